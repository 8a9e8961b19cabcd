"""Live tables: who sits where, clocks, storage, and the wire. It holds no rules."""
