"""A lipstick in a fluted gold case: with its cap beside it, closed, or both together. Unit: centimetre."""
import math

import bpy
from mathutils import Matrix

from studio.camera import View
from studio.materials import metal, principled
from studio.shapes import collect, surface, turned

RADIUS = 0.92
CASE, COLLAR, CAP = 2.9, 1.25, 4.1
STICK, TIP = 0.56, 6.15
FLUTES = 44
SHADES = {
    'wine': (0.170, 0.010, 0.026),
    'rose': (0.420, 0.075, 0.105),
    'coral': (0.600, 0.095, 0.055),
    'blush': (0.480, 0.180, 0.140),
}

VIEWS = {
    'open': View(azimuth=-14, elevation=14, frame=8.4, target=(0.75, -0.2, 2.95), stop=8),
    'angle': View(azimuth=34, elevation=30, frame=8.4, target=(0.75, -0.2, 2.65), stop=8),
    'closed': View(azimuth=0, elevation=12, frame=8.8, target=(0, 0, 3.45), stop=8, pose='closed'),
    'pair': View(azimuth=-18, elevation=16, frame=9.2, target=(0.55, 0.1, 3.2), stop=8, pose='pair'),
}


def build(colour='wine', pose='open'):
    """One lipstick, or in the pose `pair` an open and a closed one."""
    gold, satin, stick = metal('gold', roughness=0.1), metal('gold', roughness=0.24), _stick_of(colour)
    if pose != 'closed':
        before = set(bpy.context.scene.objects)
        _case(gold, satin)
        _stick(stick)
        collect(Matrix.Translation((-0.55, 0, 0)), before)
    if pose == 'open':
        before = set(bpy.context.scene.objects)
        _cap(gold, satin, 0)
        lying = Matrix.Rotation(math.radians(90), 4, 'X') @ Matrix.Translation((0, 0, -CAP / 2))
        collect(Matrix.Translation((2.0, -0.5, RADIUS)) @ Matrix.Rotation(math.radians(-34), 4, 'Z') @ lying, before)
    else:
        before = set(bpy.context.scene.objects)
        _case(gold, satin)
        _cap(gold, satin, CASE + 0.05)
        collect(Matrix.Translation((1.75, 0.7, 0) if pose == 'pair' else (0, 0, 0)), before)


def _stick_of(shade):
    """Matt wax with a little depth."""
    colour = SHADES[shade]
    return principled(
        'stick', Base_Color=colour, Roughness=0.38, Specular=0.4, Subsurface=0.06,
        Subsurface_Radius=(0.12, 0.05, 0.04), Subsurface_Color=colour,
    )[0]


def _case(gold, satin):
    """The lower part and the polished tube that the cap slides over."""
    _fluted(0.12, CASE, satin)
    turned([(0, 0), (RADIUS, 0), (RADIUS, 0.14), (0.8, 0.14)], gold, roundness=0.04)
    tube = [(0.8, CASE - 0.02), (RADIUS, CASE - 0.02), (RADIUS, CASE + 0.06), (0.76, CASE + 0.06)]
    turned([*tube, (0.76, CASE + COLLAR), (0.68, CASE + COLLAR), (0.68, CASE)], gold, roundness=0.035)
    turned([(0.62, CASE), (0.62, CASE + COLLAR + 0.32), (0.56, CASE + COLLAR + 0.32), (0.56, CASE)], gold, roundness=0.02)


def _cap(gold, satin, floor):
    """The cap, open at its lower end, which is at the height `floor`."""
    _fluted(floor + 0.1, floor + CAP - 0.1, satin)
    rim = [(RADIUS - 0.12, floor + 0.5), (RADIUS - 0.12, floor), (RADIUS, floor), (RADIUS, floor + 0.12), (0.8, floor + 0.12)]
    turned(rim, gold, roundness=0.03)
    top = floor + CAP
    turned([(0.8, top - 0.12), (RADIUS, top - 0.12), (RADIUS, top), (0, top)], gold, roundness=0.05)


def _fluted(bottom, top, material):
    def point(u, v):
        angle = 2 * math.pi * v
        radius = RADIUS - 0.006 - 0.035 * (1 - abs(math.sin(FLUTES / 2 * angle)))
        return radius * math.cos(angle), radius * math.sin(angle), bottom + (top - bottom) * u
    surface(point, 2, FLUTES * 16, material)


def _stick(material):
    """A cylinder cut at a slant, its edge rounded, its high side at the back on the right."""
    low = CASE + COLLAR
    round_ = 0.12

    def point(u, v):
        angle = 2 * math.pi * v
        turn = math.pi / 2 * max(0.0, u - 0.4) / 0.6
        out = STICK * math.cos(turn) ** 0.42
        x, y = out * math.cos(angle), out * math.sin(angle)
        cut = TIP - 0.62 * (STICK - (0.55 * x + 0.835 * y)) - 0.42 * (1 - (out / STICK) ** 2) * 0.12
        edge = cut - round_ + round_ * math.sin(turn) ** 0.42
        return x, y, edge if u >= 0.4 else low + (edge - low) * u / 0.4
    surface(point, 80, 128, material)
