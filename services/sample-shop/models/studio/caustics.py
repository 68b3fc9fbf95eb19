"""Light that a moving sea throws on a wall: bright veins in a soft brightness."""
import bpy

from studio.sun import plate_in_sun


def hang_water_in_sun(scene, view, veins=7.0, dark=0.42):
    """Water between sun and scene, `veins` of it across the frame; between them `dark` of the sun is left."""
    material = bpy.data.materials.new('water')
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    place, bend, shift, cells, tones, through, output = (nodes.new(f'ShaderNode{kind}') for kind in (
        'TexCoord', 'TexNoise', 'MixRGB', 'TexVoronoi', 'ValToRGB', 'BsdfTransparent', 'OutputMaterial',
    ))
    bend.inputs['Scale'].default_value, bend.inputs['Detail'].default_value = veins * 0.5, 1
    shift.blend_type, shift.inputs[0].default_value = 'ADD', 0.22
    cells.feature, cells.inputs['Scale'].default_value = 'DISTANCE_TO_EDGE', veins
    ramp = tones.color_ramp
    ramp.interpolation = 'EASE'
    ramp.elements[0].color, ramp.elements[1].color = (1, 1, 1, 1), (dark, dark * 1.02, dark * 1.04, 1)
    ramp.elements[1].position = 0.16
    links.new(place.outputs['Object'], bend.inputs['Vector'])
    links.new(place.outputs['Object'], shift.inputs[1])
    links.new(bend.outputs['Color'], shift.inputs[2])
    links.new(shift.outputs['Color'], cells.inputs['Vector'])
    links.new(cells.outputs['Distance'], tones.inputs['Fac'])
    links.new(tones.outputs['Color'], through.inputs['Color'])
    links.new(through.outputs['BSDF'], output.inputs['Surface'])
    plate_in_sun(scene, view, material)
