"""Studio headphones that stand on their cups, closed at the back, with a coiled cable before them. Unit: centimetre."""
import math

import bpy
from mathutils import Matrix, Vector

from studio.camera import View
from studio.leather import leather, strap
from studio.lettering import letters
from studio.materials import matte, metal, principled
from studio.shapes import ball, collect, surface, turned, wire
from studio.slab import slab
from studio.steel import brushed

APART, CUP, TALL = 6.9, 3.9, 1.14  # of the cups: from the middle, radius, how much higher than wide
LEVEL = 4.62
BAND = (7.55, 11.4, 8.2)  # half its span, where it begins, how far it rises
COLOURS = {'sand': {'shell': (0.50, 0.375, 0.255), 'hide': (0.30, 0.175, 0.095), 'velvet': (0.235, 0.165, 0.108)}}

VIEWS = {
    'angle': View(azimuth=-32, elevation=16, frame=26, target=(-0.3, -2.2, 8.6), stop=9),
    'front': View(azimuth=0, elevation=9, frame=26, target=(0, -1, 8.9), stop=10),
    'side': View(azimuth=-74, elevation=12, frame=26.5, target=(0, -2.4, 8.3), stop=10),
    'back': View(azimuth=152, elevation=15, frame=26, target=(0, -1, 8.8), stop=10),
    'detail': View(azimuth=-48, elevation=22, frame=12.5, target=(-8.0, -1.2, 5.6), stop=5, on_stone=True),
}


def build(colour='sand'):
    """Both sides, the band between them, the cable."""
    look = COLOURS[colour]
    shell = principled('shell', Base_Color=look['shell'], Roughness=0.42, Specular=0.45)[0]
    steel, velvet = brushed('silver', (40, 40, 3), roughness=0.34), _velvet(look['velvet'])
    for side in (-1, 1):
        before = set(bpy.context.scene.objects)
        _cup(shell, velvet, steel)
        _fork(steel)
        outward = Matrix(((0, 0, side, 0), (side, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)))
        collect(Matrix.Translation((side * APART, 0, LEVEL)) @ outward, before)
    _band(leather(look['hide']), velvet, steel)
    _cable(matte('cable', (0.016, 0.016, 0.017), roughness=0.5), steel)


def _velvet(colour):
    """Short pile that is brighter where it turns away."""
    material, node = principled('velvet', Base_Color=colour, Roughness=0.95, Specular=0.05, Sheen=1.0, Sheen_Tint=0.6)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, pile, relief = (nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'TexNoise', 'Bump'))
    pile.inputs['Scale'].default_value = 9
    pile.inputs['Detail'].default_value = 8
    relief.inputs['Strength'].default_value, relief.inputs['Distance'].default_value = 0.45, 0.05
    links.new(place.outputs['Object'], pile.inputs['Vector'])
    links.new(pile.outputs['Fac'], relief.inputs['Height'])
    links.new(relief.outputs['Normal'], node.inputs['Normal'])
    return material


def _cup(shell, velvet, steel):
    """Cushion, shell and plate; the plate looks along z, up is y."""
    before = set(bpy.context.scene.objects)
    inner = [(2.0, -0.1), (1.9, -1.4), (2.3, -1.95)]
    cushion = [*inner, (3.3, -1.95), (CUP + 0.1, -1.3), (CUP + 0.1, -0.5), (3.6, -0.05)]
    turned(cushion, velvet, roundness=0.5)
    turned([(0, -0.7), (2.1, -0.7)], matte('mesh', (0.012, 0.012, 0.012), roughness=0.9))
    turned([(3.5, -0.08), (3.75, -0.08), (3.75, 0.1), (3.5, 0.1)], matte('gap', (0.015, 0.015, 0.015)), roundness=0.03)
    body = [(3.5, 0.08), (CUP, 0.08), (CUP, 0.75), (CUP - 0.25, 1.55), (3.0, 2.05), (2.86, 2.02), (2.82, 1.94)]
    turned(body, shell, roundness=0.16)
    turned([(2.82, 1.9), (2.8, 2.05), (2.66, 2.07), (2.62, 1.98)], steel, roundness=0.03)
    turned([(2.64, 1.9), (2.62, 2.0), (2.0, 2.14), (0, 2.24)], shell, roundness=0.06)
    collect(Matrix.Diagonal((1, TALL, 1, 1)), before)
    before = set(bpy.context.scene.objects)
    letters('SAFWANI', 0.34, (0, 0, 0), matte('print', (0.06, 0.045, 0.03)), depth=0.02)
    collect(Matrix.Translation((0, -0.12, 2.225)) @ Matrix.Rotation(math.radians(-90), 4, 'X'), before)


def _fork(steel):
    """A flat bow from pivot to pivot over the cup, and the bar that slides into the band."""
    def point(u, v):
        turn, round_ = math.pi * (1.02 * u - 0.01), 2 * math.pi * v
        thick = 0.13 * math.copysign(abs(math.cos(round_)) ** 0.6, math.cos(round_))
        wide = 0.40 * math.copysign(abs(math.sin(round_)) ** 0.5, math.sin(round_))
        return (CUP + 0.42 + thick) * math.cos(turn), (CUP * TALL + 0.46 + thick) * math.sin(turn), 0.85 + wide
    surface(point, 120, 40, steel)
    for x in (-1, 1):
        pivot = turned([(0, 0), (0.36, 0), (0.36, 0.5), (0.26, 0.58), (0, 0.58)], steel, around=56, roundness=0.06)
        place = Matrix.Translation((x * (CUP - 0.02), 0, 0.85))
        pivot.matrix_world = place @ Matrix.Rotation(math.radians(90 * x), 4, 'Y')
    bar = slab(1.1, 3.4, 0.26, 0.08, steel)
    bar.matrix_world = Matrix.Translation((0, CUP * TALL + 2.0, 0.80))
    ball(0.42, (0, CUP * TALL + 0.5, 0.85), steel, scale=(1.6, 0.8, 0.9))
    for step in range(6):
        notch = slab(0.5, 0.035, 0.03, 0.01, matte('notch', (0.02, 0.02, 0.02)))
        notch.matrix_world = Matrix.Translation((0, CUP * TALL + 1.0 + 0.22 * step, 0.935))


def _band(hide, velvet, steel):
    """A band of hide, its cushion of velvet, a sleeve of steel at each end."""
    def path(begin, end, inward=0.0, steps=120):
        turns = [math.pi * (begin + (end - begin) * step / steps) for step in range(steps + 1)]
        span, start, rise = BAND
        return [
            ((span - inward) * math.copysign(abs(math.cos(turn)) ** 0.86, math.cos(turn)),
             start + (rise - inward) * abs(math.sin(turn)) ** 0.92) for turn in turns
        ]

    def soft(share):
        return max(0.02, math.sin(math.pi * share)) ** 0.3

    def closed(share):
        return max(0.001, min(1, 14 * share, 14 * (1 - share))) ** 0.5
    across = Matrix.Rotation(math.radians(-90), 4, 'Z')
    sleeve = (lambda share: 3.1 * closed(share) ** 0.3, lambda share: 0.6 * closed(share), steel)
    for line, width, thick, matter in (
        (path(0, 1), lambda share: 3.0, lambda share: 0.46, hide),
        (path(0.2, 0.8, 0.54), lambda share: 2.8 * soft(share) ** 0.5, lambda share: 1.15 * soft(share), velvet),
        (path(-0.004, 0.07, steps=60), *sleeve),
        (path(0.93, 1.004, steps=60), *sleeve),
    ):
        strap(line, width, thick, matter).matrix_world = across


def _cable(black, steel):
    """From the left cup to the ground, coiled, and the plug at its end."""
    start = Vector((-APART - 0.7, -2.1, 1.35))
    sleeve = turned([(0, 0), (0.34, 0), (0.34, 1.1), (0.2, 1.5), (0, 1.5)], steel, around=48, roundness=0.06)
    sleeve.matrix_world = Matrix.Translation(start) @ Matrix.Rotation(math.radians(128), 4, 'X')
    fall = (Vector((-7.6, -5.2, -0.6)), Vector((-8.6, -7.4, 0.75)), Vector((-5.4, -7.2, 0.72)))
    ends = [start + Vector((0, -0.7, -0.55)), *fall]
    wire([_bend(ends, step / 40) for step in range(41)], 0.17, black)
    along_ground = ((-5.4, -7.2), (-2.4, -6.9), (1.2, -8.2), (3.4, -6.6))
    axis = [Vector((*place, 0.72)) for place in along_ground]
    coil = []
    for step in range(26 * 18 + 1):
        share = step / (26 * 18)
        middle, along = _bend(axis, share), (_bend(axis, share + 0.01) - _bend(axis, share - 0.01)).normalized()
        aside = Vector((-along.y, along.x, 0))
        turn, out = 2 * math.pi * step / 18, 0.54 * min(1, 14 * share, 14 * (1 - share))
        coil.append(middle + aside * out * math.cos(turn) + Vector((0, 0, out * math.sin(turn))))
    wire(coil, 0.17, black)
    end = [Vector((3.4, -6.6, 0.72)), Vector((4.2, -6.0, 0.72)), Vector((4.8, -6.0, 0.36)), Vector((5.4, -6.2, 0.36))]
    wire([_bend(end, step / 20) for step in range(21)], 0.17, black)
    grip = [(0, 0), (0.36, 0), (0.36, 1.9), (0.22, 1.95), (0.22, 2.2), (0.315, 2.22), (0.315, 3.3)]
    grip += [(0.2, 3.5), (0.24, 3.7), (0, 4.0)]
    plug = turned(grip, metal('gold', roughness=0.2), around=48, roundness=0.03)
    lie = Matrix.Rotation(math.radians(-18), 4, 'Z') @ Matrix.Rotation(math.radians(90), 4, 'Y')
    plug.matrix_world = Matrix.Translation((5.3, -6.17, 0.37)) @ lie


def _bend(ends, t):
    """A point of the curve that four `ends` draw."""
    a, b, c, d = ends
    return a * (1 - t) ** 3 + b * 3 * t * (1 - t) ** 2 + c * 3 * t * t * (1 - t) + d * t ** 3
