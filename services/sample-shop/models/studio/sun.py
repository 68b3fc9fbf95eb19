"""Daylight for scenes: a low sun, what stands in its way, and the sky."""
import math

import bpy
from mathutils import Matrix, Vector

from studio.sky import place_sky

# From the top at the left, a little from behind the camera, as the key of the product pictures.
TOWARD = Vector((-0.72, -0.42, 0.62)).normalized()
# How wide the sun looks; the real one is half a degree, but the air of the coast is never clear. Unit: degrees.
WIDTH = 0.9


def place_sun(scene, view, strength=2.5, sky=0.10):
    """The sun, the light of the sky above it, and what polished things mirror of the rest."""
    place_sky(scene, Matrix.Identity(3))
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy = strength
    data.angle = math.radians(WIDTH)
    data.color = (1.0, 0.915, 0.80)
    light = bpy.data.objects.new('sun', data)
    light.matrix_world = Matrix.Translation(TOWARD) @ TOWARD.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    scene.collection.objects.link(light)
    fill = bpy.data.lights.new('sky', 'AREA')
    fill.shape, fill.size, fill.size_y = 'RECTANGLE', view.frame * 3, view.frame * 1.6
    fill.energy = sky * 60 * view.frame * view.frame
    fill.color = (0.90, 0.95, 1.0)
    above = Vector(view.target) + Vector((0.4 * view.frame, -0.7 * view.frame, 2.4 * view.frame))
    lamp = bpy.data.objects.new('sky', fill)
    lamp.matrix_world = Matrix.Translation(above) @ (Vector(view.target) - above).to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    scene.collection.objects.link(lamp)


def hang_in_sun(scene, view, strips, distance=1.6):
    """Flat shapes between sun and scene, of which only the shadow is seen.

    `strips` are polygons of points (across, up) in widths of the frame, round the ray to the view's target.
    """
    side = TOWARD.cross(Vector((0, 0, 1))).normalized() * -1
    up = side.cross(TOWARD).normalized() * -1
    middle = Vector(view.target) + TOWARD * view.frame * distance
    vertices, faces = [], []
    for strip in strips:
        faces.append(range(len(vertices), len(vertices) + len(strip)))
        vertices += [tuple(middle + (side * across + up * high) * view.frame) for across, high in strip]
    mesh = bpy.data.meshes.new('gobo')
    mesh.from_pydata(vertices, [], [tuple(face) for face in faces])
    thing = bpy.data.objects.new('gobo', mesh)
    thing.visible_camera = thing.visible_glossy = thing.visible_diffuse = thing.visible_transmission = False
    scene.collection.objects.link(thing)
