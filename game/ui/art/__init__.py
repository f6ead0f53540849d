"""Everything that is drawn by hand: palette, type, icons, illustrations, card faces, tokens, dice and coins."""
