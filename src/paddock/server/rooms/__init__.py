"""Tables with people around them: the model is pure, the store remembers, wire and socket speak."""
