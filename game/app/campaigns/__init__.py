"""Campaigns: scenarios in an order, of which each begins with what was carried on from the one before."""
