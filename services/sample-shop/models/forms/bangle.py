"""A narrow bangle with a fine wave along it; stands on its edge, or lies. Unit: centimetre."""
import math

import bpy
from mathutils import Matrix

from studio.camera import View
from studio.materials import metal
from studio.shapes import collect, surface, turned

INNER_RADIUS = 3.0
WIDTH = 0.42
THICKNESS = 0.2
ROUNDNESS = 0.94  # a wrist is wider than deep

VIEWS = {
    'angle': View(azimuth=0, elevation=16, frame=7.9, target=(0.05, 0, 3.1), stop=6),
    'front': View(azimuth=-30, elevation=8, frame=7.9, target=(0, 0, 3.15), stop=10),
    'top': View(azimuth=0, elevation=50, frame=7.9, target=(0, 0, 0), stop=10, pose='lying'),
    'detail': View(azimuth=-22, elevation=32, frame=3.2, target=(-0.9, -2.75, 0.25), stop=3, on_stone=True, pose='lying'),
}


def build(colour='gold', pose='standing'):
    """The bangle, on its edge or flat on the ground."""
    material = metal(colour, roughness=0.1)
    before = set(bpy.context.scene.objects)
    surface(_point, 720, 48, material, close_across=True)
    for side in (-1, 1):
        hinge = turned([(0, -0.16), (0.05, -0.16), (0.05, 0.16), (0, 0.16)], material, around=32, roundness=0.02)
        hinge.matrix_world = Matrix.Translation((side * (INNER_RADIUS + 0.02), 0, WIDTH / 2))
    if pose == 'standing':
        upright = Matrix.Rotation(math.radians(90), 4, 'X') @ Matrix.Translation((0, 0, -WIDTH / 2))
        turn = Matrix.Rotation(math.radians(-36), 4, 'Z')
        height = (INNER_RADIUS + THICKNESS) * ROUNDNESS
        collect(Matrix.Translation((0, 0, height)) @ turn @ upright, before)


def _point(u, v):
    """The band: its edge rises and falls in uneven waves, and a groove follows them."""
    angle = 2 * math.pi * u
    wave = 0.10 * math.sin(9 * angle + 0.8 * math.sin(2 * angle)) + 0.03 * math.sin(17 * angle + 1)
    across = 2 * math.pi * v
    cosine, sine = math.cos(across), math.sin(across)
    lines = 0.05 * math.exp(-(((sine - 0.25) / 0.16) ** 2)) + 0.03 * math.exp(-(((sine + 0.4) / 0.12) ** 2))
    groove = lines * max(0.0, cosine)
    out = THICKNESS / 2 * cosine * (1 if cosine > 0 else 0.45) - groove
    height = WIDTH / 2 * sine
    lift = wave * (0.5 + 0.5 * sine)  # the lower edge stays on the ground
    radius = INNER_RADIUS + THICKNESS / 2 + out
    return radius * math.cos(angle), radius * ROUNDNESS * math.sin(angle), WIDTH / 2 + height + lift
