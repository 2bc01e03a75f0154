"""Street races: other cars, nitro, what drivers can do, and zones of the circuit.

``race`` says at which moments something is different and hands them on: to ``nitro``, to ``line`` for what the line
gives back, to ``zones``, and to ``abilities`` for what each driver can do.
"""
