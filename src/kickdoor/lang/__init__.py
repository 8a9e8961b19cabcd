"""The card language: operations, conditions and filters, and the compiler from YAML to definitions."""
