"""Lets a garment fall on a body and gives back where its points came to lie."""
import math

import bpy
import numpy as np
from mathutils import Vector

from cloth.body import ARM, leave, outside, wear
from cloth.edges import levelled
from cloth.pattern import distance_to

_known = {}


def drape(key, pattern, cloth, round_=13.0, frames=52, raised=35, lowered=62, slim=1.0, held=None, arms=ARM[-1][0], petticoat=False):
    """Places (n × 3, centimetres) of `pattern`'s points after `frames` of falling; equal for an equal `key`.

    `cloth` is a dict of Blender's cloth settings; `round_` is how far front and back stand off their seams at first.
    Seams above the height `held` stay where they are, as on a hanger.
    """
    if key not in _known:
        fallen = levelled(pattern, _fall(pattern, cloth, round_, frames, raised, lowered, slim, held, arms, petticoat))
        _known[key] = outside(fallen, slim, lowered, arms)
    return _known[key]


def _fall(pattern, cloth, round_, frames, raised, lowered, slim, held, arms, petticoat):
    scene = bpy.context.scene
    start = [_start(point, side, pattern.seam_lines, round_) for point, side in zip(pattern.points, pattern.side)]
    mesh = bpy.data.meshes.new('cloth')
    mesh.from_pydata(start, [], pattern.triangles)
    thing = bpy.data.objects.new('cloth', mesh)
    scene.collection.objects.link(thing)
    _give_rest(thing, pattern)
    settings = thing.modifiers.new('fall', 'CLOTH')
    for name, value in cloth.items():
        setattr(settings.settings, name, value)
    settings.settings.rest_shape_key = thing.data.shape_keys.key_blocks['flat']
    if held is not None:
        hanger = thing.vertex_groups.new(name='held')
        hanger.add([at for at, point in enumerate(pattern.points) if pattern.side[at] == 0 and point.y > held], 1, 'REPLACE')
        settings.settings.vertex_group_mass = hanger.name
    settings.collision_settings.distance_min = 0.004
    settings.collision_settings.collision_quality = 3
    settings.point_cache.frame_start, settings.point_cache.frame_end = 1, frames
    worn = wear(raised, lowered, (12, round(frames * 0.6)), slim, arms, petticoat)
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    fallen = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    places = np.empty(len(fallen.vertices) * 3, np.float32)
    fallen.vertices.foreach_get('co', places)
    leave([*worn, thing])
    scene.frame_set(1)
    return places.reshape(-1, 3) * 100


def _start(point, side, seams, round_):
    """A place in metres: the pattern blown up like a cushion, so that the body has room in it."""
    away = min(distance_to(seams, point), round_) if side else 0
    off = math.sqrt(round_ ** 2 - (round_ - away) ** 2)
    return (point.x / 100, side * off / 100, point.y / 100)


def _give_rest(thing, pattern):
    """What the cloth wants to be: as flat as it was cut. Front and back lie a little apart, or seams would have no fold."""
    thing.shape_key_add(name='Basis')
    flat = thing.shape_key_add(name='flat')
    for knot, point, side in zip(flat.data, pattern.points, pattern.side):
        knot.co = Vector((point.x, side * 0.2, point.y)) / 100
    flat.value = 0
