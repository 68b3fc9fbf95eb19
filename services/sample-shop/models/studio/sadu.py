"""Sadu: the woven bands of tents and of the cushions in a majlis, thread by thread."""
import bpy
import numpy as np

from studio.materials import principled

ROWS = 29  # threads from one edge of a band to the other


def sadu(column, row, ground, first, second):
    """The colour of one thread of a band: lines, teeth and diamonds."""
    if row in (0, 28) or 2 <= row < 4 or 25 <= row < 27:
        return second
    if row in (1, 27):
        return ground
    if 4 <= row < 8:
        return first if abs(column % 8 - 3.5) < 4 - (row - 4) else ground
    if 21 <= row < 25:
        return first if abs(column % 8 - 3.5) < row - 20 else ground
    reach = abs(row - 14) / 6.5 + abs(column % 16 - 7.5) / 8
    return second if reach < 0.32 else ground if reach < 0.56 else first if reach < 0.95 else ground


def sadu_cloth(height, band, colours, thread=0.3):
    """Wool with one band at `height` for things whose upright is z; `colours` are ground, first and second (linear RGB).

    `band` is how high the band is. Unit: the thing's own.
    """
    ground, first, second = colours
    rows = 3 * ROWS
    threads = np.ones((rows, 16, 4), np.float32)
    for row in range(rows):
        for column in range(16):
            inside = ROWS <= row < 2 * ROWS
            threads[row, column, :3] = sadu(column, row - ROWS, ground, first, second) if inside else ground
    image = bpy.data.images.new('sadu', 16, rows, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(threads.ravel())
    material, node = principled('sadu', Roughness=0.9, Specular=0.12, Sheen=0.5)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, turn, picture, bump = (nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'Mapping', 'TexImage', 'Bump'))
    pitch = band / ROWS
    picture.image, picture.interpolation = image, 'Closest'
    # The picture repeats along x and covers three bands' height, its middle third at `height`.
    turn.vector_type = 'POINT'
    turn.inputs['Scale'].default_value = (1 / (16 * pitch), 1 / (3 * band), 1)
    turn.inputs['Location'].default_value = (0, 0.5 - height / (3 * band), 0)
    parts, flat = nodes.new('ShaderNodeSeparateXYZ'), nodes.new('ShaderNodeCombineXYZ')
    links.new(place.outputs['Object'], parts.inputs['Vector'])
    links.new(parts.outputs['X'], flat.inputs['X'])
    links.new(parts.outputs['Z'], flat.inputs['Y'])
    links.new(flat.outputs['Vector'], turn.inputs['Vector'])
    links.new(turn.outputs['Vector'], picture.inputs['Vector'])
    links.new(picture.outputs['Color'], node.inputs['Base Color'])
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = 0.5, thread * 0.3
    links.new(_weave(nodes, links, place, thread), bump.inputs['Height'])
    links.new(bump.outputs['Normal'], node.inputs['Normal'])
    return material


def _weave(nodes, links, place, thread):
    heights = []
    for direction in ('X', 'Z'):
        wave = nodes.new('ShaderNodeTexWave')
        wave.bands_direction = direction
        wave.inputs['Scale'].default_value, wave.inputs['Distortion'].default_value = 0.32 / thread, 1.0
        links.new(place.outputs['Object'], wave.inputs['Vector'])
        heights.append(wave.outputs['Fac'])
    total = nodes.new('ShaderNodeMath')
    total.operation = 'ADD'
    links.new(heights[0], total.inputs[0])
    links.new(heights[1], total.inputs[1])
    return total.outputs['Value']
