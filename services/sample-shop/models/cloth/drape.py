"""Lets a garment fall on a body and gives back where its points came to lie."""
import math

import bpy
import numpy as np
from mathutils import Vector

from cloth.body import leave, wear
from cloth.pattern import distance_to

_known = {}


def drape(key, pattern, cloth, round_=13.0, frames=70, raised=35, lowered=62, slim=1.0, floor=False):
    """Places (n × 3, centimetres) of `pattern`'s points after `frames` of falling; equal for an equal `key`.

    `cloth` is a dict of Blender's cloth settings; `round_` is how far front and back stand off their seams at first.
    """
    if key not in _known:
        _known[key] = _fall(pattern, cloth, round_, frames, raised, lowered, slim, floor)
    return _known[key]


def _fall(pattern, cloth, round_, frames, raised, lowered, slim, floor):
    scene = bpy.context.scene
    start = [_start(point, side, pattern.seam_lines, round_, floor) for point, side in zip(pattern.points, pattern.side)]
    mesh = bpy.data.meshes.new('cloth')
    mesh.from_pydata(start, [], pattern.triangles)
    thing = bpy.data.objects.new('cloth', mesh)
    scene.collection.objects.link(thing)
    _give_rest(thing, pattern)
    settings = thing.modifiers.new('fall', 'CLOTH')
    for name, value in cloth.items():
        setattr(settings.settings, name, value)
    settings.settings.rest_shape_key = thing.data.shape_keys.key_blocks['flat']
    settings.collision_settings.distance_min = 0.004
    settings.collision_settings.collision_quality = 3
    settings.point_cache.frame_start, settings.point_cache.frame_end = 1, frames
    worn = wear(raised, lowered, (12, round(frames * 0.6)), slim)
    if floor:
        worn.append(_floor())
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    fallen = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    places = np.empty(len(fallen.vertices) * 3, np.float32)
    fallen.vertices.foreach_get('co', places)
    leave([*worn, thing])
    scene.frame_set(1)
    return places.reshape(-1, 3) * 100


def _start(point, side, seams, round_, floor):
    """A place in metres: the pattern blown up like a cushion, so that the body has room in it.

    What would hang below a floor begins spread out over it.
    """
    away = min(distance_to(seams, point), round_) if side else 0
    off = math.sqrt(round_ ** 2 - (round_ - away) ** 2)
    x, y, z = point.x, side * off, point.y
    if floor and z < 1:
        x, y, z = x * (1 + (1 - z) / 60), y + side * (1 - z), 1
    return (x / 100, y / 100, z / 100)


def _give_rest(thing, pattern):
    """What the cloth wants to be: as flat as it was cut. Front and back lie a little apart, or seams would have no fold."""
    thing.shape_key_add(name='Basis')
    flat = thing.shape_key_add(name='flat')
    for knot, point, side in zip(flat.data, pattern.points, pattern.side):
        knot.co = Vector((point.x, side * 0.2, point.y)) / 100
    flat.value = 0


def _floor():
    mesh = bpy.data.meshes.new('floor')
    mesh.from_pydata([(-3, -3, 0), (3, -3, 0), (3, 3, 0), (-3, 3, 0)], [], [(0, 1, 2, 3)])
    floor = bpy.data.objects.new('floor', mesh)
    bpy.context.scene.collection.objects.link(floor)
    floor.modifiers.new('rest', 'COLLISION')
    floor.collision.cloth_friction = 20
    return floor
