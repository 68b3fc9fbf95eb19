"""Clothes: patterns that are cut, fall on a body nobody sees, and are photographed as they hang."""
