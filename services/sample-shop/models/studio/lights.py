"""The light of every picture: a soft key from the top at the left, a strip at the right, an overhead, dark cards.

The set turns with the camera and grows with the frame, so that all products stand in the same light.
"""
import math

import bpy
from mathutils import Matrix, Vector

from studio.sky import place_sky

# Place, width, height and power of each light at a frame of 4 units; all look at the target.
KEY = ((-5.0, 1.6, 6.2), 3.6, 3.6, 430, (1.0, 0.975, 0.94))
STRIP = ((6.0, -1.4, 3.4), 1.4, 5.5, 90, (0.95, 0.975, 1.0))
OVERHEAD = ((0.6, 4.6, 7.0), 7.0, 2.4, 210, (1.0, 0.99, 0.97))
FRONT = ((-1.0, -8.5, 5.5), 3.0, 1.6, 60, (1.0, 0.99, 0.98))
# Black cards give metal and glass the dark lines that draw their edges.
CARDS = (((-4.6, -3.6, 1.6), 1.6, 4.0), ((3.2, -5.4, 1.2), 1.2, 3.6), ((0.5, 7.5, 1.4), 9.0, 1.2))


def place_lights(scene, view):
    """Builds the set round `view`'s target."""
    scale = view.frame / 4
    turn = Matrix.Rotation(math.radians(view.azimuth), 4, 'Z')
    target = Vector((view.target[0], view.target[1], view.target[2]))
    front = (*FRONT[:3], FRONT[3] * view.fill, FRONT[4])
    for spec in (KEY, STRIP, OVERHEAD, front):
        _area(scene, spec, scale, turn, target)
    for place, width, height in CARDS:
        _card(scene, place, width, height, scale, turn, target)
    place_sky(scene, turn)


def _facing(place, scale, turn, target):
    at = target + turn @ (Vector(place) * scale)
    return Matrix.Translation(at) @ (target - at).to_track_quat('-Z', 'Y').to_matrix().to_4x4()


def _area(scene, spec, scale, turn, target):
    place, width, height, power, colour = spec
    data = bpy.data.lights.new('area', 'AREA')
    data.shape = 'RECTANGLE'
    data.size, data.size_y = width * scale, height * scale
    data.energy = power * scale * scale
    data.color = colour
    light = bpy.data.objects.new('area', data)
    light.matrix_world = _facing(place, scale, turn, target)
    scene.collection.objects.link(light)


def _card(scene, place, width, height, scale, turn, target):
    mesh = bpy.data.meshes.new('card')
    x, y = width * scale / 2, height * scale / 2
    mesh.from_pydata([(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [], [(0, 1, 2, 3)])
    black = bpy.data.materials.new('card')
    black.use_nodes = True
    principled = black.node_tree.nodes['Principled BSDF']
    principled.inputs['Base Color'].default_value = (0.004, 0.004, 0.004, 1)
    principled.inputs['Roughness'].default_value = 1
    mesh.materials.append(black)
    card = bpy.data.objects.new('card', mesh)
    card.matrix_world = _facing(place, scale, turn, target)
    # Seen in reflections alone: it neither stands in the picture nor throws a shadow.
    card.visible_camera = card.visible_diffuse = card.visible_shadow = False
    scene.collection.objects.link(card)
