"""Earbuds like pebbles: in their open case, or beside it. Unit: centimetre."""
import math

import bpy
from mathutils import Matrix

from studio.camera import View
from studio.materials import matte, metal, principled
from studio.rest import rest
from studio.shapes import ball, collect, surface, turned, wire

ACROSS, DEEP, LOW, HIGH = 3.05, 2.35, 1.2, 1.05  # radii of the case; what lies below and above its seam
WALL, OPEN = 0.16, 104
DECK = LOW - 0.14
PLACES = ((-1.28, 0.05), (1.28, 0.05))  # of the buds in the case
BUD = (0.98, 0.84, 0.60)
COLOURS = {'pearl': (0.72, 0.685, 0.63), 'graphite': (0.030, 0.031, 0.034), 'rose': (0.62, 0.335, 0.30)}

VIEWS = {
    'open': View(azimuth=-20, elevation=36, frame=10.4, target=(0, 1.1, 2.5), stop=9, pose='open'),
    'angle': View(azimuth=-26, elevation=30, frame=9.4, target=(0.25, -0.9, 0.7), stop=9),
    'top': View(azimuth=0, elevation=66, frame=10.6, target=(0, 1.5, 1.6), stop=10, pose='open'),
    'detail': View(azimuth=-30, elevation=30, frame=5.0, target=(0.2, -3.3, 0.75), stop=4, on_stone=True),
}


def build(colour='pearl', pose='beside'):
    """The case and both buds."""
    shell = principled(
        'shell', Base_Color=COLOURS[colour], Roughness=0.3, Specular=0.5, Clearcoat=0.35, Clearcoat_Roughness=0.12,
        Subsurface=0.04, Subsurface_Radius=(0.2, 0.15, 0.1), Subsurface_Color=COLOURS[colour],
    )[0]
    _base(shell, colour)
    before = set(bpy.context.scene.objects)
    _lid(shell)
    seam = Matrix.Translation((0, 0, LOW + 0.02))
    if pose == 'open':
        axis = Matrix.Translation((0, DEEP - 0.12, LOW))
        collect(axis @ Matrix.Rotation(math.radians(-OPEN), 4, 'X') @ axis.inverted() @ seam, before)
    else:
        collect(seam, before)
    for side, (x, y) in zip((-1, 1), PLACES):
        before = set(bpy.context.scene.objects)
        _bud(shell, colour, side)
        if pose == 'open':
            collect(Matrix.Translation((x, y, DECK + 0.17)), before)
        else:
            lie = Matrix.Rotation(math.radians(-40 if side < 0 else 28), 4, 'Z')
            lie @= Matrix.Rotation(math.radians(74 if side < 0 else -112), 4, 'X')
            made = rest(lie, before)
            for thing in made:
                thing.matrix_world = Matrix.Translation((-0.75 if side < 0 else 1.45, -3.55, 0)) @ thing.matrix_world


def _plan(turn, out=0.0):
    """The outline of the case: an oval with a little more shoulder."""
    x, y = math.cos(turn), math.sin(turn)
    return (
        (ACROSS - out) * math.copysign(abs(x) ** 0.88, x), (DEEP - out) * math.copysign(abs(y) ** 0.88, y),
    )


def _dome(height, rim, material, inward=0.0, up=1):
    """Half a pebble, round at its rim; `up` -1 hangs it below its seam."""
    def point(u, v):
        rise = math.pi / 2 * u
        share = math.cos(rise) ** 0.72
        x, y = _plan(2 * math.pi * v, inward)
        # Where both halves meet, each edge is broken by a hair.
        lip = rim * math.exp(-u / 0.012)
        return x * share * (1 - lip), y * share * (1 - lip), up * (height - inward) * math.sin(rise) ** 0.95
    return surface(point, 120, 160, material)


def _base(shell, colour):
    """The lower half, flat where it stands, with a bed for each bud, the contact pins and a small light."""
    below = _dome(LOW, 0.012, shell, up=-1)
    for vertex in below.data.vertices:
        vertex.co.z = max(vertex.co.z + LOW, 0)
    satin = principled('bed', Base_Color=tuple(0.86 * part for part in COLOURS[colour]), Roughness=0.5)[0]

    def bed(u, v):
        x, y = (part * (1 - u) for part in _plan(2 * math.pi * v, 0.02))
        edge = min(1.0, u * ACROSS / 0.16)
        height = LOW - (LOW - DECK) * (edge * edge * (3 - 2 * edge))
        for at_x, at_y in PLACES:
            near = math.hypot((x - at_x) / (BUD[0] + 0.09), (y - at_y) / (BUD[1] + 0.09))
            height -= 0.55 / (1 + math.exp((near - 0.98) / 0.018))
        return x, y, height
    surface(bed, 240, 280, satin)
    pin = [(0, 0), (0.11, 0), (0.11, 1.9), (0, 1.9)]
    hinge = turned(pin, metal('silver', roughness=0.25), around=40, roundness=0.03)
    upright = Matrix.Translation((-0.95, DEEP - 0.1, LOW))
    hinge.matrix_world = upright @ Matrix.Rotation(math.radians(90), 4, 'Y')
    light = principled('light', Emission=(0.75, 1.0, 0.85), Emission_Strength=1.6)[0]
    ball(0.055, (0, -DEEP * 0.988, LOW - 0.34), light, scale=(1, 0.7, 1))


def _lid(shell):
    """The upper half, hollow."""
    _dome(HIGH, 0.012, shell)
    _dome(HIGH, 0, shell, inward=WALL)

    def edge(u, v):
        x, y = _plan(2 * math.pi * v, WALL * u)
        return x, y, 0.02 * math.sin(math.pi * u) * -1 + 0.012
    surface(edge, 8, 160, shell)


def _bud(shell, colour, side):
    """A pebble with a touched face above, its tip of silicone below; `side` -1 is the left one."""
    def point(u, v):
        rise, turn = math.pi * (u - 0.5), 2 * math.pi * v
        flat = math.cos(rise) ** 0.8
        # The face is flat as a river stone's; a seam runs round, and a fine ring marks where a finger rests.
        z = BUD[2] * math.sin(rise) * (0.86 if rise > 0 else 1.0)
        seam = 0.018 * math.exp(-(((z + 0.06) / 0.016) ** 2))
        ring = 0.014 * math.exp(-(((flat - 0.60) / 0.022) ** 2)) if rise > 0 else 0
        lean = 0.16 * side * max(0.0, -math.sin(rise)) ** 1.5
        return BUD[0] * flat * (1 - seam) * math.cos(turn) - lean, BUD[1] * flat * (1 - seam) * math.sin(turn), z - ring
    surface(point, 320, 128, shell)
    turns = [2 * math.pi * step / 96 for step in range(96)]
    inlay = [(BUD[0] * 0.6 * math.cos(turn), BUD[1] * 0.6 * math.sin(turn), 0.428) for turn in turns]
    wire(inlay, 0.022, metal('rosegold' if colour == 'rose' else 'silver', roughness=0.2), closed=True)
    dark = matte('hole', (0.008, 0.008, 0.009), roughness=0.7)
    ball(0.06, (side * BUD[0] * 0.80, 0, 0.335), dark, scale=(0.55, 1.9, 0.5))
    rubber = principled(
        'silicone', Base_Color=tuple(0.03 + 0.72 * part for part in COLOURS[colour]), Roughness=0.55, Specular=0.35,
    )[0]
    before = set(bpy.context.scene.objects)
    turned([(0, 0.2), (0.34, 0.2), (0.3, -0.12), (0.26, -0.42), (0, -0.42)], shell, around=80, roundness=0.08)
    dome = [(0.27, -0.18), (0.58, -0.12), (0.62, -0.2), (0.54, -0.52), (0.34, -0.72), (0.22, -0.74)]
    turned([*dome, (0.2, -0.6), (0, -0.6)], rubber, around=96, roundness=0.12)
    turned([(0, -0.62), (0.205, -0.62)], matte('grid', (0.02, 0.02, 0.02), roughness=0.8), around=48)
    collect(Matrix.Translation((-0.2 * side, 0, -0.42)) @ Matrix.Rotation(math.radians(20 * side), 4, 'Y'), before)
