"""Cloth of clothes: its threads run along the pattern, its hems are turned and stitched."""
from studio.materials import principled


def fabric(colour, threads=11.0, relief=0.3, roughness=0.8, sheen=0.35, hem=2.2, slub=0.0):
    """A material for a garment: `threads` per centimetre; `hem` is how deep edges are turned in, `slub` how uneven yarn is."""
    material, node = principled('fabric', Base_Color=colour, Roughness=roughness, Specular=0.2, Sheen=sheen)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place = nodes.new('ShaderNodeUVMap')
    place.uv_map = 'pattern'
    heights = []
    for direction in ('X', 'Y'):
        wave = nodes.new('ShaderNodeTexWave')
        wave.bands_direction = direction
        wave.inputs['Scale'].default_value = threads * 10 * 0.32 / 2
        wave.inputs['Distortion'].default_value = 0.6
        links.new(place.outputs['UV'], wave.inputs['Vector'])
        heights.append(wave.outputs['Fac'])
    weave = _sum(nodes, links, *heights)
    bump = _bump(nodes, links, weave, relief, 0.02, None)
    if slub:
        bump = _bump(nodes, links, _slub(nodes, links, place), slub, 0.03, bump)
        _uneven(nodes, links, place, node, colour)
    edge = nodes.new('ShaderNodeAttribute')
    edge.attribute_name = 'hem'
    turned = nodes.new('ShaderNodeValToRGB')
    stops = turned.color_ramp.elements
    # Height over the distance from the edge in tens of centimetres: the fold, the two rows of stitches, the plain cloth.
    levels = [(0.0, 0.85), (hem / 10 - 0.06, 0.85), (hem / 10 - 0.045, 0.5), (hem / 10 - 0.03, 0.85),
              (hem / 10 - 0.015, 0.5), (hem / 10, 0.8), (hem / 10 + 0.03, 0.0)]
    stops[0].position, stops[0].color = 0, (0.85, 0.85, 0.85, 1)
    stops[1].position, stops[1].color = 1, (0, 0, 0, 1)
    for position, level in levels[1:]:
        stops.new(position).color = (level, level, level, 1)
    scale = nodes.new('ShaderNodeMath')
    scale.operation, scale.inputs[1].default_value = 'MULTIPLY', 0.1
    links.new(edge.outputs['Fac'], scale.inputs[0])
    links.new(scale.outputs['Value'], turned.inputs['Fac'])
    bump = _bump(nodes, links, turned.outputs['Color'], 0.6, 0.08, bump)
    links.new(bump, node.inputs['Normal'])
    return material


def _sum(nodes, links, a, b):
    total = nodes.new('ShaderNodeMath')
    total.operation = 'ADD'
    links.new(a, total.inputs[0])
    links.new(b, total.inputs[1])
    return total.outputs['Value']


def _bump(nodes, links, height, strength, distance, below):
    bump = nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = strength, distance
    links.new(height, bump.inputs['Height'])
    if below:
        links.new(below, bump.inputs['Normal'])
    return bump.outputs['Normal']


def _slub(nodes, links, place):
    stretch = nodes.new('ShaderNodeMapping')
    stretch.inputs['Scale'].default_value = (1.5, 42, 1)
    noise = nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = 1.6, 2
    links.new(place.outputs['UV'], stretch.inputs['Vector'])
    links.new(stretch.outputs['Vector'], noise.inputs['Vector'])
    return noise.outputs['Fac']


def _uneven(nodes, links, place, node, colour):
    """Yarn of one dye is never quite of one tone."""
    noise, tones = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeValToRGB')
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = 60, 2
    stops = tones.color_ramp.elements
    stops[0].position, stops[0].color = 0.3, (*(0.88 * part for part in colour), 1)
    stops[1].position, stops[1].color = 0.7, (*(min(1, 1.10 * part) for part in colour), 1)
    links.new(place.outputs['UV'], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], tones.inputs['Fac'])
    links.new(tones.outputs['Color'], node.inputs['Base Color'])
