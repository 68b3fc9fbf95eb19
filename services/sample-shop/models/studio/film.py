"""Clear film drawn over something: seen by what it mirrors."""
import bpy


def film(mirrored=0.10):
    """Lets through what it does not mirror; it bends nothing, being thin."""
    material = bpy.data.materials.new('film')
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    through, shine, mix, edge, output = (nodes.new(f'ShaderNode{kind}') for kind in (
        'BsdfTransparent', 'BsdfGlossy', 'MixShader', 'LayerWeight', 'OutputMaterial',
    ))
    shine.inputs['Roughness'].default_value = 0.06
    edge.inputs['Blend'].default_value = mirrored
    links.new(edge.outputs['Fresnel'], mix.inputs[0])
    links.new(through.outputs['BSDF'], mix.inputs[1])
    links.new(shine.outputs['BSDF'], mix.inputs[2])
    links.new(mix.outputs['Shader'], output.inputs['Surface'])
    return material
