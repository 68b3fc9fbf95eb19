"""Dark oiled wood."""
from studio.materials import principled


def dark_wood():
    """Agarwood with a fine grain along the height."""
    material, node = principled('wood', Roughness=0.42, Specular=0.35)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place = nodes.new('ShaderNodeTexCoord')
    stretch = nodes.new('ShaderNodeMapping')
    stretch.inputs['Scale'].default_value = (3.2, 3.2, 0.28)
    grain = nodes.new('ShaderNodeTexNoise')
    grain.inputs['Scale'].default_value = 2.6
    grain.inputs['Detail'].default_value = 9
    grain.inputs['Distortion'].default_value = 0.6
    tones = nodes.new('ShaderNodeValToRGB')
    tones.color_ramp.elements[0].position, tones.color_ramp.elements[0].color = 0.30, (0.018, 0.009, 0.005, 1)
    tones.color_ramp.elements[1].position, tones.color_ramp.elements[1].color = 0.72, (0.16, 0.078, 0.036, 1)
    relief = nodes.new('ShaderNodeBump')
    relief.inputs['Strength'].default_value = 0.12
    relief.inputs['Distance'].default_value = 0.05
    links.new(place.outputs['Object'], stretch.inputs['Vector'])
    links.new(stretch.outputs['Vector'], grain.inputs['Vector'])
    links.new(grain.outputs['Fac'], tones.inputs['Fac'])
    links.new(tones.outputs['Color'], node.inputs['Base Color'])
    links.new(grain.outputs['Fac'], relief.inputs['Height'])
    links.new(relief.outputs['Normal'], node.inputs['Normal'])
    return material
