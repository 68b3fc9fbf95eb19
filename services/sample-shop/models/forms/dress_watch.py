"""A slim watch with two hands on a leather strap; it stands on its closed strap. Unit: centimetre."""
import math

import bpy
from mathutils import Matrix

from studio.camera import View
from studio.lettering import letters
from studio.materials import matte, metal, principled
from studio.shapes import collect, turned, wire
from studio.slab import slab
from studio.watch_strap import closed_strap

RADIUS, THICKNESS = 1.9, 0.7
LOOP_DEPTH, LOOP_HEIGHT = 2.5, 3.05  # half of what the closed strap measures
MIDDLE = LOOP_HEIGHT + 0.12
FACE = -LOOP_DEPTH - 0.14
BAR = (0.4, 2.0)  # where the strap is held: how far behind the face, how far above and below its middle
LEATHERS = {'rosegold': (0.115, 0.042, 0.020), 'silver': (0.020, 0.020, 0.022)}

VIEWS = {
    'angle': View(azimuth=-30, elevation=15, frame=9.0, target=(0, -0.5, 3.1), stop=8),
    'front': View(azimuth=0, elevation=10, frame=8.6, target=(0, -1, 3.2), stop=10),
    'side': View(azimuth=58, elevation=16, frame=9.0, target=(0, -0.3, 3.05), stop=10),
    'detail': View(azimuth=-24, elevation=16, frame=4.3, target=(0.1, -2.4, 3.25), stop=4, on_stone=True),
}


def build(colour='rosegold'):
    """The watch at ten past ten."""
    polished, satin = metal(colour, roughness=0.09), metal(colour, roughness=0.2)
    before = set(bpy.context.scene.objects)
    _case(polished)
    _dial(satin)
    collect(Matrix.Translation((0, FACE, MIDDLE)) @ Matrix.Rotation(math.radians(90), 4, 'X'), before)
    ink = matte('ink', (0.03, 0.028, 0.03))
    letters('MARSADIA', 0.12, (0, FACE - 0.035, MIDDLE + 0.78), ink, depth=0.002)
    letters('24', 0.135, (0, FACE - 0.05, MIDDLE - 0.94), ink, depth=0.002, spacing=1.0)
    closed_strap((LOOP_DEPTH, LOOP_HEIGHT), MIDDLE, (FACE + BAR[0], BAR[1]), LEATHERS[colour])


def _case(material):
    """Case and bezel, the lugs and the crown; the face looks up, its twelve at +y."""
    back = [(0, -0.52), (1.6, -0.52), (RADIUS - 0.04, -0.3), (RADIUS, -0.1)]
    turned([*back, (RADIUS, 0.02), (1.84, 0.16), (1.72, 0.18), (1.66, 0.03)], material, roundness=0.05)
    for x in (-1, 1):
        for y in (-1, 1):
            bend = ((1.06, 1.3, -0.16), (1.06, 1.72, -0.2), (1.05, 1.94, -0.3), (1.04, 2.1, -0.46))
            wire([(x * out, y * up, high) for out, up, high in bend], 0.13, material)
    for y in (-1, 1):
        wire([(-1.0, y * BAR[1], -BAR[0]), (1.0, y * BAR[1], -BAR[0])], 0.07, material)
    crown = turned([(0, 0), (0.2, 0), (0.25, 0.04), (0.25, 0.22), (0.2, 0.26), (0, 0.26)], material, around=48, roundness=0.03)
    crown.matrix_world = Matrix.Translation((RADIUS + 0.02, 0, -0.14)) @ Matrix.Rotation(math.radians(90), 4, 'Y')


def _dial(material):
    """Twelve lines, a window for the date, two hands."""
    turned([(0, 0), (1.68, 0), (1.68, 0.03), (0, 0.03)], _hour_colours(), roundness=0.01)
    for hour in range(12):
        line = slab(0.05 if hour % 3 else 0.075, 0.30 if hour % 3 else 0.38, 0.035, 0.012, material)
        turn = Matrix.Rotation(math.radians(-30 * hour), 4, 'Z')
        line.matrix_world = turn @ Matrix.Translation((0, 1.40, 0.045))
    window = slab(0.32, 0.24, 0.03, 0.01, matte('date', (0.9, 0.89, 0.86)))
    window.matrix_world = Matrix.Translation((0, -0.94, 0.03))
    for minutes, length, width, height in ((50.8, 0.86, 0.095, 0.07), (10, 1.3, 0.07, 0.105)):
        hand = slab(width, length + 0.22, 0.03, 0.012, material)
        turn = Matrix.Rotation(math.radians(-6 * minutes), 4, 'Z')
        hand.matrix_world = turn @ Matrix.Translation((0, length / 2 - 0.11, height))
    turned([(0, 0.03), (0.085, 0.03), (0.085, 0.14), (0, 0.14)], material, around=48, roundness=0.02)


def _hour_colours():
    """From grey at the foot of the dial to rose at its head."""
    material, node = principled('dial', Roughness=0.34, Metallic=0.35, Specular=0.5)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, parts, ramp = (nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'SeparateXYZ', 'ValToRGB'))
    ramp.color_ramp.elements[0].color = (0.50, 0.50, 0.52, 1)
    ramp.color_ramp.elements[1].color = (0.88, 0.70, 0.64, 1)
    links.new(place.outputs['Generated'], parts.inputs['Vector'])
    links.new(parts.outputs['Y'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], node.inputs['Base Color'])
    return material
