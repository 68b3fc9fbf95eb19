"""A tent of light round a thing of glass: bright behind it, dark beside it, and seen through glass alone."""
import bpy
from mathutils import Matrix

from studio.shapes import ball

BRIGHT, DARK = 1.0, 0.05


def light_tent(radius, centre, strength=BRIGHT):
    """A sphere of `radius` round `centre` whose side behind the thing glows, wherever the camera stands."""
    material = bpy.data.materials.new('tent')
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    place, outward, seen, parts = (
        nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'VectorMath', 'VectorTransform', 'SeparateXYZ')
    )
    outward.operation = 'NORMALIZE'
    seen.vector_type, seen.convert_from, seen.convert_to = 'VECTOR', 'OBJECT', 'CAMERA'
    glow, light, output = (nodes.new(f'ShaderNode{kind}') for kind in ('MapRange', 'Emission', 'OutputMaterial'))
    glow.interpolation_type = 'SMOOTHSTEP'
    glow.inputs['From Min'].default_value, glow.inputs['From Max'].default_value = 0.25, 0.92
    glow.inputs['To Min'].default_value, glow.inputs['To Max'].default_value = DARK, strength
    light.inputs['Color'].default_value = (1.0, 0.985, 0.97, 1)
    links.new(place.outputs['Object'], outward.inputs[0])
    links.new(outward.outputs['Vector'], seen.inputs['Vector'])
    links.new(seen.outputs['Vector'], parts.inputs['Vector'])
    links.new(parts.outputs['Z'], glow.inputs['Value'])
    links.new(glow.outputs['Result'], light.inputs['Strength'])
    links.new(light.outputs['Emission'], output.inputs['Surface'])
    tent = ball(radius, (0, 0, 0), material)
    tent.matrix_world = Matrix.Translation(centre)
    # It lights nothing and stands in no picture: only what has passed through glass meets it.
    tent.visible_camera = tent.visible_diffuse = tent.visible_glossy = tent.visible_shadow = False
    material.cycles.sample_as_light = False
    return tent
