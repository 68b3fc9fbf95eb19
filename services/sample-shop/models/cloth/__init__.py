"""Clothes: patterns that are cut, fall on a body, and are photographed on a bust."""
