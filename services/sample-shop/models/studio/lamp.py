"""The light of an evening indoors: one large soft lamp from the top at the left, a weak cool one from the right."""
import bpy
from mathutils import Matrix, Vector

from studio.sky import place_sky

# Place, width and height in widths of the frame, watts at a frame of one unit, colour.
LAMP = ((-1.05, -0.25, 1.15), 0.75, 0.75, 32, (1.0, 0.90, 0.77))
COOL = ((1.3, 0.5, 0.8), 0.5, 1.1, 7, (0.80, 0.90, 1.0))


def place_lamp(scene, view, strength=1.0, tone=LAMP[4]):
    """Both of them, and the dim room that polished things mirror."""
    place_sky(scene, Matrix.Identity(3))
    scene.world.node_tree.nodes['Mix'].inputs['A'].default_value = 0.05
    for place, width, height, power, colour in ((*LAMP[:4], tone), COOL):
        data = bpy.data.lights.new('lamp', 'AREA')
        data.shape, data.size, data.size_y = 'RECTANGLE', width * view.frame, height * view.frame
        data.energy = power * strength * view.frame ** 2
        data.color = colour
        lamp = bpy.data.objects.new('lamp', data)
        at = Vector(view.target) + Vector(place) * view.frame
        lamp.matrix_world = Matrix.Translation(at) @ (Vector(view.target) - at).to_track_quat('-Z', 'Y').to_matrix().to_4x4()
        scene.collection.objects.link(lamp)
