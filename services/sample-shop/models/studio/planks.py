"""The deck of a dhow: oiled teak, plank beside plank, with dark seams."""
from studio.materials import principled
from studio.slab import slab


def deck(width, depth, plank=11.0, top=0.0):
    """Planks that run across, in all `width` by `depth`, their upper side at the height `top`."""
    materials = [teak(seed) for seed in range(5)]
    rows = round(depth / plank)
    for row in range(rows):
        thing = slab(width, plank - 0.22, 3, 0.18, materials[row * 3 % 5])
        thing.location = (0, (row - rows / 2) * plank, top - 1.5)


def teak(seed):
    """Teak with its grain along x; no two seeds are of one tree."""
    material, node = principled('teak', Roughness=0.5, Specular=0.3)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place = nodes.new('ShaderNodeTexCoord')
    stretch = nodes.new('ShaderNodeMapping')
    stretch.inputs['Location'].default_value = (17.0 * seed, 5.0 * seed, 0)
    stretch.inputs['Scale'].default_value = (0.045, 0.9, 0.9)
    grain = nodes.new('ShaderNodeTexNoise')
    grain.inputs['Scale'].default_value, grain.inputs['Detail'].default_value = 2.2, 10
    grain.inputs['Distortion'].default_value = 0.9
    tones = nodes.new('ShaderNodeValToRGB')
    pale = 0.85 + 0.07 * seed
    tones.color_ramp.elements[0].position, tones.color_ramp.elements[0].color = 0.30, (0.085 * pale, 0.040 * pale, 0.017 * pale, 1)
    tones.color_ramp.elements[1].position, tones.color_ramp.elements[1].color = 0.72, (0.34 * pale, 0.185 * pale, 0.085 * pale, 1)
    bump = nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = 0.25, 0.06
    links.new(place.outputs['Object'], stretch.inputs['Vector'])
    links.new(stretch.outputs['Vector'], grain.inputs['Vector'])
    links.new(grain.outputs['Fac'], tones.inputs['Fac'])
    links.new(tones.outputs['Color'], node.inputs['Base Color'])
    links.new(grain.outputs['Fac'], bump.inputs['Height'])
    links.new(bump.outputs['Normal'], node.inputs['Normal'])
    return material
