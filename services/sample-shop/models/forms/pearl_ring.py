"""A ring that stands, with one round pearl in a cup. Unit: centimetre."""
import math

import bpy
from mathutils import Matrix

from studio.camera import View
from studio.materials import metal, pearl
from studio.shapes import ball, collect, surface, turned

INNER_RADIUS = 0.86
THICKNESS = 0.19

VIEWS = {
    'angle': View(azimuth=0, elevation=16, frame=3.7, target=(0.04, 0, 1.40), stop=5.6),
    'front': View(azimuth=-24, elevation=7, frame=3.7, target=(0, 0, 1.42), stop=8),
    'top': View(azimuth=14, elevation=52, frame=3.3, target=(0, 0, 1.33), stop=8),
    'detail': View(azimuth=8, elevation=27, frame=1.9, target=(0, 0, 2.2), stop=3.5, on_stone=True),
}


def build(colour='gold', pearl_radius=0.42):
    """The ring, turned a little to the left."""
    before = set(bpy.context.scene.objects)
    gold = metal(colour)
    middle = INNER_RADIUS + THICKNESS / 2
    height = middle + THICKNESS / 2
    surface(lambda u, v: _band(u, v, middle, height), 256, 48, gold, close_across=True)
    top = height + middle + THICKNESS / 2 - 0.03
    rim = [(0.20, 0.15), (0.285, 0.235), (0.265, 0.25), (0.18, 0.18)]
    cup = turned([(0, 0), (0.085, 0), (0.10, 0.09), *rim, (0, 0.14)], gold, roundness=0.03)
    cup.matrix_world = Matrix.Translation((0, 0, top))
    centre = top + 0.15 + pearl_radius * 0.98
    ball(pearl_radius, (0, 0, centre), pearl())
    for quarter in range(4):
        _claw(math.radians(45 + 90 * quarter), centre, pearl_radius, gold)
    collect(Matrix.Rotation(math.radians(-34), 4, 'Z'), before)


def _band(u, v, middle, height):
    """A comfort-fit band: round outside, nearly flat inside, a little wider at the top."""
    angle = 2 * math.pi * u
    width = 0.105 + 0.03 * (0.5 + 0.5 * math.cos(angle)) ** 2
    across = 2 * math.pi * v
    out = THICKNESS / 2 * math.cos(across) * (1 if math.cos(across) > 0 else 0.45)
    side = width * math.sin(across)
    radius = middle + out
    return radius * math.sin(angle), side, height + radius * math.cos(angle)


def _claw(turn, centre, pearl_radius, gold):
    """A slim leaf of gold that rises from the cup along the pearl."""
    def point(u, v):
        fall = math.radians(150 - 29 * u)
        half = 0.052 * math.sqrt(max(0.0, 1 - (1.02 * u) ** 2)) + 0.002
        round_ = 2 * math.pi * v
        out = pearl_radius + 0.006 + 0.018 * math.cos(round_) * (1 - 0.7 * u)
        spread = turn + half * math.sin(round_) / (pearl_radius * math.sin(fall))
        return (
            out * math.sin(fall) * math.cos(spread),
            out * math.sin(fall) * math.sin(spread),
            centre + out * math.cos(fall),
        )
    surface(point, 24, 20, gold)
