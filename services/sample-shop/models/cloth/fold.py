"""A shirt folded as it lies in a shop: sides to the back, the lower half under the upper. Unit: centimetre."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector, noise

from cloth.fabric import fabric
from cloth.garment import Garment
from cloth.trims import rib
from studio.lettering import letters
from studio.materials import matte
from studio.shapes import collect
from studio.slab import slab

SIDE = 14.0  # half the width of what is left
TURN_SIDE, TURN_FOOT = 0.35, 0.85  # how round the folds are


def folded(pattern, material, colour, words):
    """The shirt of `pattern` folded, its front up and its neck away from the camera."""
    low = min(point.y for point in pattern.points)
    high = max(point.y for point in pattern.points)
    middle = low + (high - low) * 0.485
    before = set(bpy.context.scene.objects)
    places = []
    for point, side in zip(pattern.points, pattern.side):
        places.append(_lie(_under(_behind(point.x, point.y, -side * 0.16), middle), middle))
    shirt = Garment(pattern, np.array([tuple(place) for place in places], np.float32), material, thickness=0.15, levels=2)
    rib(shirt, 'neck', 2.1, 0.26, fabric(colour, threads=5, relief=0.9, hem=0.01), inward=0.1)
    _label(shirt, words)
    lowest = min(place.z for place in places)
    collect(Matrix.Translation((0, -(high + middle) / 2, -lowest + 0.1)), before)


def _behind(x, z, level):
    """Where a point lies when what is outside the sides is turned to the back; level counts upward."""
    beyond = abs(x) - SIDE
    if beyond <= 0:
        return Vector((x, z, level))
    out, down = _bend(beyond, TURN_SIDE + level)
    # What was level above the fold is level below it afterwards.
    flipped = down if down < 2 * (TURN_SIDE + level) else 2 * (TURN_SIDE + level)
    return Vector((math.copysign(SIDE + out, x), z, level - flipped))


def _under(place, middle):
    """Where it lies when everything nearer than `middle` is turned under."""
    beyond = middle - place.y
    if beyond <= 0:
        return place
    radius = TURN_FOOT + place.z + 0.7
    out, down = _bend(beyond, radius)
    return Vector((place.x, middle - out, place.z - down))


def _bend(length, radius):
    """How far out and how far down a strip of `length` ends that goes round a fold of `radius` and back."""
    radius = max(radius, 0.05)
    half = math.pi * radius
    if length < half:
        turn = length / radius
        return radius * math.sin(turn), radius * (1 - math.cos(turn))
    return -(length - half), 2 * radius


def _lie(place, middle):
    """Cloth is never flat: soft waves, more of them toward the folds."""
    wave = noise.noise(Vector((place.x * 0.09, place.y * 0.07, 3.1))) * 0.55
    wave += noise.noise(Vector((place.x * 0.23, place.y * 0.05, 9.7))) * 0.22
    return Vector((place.x, place.y, place.z + wave))


def _label(shirt, words):
    place = shirt.back(0, 143.4, -0.3)
    slab(4.6, 2.0, 0.06, 0.03, matte('label', (0.75, 0.72, 0.66), roughness=0.7)).matrix_world = Matrix.Translation(place)
    word = letters(words, 0.55, (0, 0, 0), matte('print', (0.06, 0.06, 0.065)), depth=0.006, spacing=1.2)
    word.matrix_world = Matrix.Translation(place + Vector((0, 0, 0.04)))
