"""A folded card with four shades of lipstick sealed in it, and a brush of paper and straw. Unit: centimetre."""
import math

import bpy
from mathutils import Matrix

from forms.lipstick import SHADES
from studio.camera import View
from studio.film import film
from studio.lettering import letters
from studio.materials import matte, metal, principled
from studio.plates import plate
from studio.shapes import collect, surface, turned, wire

WIDTH, HEIGHT, THICK = 6.4, 9.6, 0.055
SPREAD = 32  # how far each half of the open card is turned towards its reader, in degrees
SEALED = 1.0  # radius of a blister
PAPER, INK = (0.84, 0.765, 0.69), (0.21, 0.035, 0.045)

VIEWS = {
    'open': View(azimuth=0, elevation=18, frame=14.4, target=(0, -1.4, 4.5), stop=10, pose='open'),
    'angle': View(azimuth=-30, elevation=24, frame=14.6, target=(0.1, -1.5, 4.3), stop=10, pose='open'),
    'closed': View(azimuth=-22, elevation=46, frame=11.6, target=(0, 0.1, 0.2), stop=10, pose='closed'),
    'pair': View(azimuth=-8, elevation=30, frame=18.2, target=(0, -4.2, 2.9), stop=10, pose='pair'),
}


def build(colour='rose', pose='open'):
    """One card open or shut, or in the pose `pair` one of each."""
    if pose != 'closed':
        _open_card()
    if pose != 'open':
        before = set(bpy.context.scene.objects)
        _cover()
        lie = Matrix.Rotation(math.radians(-90), 4, 'X') @ Matrix.Translation((0, 0, -HEIGHT / 2))
        place = Matrix.Translation((0, 0, 0.14))
        if pose == 'pair':
            place = Matrix.Translation((0.9, -8.6, 0.14)) @ Matrix.Rotation(math.radians(68), 4, 'Z')
        collect(place @ lie, before)


def _paper():
    """Uncoated card with a fine tooth."""
    material, node = principled('paper', Base_Color=PAPER, Roughness=0.82, Specular=0.2)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, tooth, relief = (nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'TexNoise', 'Bump'))
    tooth.inputs['Scale'].default_value, tooth.inputs['Detail'].default_value = 30, 6
    relief.inputs['Strength'].default_value, relief.inputs['Distance'].default_value = 0.15, 0.02
    links.new(place.outputs['Object'], tooth.inputs['Vector'])
    links.new(tooth.outputs['Fac'], relief.inputs['Height'])
    links.new(relief.outputs['Normal'], node.inputs['Normal'])
    return material


def _leaf(x, y, material):
    """Half of the card upright, its face to the front at `y`."""
    leaf = plate(WIDTH, HEIGHT, THICK, 0.16, 0.018, material)
    leaf.matrix_world = Matrix.Translation((x, y + THICK, HEIGHT / 2)) @ Matrix.Rotation(math.radians(90), 4, 'X')


def _open_card():
    """The card stands on its lower edges, its fold at the back."""
    wire([(0, 0.03, 0.04), (0, 0.03, HEIGHT - 0.04)], 0.034, _paper())
    for side, fill in ((-1, _brush_side), (1, _shades)):
        before = set(bpy.context.scene.objects)
        _leaf(side * WIDTH / 2, 0, _paper())
        fill(side * WIDTH / 2)
        collect(Matrix.Rotation(math.radians(-SPREAD * side), 4, 'Z'), before)


def _shades(middle):
    """Four shades, each on its square of foil under a dome of film."""
    gold, clear = _foil(), film(0.22)
    places = ((-1, 1), (1, 1), (-1, -1), (1, -1))
    for (x, z), (shade, colour) in zip(places, SHADES.items()):
        before = set(bpy.context.scene.objects)
        plate(2.7, 2.7, 0.02, 0.3, 0.006, gold)
        wax = principled('wax', Base_Color=colour, Roughness=0.34, Specular=0.45, Subsurface=0.05,
                         Subsurface_Radius=(0.12, 0.05, 0.04), Subsurface_Color=colour)[0]
        surface(lambda u, v: _dab(u, v, 1 if x < 0 else -1), 60, 120, wax)
        turned([(SEALED + 0.16, 0.015), (SEALED + 0.1, 0.045), (SEALED + 0.03, 0.03)], gold, roundness=0.01)
        dome = [(SEALED + 0.05, 0.03), (SEALED, 0.16), (SEALED - 0.14, 0.26), (0, 0.3)]
        turned(dome, clear, roundness=0.1).visible_shadow = False
        upright = Matrix.Translation((middle + x * 1.45, 0, 4.9 + z * 1.62)) @ Matrix.Rotation(math.radians(90), 4, 'X')
        collect(upright, before)
    letters('ZAHRIYAT', 0.3, (middle, -0.002, 8.55), matte('ink', INK), spacing=1.5)
    letters('VELVET', 0.16, (middle, -0.002, 0.9), matte('ink', INK), spacing=1.7)


def _foil():
    """Gold foil, not quite smooth."""
    material, node = principled('foil', Base_Color=(0.90, 0.64, 0.42), Metallic=1.0, Roughness=0.3)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    creases, relief = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeBump')
    creases.inputs['Scale'].default_value = 7
    relief.inputs['Strength'].default_value, relief.inputs['Distance'].default_value = 0.25, 0.03
    links.new(creases.outputs['Fac'], relief.inputs['Height'])
    links.new(relief.outputs['Normal'], node.inputs['Normal'])
    return material


def _dab(u, v, way):
    """Wax as a spatula leaves it: round, thicker where the stroke ended."""
    turn, out = 2 * math.pi * v, 0.84 * u * (1 + 0.05 * math.sin(3 * 2 * math.pi * v + way))
    x, y = out * math.cos(turn), out * math.sin(turn)
    stroke = 0.022 * math.sin(9 * (y + 0.25 * way * x * x)) * (1 - u ** 3)
    return x, y, 0.02 + (0.11 + 0.06 * way * x + stroke) * (1 - u ** 6)


def _brush_side(middle):
    """The half with the brush in its two slits."""
    straw = principled('straw', Base_Color=(0.60, 0.42, 0.20), Roughness=0.5)[0]
    hair = matte('paper hair', (0.72, 0.66, 0.58), roughness=0.9)
    wire([(middle, -0.16, 1.5), (middle, -0.16, 6.3)], 0.11, straw)
    sleeve = turned([(0.1, 6.0), (0.15, 6.0), (0.17, 6.7), (0.1, 6.7)], _foil(), around=40, roundness=0.02)
    sleeve.matrix_world = Matrix.Translation((middle, -0.16, 0))
    for strand in range(60):
        turn, out = 2.4 * strand, (strand / 60) ** 0.5
        x, y = 0.13 * out * math.cos(turn), 0.09 * out * math.sin(turn)
        tip = 7.75 - 0.5 * out * out
        wire([(middle + x, y - 0.16, 6.65), (middle + 1.7 * x, 1.4 * y - 0.16, 7.2), (middle + 1.1 * x, y - 0.16, tip)],
             0.016, hair)
    paper = _paper()
    for height in (2.3, 5.2):
        def bridge(u, v, level=height):
            x = 0.62 * (u - 0.5)
            return middle + x, -0.012 - 0.27 * max(0.0, 1 - (abs(x) / 0.30) ** 2) ** 0.7, level + 0.5 * v
        surface(bridge, 40, 1, paper, close_around=False)
    letters('ZAHRIYAT', 0.16, (middle, -0.002, 0.7), matte('ink', INK), spacing=1.5)


def _cover():
    """The shut card: two leaves, and on the front a flower of four petals in the four shades."""
    gold, paper = metal('rosegold', roughness=0.25), _paper()
    _leaf(0, 0, paper)
    _leaf(0, THICK + 0.03, paper)
    for at, colour in enumerate(SHADES.values()):
        turn = math.radians(45 + 90 * at)
        petal = [(_petal(step / 60, turn)) for step in range(60)]
        wire([(x, -0.006, 5.6 + z) for x, z in petal], 0.022, gold, closed=True)
        inside = surface(
            lambda u, v, t=turn: _filled(u, v, t), 12, 60, matte('print', colour, roughness=0.6),
        )
        inside.matrix_world = Matrix.Translation((0, 0, 5.6))
    letters('ZAHRIYAT', 0.42, (0, -0.002, 2.2), matte('ink', INK), spacing=1.5)


def _petal(share, turn, size=1.0):
    """The outline of a petal that points away from the middle."""
    angle = 2 * math.pi * share
    along, aside = 1.08 + 0.86 * size * math.cos(angle), 0.62 * size * math.sin(angle) * (1.1 + 0.3 * math.cos(angle))
    return along * math.cos(turn) - aside * math.sin(turn), along * math.sin(turn) + aside * math.cos(turn)


def _filled(u, v, turn):
    x, z = _petal(v, turn, max(u, 0.001))
    return x, -0.004, z
