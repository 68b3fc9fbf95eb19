"""Two earrings on the ground: a baroque pearl under a leaf, on a hook. Unit: centimetre."""
import math
import random

import bpy
from mathutils import Matrix, Vector, noise

from studio.camera import View
from studio.materials import metal, pearl
from studio.shapes import collect, surface, wire

VIEWS = {
    'front': View(azimuth=0, elevation=88, frame=4.2, target=(0, -0.05, 0.3), stop=10),
    'angle': View(azimuth=16, elevation=48, frame=3.9, target=(0.05, 0.05, 0.2), stop=7),
    'side': View(azimuth=-64, elevation=40, frame=4.0, target=(0, 0.1, 0.2), stop=7),
    'detail': View(azimuth=-8, elevation=48, frame=2.5, target=(-0.62, -0.55, 0.35), stop=3.5, on_stone=True),
}


def build(colour='gold'):
    """The pair, one a little turned."""
    material, nacre = metal(colour, roughness=0.14), pearl()
    for side, turn, seed in ((-0.72, -9, 3), (0.72, 13, 8)):
        before = set(bpy.context.scene.objects)
        _earring(material, nacre, seed)
        collect(Matrix.Translation((side, 0, 0)) @ Matrix.Rotation(math.radians(turn), 4, 'Z'), before)


def _earring(material, nacre, seed):
    chance = random.Random(seed)
    radius = 0.46 + 0.04 * chance.random()
    _baroque(nacre, radius, seed)
    _leaf(material, (0, -0.02, 0.40), 1.02, 0.30)
    _ring(material, (0, 1.03, 0.30), 0.075)
    _ring(material, (0, -0.10, 0.46), 0.06)
    _hook(material)


def _baroque(nacre, radius, seed):
    """A pearl that grew as it liked: drop-shaped, with soft dents."""
    def point(u, v):
        polar, around = math.pi * u, 2 * math.pi * v
        away = Vector((math.sin(polar) * math.cos(around), math.cos(polar), math.sin(polar) * math.sin(around)))
        large, small = noise.noise(away * 0.9 + Vector((seed, 0, 0))), noise.noise(away * 2.2 + Vector((0, seed, 0)))
        dent = large * 0.15 + small * 0.03
        slim = 1 - 0.20 * max(0.0, away.y)
        place = Vector((away.x * slim, away.y * 1.22, away.z * slim)) * radius * (1 + dent)
        return place.x, place.y - 0.72, place.z + radius * 0.97
    surface(point, 72, 120, nacre)


def _leaf(material, stem, tip, width):
    """A curved leaf from `stem` up to the height `tip`, with a rib."""
    thickness = 0.022

    def point(u, v):
        along = stem[1] + (tip - stem[1]) * u
        half = width * math.sin(math.pi * min(1, u * 0.94 + 0.06)) ** 0.8 * (1 - 0.25 * u) + 0.004
        across = 2 * math.pi * v
        side = half * math.cos(across)
        ribs = 0.016 * math.cos(side * 58 + u * 26) * min(1, half * 6)
        fold = 0.26 * abs(side) - 0.10 * math.sin(math.pi * u) + ribs
        return side, along, stem[2] - 0.12 * u - fold + thickness * math.sin(across)
    surface(point, 90, 96, material)


def _ring(material, place, radius):
    turns = [2 * math.pi * k / 40 for k in range(40)]
    path = [(place[0], place[1] + radius * math.cos(turn), place[2] + radius * math.sin(turn)) for turn in turns]
    wire(path, 0.019, material, closed=True)


def _hook(material):
    """A French hook: up from the ring, over, and down at the back; it lies on its side."""
    path = [(0, 1.09, 0.30)]
    for k in range(31):
        angle = math.radians(-60 + 240 * k / 30)
        path.append((0.22 - 0.22 * math.cos(angle), 1.45 + 0.26 * math.sin(angle), 0.24 - 0.19 * k / 30))
    path += [(0.44 + 0.02 * k, 1.45 - 0.11 * k, max(0.03, 0.05 - 0.005 * k)) for k in range(1, 8)]
    wire(path, 0.026, material)
