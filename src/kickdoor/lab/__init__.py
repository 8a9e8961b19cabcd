"""The laboratory: many games at once, checked, counted and reported on."""
