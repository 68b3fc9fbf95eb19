"""A narrow bangle with the line of a tide along it; stands on its edge, or lies. Unit: centimetre."""
import math

import bpy
from mathutils import Matrix

from studio.camera import View
from studio.materials import metal
from studio.shapes import collect, surface

INNER_RADIUS = 3.0
WIDTH = 0.4
THICKNESS = 0.22
ROUND, ACROSS = 1800, 128  # steps
ROUNDNESS = 0.94  # a wrist is wider than deep

VIEWS = {
    'angle': View(azimuth=0, elevation=16, frame=7.9, target=(0.05, 0, 3.1), stop=6),
    'front': View(azimuth=-30, elevation=8, frame=7.9, target=(0, 0, 3.15), stop=10),
    'top': View(azimuth=0, elevation=50, frame=7.9, target=(0, 0, 0), stop=10, pose='lying'),
    'detail': View(
        azimuth=-18, elevation=24, frame=2.5, target=(-0.75, -2.75, 0.2), stop=3, on_stone=True, pose='lying',
    ),
}


def build(colour='gold', pose='standing'):
    """The bangle, on its edge or flat on the ground."""
    before = set(bpy.context.scene.objects)
    band = surface(lambda u, v: _point(u, v)[0], ROUND, ACROSS, _two_finishes(colour), close_across=True)
    sand = band.data.attributes.new('sand', 'FLOAT', 'POINT')
    sand.data.foreach_set('value', [_point(i / ROUND, j / ACROSS)[1] for i in range(ROUND) for j in range(ACROSS)])
    if pose == 'standing':
        upright = Matrix.Rotation(math.radians(90), 4, 'X') @ Matrix.Translation((0, 0, -WIDTH / 2))
        turn = Matrix.Rotation(math.radians(-36), 4, 'Z')
        height = (INNER_RADIUS + THICKNESS) * ROUNDNESS
        collect(Matrix.Translation((0, 0, height)) @ turn @ upright, before)


def _two_finishes(colour):
    """Polished where the sea was, blasted with sand on the other side of the line."""
    material = metal(colour, roughness=0.08)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    node = nodes['Principled BSDF']
    kinds = ('Attribute', 'TexNoise', 'Bump', 'MapRange')
    sand, grain, relief, rough = (nodes.new(f'ShaderNode{kind}') for kind in kinds)
    sand.attribute_name = 'sand'
    rough.inputs['To Min'].default_value, rough.inputs['To Max'].default_value = 0.08, 0.42
    grain.inputs['Scale'].default_value = 60
    relief.inputs['Distance'].default_value = 0.006
    links.new(sand.outputs['Fac'], rough.inputs['Value'])
    links.new(rough.outputs['Result'], node.inputs['Roughness'])
    links.new(sand.outputs['Fac'], relief.inputs['Strength'])
    links.new(grain.outputs['Fac'], relief.inputs['Height'])
    links.new(relief.outputs['Normal'], node.inputs['Normal'])
    return material


def _tide(angle):
    """Where the line of the tide runs across the band, from -1 to 1: never the same wave twice."""
    return 0.36 * math.sin(17 * angle + 1.1 * math.sin(2 * angle)) + 0.16 * math.sin(5 * angle + 1.1)


def _point(u, v):
    """A place on the round-edged band, and how much of it is sand: the line between has a crest."""
    angle = 2 * math.pi * u
    across = 2 * math.pi * v
    cosine, sine = math.cos(across), math.sin(across)
    # Flatter than an oval; against the skin flatter still.
    bulge = math.copysign(abs(cosine) ** 0.6, cosine)
    side = math.copysign(abs(sine) ** 0.86, sine)
    from_line = side - _tide(angle)
    crest = 0.052 * math.exp(-((from_line / (0.20 if from_line > 0 else 0.12)) ** 2))
    outside = max(0.0, cosine) ** 0.6
    out = THICKNESS / 2 * bulge * (1 if cosine > 0 else 0.5) + crest * outside
    radius = INNER_RADIUS + THICKNESS / 2 + out
    place = (radius * math.cos(angle), radius * ROUNDNESS * math.sin(angle), WIDTH / 2 * (1 + side))
    return place, outside * (0.5 - 0.5 * math.tanh((from_line + 0.1) / 0.05))
