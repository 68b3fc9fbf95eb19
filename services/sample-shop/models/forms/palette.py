"""A palette of pressed shades under a lid with a mirror; open or closed. Unit: centimetre."""
import math

import bpy
from mathutils import Matrix

from studio.camera import View
from studio.lettering import letters
from studio.materials import matte, metal, principled
from studio.plates import loft, outline, rim, rounded
from studio.powder import cake, powder
from studio.shapes import collect, turned, wire

BASE, LID, CORNER = 0.95, 0.55, 0.7
DECK = BASE - 0.1
OPEN = 124  # degrees between base and lid

VIEWS = {
    'open': View(azimuth=0, elevation=34, frame=18.8, target=(0, 1.9, 2.8), stop=10),
    'angle': View(azimuth=26, elevation=25, frame=20, target=(0.2, 2.0, 2.7), stop=10),
    'closed': View(azimuth=-24, elevation=36, frame=17.4, target=(0, 0, 0.4), stop=10, pose='closed'),
    'detail': View(azimuth=-18, elevation=42, frame=7.6, target=(-1.4, -0.6, 0.8), stop=5, on_stone=True),
}
CASES = {
    'sand': {'columns': 6, 'rows': 2, 'pan': (2.0, 2.5), 'case': (14.6, 7.4), 'sign': 'dunes'},
    'violet': {'columns': 3, 'rows': 3, 'pan': (3.8, 2.05), 'case': (14.0, 8.6), 'sign': 'flower'},
}
# Linear colours with their finish, row by row from the back.
SHADES = {
    'sand': (
        ((0.532, 0.452, 0.350), 'matt'), ((0.452, 0.332, 0.213), 'matt'), ((0.565, 0.418, 0.242), 'glow'),
        ((0.382, 0.207, 0.092), 'matt'), ((0.524, 0.308, 0.135), 'glitter'), ((0.334, 0.118, 0.039), 'matt'),
        ((0.584, 0.362, 0.274), 'glow'), ((0.369, 0.148, 0.107), 'matt'), ((0.450, 0.171, 0.081), 'glow'),
        ((0.239, 0.068, 0.031), 'glow'), ((0.291, 0.137, 0.124), 'glitter'), ((0.044, 0.015, 0.010), 'matt'),
    ),
    'violet': (
        ((0.329, 0.221, 0.370), 'matt'), ((0.271, 0.095, 0.379), 'glitter'), ((0.082, 0.020, 0.155), 'matt'),
        ((0.223, 0.032, 0.102), 'matt'), ((0.306, 0.060, 0.202), 'glitter'), ((0.042, 0.006, 0.022), 'matt'),
        ((0.353, 0.259, 0.300), 'glow'), ((0.006, 0.120, 0.154), 'glitter'), ((0.006, 0.020, 0.032), 'matt'),
    ),
}


def build(colour='sand', pose='open'):
    """The palette, its lid far enough back that it shows the mirror, or shut."""
    look = CASES[colour]
    width, depth = look['case']
    skin, trim = _skin(colour), metal('gold' if colour == 'sand' else 'silver', roughness=0.2)
    body = rounded([(0.3, 0), (0, 0), (0, BASE), (0.22, BASE), (0.22, DECK - 0.02)], 0.07)
    rim(body, width, depth, CORNER, skin, capped=False)
    if pose == 'open':
        _pans(colour, look, skin)
    _hinge(width, depth, skin, trim)
    _clasp(depth, trim, BASE - 0.3)
    before = set(bpy.context.scene.objects)
    _lid(look, skin, trim)
    shut = Matrix.Translation((0, 0, BASE + 0.03))
    if pose == 'open':
        axis = Matrix.Translation((0, depth / 2 + 0.05, BASE))
        collect(axis @ Matrix.Rotation(math.radians(-OPEN), 4, 'X') @ axis.inverted() @ shut, before)
    else:
        collect(shut, before)


def _skin(colour):
    """Sand-coloured lacquer, or steel in a violet coat."""
    if colour == 'sand':
        return principled('lacquer', Base_Color=(0.50, 0.355, 0.225), Roughness=0.42, Specular=0.4)[0]
    return principled('coated steel', Base_Color=(0.040, 0.013, 0.066), Metallic=0.7, Roughness=0.33, Clearcoat=0.3)[0]


def _pans(colour, look, skin):
    """The deck with a well for each pan, a rim of tin, and the powder."""
    (width, depth), (pan_x, pan_y) = look['case'], look['pan']
    cell_x, cell_y = (width - 0.9) / look['columns'], (depth - 0.9) / look['rows']
    tin = metal('silver', roughness=0.25)
    # A hair below the cells, whose corners it reaches under.
    rim([(0.2, DECK - 0.003), (0.54, DECK - 0.003)], width, depth, CORNER, skin, capped=False)
    for at, (shade, finish) in enumerate(SHADES[colour]):
        before = set(bpy.context.scene.objects)
        well = [(0, DECK), (0, DECK - 0.03), (0.01, DECK - 0.3)]
        hole = [outline(pan_x + 0.12 - 2 * i, pan_y + 0.12 - 2 * i, 0.3, z) for i, z in rounded(well, 0.03, 3)]
        loft([outline(cell_x, cell_y, 0.001, DECK), *hole], skin, capped=False)
        tray = [(0, DECK - 0.3), (0, DECK - 0.04), (0.05, DECK - 0.04), (0.05, DECK - 0.3)]
        rim(rounded(tray, 0.02, 3), pan_x + 0.04, pan_y + 0.04, 0.28, tin, capped=False)
        matter, relief = powder(shade, finish), RELIEFS[look['sign']]
        cake(pan_x - 0.04, pan_y - 0.04, 0.24, DECK - 0.06, relief, matter, steps=(150, 110))
        column, row = at % look['columns'], at // look['columns']
        x, y = (column - (look['columns'] - 1) / 2) * cell_x, ((look['rows'] - 1) / 2 - row) * cell_y
        collect(Matrix.Translation((x, y, 0)), before)


def _dunes(x, y):
    """Ripples of sand on both sides of a crest."""
    side = y - 0.35 * math.sin(1.7 * x) - 0.1
    ripple = math.sin(15 * (side + 0.25 * x) if side > 0 else 11 * (side - 0.45 * x))
    return 0.018 * ripple + 0.045 * math.exp(-abs(side) / 0.16)


def _flower(x, y):
    """Two rings of petals round a bud."""
    out, angle = math.hypot(x, y), math.atan2(y, x)
    relief = 0.0
    for size, turn in ((0.92, 0), (0.56, math.pi / 6)):
        edge = size * (0.72 + 0.28 * abs(math.sin(3 * angle + turn * 3)) ** 0.6)
        inside = 1 / (1 + math.exp((out - edge) / 0.025))
        vein = 0.35 * abs(math.sin(3 * angle + turn * 3))
        relief = max(relief, inside * (0.04 + 0.16 * (out / size) ** 2 * vein + 0.1 * (1 - size)))
    return relief - 0.06 + 0.09 * math.exp(-((out / 0.13) ** 2))


RELIEFS = {'dunes': _dunes, 'flower': _flower}


def _lid(look, skin, trim):
    """A shell with the mirror in it; on top the sign of the palette and the name of its house."""
    width, depth = look['case']
    shell = rounded([(0.16, 0.08), (0.16, 0), (0, 0), (0, LID), (0.3, LID)], 0.07)
    rim(shell, width, depth, CORNER, skin)
    silver = principled('mirror', Base_Color=(0.93, 0.94, 0.94), Metallic=1.0, Roughness=0.015)[0]
    glass = rounded([(0.36, 0.07), (0.3, 0.07), (0.3, 0.03), (0.36, 0.03)], 0.03, 3)
    rim(list(reversed(glass)), width, depth, CORNER, silver)
    before = set(bpy.context.scene.objects)
    letters('ZAHRIYAT', 0.36, (0, 0, -depth * 0.31), trim, depth=0.012, spacing=1.5)
    collect(Matrix.Translation((0, 0, LID)) @ Matrix.Rotation(math.radians(-90), 4, 'X'), before)
    for path in _sign(look['sign'], width, depth):
        wire([(x, y, LID + 0.004) for x, y in path], 0.03, trim, closed=look['sign'] == 'flower')
    _clasp(depth, trim, 0.02)


def _sign(kind, width, depth):
    """Lines for the top of the lid: the crests of three dunes, or a flower of two rings."""
    if kind == 'flower':
        turns = [2 * math.pi * step / 240 for step in range(240)]
        return [[
            (size * (0.62 + 0.38 * abs(math.sin(petals * turn / 2))) * math.cos(turn),
             size * (0.62 + 0.38 * abs(math.sin(petals * turn / 2))) * math.sin(turn) + depth * 0.06) for turn in turns
        ] for size, petals in ((2.1, 8), (1.25, 6), (0.4, 5))]
    steps = [step / 120 - 0.5 for step in range(121)]
    return [[
        (share * width * reach, depth * at + 0.62 * math.sin(5.2 * share + turn) * math.exp(-3 * share * share))
        for share in steps
    ] for reach, at, turn in ((0.56, 0.06, 0.6), (0.70, -0.02, 1.7), (0.50, -0.1, 2.6))]


def _hinge(width, depth, skin, trim):
    """A spine between base and lid, and the two knuckles that hold it."""
    spine = turned([(0, 0), (0.12, 0), (0.12, width * 0.86), (0, width * 0.86)], skin, around=48, roundness=0.03)
    upright = Matrix.Translation((-width * 0.43, depth / 2 + 0.04, BASE))
    spine.matrix_world = upright @ Matrix.Rotation(math.radians(90), 4, 'Y')
    for x in (-0.27, 0.27):
        length = width * 0.2
        knuckle = turned([(0, 0), (0.15, 0), (0.15, length), (0, length)], trim, around=48, roundness=0.03)
        place = Matrix.Translation((x * width - length / 2, depth / 2 + 0.05, BASE))
        knuckle.matrix_world = place @ Matrix.Rotation(math.radians(90), 4, 'Y')


def _clasp(depth, trim, level):
    """Half of the little plate that a nail lifts."""
    half = rim(rounded([(0.08, 0), (0, 0), (0, 0.06), (0.08, 0.06)], 0.02, 3), 1.3, 0.26, 0.08, trim)
    place = Matrix.Translation((0, -depth / 2 + 0.02, level + 0.13))
    half.matrix_world = place @ Matrix.Rotation(math.radians(90), 4, 'X')
