"""What stands at the table for an open question: one widget a kind, and columns of choices."""
