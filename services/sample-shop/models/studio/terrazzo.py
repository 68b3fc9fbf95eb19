"""Terrazzo as in the lobbies of the coast: chips of marble in pale cement, ground and polished."""
from studio.materials import principled

# Linear RGB of the chips, by how many of them there are.
CHIPS = ((0.00, (0.62, 0.56, 0.48)), (0.30, (0.74, 0.71, 0.66)), (0.52, (0.40, 0.22, 0.16)), (0.66, (0.20, 0.27, 0.25)),
         (0.80, (0.52, 0.34, 0.22)), (0.92, (0.075, 0.080, 0.085)))


def terrazzo(cement=(0.60, 0.56, 0.51), chips_across=0.42):
    """Polished stone; `chips_across` is about how many large chips lie on a unit of length."""
    material, node = principled('terrazzo', Roughness=0.24, Specular=0.45)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place = nodes.new('ShaderNodeTexCoord')
    colour = None
    # Small ones first; large ones lie over them.
    for scale, share in ((chips_across * 3.4, 0.36), (chips_across, 0.50)):
        cells, edges = nodes.new('ShaderNodeTexVoronoi'), nodes.new('ShaderNodeTexVoronoi')
        edges.feature = 'DISTANCE_TO_EDGE'
        for texture in (cells, edges):
            texture.inputs['Scale'].default_value = scale
            links.new(place.outputs['Object'], texture.inputs['Vector'])
        parts = nodes.new('ShaderNodeSeparateXYZ')
        links.new(cells.outputs['Color'], parts.inputs['Vector'])
        tone = nodes.new('ShaderNodeValToRGB')
        tone.color_ramp.interpolation = 'CONSTANT'
        for position, chip in CHIPS[1:]:
            tone.color_ramp.elements.new(position).color = (*chip, 1)
        tone.color_ramp.elements[0].color = (*CHIPS[0][1], 1)
        links.new(parts.outputs['X'], tone.inputs['Fac'])
        chosen = _above(nodes, links, parts.outputs['Y'], 1 - share)
        inside = _above(nodes, links, edges.outputs['Distance'], 0.09 / (1 + scale))
        both = nodes.new('ShaderNodeMath')
        both.operation = 'MULTIPLY'
        links.new(chosen, both.inputs[0])
        links.new(inside, both.inputs[1])
        mix = nodes.new('ShaderNodeMixRGB')
        mix.inputs[1].default_value = (*cement, 1)
        if colour:
            links.new(colour, mix.inputs[1])
        links.new(both.outputs['Value'], mix.inputs[0])
        links.new(tone.outputs['Color'], mix.inputs[2])
        colour = mix.outputs['Color']
    links.new(colour, node.inputs['Base Color'])
    return material


def _above(nodes, links, value, bound):
    test = nodes.new('ShaderNodeMath')
    test.operation, test.inputs[1].default_value = 'GREATER_THAN', bound
    links.new(value, test.inputs[0])
    return test.outputs['Value']
