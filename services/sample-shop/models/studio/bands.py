"""Bands: flat strips of leather, webbing or ribbon along any path."""
import math

from mathutils import Vector

from studio.shapes import surface


def band(path, sides, width, thickness, material, closed=False):
    """A strip along `path`, Vectors; `sides` gives for each of them the direction across the strip.

    `width` and `thickness` are centimetres, or functions of the share of the path from 0 to 1.
    """
    last = len(path) - (0 if closed else 1)
    widths = width if callable(width) else lambda share: width
    depths = thickness if callable(thickness) else lambda share: thickness

    def point(u, v):
        at = round(u * last) % len(path)
        if closed:
            ahead = path[(at + 1) % len(path)] - path[at - 1]
        else:
            ahead = path[min(at + 1, last)] - path[max(at - 1, 0)]
        along = ahead.normalized()
        side = (sides[at] - along * sides[at].dot(along)).normalized()
        out = along.cross(side)
        turn = 2 * math.pi * v
        across = math.copysign(abs(math.cos(turn)) ** 0.3, math.cos(turn)) * widths(u) / 2
        rise = math.copysign(abs(math.sin(turn)) ** 0.6, math.sin(turn)) * depths(u) / 2
        return path[at] + side * across + out * rise
    return surface(point, last, 40, material, close_across=closed)


def curve_through(knots, steps=12, closed=False):
    """Vectors on a smooth curve through `knots`, `steps` for each stretch between two of them."""
    points = [Vector(knot) for knot in knots]
    total = len(points)
    stretches = total if closed else total - 1
    result = []
    for at in range(stretches):
        a, b = points[at], points[(at + 1) % total]
        before = points[at - 1] if closed or at else a * 2 - b
        after = points[(at + 2) % total] if closed or at + 2 < total else b * 2 - a
        for step in range(steps):
            t = step / steps
            result.append(0.5 * (
                2 * a + (b - before) * t + (2 * before - 5 * a + 4 * b - after) * t * t
                + (3 * a - before - 3 * b + after) * t ** 3
            ))
    return result if closed else [*result, points[-1]]
