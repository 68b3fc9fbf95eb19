"""Velvet that was let fall: dark where one looks into the pile, bright where it turns away."""
import math

import bpy
from mathutils import Vector, noise

from studio.shapes import surface


def velvet(colour, shine):
    """Pile of one `colour`; `shine` is what its turned edges give back (both linear RGB)."""
    material = bpy.data.materials.new('velvet')
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.clear()
    ground, pile, both, output = (nodes.new(f'ShaderNode{kind}') for kind in ('BsdfDiffuse', 'BsdfVelvet', 'AddShader', 'OutputMaterial'))
    ground.inputs['Color'].default_value = (*colour, 1)
    pile.inputs['Color'].default_value = (*shine, 1)
    pile.inputs['Sigma'].default_value = 0.42
    links.new(ground.outputs['BSDF'], both.inputs[0])
    links.new(pile.outputs['BSDF'], both.inputs[1])
    links.new(both.outputs['Shader'], output.inputs['Surface'])
    return material


def fallen_velvet(material, width, depth, calm, height, behind, seed=3.0):
    """A cloth that lies flat within `calm` of the middle, folds outside of it, and climbs to `height` from `behind` on."""
    def point(u, v):
        x, y = (u - 0.5) * width, (v - 0.35) * depth
        away = max(0.0, math.hypot(x * 0.8, y) - calm) / calm
        deep = min(1.0, away) ** 1.5
        # Folds run out from the middle, a few large ones and smaller ones between them.
        turn = math.atan2(y, x)
        ridges = math.sin(turn * 5 + 2.2 * noise.noise(Vector((x, y, seed)) * (0.9 / calm)) + seed)
        ridges += 0.5 * math.sin(turn * 11 + 3 * noise.noise(Vector((x, y, seed + 5)) * (1.2 / calm)))
        climb = max(0.0, y - behind) / (depth * 0.65 - behind)
        rise = height * climb * climb * (3 - 2 * climb)
        return x, y, rise + deep * calm * 0.10 * ridges + deep * calm * 0.06
    cloth = surface(point, 220, 220, material, close_around=False)
    cloth.modifiers.new('soft', 'SUBSURF').render_levels = 1
    return cloth
