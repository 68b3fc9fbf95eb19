"""Words on a product."""
import math

import bpy
from mathutils import Matrix


def letters(text, height, place, material, depth=0.004, spacing=1.25):
    """`text` in raised capitals of `height`, upright at `place`, facing the front."""
    curve = bpy.data.curves.new('letters', 'FONT')
    curve.body = text
    curve.size = height / 0.7
    curve.align_x, curve.align_y = 'CENTER', 'CENTER'
    curve.extrude = depth
    curve.space_character = spacing
    curve.materials.append(material)
    thing = bpy.data.objects.new('letters', curve)
    thing.matrix_world = Matrix.Translation(place) @ Matrix.Rotation(math.radians(90), 4, 'X')
    bpy.context.scene.collection.objects.link(thing)
    return thing


def letters_round(text, height, radius, level, material, depth=0.004, spacing=1.25):
    """`text` in raised capitals round an upright cylinder of `radius`, their middle at the height `level`."""
    flat = letters(text, height, (0, 0, 0), material, depth, spacing)
    flat.matrix_world = Matrix.Identity(4)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(flat.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(flat)
    for vertex in mesh.vertices:
        across, up, out = vertex.co
        angle = across / radius
        vertex.co = ((radius + out) * math.sin(angle), -(radius + out) * math.cos(angle), level + up)
    thing = bpy.data.objects.new('letters', mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing
