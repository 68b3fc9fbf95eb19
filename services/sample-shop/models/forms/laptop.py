"""An open laptop: a light one in silver, and a workstation with vents and every socket. Unit: centimetre."""
import math

import bpy
from mathutils import Matrix

from studio.camera import View
from studio.keyboard import keyboard
from studio.lettering import letters
from studio.materials import matte, principled
from studio.plate import plate
from studio.screen import screen
from studio.shapes import collect, copy_to, turned
from studio.slab import slab
from studio.sockets import socket

# Width, depth and thickness of the lower half; width and height of the picture; thickness of the lid.
SIZES = {
    'slate': {'base': (31.0, 22.6, 1.15), 'picture': (29.6, 19.7), 'lid': 0.42, 'pad': (12.8, 8.0)},
    'atelier': {'base': (35.8, 24.6, 1.75), 'picture': (34.4, 21.5), 'lid': 0.62, 'pad': (13.4, 8.4)},
}
BODIES = {'silver': (0.46, 0.465, 0.475), 'graphite': (0.055, 0.056, 0.060)}
FEET = 0.16
LEAN = 17  # degrees behind upright

VIEWS = {
    'angle': View(azimuth=-29, elevation=24, frame=49, target=(-0.5, 1.5, 9.2), stop=10),
    'front': View(azimuth=0, elevation=19, frame=47, target=(0, 1.5, 10.2), stop=12),
    'side': View(azimuth=74, elevation=13, frame=46, target=(0, 5.4, 9.6), stop=12),
    'back': View(azimuth=152, elevation=20, frame=49, target=(-2.2, 6, 9.4), stop=12),
}


def build(colour='silver', model='slate'):
    """The laptop, its lid open and its keys lit."""
    size = SIZES[model]
    body = principled('body', Base_Color=BODIES[colour], Metallic=1.0, Roughness=0.4)[0]
    dark = matte('dark', (0.008, 0.008, 0.009), roughness=0.6)
    before = set(bpy.context.scene.objects)
    _lower(size, body, dark)
    if model == 'slate':
        _light_sides(size)
    else:
        _full_sides(size, dark)
    collect(Matrix.Translation((0, 0, FEET)), before)
    before = set(bpy.context.scene.objects)
    _lid(size, body, dark, model)
    hinge = (0, size['base'][1] / 2 - 0.55, FEET + size['base'][2] + 0.12)
    collect(Matrix.Translation(hinge) @ Matrix.Rotation(math.radians(90 - LEAN), 4, 'X'), before)


def _lower(size, body, dark):
    """The deck with its keys, the pad before them, feet below, and the axle of the hinge."""
    width, depth, thick = size['base']
    plate(width, depth, thick, 1.1, 0.22, body)
    keyboard((0, depth / 2 - 7.3, thick), (0.016, 0.016, 0.018))
    pad_width, pad_depth = size['pad']
    middle = Matrix.Translation((0, -depth / 2 + pad_depth / 2 + 0.75, thick))
    plate(pad_width + 0.07, pad_depth + 0.07, 0.006, 0.5, 0.002, dark).matrix_world = middle
    plate(pad_width, pad_depth, 0.012, 0.48, 0.004, body).matrix_world = middle
    # The notch by which one finger lifts the lid.
    notch = plate(3.4, 0.5, 0.06, 0.22, 0.02, dark, low=-0.045)
    notch.matrix_world = Matrix.Translation((0, -depth / 2 + 0.12, thick))
    for x in (-1, 1):
        for y in (-1, 1):
            foot = plate(2.4, 0.9, FEET + 0.05, 0.4, 0.04, dark, low=-FEET)
            foot.matrix_world = Matrix.Translation((x * (width / 2 - 3), y * (depth / 2 - 1.6), 0))
    axle = turned([(0, 0), (0.42, 0), (0.42, width - 9), (0, width - 9)], dark, around=48, roundness=0.05)
    along = Matrix.Rotation(math.radians(90), 4, 'Y') @ Matrix.Translation((0, 0, -(width - 9) / 2))
    axle.matrix_world = Matrix.Translation((0, depth / 2 - 0.5, thick)) @ along


def _light_sides(size):
    """Two sockets of one kind on each side; a screen's on the left, headphones' on the right."""
    width, depth, thick = size['base']
    for side, x in (('left', -width / 2), ('right', width / 2)):
        for y in (depth / 2 - 3.0, depth / 2 - 5.2):
            socket(0.9, 0.30, (x, y, thick / 2), side)
    socket(1.5, 0.5, (-width / 2, depth / 2 - 7.8, thick / 2), 'left', corner=0.12)
    socket(0.42, 0.42, (width / 2, depth / 2 - 7.4, thick / 2), 'right')


def _full_sides(size, dark):
    """Network, screen and two sockets on the left, cards and the rest on the right; vents behind, sound beside the keys."""
    width, depth, thick = size['base']
    back, middle = depth / 2, thick / 2
    for side, x in (('left', -width / 2), ('right', width / 2)):
        for y in (back - 6.0, back - 8.2):
            socket(0.92, 0.34, (x, y, middle), side)
    socket(1.5, 1.2, (-width / 2, back - 3.2, middle), 'left', corner=0.1)
    socket(1.5, 0.55, (-width / 2, back - 10.6, middle), 'left', corner=0.12)
    socket(1.35, 0.6, (width / 2, back - 3.2, middle), 'right', corner=0.06)
    socket(2.5, 0.26, (width / 2, back - 11.2, middle), 'right', corner=0.06)
    socket(0.42, 0.42, (width / 2, back - 14.0, middle), 'right')
    vent = slab(0.20, 0.16, 0.85, 0.06, dark)
    for at in range(44):
        copy_to(vent, Matrix.Translation(((at - 21.5) * 0.36 * 2, back - 0.02, middle)))
    vent.hide_render = True
    hole = turned([(0, 0.008), (0.075, 0.008), (0.075, -0.02)], dark, around=16)
    for side in (-1, 1):
        for column in range(7):
            for row in range(46):
                place = (side * (width / 2 - 1.05 - column * 0.27), back - 12.4 + row * 0.227, thick)
                copy_to(hole, Matrix.Translation(place))
    hole.hide_render = True


def _lid(size, body, dark, model):
    """It stands on its lower edge, its picture toward +z; behind it the mark of the house."""
    width, depth, _ = size['base']
    across, high = size['picture']
    thick, tall = size['lid'], high + 2.1
    up = Matrix.Translation((0, tall / 2, 0))
    plate(width, tall, thick, 1.1, 0.14, body, low=-thick).matrix_world = up
    black = principled('border', Base_Color=(0.005, 0.005, 0.006), Roughness=0.12, Specular=0.4)[0]
    plate(width - 0.22, tall - 0.22, 0.05, 1.0, 0.02, black, low=-0.03).matrix_world = up
    shown = plate(across, high, 0.012, 0.3, 0.004, screen(roughness=0.22), low=0.02)
    shown.matrix_world = Matrix.Translation((0, high / 2 + 1.3, 0))
    eye = turned([(0, 0.022), (0.14, 0.022), (0.14, 0)], dark, around=32)
    eye.matrix_world = Matrix.Translation((0, tall - 0.4, 0))
    behind = Matrix.Translation((0, tall / 2, -thick)) @ Matrix.Rotation(math.radians(180), 4, 'Y')
    bright = principled('mark', Base_Color=(0.75, 0.755, 0.765), Metallic=1.0, Roughness=0.12)[0]
    if model == 'slate':
        turned([(0, 0.012), (0.62, 0.012), (0.66, 0.0)], bright, around=96).matrix_world = behind
    else:
        word = letters('HADEEL', 0.75, (0, 0, 0), bright, depth=0.012, spacing=1.4)
        word.matrix_world = behind @ Matrix.Translation((0, 0, 0.01))
