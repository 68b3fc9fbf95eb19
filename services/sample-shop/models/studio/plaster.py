"""A wall of lime plaster, drawn by hand."""
from studio.materials import principled
from studio.shapes import add_mesh


def wall(behind, tone, reach=400):
    """An upright wall `behind` the middle, in one `tone` (linear RGB)."""
    material, node = principled('plaster', Base_Color=tone, Roughness=0.9, Specular=0.15)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place = nodes.new('ShaderNodeTexCoord')
    strokes = nodes.new('ShaderNodeTexNoise')
    strokes.inputs['Scale'].default_value, strokes.inputs['Detail'].default_value = 0.16, 9
    strokes.inputs['Distortion'].default_value = 1.2
    bump = nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = 0.35, 0.5
    links.new(place.outputs['Object'], strokes.inputs['Vector'])
    links.new(strokes.outputs['Fac'], bump.inputs['Height'])
    links.new(bump.outputs['Normal'], node.inputs['Normal'])
    corners = [(-reach, behind, -20), (reach, behind, -20), (reach, behind, reach), (-reach, behind, reach)]
    return add_mesh('wall', corners, [(0, 1, 2, 3)], material, smooth=False)
