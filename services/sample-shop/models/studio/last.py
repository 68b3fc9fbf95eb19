"""The shape of a foot, as shoemakers keep it in wood. Unit: centimetre; heel at y = 0, toe toward +y, a right shoe.

A place round the shoe is a share from 0 to 1: 0 at the heel, ¼ at the outer side, ½ at the toe, ¾ at the inner side.
"""
import math

from mathutils import Vector

from studio.shapes import surface

LENGTH = 29.0
# Half the width of the outer and the inner side along the length, from heel to toe.
OUTER = ((0.0, 0.0), (0.02, 1.7), (0.08, 2.9), (0.20, 3.45), (0.40, 3.85), (0.62, 4.95), (0.78, 4.75), (0.90, 3.6), (0.97, 1.9), (1.0, 0.0))
INNER = ((0.0, 0.0), (0.02, 1.7), (0.08, 2.9), (0.20, 3.30), (0.40, 3.05), (0.62, 4.45), (0.78, 4.65), (0.90, 3.5), (0.97, 1.9), (1.0, 0.0))


def smooth_through(points, at):
    """The value at `at` on a curve that runs smoothly through `points`, (place, value) in order of place."""
    if at <= points[0][0]:
        return points[0][1]
    for index, ((a, low), (b, high)) in enumerate(zip(points, points[1:])):
        if at > b:
            continue
        before = points[index - 1] if index else None
        after = points[index + 2] if index + 2 < len(points) else None
        slope_in = (high - before[1]) / (b - before[0]) if before else (high - low) / (b - a)
        slope_out = (after[1] - low) / (after[0] - a) if after else (high - low) / (b - a)
        t, span = (at - a) / (b - a), b - a
        return (
            (2 * t ** 3 - 3 * t ** 2 + 1) * low + (t ** 3 - 2 * t ** 2 + t) * span * slope_in
            + (3 * t ** 2 - 2 * t ** 3) * high + (t ** 3 - t ** 2) * span * slope_out
        )
    return points[-1][1]


def sole_line(around, grow=0.0, length=LENGTH, slim=1.0):
    """The point (x, y) of the sole's outline at the share `around`, `grow` centimetres outside the foot's own."""
    side = 1 if around <= 0.5 else -1
    along = around * 2 if around <= 0.5 else 2 - around * 2
    # Steps are short where the outline turns, at heel and toe.
    share = 0.5 - 0.5 * math.cos(math.pi * along)
    half = smooth_through(OUTER if side > 0 else INNER, share) * slim
    ends = abs(2 * share - 1) ** 6 * math.copysign(1, share - 0.5)
    edge = 1 - abs(2 * share - 1) ** 8
    return side * (half + grow * min(1, edge * 3)), share * length + grow * ends


def upper(foot, middle, rim, material, rows=48, around=240, to=1.0):
    """A skin from `foot(share)` past `middle(share)` to `rim(share)`, three Vectors for each share of the outline."""
    def point(u, v):
        t = u * to
        a, b, c = foot(v), middle(v), rim(v)
        return (1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c
    return surface(point, rows, around, material)


def ellipse(around, half_width, middle, half_length, height):
    """A point of an opening: an ellipse round `middle` on the y axis, at `height`."""
    turn = 2 * math.pi * around
    return Vector((half_width * math.sin(turn), middle - half_length * math.cos(turn), height))
