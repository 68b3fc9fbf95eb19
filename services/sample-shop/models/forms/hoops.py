"""Two small hoop earrings with the ridges of a cockle shell: one stands, one leans on it. Unit: centimetre."""
import math

import bpy
from mathutils import Matrix

from studio.camera import View
from studio.materials import metal
from studio.shapes import ball, collect, surface, wire

RADIUS = 0.60
RIDGES = 46

VIEWS = {
    'angle': View(azimuth=0, elevation=28, frame=2.9, target=(0.12, -0.12, 0.52), stop=6),
    'front': View(azimuth=-16, elevation=12, frame=3.0, target=(0.08, 0, 0.66), stop=8),
    'side': View(azimuth=38, elevation=20, frame=3.0, target=(0.1, 0, 0.6), stop=8),
    'detail': View(azimuth=-6, elevation=32, frame=1.7, target=(-0.3, 0.1, 0.72), stop=3.5, on_stone=True),
}


def build(colour='rosegold'):
    """The pair on the ground."""
    material = metal(colour, roughness=0.11)
    before = set(bpy.context.scene.objects)
    _hoop(material)
    collect(Matrix.Translation((-0.42, 0.18, 0)) @ Matrix.Rotation(math.radians(-22), 4, 'Z'), before)
    before = set(bpy.context.scene.objects)
    _hoop(material)
    flat = Matrix.Translation((0.62, -0.42, 0.165)) @ Matrix.Rotation(math.radians(28), 4, 'Z')
    collect(flat @ Matrix.Rotation(math.radians(90), 4, 'X') @ Matrix.Translation((0, 0, -_reach())), before)


def _reach():
    return RADIUS + 0.13


def _hoop(material):
    """A hoop that stands on its thick end; the gap with its post is at the top right."""
    gap = math.radians(16)
    start = math.radians(48)

    def point(u, v):
        along = start + gap + (2 * math.pi - gap) * u
        swell = math.sin(math.pi * u) ** 0.6
        thick = 0.055 + 0.075 * swell
        ridge = 0.86 + 0.14 * abs(math.sin(RIDGES * math.pi * u)) ** 0.7
        across = 2 * math.pi * v
        ribbed = ridge if math.cos(across) > -0.5 else 1 - (1 - ridge) * 0.2
        out = thick * math.cos(across) * ribbed
        side = 1.22 * thick * math.sin(across) * ribbed
        radius = RADIUS + out
        return radius * math.cos(along), side, _reach() + radius * math.sin(along)

    surface(point, 620, 40, material)
    for u in (0, 1):
        end = [sum(point(u, k / 8)[axis] for k in range(8)) / 8 for axis in range(3)]
        ball(0.056, end, material)
    first, last = (start + gap * share for share in (-0.1, 1.1))
    turns = [first + (last - first) * k / 8 for k in range(9)]
    path = [(RADIUS * math.cos(turn), 0, _reach() + RADIUS * math.sin(turn)) for turn in turns]
    wire(path, 0.022, material)
