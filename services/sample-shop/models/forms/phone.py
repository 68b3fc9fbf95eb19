"""A phone that lies: on its back, on its screen, or two of them together. Unit: centimetre."""
import math

import bpy
from mathutils import Matrix

from studio.camera import View
from studio.materials import matte, principled
from studio.plate import outline, plate
from studio.screen import screen
from studio.shapes import collect, turned, wire
from studio.slab import slab
from studio.small_lens import small_lens
from studio.sockets import socket, sound_holes

THICKNESS = 0.82
# Width, height and corner of the two sizes.
SIZES = {'one': (7.15, 15.0, 1.15), 'lite': (6.5, 13.6, 0.85)}
BACKS = {
    'graphite': ((0.028, 0.029, 0.032), (0.16, 0.16, 0.17)),
    'pearl': ((0.70, 0.665, 0.61), (0.78, 0.76, 0.72)),
    'sea': ((0.016, 0.125, 0.140), (0.20, 0.36, 0.37)),
    'forest': ((0.022, 0.078, 0.046), (0.022, 0.078, 0.046)),
}

VIEWS = {
    'angle': View(azimuth=-24, elevation=44, frame=14.6, target=(0, 0.2, 0.3), stop=9),
    'front': View(azimuth=0, elevation=86, frame=18, target=(0, 0, 0), stop=12, pose='screen up'),
    'back': View(azimuth=0, elevation=86, frame=18, target=(0, 0, 0), stop=12),
    'pair': View(azimuth=-10, elevation=62, frame=23.5, target=(0, 0, 0.4), stop=10, pose='pair'),
}


def build(colour='graphite', model='one', pose='back up'):
    """One phone or two, as `pose` says."""
    if pose == 'pair':
        _lay(colour, model, 'back up', (-5.3, 0.7, 0), 14)
        _lay(colour, model, 'screen up', (5.3, -0.4, 0), -9)
    else:
        _lay(colour, model, pose, (0, 0, 0), 0)


def _lay(colour, model, pose, place, turn):
    before = set(bpy.context.scene.objects)
    _phone(colour, model)
    if pose == 'back up':
        over = Matrix.Translation((0, 0, THICKNESS)) @ Matrix.Rotation(math.radians(180), 4, 'Y')
    else:
        over = Matrix.Translation((0, 0, 0.1))
    collect(Matrix.Translation(place) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ over, before)


def _phone(colour, model):
    """On its back, its head at +y: frame, glass, screen, keys, sockets, cameras."""
    width, height, corner = SIZES[model]
    back, frame = BACKS[colour]
    satin = principled('frame', Base_Color=frame, Metallic=1.0 if model == 'one' else 0.0, Roughness=0.34)[0]
    matt = principled('back', Base_Color=back, Roughness=0.5 if model == 'one' else 0.42, Specular=0.45)[0]
    black = principled('front', Base_Color=(0.004, 0.004, 0.005), Roughness=0.05, Specular=0.5)[0]
    plate(width, height, THICKNESS, corner, 0.16, satin)
    plate(width - 0.2, height - 0.2, 0.10, corner - 0.1, 0.045, matt, low=-0.035)
    plate(width - 0.2, height - 0.2, 0.10, corner - 0.1, 0.045, black, low=THICKNESS - 0.065)
    border = 0.46 if model == 'one' else 0.72
    plate(width - border, height - border, 0.012, corner - border / 2, 0.004, screen(), low=THICKNESS + 0.03)
    eye = turned([(0, 0), (0.13, 0), (0.13, 0.008), (0, 0.008)], black, around=48)
    eye.matrix_world = Matrix.Translation((0, height / 2 - 0.85, THICKNESS + 0.042))
    for at, length in ((height * 0.22, 1.0), (height * 0.10, 1.0)):
        _key(width, at, length, satin)
    _foot(height)
    _cameras(width, height, model, back)
    if model == 'lite':
        _lid(width, height, corner, matt)


def _key(width, at, length, material):
    key = plate(0.30, length, 0.10, 0.12, 0.04, material)
    key.matrix_world = Matrix.Translation((width / 2 - 0.05, at, THICKNESS / 2)) @ Matrix.Rotation(math.radians(90), 4, 'Y')


def _foot(height):
    """The socket for the charger, and the speaker's holes on either side of it."""
    middle = (-height / 2, THICKNESS / 2)
    socket(0.88, 0.28, (0, *middle), 'front')
    for side in (-1, 1):
        sound_holes(5, 0.22, 0.065, (side * 1.45, *middle), 'front')


def _lid(width, height, corner, matt):
    """The battery's: a seam round it, and a screw with a slot for a coin."""
    dark = matte('seam', (0.004, 0.010, 0.007), roughness=0.8)
    seam = outline(width - 0.75, height - 4.6, max(corner - 0.38, 0.3))
    wire([(x, y - 1.9, -0.034) for x, y in seam], 0.016, dark, closed=True)
    middle = Matrix.Translation((0, -height / 2 + 1.55, -0.035))
    turned([(0, -0.02), (0.58, -0.02), (0.66, 0.0), (0.66, 0.05)], matt, around=96, roundness=0.015).matrix_world = middle
    slab(0.86, 0.13, 0.02, 0.008, dark).matrix_world = middle @ Matrix.Translation((0, 0, -0.014))


def _cameras(width, height, model, colour):
    """On the back: a raised field with two of them, or one by itself; a lamp beside."""
    top = height / 2
    field_colour = tuple(0.8 * part for part in colour)
    step = principled('field', Base_Color=field_colour, Roughness=0.3, Specular=0.5)[0]
    # Seen from the back left and right change places.
    middle = (width / 2 - 1.55, top - 2.45)
    if model == 'one':
        field = plate(2.0, 3.9, 0.16, 0.98, 0.05, step)
        field.matrix_world = Matrix.Translation((middle[0], middle[1], -0.16))
        places = ((middle[0], middle[1] + 0.95), (middle[0], middle[1] - 0.95))
        low = -0.16
    else:
        places, low = ((middle[0] + 0.1, top - 1.5),), -0.03
    for place in places:
        small_lens(0.66, (*place, low))
    shine = matte('lamp', (0.85, 0.80, 0.66), roughness=0.25)
    lamp = turned([(0, 0), (0.22, 0), (0.22, -0.03), (0, -0.03)], shine, around=48)
    lamp.matrix_world = Matrix.Translation((places[0][0] - 1.75, places[0][1], -0.035))
