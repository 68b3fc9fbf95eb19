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
