"""Woven cloth, thread by thread: over one, under one."""
import math

import numpy as np

from studio.materials import principled
from studio.shapes import surface

SAMPLES = 6  # points along one thread's width


def woven_tube(radius, bottom, top, pitch, colour_at, depth=0.035):
    """Cloth stretched round an upright cylinder.

    `pitch` is the width of a thread; `colour_at(column, row)` gives the linear colour of the thread seen there, counted from
    the front to the right and from the bottom up.
    """
    columns = 2 * round(math.pi * radius / pitch)
    rows = round((top - bottom) / pitch)

    def point(u, v):
        column, row = v * columns, u * rows
        # Where warp lies over weft the surface bulges across the row, elsewhere across the column.
        over = (int(column) + int(min(row, rows - 0.01))) % 2
        along = math.sin(math.pi * (column % 1)) if over else math.sin(math.pi * (row % 1))
        across = math.sin(math.pi * (row % 1)) if over else math.sin(math.pi * (column % 1))
        out = radius + depth * across * (0.45 + 0.55 * along)
        angle = 2 * math.pi * v - math.pi / 2
        return out * math.cos(angle), out * math.sin(angle), bottom + (top - bottom) * u

    cloth = surface(point, rows * SAMPLES, columns * SAMPLES, _yarn())
    _dye(cloth.data, rows, columns, colour_at)
    return cloth


def _dye(mesh, rows, columns, colour_at):
    """Gives each thread its colour, a little uneven as wool is."""
    chance = np.random.default_rng(7)
    threads = np.array([[colour_at(column, row) for column in range(columns)] for row in range(rows)])
    threads *= 0.96 + 0.08 * chance.random((rows, columns, 1))
    high = np.minimum(np.arange(rows * SAMPLES + 1) // SAMPLES, rows - 1)
    dyed = np.ones((rows * SAMPLES + 1, columns * SAMPLES, 4), np.float32)
    dyed[..., :3] = threads[high].repeat(SAMPLES, 1)
    layer = mesh.color_attributes.new('dye', 'FLOAT_COLOR', 'POINT')
    layer.data.foreach_set('color', dyed.ravel())


def _yarn():
    material, node = principled('yarn', Roughness=0.85, Specular=0.15, Sheen=0.5)
    dye = material.node_tree.nodes.new('ShaderNodeAttribute')
    dye.attribute_name = 'dye'
    material.node_tree.links.new(dye.outputs['Color'], node.inputs['Base Color'])
    return material
