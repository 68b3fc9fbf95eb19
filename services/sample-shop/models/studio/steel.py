"""Steel with the marks of its finish: brushed along a line, or round an axis."""
from studio.materials import principled

STEELS = {
    'silver': (0.55, 0.555, 0.565),
    'gold': (0.86, 0.60, 0.28),
    'graphite': (0.075, 0.076, 0.082),
}


def brushed(kind, stretch=(1, 60, 60), roughness=0.3):
    """Steel of one of STEELS with fine lines along the axis (of the thing itself) whose `stretch` is smallest."""
    material, node = principled('brushed steel', Base_Color=STEELS[kind], Metallic=1.0, Roughness=roughness)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    wanted = ('TexCoord', 'Mapping', 'TexNoise', 'Bump')
    place, lines, marks, relief = (nodes.new(f'ShaderNode{name}') for name in wanted)
    lines.inputs['Scale'].default_value = stretch
    marks.inputs['Scale'].default_value = 1
    relief.inputs['Strength'].default_value = 0.2
    relief.inputs['Distance'].default_value = 0.01
    links.new(place.outputs['Object'], lines.inputs['Vector'])
    links.new(lines.outputs['Vector'], marks.inputs['Vector'])
    links.new(marks.outputs['Fac'], relief.inputs['Height'])
    links.new(relief.outputs['Normal'], node.inputs['Normal'])
    return material


def polished(kind, roughness=0.08):
    """The same steel, bright."""
    return principled('polished steel', Base_Color=STEELS[kind], Metallic=1.0, Roughness=roughness)[0]
