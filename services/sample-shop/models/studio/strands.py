"""Chains and strings of pearls along a path on the ground."""
import math

import bpy
from mathutils import Matrix, Vector

from studio.shapes import copy_to, surface


def even_path(point, pitch, samples=4000):
    """Points on the closed curve `point(t)`, t from 0 to 1, about `pitch` apart; an even number of them."""
    dense = [Vector(point(i / samples)) for i in range(samples + 1)]
    lengths = [0.0]
    for a, b in zip(dense, dense[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    count = max(2, round(lengths[-1] / pitch / 2) * 2)
    points, at = [], 0
    for i in range(count):
        wanted = lengths[-1] * i / count
        while lengths[at + 1] < wanted:
            at += 1
        share = (wanted - lengths[at]) / max(lengths[at + 1] - lengths[at], 1e-9)
        points.append(dense[at].lerp(dense[at + 1], share))
    return points


def lift_crossings(points, thickness, apart=12):
    """`points` with the later strand lifted over the earlier one where the two cross."""
    lifted = [point.copy() for point in points]
    total = len(points)
    for i, point in enumerate(points):
        for j in range(i - apart):
            if total - i + j < apart:
                continue
            gap = (Vector(point.xy) - Vector(points[j].xy)).length
            lift = thickness * math.exp(-((gap / (thickness * 1.5)) ** 2))
            lifted[i].z = max(lifted[i].z, point.z + lift)
    return lifted


def chain(points, thickness, material, skip=lambda point: False):
    """A cable chain with one link at each of `points` (closed); `skip` leaves gaps for what hangs in the chain."""
    pitch = (points[1] - points[0]).length
    link = _link(pitch * 1.55, thickness, material)
    for i, point in enumerate(points):
        if skip(point):
            continue
        along = (points[(i + 1) % len(points)] - points[i - 1]).normalized()
        roll = math.radians(42 if i % 2 else -42)
        turn = along.to_track_quat('X', 'Z').to_matrix().to_4x4()
        copy_to(link, Matrix.Translation(point) @ turn @ Matrix.Rotation(roll, 4, 'X'))
    bpy.data.objects.remove(link)


def _link(length, thickness, material):
    """An oval link that lies along x."""
    radius, straight = length * 0.32, length * 0.18

    def point(u, v):
        angle = 2 * math.pi * u
        out = radius + thickness / 2 * math.cos(2 * math.pi * v)
        x = out * math.cos(angle) + (straight if math.cos(angle) > 0 else -straight)
        return x, out * math.sin(angle), thickness / 2 * math.sin(2 * math.pi * v)

    return surface(point, 40, 14, material, close_across=True)
