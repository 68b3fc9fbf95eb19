"""Daylight for scenes: a low sun, what stands in its way, and the sky."""
import math

import bpy
from mathutils import Matrix, Vector

from studio.sky import place_sky

# From the top at the left, a little from behind the camera, as the key of the product pictures.
TOWARD = Vector((-0.72, -0.42, 0.62)).normalized()
# How wide the sun looks; the real one is half a degree, but the air of the coast is never clear. Unit: degrees.
WIDTH = 0.9


def place_sun(scene, view, strength=2.5, sky=0.10, tone=(1.0, 0.915, 0.80), sky_tone=(0.90, 0.95, 1.0), width=WIDTH):
    """The sun, the light of the sky above it, and what polished things mirror of the rest."""
    place_sky(scene, Matrix.Identity(3))
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy = strength
    data.angle = math.radians(width)
    data.color = tone
    light = bpy.data.objects.new('sun', data)
    light.matrix_world = Matrix.Translation(TOWARD) @ TOWARD.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    scene.collection.objects.link(light)
    fill = bpy.data.lights.new('sky', 'AREA')
    fill.shape, fill.size, fill.size_y = 'RECTANGLE', view.frame * 3, view.frame * 1.6
    fill.energy = sky * 60 * view.frame * view.frame
    fill.color = sky_tone
    above = Vector(view.target) + Vector((0.4 * view.frame, -0.7 * view.frame, 2.4 * view.frame))
    lamp = bpy.data.objects.new('sky', fill)
    lamp.matrix_world = Matrix.Translation(above) @ (Vector(view.target) - above).to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    scene.collection.objects.link(lamp)


def hang_in_sun(scene, view, strips, distance=1.6):
    """Flat shapes between sun and scene, of which only the shadow is seen.

    `strips` are polygons of points (across, up) in widths of the frame, round the ray to the view's target.
    """
    side, up = _across_sun()
    middle = Vector(view.target) + TOWARD * view.frame * distance
    vertices, faces = [], []
    for strip in strips:
        faces.append(range(len(vertices), len(vertices) + len(strip)))
        vertices += [tuple(middle + (side * across + up * high) * view.frame) for across, high in strip]
    mesh = bpy.data.meshes.new('gobo')
    mesh.from_pydata(vertices, [], [tuple(face) for face in faces])
    thing = bpy.data.objects.new('gobo', mesh)
    _only_shadow(scene, thing)


def plate_in_sun(scene, view, material, distance=1.6, reach=2.5):
    """A plate of `material` between sun and scene, seen by what it lets through; its own unit is a width of the frame."""
    side, up = _across_sun()
    middle = Vector(view.target) + TOWARD * view.frame * distance
    mesh = bpy.data.meshes.new('plate')
    mesh.from_pydata([(-reach, -reach, 0), (reach, -reach, 0), (reach, reach, 0), (-reach, reach, 0)], [], [(0, 1, 2, 3)])
    mesh.materials.append(material)
    thing = bpy.data.objects.new('plate', mesh)
    axes = Matrix((side, up, TOWARD)).transposed().to_4x4()
    thing.matrix_world = Matrix.Translation(middle) @ axes @ Matrix.Scale(view.frame, 4)
    _only_shadow(scene, thing)


def _across_sun():
    side = TOWARD.cross(Vector((0, 0, 1))).normalized() * -1
    return side, side.cross(TOWARD).normalized() * -1


def _only_shadow(scene, thing):
    thing.visible_camera = thing.visible_glossy = thing.visible_diffuse = thing.visible_transmission = False
    scene.collection.objects.link(thing)
