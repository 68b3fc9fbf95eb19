"""A heavy jar of cream under a gold lid; closed, or open with its lid beside it. Unit: centimetre."""
import math

import bpy
from mathutils import Matrix

from studio.camera import View
from studio.lettering import letters_round
from studio.materials import metal, principled
from studio.shapes import collect, surface, turned

RADIUS, HEIGHT, LID = 3.15, 3.7, 1.55
INNER, FLOOR, MOUTH = 2.55, 0.75, 2.5
LID_RADIUS = 3.05

VIEWS = {
    'angle': View(azimuth=-22, elevation=22, frame=10.2, target=(0, 0, 2.35), stop=8),
    'front': View(azimuth=0, elevation=8, frame=10.2, target=(0, 0, 2.75), stop=10),
    'open': View(azimuth=-12, elevation=30, frame=13.4, target=(2.0, 0.9, 1.6), stop=8, pose='open'),
    'top': View(azimuth=8, elevation=60, frame=13.4, target=(2.1, 0.5, 1.2), stop=10, pose='open'),
}
# Opal glass, and amber glass as it looks with cream behind it.
JARS = {
    'pearl': {'glass': (0.84, 0.82, 0.785), 'cream': (0.88, 0.83, 0.76)},
    'amber': {'glass': (0.205, 0.052, 0.006), 'cream': (0.90, 0.74, 0.46)},
}


def build(colour='pearl', words=('ZAHRIYAT', 'CALM DAY CREAM'), pose='closed'):
    """The jar with its name in two lines."""
    jar = JARS[colour]
    gold = metal('gold', roughness=0.2)
    foot = [(0, 0.06), (RADIUS - 0.5, 0.06), (RADIUS - 0.4, 0), (RADIUS, 0)]
    wall = [(RADIUS, HEIGHT - 0.45), (MOUTH + 0.12, HEIGHT - 0.1), (MOUTH + 0.12, HEIGHT + 0.75), (MOUTH, HEIGHT + 0.75)]
    hollow = [(MOUTH, HEIGHT - 0.15), (INNER, HEIGHT - 0.6), (INNER, FLOOR), (0, FLOOR)]
    turned([*foot, *wall, *hollow], _glass(jar['glass']), roundness=0.2)
    _cream(jar['cream'], opened=pose == 'open')
    for text, height, place in zip(words, (0.34, 0.17), (2.05, 1.5)):
        letters_round(text, height, RADIUS + 0.004, place, gold)
    before = set(bpy.context.scene.objects)
    _lid(gold)
    if pose == 'open':
        collect(Matrix.Translation((4.9, 2.9, 0)), before)
    else:
        collect(Matrix.Translation((0, 0, HEIGHT - 0.38)), before)


def _glass(colour):
    return principled(
        'jar', Base_Color=colour, Roughness=0.1, Specular=0.6, Clearcoat=1.0, Clearcoat_Roughness=0.03,
        Subsurface=0.1, Subsurface_Radius=(0.3, 0.25, 0.2), Subsurface_Color=colour,
    )[0]


def _cream(colour, opened):
    """What fills the jar; a finger has been round its top. It reaches a hair into the glass."""
    material = principled(
        'cream', Base_Color=colour, Roughness=0.34, Specular=0.45, Subsurface=0.18,
        Subsurface_Radius=(0.3, 0.22, 0.14), Subsurface_Color=colour,
    )[0]
    level = HEIGHT - 0.55
    reach, low, high = INNER + 0.01, FLOOR - 0.01, level - 0.4
    turned([(0, low), (reach, low), (reach, high), (0, high)], material, roundness=0.15)
    if not opened:
        return

    def point(u, v):
        angle, out = 2 * math.pi * v, u * (MOUTH - 0.02)
        swirl = 0.16 * math.cos(angle - 5.4 * u) * u * (1 - u ** 6) + 0.42 * math.exp(-((u / 0.2) ** 2))
        return out * math.cos(angle), out * math.sin(angle), level + swirl - 0.25 * u ** 8
    surface(point, 90, 160, material)


def _lid(gold):
    """Brushed gold, hollow below, with a fine groove round its foot."""
    inside = [(0, LID - 0.3), (LID_RADIUS - 0.3, LID - 0.3), (LID_RADIUS - 0.3, 0)]
    side = [(LID_RADIUS, 0), (LID_RADIUS, 0.2), (LID_RADIUS - 0.05, 0.23), (LID_RADIUS, 0.26)]
    turned([*inside, *side, (LID_RADIUS, LID), (0, LID)], gold, roundness=0.07)
