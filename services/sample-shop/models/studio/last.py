"""The shape of a foot, as shoemakers keep it in wood. Unit: centimetre; heel at y = 0, toe toward +y, a right shoe.

A place round the shoe is a share from 0 to 1: 0 at the heel, ¼ at the outer side, ½ at the toe, ¾ at the inner side.
"""
import math

import bpy
from mathutils import Matrix, Vector

from studio.shapes import collect

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


def ellipse(around, half_width, middle, half_length, height):
    """A point of an opening: an ellipse round `middle` on the y axis, at `height`."""
    turn = 2 * math.pi * around
    return Vector((half_width * math.sin(turn), middle - half_length * math.cos(turn), height))


def stand_shoes(make, length, pose, apart, turns):
    """Puts what `make()` builds, a right shoe of `length`, on the ground with its outer side to the front.

    For the pose 'pair' a left one stands behind it, each `apart` (along, across) from the middle, at `turns` degrees.
    """
    if pose != 'pair':
        _stand(make, length, (0, 0, 0), -90, 1)
        return
    along, across = apart
    _stand(make, length, (along, across, 0), turns[0], -1)
    _stand(make, length, (-along, -across, 0), turns[1], 1)


def _stand(make, length, place, turn, hand):
    before = set(bpy.context.scene.objects)
    make()
    middle = Matrix.Diagonal((hand, 1, 1, 1)) @ Matrix.Translation((0, -length / 2, 0))
    collect(Matrix.Translation(place) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ middle, before)
