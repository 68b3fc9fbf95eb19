"""What a screen shows when nobody uses it: dunes under an evening sky."""
from studio.materials import principled

# From the foot of the picture up: three dunes, the haze, the sky.
EVENING = ((0.010, 0.060, 0.070), (0.030, 0.130, 0.140), (0.21, 0.20, 0.17), (0.72, 0.36, 0.22), (0.16, 0.22, 0.32))


def screen(tones=EVENING, glow=0.85, roughness=0.06):
    """Glass that shines by itself; the picture fills the thing that wears it, its foot at the thing's -y; rough glass does not mirror."""
    material, node = principled(
        'screen', Base_Color=(0.004, 0.004, 0.005), Roughness=roughness, Specular=0.5, Emission_Strength=glow,
    )
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, parts = nodes.new('ShaderNodeTexCoord'), nodes.new('ShaderNodeSeparateXYZ')
    stretch = nodes.new('ShaderNodeMapping')
    stretch.inputs['Scale'].default_value = (1.0, 0.45, 0)
    waves = nodes.new('ShaderNodeTexNoise')
    waves.inputs['Scale'].default_value, waves.inputs['Detail'].default_value = 2.1, 0.6
    height = nodes.new('ShaderNodeMath')
    height.operation = 'MULTIPLY_ADD'
    height.inputs[1].default_value = 0.34
    ramp = nodes.new('ShaderNodeValToRGB')
    stops = ramp.color_ramp
    stops.elements[0].color, stops.elements[1].color = (*tones[0], 1), (*tones[4], 1)
    # A dune ends sharply against the next, and is lighter along its crest; above all the sky runs out softly.
    for position, tone in ((0.36, 0), (0.37, 1), (0.50, 1), (0.51, 2), (0.61, 2), (0.63, 3)):
        stops.elements.new(position).color = (*tones[tone], 1)
    stops.elements[-1].position = 1.0
    links.new(place.outputs['Generated'], parts.inputs['Vector'])
    links.new(place.outputs['Generated'], stretch.inputs['Vector'])
    links.new(stretch.outputs['Vector'], waves.inputs['Vector'])
    links.new(waves.outputs['Fac'], height.inputs[0])
    links.new(parts.outputs['Y'], height.inputs[2])
    links.new(height.outputs['Value'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], node.inputs['Emission'])
    return material
