"""A band that rises once, like a wave; stands, or stands with its fellow lying before it. Unit: centimetre."""
import math

import bpy
from mathutils import Matrix

from studio.camera import View
from studio.materials import metal
from studio.shapes import collect, surface

INNER_RADIUS = 0.86
BODY = 0.10

VIEWS = {
    'angle': View(azimuth=0, elevation=20, frame=3.0, target=(0.03, 0, 1.02), stop=6),
    'front': View(azimuth=-30, elevation=9, frame=3.0, target=(0, 0, 1.06), stop=8),
    'top': View(azimuth=-4, elevation=58, frame=3.0, target=(0, 0.1, 0.95), stop=8),
    'pair': View(azimuth=-10, elevation=30, frame=4.4, target=(0.42, -0.25, 0.68), stop=6, pose='pair'),
}


def build(colour='gold', pose='default'):
    """One ring that stands, or in the pose `pair` two."""
    material = metal(colour, roughness=0.09)
    before = set(bpy.context.scene.objects)
    _ring(material)
    collect(Matrix.Rotation(math.radians(-36), 4, 'Z'), before)
    if pose == 'pair':
        before = set(bpy.context.scene.objects)
        _ring(material, size=0.9)
        lie = Matrix.Rotation(math.radians(-90), 4, 'X') @ Matrix.Translation((0, 0, -0.9 * (INNER_RADIUS + BODY)))
        turned = Matrix.Rotation(math.radians(150), 4, 'Z') @ lie
        collect(Matrix.Translation((1.18, -0.78, 0.31)) @ turned, before)


def _ring(material, size=1.0):
    surface(lambda u, v: _point(u, v, size), 360, 56, material, close_across=True)


def _point(u, v, size):
    """Flat and narrow under the finger; at the top the outside climbs to a crest that leans to one side."""
    angle = 2 * math.pi * u - math.pi  # 0 at the top
    wave = math.exp(-((angle / 0.62) ** 2))
    lean = math.exp(-(((angle - 0.12) / 0.42) ** 2))
    across = 2 * math.pi * v
    cosine, sine = math.cos(across), math.sin(across)
    half_width = 0.15 + 0.11 * wave
    crest = 0.34 * wave * max(0.0, cosine) ** 1.3 * math.exp(-(((sine - 0.30 * lean) / 0.50) ** 2))
    out = BODY / 2 * cosine * (1 if cosine > 0 else 0.4) + crest
    radius = (INNER_RADIUS + BODY / 2 + out) * size
    side = (half_width * sine + 0.10 * lean * max(0.0, cosine)) * size
    base = (INNER_RADIUS + BODY) * size
    return radius * math.sin(angle), side, base + radius * math.cos(angle)
