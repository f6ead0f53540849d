"""Scenarios: objectives and triggers over the pieces of any game. Nothing here knows a game.

``script`` holds what a designer drew, ``standing`` how far it has come in a match, ``facts`` what games tell of their
events, ``counting`` how facts count, ``settling`` the step that fires triggers and settles objectives, ``layout`` how
cards lie on a table as it begins.
"""
