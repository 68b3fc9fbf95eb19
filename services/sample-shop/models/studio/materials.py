"""Materials of the products. Colours are linear RGB between 0 and 1."""
import bpy

METALS = {
    'gold': (0.93, 0.60, 0.23),
    'silver': (0.87, 0.875, 0.88),
    'rosegold': (0.90, 0.53, 0.40),
}

# What nacre's layers do to its tone from the middle of a pearl to its rim: cream, rose, a breath of green, violet grey.
FILM = ((0.0, (1.06, 1.03, 1.0)), (0.36, (1.10, 0.98, 0.98)), (0.62, (0.90, 0.98, 0.93)), (0.82, (0.82, 0.73, 0.78)), (1.0, (0.52, 0.45, 0.48)))


def principled(name, **inputs):
    """A new material and its principled node, with `inputs` set; an underscore stands for a space in their names."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    node = material.node_tree.nodes['Principled BSDF']
    for key, value in inputs.items():
        socket = node.inputs[key.replace('_', ' ')]
        socket.default_value = (*value, 1) if socket.type == 'RGBA' else value
    return material, node


def matte(name, colour, roughness=0.6):
    """Plain matter without shine: card, plaster, lacquer when smoother."""
    return principled(name, Base_Color=colour, Roughness=roughness, Specular=0.3)[0]


def metal(kind, roughness=0.13):
    """Polished precious metal; `kind` is one of METALS. Its polish is a little uneven, as a hand leaves it."""
    material, node = principled(kind, Base_Color=METALS[kind], Metallic=1.0, Roughness=roughness)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    noise = nodes.new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value = 3.5
    noise.inputs['Detail'].default_value = 3
    spread = nodes.new('ShaderNodeMapRange')
    spread.inputs['To Min'].default_value = roughness * 0.7
    spread.inputs['To Max'].default_value = roughness * 1.35
    links.new(noise.outputs['Fac'], spread.inputs['Value'])
    links.new(spread.outputs['Result'], node.inputs['Roughness'])
    return material


def pearl(tint=(0.93, 0.85, 0.765)):
    """Nacre: thin layers over a pale body mirror the room softly, in the colours of a thin film; a clear skin mirrors it sharply."""
    material, node = principled(
        'pearl', Roughness=0.21, Metallic=0.45, Specular=0.9, Clearcoat=1.0, Clearcoat_Roughness=0.025,
    )
    nodes, links = material.node_tree.nodes, material.node_tree.links
    facing = nodes.new('ShaderNodeLayerWeight')
    facing.inputs['Blend'].default_value = 0.45
    tints = nodes.new('ShaderNodeValToRGB')
    ramp = tints.color_ramp
    ramp.elements[0].color = (*(part * shade for part, shade in zip(tint, FILM[0][1])), 1)
    ramp.elements[1].color = (*(part * shade for part, shade in zip(tint, FILM[-1][1])), 1)
    for position, shade in FILM[1:-1]:
        ramp.elements.new(position).color = (*(part * other for part, other in zip(tint, shade)), 1)
    links.new(facing.outputs['Facing'], tints.inputs['Fac'])
    links.new(tints.outputs['Color'], node.inputs['Base Color'])
    return material
