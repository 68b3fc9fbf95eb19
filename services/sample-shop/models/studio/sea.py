"""A calm sea to the horizon, and the sky above it."""
from studio.materials import principled
from studio.shapes import add_mesh

FAR = 30
# Tones of the sky from the horizon upward.
MORNING = ((0.0, (0.95, 0.80, 0.66)), (0.30, (0.42, 0.62, 0.72)))
DUSK = ((0.0, (0.98, 0.42, 0.20)), (0.05, (0.86, 0.36, 0.30)), (0.13, (0.42, 0.26, 0.38)), (0.36, (0.075, 0.10, 0.22)))


def sea(view, level, water=(0.030, 0.190, 0.205), sky=MORNING):
    """Water at the height `level`, with small waves; where it ends the sky begins."""
    reach = view.frame * FAR
    material, node = principled('sea', Base_Color=water, Roughness=0.10, Specular=0.5)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place = nodes.new('ShaderNodeTexCoord')
    stretch = nodes.new('ShaderNodeMapping')
    stretch.inputs['Scale'].default_value = (0.5, 1.3, 1)
    waves = nodes.new('ShaderNodeTexNoise')
    waves.inputs['Scale'].default_value, waves.inputs['Detail'].default_value = 6.5 / view.frame, 5
    bump = nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = 0.55, view.frame * 0.02
    links.new(place.outputs['Object'], stretch.inputs['Vector'])
    links.new(stretch.outputs['Vector'], waves.inputs['Vector'])
    links.new(waves.outputs['Fac'], bump.inputs['Height'])
    links.new(bump.outputs['Normal'], node.inputs['Normal'])
    corners = [(-reach, -reach, level), (reach, -reach, level), (reach, reach, level), (-reach, reach, level)]
    add_mesh('sea', corners, [(0, 1, 2, 3)], material, smooth=False)
    _sky(reach, level, sky)


def _sky(reach, level, sky):
    """Bright by itself, as the real one."""
    material, node = principled('sky', Roughness=1.0)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, parts, tones = (nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'SeparateXYZ', 'ValToRGB'))
    ramp = tones.color_ramp
    ramp.elements[0].color = (*sky[0][1], 1)
    ramp.elements[1].position, ramp.elements[1].color = sky[-1][0], (*sky[-1][1], 1)
    for position, tone in sky[1:-1]:
        ramp.elements.new(position).color = (*tone, 1)
    glow = nodes.new('ShaderNodeEmission')
    glow.inputs['Strength'].default_value = 0.9
    output = next(one for one in nodes if one.type == 'OUTPUT_MATERIAL')
    links.new(place.outputs['Generated'], parts.inputs['Vector'])
    links.new(parts.outputs['Z'], tones.inputs['Fac'])
    links.new(tones.outputs['Color'], glow.inputs['Color'])
    links.new(glow.outputs['Emission'], output.inputs['Surface'])
    nodes.remove(node)
    corners = [(-reach, reach * 0.98, level), (reach, reach * 0.98, level), (reach, reach * 0.98, reach), (-reach, reach * 0.98, reach)]
    add_mesh('sky', corners, [(0, 1, 2, 3)], material, smooth=False)
