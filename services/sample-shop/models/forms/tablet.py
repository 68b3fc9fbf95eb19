"""A tablet and its pen; it lies, or two of them do. Unit: centimetre."""
import math

import bpy
from mathutils import Matrix

from studio.camera import View
from studio.materials import principled
from studio.plate import plate
from studio.screen import screen
from studio.shapes import collect, turned
from studio.small_lens import small_lens
from studio.sockets import socket, sound_holes

WIDTH, HEIGHT, THICKNESS, CORNER = 17.6, 24.8, 0.62, 1.1
BODIES = {'silver': (0.40, 0.405, 0.415), 'blush': (0.68, 0.46, 0.41)}

VIEWS = {
    'angle': View(azimuth=-22, elevation=54, frame=29, target=(0.6, 0, 0.3), stop=10),
    'front': View(azimuth=0, elevation=84, frame=31, target=(0.8, 0, 0), stop=12),
    'back': View(azimuth=0, elevation=80, frame=31, target=(0, 0, 0), stop=12, pose='back up'),
    'pair': View(azimuth=-8, elevation=60, frame=48, target=(0, 0, 0.4), stop=12, pose='pair'),
}


def build(colour='silver', pose='screen up'):
    """The tablet as `pose` says; where its screen is seen the pen lies beside it."""
    if pose == 'pair':
        _lay(colour, 'back up', (-11.2, 1.0, 0), 8)
        _lay(colour, 'screen up', (11.0, -0.4, 0), -6)
        return
    _lay(colour, pose, (0, 0, 0), 0)
    if pose == 'screen up':
        _pen((WIDTH / 2 + 1.7, -1.2, 0), -4)


def _lay(colour, pose, place, turn):
    before = set(bpy.context.scene.objects)
    _tablet(BODIES[colour])
    over = Matrix.Identity(4)
    if pose == 'back up':
        over = Matrix.Translation((0, 0, THICKNESS)) @ Matrix.Rotation(math.radians(180), 4, 'Y')
    collect(Matrix.Translation(place) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ over, before)


def _tablet(colour):
    """On its back, its head at +y."""
    body = principled('body', Base_Color=colour, Metallic=1.0, Roughness=0.45)[0]
    black = principled('front', Base_Color=(0.004, 0.004, 0.005), Roughness=0.25, Specular=0.4)[0]
    plate(WIDTH, HEIGHT, THICKNESS, CORNER, 0.14, body)
    plate(WIDTH - 0.2, HEIGHT - 0.2, 0.08, CORNER - 0.1, 0.03, black, low=THICKNESS - 0.05)
    plate(WIDTH - 1.8, HEIGHT - 1.8, 0.012, 0.45, 0.004, screen(roughness=0.3), low=THICKNESS + 0.025)
    small_lens(0.52, (WIDTH / 2 - 1.5, HEIGHT / 2 - 1.5, 0))
    for at in (4.4, 5.9):
        key = plate(0.26, 1.2, 0.09, 0.1, 0.035, body)
        key.matrix_world = Matrix.Translation((WIDTH / 2 - 0.05, at, THICKNESS / 2)) @ Matrix.Rotation(math.radians(90), 4, 'Y')
    socket(0.88, 0.26, (0, -HEIGHT / 2, THICKNESS / 2), 'front')
    for side in (-1, 1):
        sound_holes(8, 0.24, 0.06, (side * 5.2, -HEIGHT / 2, THICKNESS / 2), 'front')


def _pen(place, turn):
    """White, with a point of grey; it lies beside the tablet."""
    white = principled('pen', Base_Color=(0.80, 0.79, 0.77), Roughness=0.35, Specular=0.5)[0]
    grey = principled('point', Base_Color=(0.25, 0.25, 0.26), Roughness=0.5)[0]
    before = set(bpy.context.scene.objects)
    shaft = [(0, 0.7), (0.20, 0.7), (0.44, 2.2), (0.44, 16.4), (0.30, 16.6), (0, 16.6)]
    turned(shaft, white, around=64, roundness=0.12)
    turned([(0, 0), (0.05, 0.02), (0.19, 0.7), (0, 0.7)], grey, around=48, roundness=0.03)
    lying = Matrix.Translation((0, -8.3, 0.44)) @ Matrix.Rotation(math.radians(-90), 4, 'X')
    collect(Matrix.Translation(place) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ lying, before)
