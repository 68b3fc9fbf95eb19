"""Clear and coloured glass, and what is in it. Light that only passes on its way to the ground goes straight through."""
from studio.materials import principled


def glass(name, tint=(1.0, 1.0, 1.0), index=1.5, roughness=0.0):
    """Glass of one `tint` (linear RGB, what a ray keeps) and refractive `index`."""
    material, node = principled(
        name, Base_Color=tint, Transmission=1.0, IOR=index, Roughness=roughness, Specular=0.5,
    )
    nodes, links = material.node_tree.nodes, material.node_tree.links
    output = next(n for n in nodes if n.type == 'OUTPUT_MATERIAL')
    through = nodes.new('ShaderNodeBsdfTransparent')
    # A shadow ray bends nowhere: without this, glass would throw the shadow of stone.
    through.inputs['Color'].default_value = (*(0.82 * part ** 0.5 for part in tint), 1)
    ray = nodes.new('ShaderNodeLightPath')
    mix = nodes.new('ShaderNodeMixShader')
    links.new(ray.outputs['Is Shadow Ray'], mix.inputs[0])
    links.new(node.outputs['BSDF'], mix.inputs[1])
    links.new(through.outputs['BSDF'], mix.inputs[2])
    links.new(mix.outputs['Shader'], output.inputs['Surface'])
    return material
