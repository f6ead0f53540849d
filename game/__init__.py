"""Tessera: a tabletop client. Floors, each importing only from those before it: geometry, core, rules, ai, app, ui."""
