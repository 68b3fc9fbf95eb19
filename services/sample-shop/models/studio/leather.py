"""Straps of leather, and the thread in them."""
import math

from mathutils import Matrix, Vector

from studio.materials import matte, principled
from studio.shapes import copy_to, surface
from studio.slab import slab


def leather(colour):
    """Smooth hide with a fine grain and a dull shine."""
    material, node = principled('leather', Base_Color=colour, Roughness=0.46, Specular=0.4)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place = nodes.new('ShaderNodeTexCoord')
    grain = nodes.new('ShaderNodeTexVoronoi')
    grain.inputs['Scale'].default_value = 26
    relief = nodes.new('ShaderNodeBump')
    relief.inputs['Strength'].default_value = 0.16
    relief.inputs['Distance'].default_value = 0.02
    links.new(place.outputs['Object'], grain.inputs['Vector'])
    links.new(grain.outputs['Distance'], relief.inputs['Height'])
    links.new(relief.outputs['Normal'], node.inputs['Normal'])
    return material


def strap(path, width, thickness, material):
    """A padded band along `path`, points (y, z); `width(share)` and `thickness(share)` say how it tapers."""
    last = len(path) - 1

    def point(u, v):
        at = min(round(u * last), last)
        along = Vector(path[min(at + 1, last)]) - Vector(path[max(at - 1, 0)])
        out = Vector((-along.y, along.x)).normalized()
        across = 2 * math.pi * v
        side = math.copysign(abs(math.cos(across)) ** 0.35, math.cos(across)) * width(u) / 2
        rise = math.copysign(abs(math.sin(across)) ** 0.7, math.sin(across)) * thickness(u) / 2
        return side, path[at][0] + out.x * rise, path[at][1] + out.y * rise
    return surface(point, last, 64, material)


def stitches(path, width, thickness, colour):
    """Two rows of stitches on the outer side of a strap, every sixth point of its path."""
    model = slab(0.035, 0.17, 0.035, 0.016, matte('thread', colour, roughness=0.8))
    last = len(path) - 1
    for at in range(6, last - 5, 6):
        along = (Vector(path[at + 1]) - Vector(path[at - 1])).normalized()
        out = Vector((-along.y, along.x))
        share = at / last
        for side in (-1, 1):
            lift = thickness(share) / 2 * 0.93
            place = (side * (width(share) / 2 - 0.17), path[at][0] + out.x * lift, path[at][1] + out.y * lift)
            turn = Matrix.Rotation(math.atan2(along.y, along.x), 4, 'X')
            copy_to(model, Matrix.Translation(place) @ turn)
    model.hide_render = True
