"""Puts a finished thing down."""
import bpy
from mathutils import Matrix

from studio.shapes import collect


def rest(matrix, before):
    """Turns everything made since `before` by `matrix`, then lowers or lifts it until it lies on the ground."""
    made = collect(matrix, before)
    bpy.context.view_layer.update()
    meshes = [thing for thing in made if thing.type == 'MESH' and not thing.hide_render]
    lowest = min((thing.matrix_world @ vertex.co).z for thing in meshes for vertex in thing.data.vertices)
    for thing in made:
        thing.matrix_world = Matrix.Translation((0, 0, -lowest)) @ thing.matrix_world
    return made
