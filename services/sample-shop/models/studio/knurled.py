"""Dials and rings that fingers turn: round things with grooves along their height."""
import math

from studio.shapes import surface, turned


def knurled(radius, low, high, grooves, material, depth=0.04):
    """An upright ring of `radius` between two heights, closed above, with `grooves` round it."""
    def point(u, v):
        angle = 2 * math.pi * v
        wave = 0.5 + 0.5 * math.cos(grooves * angle)
        out = radius - depth * (1 - wave ** 0.5)
        return out * math.cos(angle), out * math.sin(angle), low + (high - low) * u
    bevel = depth * 1.1
    return [
        surface(point, 2, grooves * 8, material),
        turned([(radius - bevel, high + 0.001), (radius - bevel * 1.6, high + bevel * 0.6), (0, high + bevel * 0.6)],
               material, around=96, roundness=0.01),
        turned([(radius, low - 0.002), (radius, low + bevel), (radius - bevel, low + bevel)], material, around=96),
        turned([(radius - bevel, high - bevel), (radius - bevel * 0.3, high - bevel * 0.5), (radius - bevel, high + 0.002)],
               material, around=96),
    ]
