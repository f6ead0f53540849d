"""A judge of blunders: decisions out of whole games of a computer player, thought about at length and played to the
end. ``python -m tests.ai.blunders --game heroes --positions 60 --out runs`` counts what a player throws away."""
