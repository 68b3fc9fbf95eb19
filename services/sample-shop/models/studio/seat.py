"""The seat of a majlis: a long cushion on the ground, bolsters against the wall, a band of sadu on each. Unit: centimetre."""
import math

from mathutils import Vector, noise

from studio.sadu import sadu_cloth
from studio.shapes import surface

WINE = ((0.105, 0.016, 0.020), (0.58, 0.47, 0.34), (0.020, 0.018, 0.018))
INDIGO = ((0.016, 0.030, 0.062), (0.56, 0.46, 0.34), (0.20, 0.030, 0.024))
SAND = ((0.50, 0.40, 0.29), (0.20, 0.028, 0.022), (0.030, 0.026, 0.026))


def seat(place, width, depth, height, colours=WINE):
    """A cushion that stands at `place`, the middle of its foot."""
    return _cushion(place, (width, depth, height), sadu_cloth(0, height * 0.52, colours, thread=0.32), 0.16, 0)


def bolster(place, width, height, depth=16, lean=14, colours=SAND):
    """One that leans against the wall, `lean` degrees from upright."""
    return _cushion(place, (width, depth, height), sadu_cloth(0, height * 0.34, colours, thread=0.32), 0.42, lean)


def _cushion(place, size, material, soft, lean):
    """A box whose sides are full of wool: `soft` is how round it is, from 0 to 1."""
    wide, deep, high = (length / 2 for length in size)
    power = 0.16 + 0.34 * soft

    def point(u, v):
        up, turn = math.pi * (u - 0.5), 2 * math.pi * v
        ring = _root(math.cos(up), power)
        x, y, z = ring * _root(math.cos(turn), power * 0.6), ring * _root(math.sin(turn), power), _root(math.sin(up), power)
        # Somebody sat here: the upper side is a little lower in places.
        dent = 0.10 * high * noise.noise(Vector((x * wide * 0.035, y * deep * 0.05, 2.0))) * max(0.0, z)
        return x * wide, y * deep, z * high + dent
    thing = surface(point, 90, 240, material)
    thing.rotation_euler = (math.radians(-lean), 0, 0)
    thing.location = (place[0], place[1], place[2] + high)
    return thing


def _root(value, power):
    return math.copysign(abs(value) ** power, value)
