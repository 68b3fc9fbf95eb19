"""Who wears the clothes while they fall; nobody sees it. Unit: centimetre; the front is toward -y, the arms can be lowered."""
import math

import bpy
from mathutils import Matrix, Vector

from studio.materials import matte
from studio.shapes import surface

# Height, half the width, half the depth, and how far back the middle lies.
TORSO = (
    (-10, 15.6, 9.8, 0.5), (40, 16.0, 10.0, 0.5), (70, 17.6, 11.6, 0.5), (88, 18.6, 12.4, 0.4), (98, 17.4, 11.4, 0.2), (106, 15.9, 10.4, 0.0),
    (116, 17.4, 11.8, -0.2), (125, 18.8, 12.6, -0.3), (132, 19.2, 11.8, 0.2), (138, 18.6, 9.6, 0.8), (142, 15.6, 8.0, 1.2),
    (145, 11.0, 6.9, 1.6), (147.5, 7.6, 6.2, 1.7), (151, 6.0, 5.9, 1.2), (158, 5.6, 5.7, 0.4),
)
SHOULDER = (17.2, 0.8, 138.4)
ARM = ((0, 4.9), (8, 4.5), (18, 4.0), (30, 3.6), (40, 3.4), (58, 2.8))


def wear(raised, lowered, frames, slim=1.0):
    """Torso and arms in metres, as things that cloth rests on; arms sink from `raised` to `lowered` degrees below level
    between two `frames`. Returns what was made."""
    last = len(TORSO) - 1

    def torso(u, v):
        place = u * last
        at = min(int(place), last - 1)
        share = place - at
        z, wide, deep, back = (a + (b - a) * share for a, b in zip(TORSO[at], TORSO[at + 1]))
        turn = 2 * math.pi * v
        x, y = (math.copysign(abs(part) ** 0.86, part) for part in (math.cos(turn), math.sin(turn)))
        return wide * slim * x / 100, (deep * slim * y + back) / 100, z / 100
    made = [surface(torso, 90, 96, matte('body', (0.5, 0.5, 0.5)))]
    for side in (-1, 1):
        made.append(_arm(side, raised, lowered, frames, slim))
    for thing in made:
        _face_outward(thing)
        thing.modifiers.new('rest', 'COLLISION')
        thing.collision.thickness_outer = 0.006
        thing.collision.thickness_inner = 0.02
        thing.collision.cloth_friction = 12
    return made


def _arm(side, raised, lowered, frames, slim):
    end = ARM[-1][0]

    def point(u, v):
        along = end * u
        for (a, thick), (b, thin) in zip(ARM, ARM[1:]):
            if along <= b:
                radius = thick + (thin - thick) * (along - a) / (b - a)
                break
        tip = max(0, 1 - max(0, (u - 0.95) / 0.05) ** 2) ** 0.5
        turn = 2 * math.pi * v
        return along / 100, radius * slim * tip * math.cos(turn) / 100, radius * slim * tip * math.sin(turn) / 100
    arm = surface(point, 60, 48, matte('arm', (0.5, 0.5, 0.5)))
    arm.location = (side * SHOULDER[0] * slim / 100, SHOULDER[1] / 100, SHOULDER[2] / 100)
    flip = math.pi if side < 0 else 0
    for frame, angle in zip(frames, (raised, lowered)):
        arm.rotation_euler = (Matrix.Rotation(flip, 3, 'Z') @ Matrix.Rotation(math.radians(angle), 3, 'Y')).to_euler()
        arm.keyframe_insert('rotation_euler', frame=frame)
    return arm


def _face_outward(thing):
    """Cloth is pushed to the side that faces look at."""
    mesh = thing.data
    middle = sum((vertex.co for vertex in mesh.vertices), Vector()) / len(mesh.vertices)
    outward = 0.0
    for face in mesh.polygons:
        outward += face.normal.dot(face.center - middle)
    if outward < 0:
        mesh.flip_normals()


def leave(made):
    """Takes the body out of the scene."""
    for thing in made:
        bpy.data.objects.remove(thing)
