"""A steel watch whose hands turn over a quiet screen; it stands on its closed strap. Unit: centimetre."""
import math

import bpy
from mathutils import Matrix

from studio.camera import View
from studio.leather import strap
from studio.lettering import letters
from studio.materials import matte, principled
from studio.shapes import collect, surface, turned, wire
from studio.slab import slab
from studio.steel import brushed, polished
from studio.watch_strap import closed_strap

RADIUS = 2.06
LOOP = (2.55, 3.1)
MIDDLE = LOOP[1] + 0.12
FACE = -LOOP[0] - 0.2
BAR = (0.46, 2.12)  # where the strap is held: how far behind the face, how far above and below its middle
LEATHERS = {'silver': (0.030, 0.036, 0.046), 'gold': (0.120, 0.050, 0.022), 'graphite': (0.014, 0.014, 0.015)}

VIEWS = {
    'angle': View(azimuth=-30, elevation=15, frame=9.2, target=(0, -0.5, 3.15), stop=8),
    'front': View(azimuth=0, elevation=10, frame=8.9, target=(0, -1, 3.25), stop=10),
    'side': View(azimuth=58, elevation=16, frame=9.2, target=(0.1, -0.3, 3.1), stop=10),
    'detail': View(azimuth=-24, elevation=16, frame=4.7, target=(0.1, -2.5, 3.3), stop=4, on_stone=True),
}


def build(colour='silver'):
    """The watch at ten past ten, its screen with the arc of the day."""
    before = set(bpy.context.scene.objects)
    _case(colour)
    _screen()
    _hands(polished('silver' if colour == 'graphite' else colour, 0.12))
    collect(Matrix.Translation((0, FACE, MIDDLE)) @ Matrix.Rotation(math.radians(90), 4, 'X'), before)
    letters('MARSADIA', 0.11, (0, FACE - 0.035, MIDDLE + 0.86), matte('print', (0.75, 0.75, 0.74)), depth=0.002)
    closed_strap(LOOP, MIDDLE, (FACE + BAR[0], BAR[1]), LEATHERS[colour], width=2.0)


def _case(kind):
    """Brushed sides between a polished bezel and the screwed back; the face looks up, its twelve at +y."""
    satin, bright = brushed(kind, (6, 6, 60)), polished(kind)
    turned([(0, -0.62), (1.55, -0.62), (1.6, -0.58), (1.86, -0.44), (1.9, -0.38)], bright, roundness=0.03)
    side = [(1.8, -0.42), (2.0, -0.40), (RADIUS, -0.3), (RADIUS, 0.1), (2.02, 0.16), (1.9, 0.16)]
    turned(side, satin, roundness=0.04)
    bezel = [(1.96, 0.13), (2.0, 0.15), (2.0, 0.22), (1.86, 0.37), (1.79, 0.38), (1.76, 0.34), (1.75, 0.05)]
    turned(bezel, bright, roundness=0.035)
    for x in (-1, 1):
        for y in (-1, 1):
            _lug(x, y, satin)
    for y in (-1, 1):
        wire([(-1.05, y * BAR[1], -BAR[0]), (1.05, y * BAR[1], -BAR[0])], 0.075, bright)
    _crown(bright, 0, 0.27, 0.3)
    _crown(bright, 36, 0.16, 0.2)


def _lug(x, y, material):
    """One of four horns: broad where it leaves the case, thin where it ends."""
    bend = [(1.5, -0.06), (1.86, -0.1), (2.1, -0.22), (2.27, -0.42), (2.31, -0.56)]
    path = []
    for (a, b), (c, d) in zip(bend, bend[1:]):
        path += [(y * (a + (c - a) * t / 8), b + (d - b) * t / 8) for t in range(8)]
    horn = strap(path, lambda share: 0.38 - 0.08 * share, lambda share: 0.28 * (1.05 - share) ** 0.4, material)
    horn.matrix_world = Matrix.Translation((x * 1.22, 0, 0))


def _crown(material, turn, radius, length):
    """A crown with a fluted edge, `turn` degrees above three o'clock; the thinner one is a button."""
    def point(u, v):
        angle = 2 * math.pi * v
        out = radius * (1 - 0.07 * (0.5 + 0.5 * math.cos(28 * angle)) * (1 if radius > 0.2 else 0))
        return out * math.cos(angle), out * math.sin(angle), 0.06 + (length - 0.12) * u
    parts = [
        surface(point, 2, 28 * 12, material),
        turned([(0, 0), (radius * 0.6, 0), (radius * 0.6, 0.08)], material, around=48),
        turned([(radius * 0.92, 0.06), (radius, length - 0.06), (radius * 0.8, length), (0, length)], material,
               around=64, roundness=0.03),
    ]
    out = Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Translation((RADIUS - 0.02, 0, -0.1))
    for part in parts:
        part.matrix_world = out @ Matrix.Rotation(math.radians(90), 4, 'Y')


def _glow(name, colour, strength):
    return principled(name, Base_Color=(0, 0, 0), Emission=colour, Emission_Strength=strength, Roughness=0.3)[0]


def _screen():
    """Black glass with the sky of the hour at its foot, the arc to the next prayer, and a new moon."""
    turned([(0, 0), (1.66, 0), (1.66, 0.02), (0, 0.02)], _evening(), roundness=0.008)
    turned([(1.58, 0.021), (1.64, 0.05), (1.755, 0.16)], matte('flange', (0.012, 0.012, 0.014), roughness=0.5))
    for minute in range(60):
        mark = slab(0.018, 0.09 if minute % 5 else 0.12, 0.012, 0.004, matte('mark', (0.7, 0.7, 0.68)))
        slope = Matrix.Translation((0, 1.685, 0.105)) @ Matrix.Rotation(math.radians(46), 4, 'X')
        mark.matrix_world = Matrix.Rotation(math.radians(-6 * minute), 4, 'Z') @ slope
    done, due = _glow('done', (0.16, 0.62, 0.60), 1.0), _glow('due', (0.3, 0.36, 0.38), 0.3)
    for begin, end, light in ((215, 282, done), (284, 325, due)):
        turns = [math.radians(begin + (end - begin) * step / 60) for step in range(61)]
        wire([(1.12 * math.cos(turn), 1.12 * math.sin(turn), 0.022) for turn in turns], 0.022, light)
    moon = [(0.16 * math.cos(t), 0.16 * math.sin(t)) for t in (math.radians(60 + 240 * s / 40) for s in range(41))]
    pale = _glow('moon', (0.95, 0.86, 0.66), 0.9)
    for (ax, ay), (bx, by), share in zip(moon, moon[1:], (s / 40 for s in range(40))):
        half = 0.006 + 0.032 * math.sin(math.pi * share)
        wire([(ax, ay - 0.62, 0.022), (bx, by - 0.62, 0.022)], half, pale)


def _evening():
    """Night above, the last light below."""
    material, node = principled('screen', Base_Color=(0.004, 0.004, 0.005), Roughness=0.09, Specular=0.5)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, parts, ramp = (nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'SeparateXYZ', 'ValToRGB'))
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.08, (0.060, 0.150, 0.165, 1)
    stops[1].position, stops[1].color = 0.62, (0.002, 0.004, 0.007, 1)
    links.new(place.outputs['Generated'], parts.inputs['Vector'])
    links.new(parts.outputs['Y'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], node.inputs['Emission'])
    return material


def _hands(material):
    """Twelve batons and two hands, all with a line of pale paint that glows in the dark."""
    paint = matte('paint', (0.82, 0.84, 0.78), roughness=0.5)
    for hour in range(12):
        turn = Matrix.Rotation(math.radians(-30 * hour), 4, 'Z')
        wide = 0.13 if hour % 3 == 0 else 0.09
        for broad, long, high, matter in ((wide, 0.30, 0.05, material), (wide * 0.5, 0.24, 0.058, paint)):
            slab(broad, long, 0.05, 0.012, matter).matrix_world = turn @ Matrix.Translation((0, 1.42, high))
    for minutes, length, width, height in ((50.8, 0.88, 0.15, 0.12), (10, 1.32, 0.11, 0.17)):
        turn = Matrix.Rotation(math.radians(-6 * minutes), 4, 'Z')
        whole = slab(width, length + 0.24, 0.03, 0.012, material)
        whole.matrix_world = turn @ Matrix.Translation((0, length / 2 - 0.12, height))
        line = slab(width * 0.45, length * 0.62, 0.03, 0.01, paint)
        line.matrix_world = turn @ Matrix.Translation((0, length * 0.62, height + 0.006))
    turned([(0, 0.03), (0.11, 0.03), (0.11, 0.22), (0, 0.22)], material, around=48, roundness=0.02)
