"""Limestone as it is cut on the coast: pale, with fine pits and shells in it."""
from studio.materials import principled
from studio.slab import slab


def limestone(tone=(0.70, 0.605, 0.495)):
    """Pale stone of one `tone` (linear RGB), a little uneven, with pits."""
    material, node = principled('limestone', Roughness=0.78, Specular=0.22)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place = nodes.new('ShaderNodeTexCoord')
    clouds = nodes.new('ShaderNodeTexNoise')
    clouds.inputs['Scale'].default_value, clouds.inputs['Detail'].default_value = 0.22, 8
    tones = nodes.new('ShaderNodeValToRGB')
    tones.color_ramp.elements[0].position, tones.color_ramp.elements[0].color = 0.30, (*(0.78 * part for part in tone), 1)
    tones.color_ramp.elements[1].position, tones.color_ramp.elements[1].color = 0.72, (*(min(1, 1.08 * part) for part in tone), 1)
    pits = nodes.new('ShaderNodeTexVoronoi')
    pits.inputs['Scale'].default_value = 1.9
    deep = nodes.new('ShaderNodeMapRange')
    deep.inputs['From Max'].default_value = 0.22
    grain = nodes.new('ShaderNodeTexNoise')
    grain.inputs['Scale'].default_value, grain.inputs['Detail'].default_value = 7.0, 6
    relief = nodes.new('ShaderNodeMath')
    relief.operation = 'MULTIPLY_ADD'
    relief.inputs[1].default_value = 0.35
    bump = nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = 0.28, 0.15
    for texture in (clouds, pits, grain):
        links.new(place.outputs['Object'], texture.inputs['Vector'])
    links.new(clouds.outputs['Fac'], tones.inputs['Fac'])
    links.new(tones.outputs['Color'], node.inputs['Base Color'])
    links.new(pits.outputs['Distance'], deep.inputs['Value'])
    links.new(deep.outputs['Result'], relief.inputs[0])
    links.new(grain.outputs['Fac'], relief.inputs[2])
    links.new(relief.outputs['Value'], bump.inputs['Height'])
    links.new(bump.outputs['Normal'], node.inputs['Normal'])
    return material


def block(place, size, material, edge=0.25):
    """A block of stone that stands at `place` (the middle of its foot); `size` is width, depth and height."""
    thing = slab(*size, edge, material)
    thing.location = (place[0], place[1], place[2] + size[2] / 2)
    return thing
