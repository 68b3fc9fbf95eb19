"""The few shapes that products are made of. Every function links what it makes into the scene and returns it."""
import math

import bpy
from mathutils import Vector


def add_mesh(name, vertices, faces, material, smooth=True):
    """A mesh object of `vertices` and `faces` in one material."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    if material:
        mesh.materials.append(material)
    for face in mesh.polygons:
        face.use_smooth = smooth
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def surface(point, across, around, material, close_across=False, close_around=True):
    """The surface `point(u, v)` for u and v from 0 to 1, in `across` by `around` steps."""
    columns = across if close_across else across + 1
    rows = around if close_around else around + 1
    vertices = [tuple(point(i / across, j / around)) for i in range(columns) for j in range(rows)]
    faces = []
    for i in range(across):
        here, next_ = i * rows, (i + 1) % columns * rows
        faces += [(here + j, next_ + j, next_ + (j + 1) % rows, here + (j + 1) % rows) for j in range(around)]
    return add_mesh('surface', vertices, faces, material)


def ball(radius, place, material, scale=(1, 1, 1)):
    """A fine sphere."""
    return surface(
        lambda u, v: (
            place[0] + scale[0] * radius * math.sin(math.pi * u) * math.cos(2 * math.pi * v),
            place[1] + scale[1] * radius * math.sin(math.pi * u) * math.sin(2 * math.pi * v),
            place[2] - scale[2] * radius * math.cos(math.pi * u),
        ),
        48, 96, material,
    )


def turned(profile, material, around=160, roundness=0.0):
    """What a lathe makes of `profile`, points (radius, height) from bottom to top; `roundness` rounds corners."""
    points = round_corners(profile, roundness) if roundness else profile
    last = len(points) - 1
    return surface(
        lambda u, v: (
            points[round(u * last)][0] * math.cos(2 * math.pi * v),
            points[round(u * last)][0] * math.sin(2 * math.pi * v),
            points[round(u * last)][1],
        ),
        last, around, material,
    )


def round_corners(points, radius, steps=6):
    """`points` with an arc in place of each inner corner, as no edge of a real thing is sharp."""
    result = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        here, back, on = Vector(corner), Vector(before) - Vector(corner), Vector(after) - Vector(corner)
        reach = min(radius, back.length * 0.49, on.length * 0.49)
        start, end = here + back.normalized() * reach, here + on.normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            result.append(tuple((1 - t) ** 2 * start + 2 * t * (1 - t) * here + t ** 2 * end))
    return [*result, points[-1]]


def wire(path, radius, material, closed=False):
    """A round wire along `path`, a list of points; its open ends are round."""
    curve = bpy.data.curves.new('wire', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = radius, 8, True
    spline = curve.splines.new('POLY')
    spline.points.add(len(path) - 1)
    for knot, place in zip(spline.points, path):
        knot.co = (*place, 1)
    spline.use_cyclic_u = closed
    spline.use_smooth = True
    curve.materials.append(material)
    thing = bpy.data.objects.new('wire', curve)
    bpy.context.scene.collection.objects.link(thing)
    if not closed:
        for end in (path[0], path[-1]):
            ball(radius, end, material)
    return thing


def copy_to(thing, matrix):
    """The same mesh at another place: costs next to nothing."""
    twin = bpy.data.objects.new(thing.name, thing.data)
    twin.matrix_world = matrix
    bpy.context.scene.collection.objects.link(twin)
    return twin


def collect(matrix, before):
    """Moves everything that was made since `before` (a set of objects) by `matrix`; for posing a finished product."""
    made = [thing for thing in bpy.context.scene.objects if thing not in before]
    for thing in made:
        thing.matrix_world = matrix @ thing.matrix_world
    return made
