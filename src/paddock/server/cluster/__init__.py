"""A site of several workers: who holds which table, the way from one to another, and what they tell each other."""
