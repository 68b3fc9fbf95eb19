"""What opens in the side of a machine: sockets, and the holes that sound comes through."""
import math

from mathutils import Matrix

from studio.materials import matte
from studio.plate import plate
from studio.shapes import turned

# Turns what lies flat so that it faces that way.
FACING = {
    'front': Matrix.Rotation(math.radians(90), 4, 'X'),
    'back': Matrix.Rotation(math.radians(-90), 4, 'X'),
    'right': Matrix.Rotation(math.radians(90), 4, 'Z') @ Matrix.Rotation(math.radians(90), 4, 'X'),
    'left': Matrix.Rotation(math.radians(-90), 4, 'Z') @ Matrix.Rotation(math.radians(90), 4, 'X'),
}


def socket(width, height, place, side, corner=None, depth=0.03):
    """A dark opening of `width` by `height` in the middle of `place`; round at its ends unless `corner` says less."""
    dark = matte('socket', (0.006, 0.006, 0.007), roughness=0.6)
    hole = plate(width, height, depth, height / 2 if corner is None else corner, 0.008, dark, low=-depth + 0.006)
    hole.matrix_world = Matrix.Translation(place) @ FACING[side]
    return hole


def sound_holes(count, pitch, radius, place, side):
    """A row of round holes round `place`."""
    dark = matte('hole', (0.004, 0.004, 0.005), roughness=0.8)
    for at in range(count):
        hole = turned([(0, 0.006), (radius, 0.006), (radius, -0.02)], dark, around=24)
        along = Matrix.Translation(((at - (count - 1) / 2) * pitch, 0, 0))
        hole.matrix_world = Matrix.Translation(place) @ FACING[side] @ along
