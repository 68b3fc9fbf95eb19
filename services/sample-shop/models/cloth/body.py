"""Who wears the clothes while they fall: a body to the hips, its arms can be lowered. Unit: centimetre; the front is toward -y."""
import math

import bpy
from mathutils import Matrix, Vector
from mathutils.bvhtree import BVHTree

from studio.materials import matte
from studio.shapes import surface

# Height, half the width, half the depth, and how far back the middle lies.
TORSO = (
    (74, 10.0, 6.0, 0.5), (75, 14.6, 9.2, 0.5), (78, 16.6, 10.8, 0.5), (84, 17.8, 12.0, 0.6), (90, 17.6, 11.9, 0.5), (98, 16.0, 10.8, 0.2),
    (106, 14.6, 9.9, 0.0), (114, 15.8, 10.8, -0.3), (121, 17.3, 12.1, -0.7), (126, 18.2, 12.3, -0.7), (131, 18.5, 11.3, 0.0),
    (135, 18.2, 9.9, 0.6), (138, 17.0, 8.8, 1.0), (140.5, 14.8, 7.8, 1.3), (142.5, 12.2, 7.0, 1.5),
    (144.5, 9.7, 6.5, 1.6), (146.5, 7.7, 6.2, 1.6), (149, 6.5, 5.9, 1.4), (153, 6.0, 5.7, 0.9), (155, 5.9, 5.6, 0.7),
)
NECK_TOP = TORSO[-1]
SHOULDER = (15.8, 0.9, 135.2)
CLEAR = 0.5  # how far cloth lies from the skin
UPPER_ARM = 22.0  # further down sleeves hang by themselves
# How far along the arm, and how thick it is there.
ARM = ((0, 5.5), (6, 5.2), (12, 4.7), (20, 4.2), (30, 3.8), (40, 3.5), (58, 2.9))


def torso(slim, material, fineness=1):
    """The trunk with its neck, in `fineness` times the steps that falling cloth needs."""
    last = len(TORSO) - 1

    def point(u, v):
        place = u * last
        at = min(int(place), last - 1)
        z, wide, deep, back = _between(TORSO, at, place - at)
        turn = 2 * math.pi * v
        x, y = (math.copysign(abs(part) ** 0.88, part) for part in (math.cos(turn), math.sin(turn)))
        return wide * slim * x, deep * slim * y + back, z
    return surface(point, 57 * fineness, 56 * fineness, material)


def arm(slim, material, length=ARM[-1][0], fineness=1):
    """An arm along +x from its own shoulder, round at both ends."""
    def point(u, v):
        along = -ARM[0][1] * slim + (length + ARM[0][1] * slim) * u
        radius = _thickness(along) * slim
        start = min(1.0, (along + ARM[0][1] * slim) / (ARM[0][1] * slim))
        end = min(1.0, (length - along) / (radius * 0.8))
        radius *= math.sqrt(max(0.0, start * (2 - start))) * math.sqrt(max(0.0, end * (2 - end)))
        turn = 2 * math.pi * v
        return along, radius * math.cos(turn), radius * math.sin(turn)
    return surface(point, 40 * fineness, 28 * fineness, material)


def at_shoulder(side, slim, lowered):
    """Where the arm of a `side` (-1, 1) belongs that hangs `lowered` degrees below level."""
    flip = Matrix.Rotation(math.pi if side < 0 else 0, 4, 'Z')
    place = Matrix.Translation((side * SHOULDER[0] * slim, SHOULDER[1], SHOULDER[2]))
    return place @ flip @ Matrix.Rotation(math.radians(lowered), 4, 'Y')


def wear(raised, lowered, frames, slim=1.0, arms=ARM[-1][0], petticoat=False):
    """Torso and arms in metres, as things that cloth rests on; arms sink from `raised` to `lowered` degrees below level
    between two `frames`, and are `arms` long; a `petticoat` holds a
    skirt open to the ground. Returns what was made."""
    metres = Matrix.Scale(0.01, 4)
    made = [torso(slim, matte('body', (0.5, 0.5, 0.5)))]
    made[0].data.transform(metres)
    for side in (-1, 1):
        limb = arm(slim, matte('arm', (0.5, 0.5, 0.5)), arms)
        limb.data.transform(metres)
        for frame, angle in zip(frames, (raised, lowered)):
            pose = at_shoulder(side, slim, angle)
            limb.location, limb.rotation_euler = pose.translation / 100, pose.to_euler()
            limb.keyframe_insert('rotation_euler', frame=frame)
        made.append(limb)
    if petticoat:
        made.append(surface(lambda u, v: _under_skirt(u, v, slim), 24, 64, matte('petticoat', (0.5, 0.5, 0.5))))
    for thing in made:
        _face_outward(thing)
        thing.modifiers.new('rest', 'COLLISION')
        thing.collision.thickness_outer = 0.006
        thing.collision.thickness_inner = 0.02
        thing.collision.cloth_friction = 12
    return made


def outside(places, slim, lowered, arms):
    """`places` (n × 3) with those that fell into the body back on its skin."""
    parts = [torso(slim, None, fineness=2)]
    for side in (-1, 1):
        limb = arm(slim, None, min(arms, UPPER_ARM), fineness=2)
        limb.data.transform(at_shoulder(side, slim, lowered))
        parts.append(limb)
    skins = []
    for part in parts:
        _face_outward(part)
        skins.append(BVHTree.FromPolygons([vertex.co for vertex in part.data.vertices], [face.vertices for face in part.data.polygons]))
    leave(parts)
    result = places.copy()
    for skin in skins:
        for at, place in enumerate(result):
            spot, normal, _, away = skin.find_nearest(Vector(place.tolist()), 6)
            if spot is not None:
                above = (Vector(place.tolist()) - spot).dot(normal)
                if above < CLEAR and (above > 0 or away < 5):
                    result[at] = spot + normal * CLEAR
    return result


def leave(made):
    """Takes the body out of the scene."""
    for thing in made:
        bpy.data.objects.remove(thing)


def _under_skirt(u, v, slim):
    wide, deep = (16.6 + 3.8 * u) * slim / 100, (11.2 + 4.6 * u) * slim / 100
    return wide * math.cos(math.tau * v), deep * math.sin(math.tau * v) + 0.005, (82 - 92 * u) / 100


def _between(rings, at, share):
    """A place between two rings on a smooth line through all of them."""
    before, a, b, after = (rings[min(max(number, 0), len(rings) - 1)] for number in (at - 1, at, at + 1, at + 2))
    return tuple(
        0.5 * (2 * q + (r - p) * share + (2 * p - 5 * q + 4 * r - s) * share ** 2 + (3 * q - p - 3 * r + s) * share ** 3)
        for p, q, r, s in zip(before, a, b, after)
    )


def _thickness(along):
    for (a, thick), (b, thin) in zip(ARM, ARM[1:]):
        if along <= b:
            return thick + (thin - thick) * max(0, along - a) / (b - a)
    return ARM[-1][1]


def _face_outward(thing):
    """Cloth is pushed to the side that faces look at."""
    mesh = thing.data
    middle = sum((vertex.co for vertex in mesh.vertices), Vector()) / len(mesh.vertices)
    outward = 0.0
    for face in mesh.polygons:
        outward += face.normal.dot(face.center - middle)
    if outward < 0:
        mesh.flip_normals()
