"""The two halves of a pearl oyster. Unit: centimetre."""
import math

import bpy
from mathutils import Matrix, Vector, noise

from studio.materials import matte, principled
from studio.shapes import collect, surface

LIP = 0.89  # about where nacre ends, as a share of the way from the middle to the edge
SHEEN = ((0.30, (0.54, 0.46, 0.47)), (0.42, (0.60, 0.56, 0.50)), (0.52, (0.45, 0.50, 0.49)), (0.62, (0.62, 0.55, 0.54)), (0.72, (0.49, 0.44, 0.50)))


def half(radius, depth, seed, place, lean=0.0, turn=0.0):
    """One half with its hollow up and its hinge at the back; `lean` tips it up on the hinge, `turn` turns it, in degrees."""
    before = set(bpy.context.scene.objects)
    shape = _shape(radius, depth, seed)
    ends = [LIP + 0.05 * noise.noise(Vector((3 * math.cos(turn), 3 * math.sin(turn), seed))) for turn in (math.tau * at / 320 for at in range(321))]
    nacre = surface(lambda u, v: shape(u * (ends[round(v * 320)] + 0.03), v), 60, 320, _nacre())
    # A hair higher than nacre, so that it begins where nacre is thin.
    lip = surface(lambda u, v: _raised(shape(ends[round(v * 320)] + (1 - ends[round(v * 320)]) * u, v), 0.03 * u), 24, 320,
                  matte('lip', (0.050, 0.040, 0.030), roughness=0.5))
    for thing, thickness in ((nacre, 0.1), (lip, 0.26)):
        skin = thing.modifiers.new('thickness', 'SOLIDIFY')
        skin.thickness, skin.offset = thickness, -1
    hinge = Matrix.Translation((0, radius * 0.82, depth))
    pose = Matrix.Rotation(math.radians(turn), 4, 'Z') @ hinge @ Matrix.Rotation(math.radians(lean), 4, 'X') @ hinge.inverted()
    collect(Matrix.Translation(place) @ pose, before)


def _raised(place, rise):
    return place[0], place[1], place[2] + rise


def _nacre():
    """Its colours lie in clouds, and change where it turns away."""
    material, node = principled('nacre', Roughness=0.24, Metallic=0.45, Specular=0.8, Clearcoat=0.8, Clearcoat_Roughness=0.08)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    clouds, facing, sum_, tints = (nodes.new(f'ShaderNode{kind}') for kind in ('TexNoise', 'LayerWeight', 'Math', 'ValToRGB'))
    place = nodes.new('ShaderNodeTexCoord')
    clouds.inputs['Scale'].default_value, clouds.inputs['Detail'].default_value, clouds.inputs['Distortion'].default_value = 0.36, 3, 0.35
    facing.inputs['Blend'].default_value = 0.35
    sum_.operation = 'MULTIPLY_ADD'
    sum_.inputs[1].default_value = 0.35
    links.new(place.outputs['Object'], clouds.inputs['Vector'])
    links.new(facing.outputs['Facing'], sum_.inputs[0])
    links.new(clouds.outputs['Fac'], sum_.inputs[2])
    ramp = tints.color_ramp
    for position, colour in SHEEN:
        ramp.elements.new(position).color = (*colour, 1)
    for end in (ramp.elements[0], ramp.elements[-1]):
        end.color = (0.55, 0.50, 0.48, 1)
    links.new(sum_.outputs[0], tints.inputs['Fac'])
    links.new(tints.outputs['Color'], node.inputs['Base Color'])
    return material


def _shape(radius, depth, seed):
    """The place of a share of the way out and a share of the way round; layers of growth make the lip uneven."""
    def point(out, around):
        angle = 2 * math.pi * around
        way = Vector((math.cos(angle), math.sin(angle), 0))
        uneven = noise.noise(way * 1.6 + Vector((seed, 0, 0))) * 0.05 + noise.noise(way * 7 + Vector((0, seed, 0))) * 0.022 * out ** 6
        reach = radius * out * (1 + uneven)
        x, y = reach * way.x * 1.04, min(reach * way.y, radius * 0.82)
        growth = 0.05 * math.sin(out * 60 + 5 * noise.noise(way * 3)) * max(0, out - LIP) / (1 - LIP)
        wave = 0.12 * noise.noise(Vector((x, y, seed)) * 0.5)
        return x, y, depth * out ** 2.0 + growth + wave * out
    return point
