"""Zips: a tape, its teeth, and the slider with a cord to pull."""
import math

from mathutils import Matrix, Vector

from studio.bands import band
from studio.materials import matte, principled
from studio.shapes import copy_to, wire
from studio.slab import slab


def zip_along(path, sides, colour, slider_at=0.0, teeth=0.34):
    """A zip along `path` (Vectors, evenly apart) with `sides` across it; `slider_at` is a share of the path."""
    tape = matte('tape', tuple(0.55 * part for part in colour), roughness=0.8)
    steel = principled('zip', Base_Color=(0.10, 0.10, 0.105), Metallic=0.8, Roughness=0.35)[0]
    band(path, sides, 2.3, 0.08, tape)
    tooth = slab(0.55, teeth * 0.55, 0.2, 0.04, steel)
    last, next_at, run = len(path) - 1, 0.0, 0.0
    for at in range(last):
        step = path[at + 1] - path[at]
        along = step.normalized()
        side = (sides[at] - along * sides[at].dot(along)).normalized()
        out = along.cross(side)
        while next_at < run + step.length:
            place = path[at] + along * (next_at - run) + out * 0.03
            copy_to(tooth, Matrix.Translation(place) @ _turned(side, along, out))
            next_at += teeth
        run += step.length
    tooth.hide_render = True
    _slider(path, sides, min(last - 1, round(slider_at * last)), steel, colour)


def _slider(path, sides, at, steel, colour):
    along = (path[at + 1] - path[at]).normalized()
    side = (sides[at] - along * sides[at].dot(along)).normalized()
    out = along.cross(side)
    turn = Matrix.Translation(path[at] + out * 0.16) @ _turned(side, along, out)
    slab(0.85, 1.3, 0.36, 0.12, steel).matrix_world = turn
    cord = [path[at] + out * 0.42, path[at] + out * 0.62 - Vector((0, 0, 0.6)), path[at] + out * 0.5 - Vector((0, 0, 2.4))]
    wire(cord, 0.13, matte('cord', colour, roughness=0.8))
    end = slab(0.5, 0.5, 1.5, 0.12, matte('grip', tuple(0.4 * part for part in colour), roughness=0.5))
    end.matrix_world = Matrix.Translation(cord[-1] - Vector((0, 0, 0.6))) @ Matrix.Rotation(math.radians(4), 4, 'X')


def _turned(side, along, out):
    return Matrix((side, along, out)).transposed().to_4x4()
