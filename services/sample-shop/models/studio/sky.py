"""What is round the set: little light for matt things, and for polished ones a dome that is bright on the key's side."""
import bpy
from mathutils import Vector

AMBIENT = 0.2
# What a polished plane shows of the dome, from its dark to its bright side.
DOME_DARK, DOME_BRIGHT = 0.02, 0.72
BRIGHT_SIDE = Vector((-0.55, -0.25, 0.8)).normalized()


def place_sky(scene, turn):
    """The world of `scene`; `turn` is the rotation of the set."""
    world = bpy.data.worlds.new('world')
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    background = nodes['Background']
    background.inputs[0].default_value = (1.0, 0.985, 0.965, 1)
    direction = nodes.new('ShaderNodeTexCoord')
    toward = nodes.new('ShaderNodeVectorMath')
    toward.operation = 'DOT_PRODUCT'
    toward.inputs[1].default_value = turn @ BRIGHT_SIDE
    dome = nodes.new('ShaderNodeMapRange')
    dome.interpolation_type = 'SMOOTHSTEP'
    dome.inputs['From Min'].default_value, dome.inputs['From Max'].default_value = -0.2, 1
    dome.inputs['To Min'].default_value, dome.inputs['To Max'].default_value = DOME_DARK, DOME_BRIGHT
    ray = nodes.new('ShaderNodeLightPath')
    choice = nodes.new('ShaderNodeMix')
    choice.inputs['A'].default_value = AMBIENT
    links.new(direction.outputs['Generated'], toward.inputs[0])
    links.new(toward.outputs['Value'], dome.inputs['Value'])
    links.new(ray.outputs['Is Glossy Ray'], choice.inputs['Factor'])
    links.new(dome.outputs['Result'], choice.inputs['B'])
    links.new(choice.outputs['Result'], background.inputs[1])
    scene.world = world
