"""A speaker for a living room: a column of woven cloth with a band of sadu, a ring on top to turn. Unit: centimetre."""
from studio.camera import View
from studio.materials import matte, metal
from studio.sadu import ROWS, sadu
from studio.shapes import turned
from studio.weave import woven_tube

RADIUS, HEIGHT = 9.0, 24.0
PITCH = 0.27
# Ground of the cloth, then the two colours of the band.
CLOTHS = {
    'sand': ((0.56, 0.45, 0.33), (0.20, 0.028, 0.022), (0.030, 0.026, 0.026)),
    'graphite': ((0.040, 0.042, 0.046), (0.50, 0.43, 0.34), (0.16, 0.026, 0.022)),
}
RINGS = {'sand': 'gold', 'graphite': 'silver'}

VIEWS = {
    'angle': View(azimuth=-24, elevation=20, frame=33, target=(0, 0, 11.8), stop=8),
    'front': View(azimuth=0, elevation=7, frame=32, target=(0, 0, 12.2), stop=10),
    'top': View(azimuth=-10, elevation=50, frame=33, target=(0, 0, 11.0), stop=10),
    'detail': View(azimuth=-30, elevation=30, frame=15, target=(1.5, -5.5, 20.5), stop=4, on_stone=True),
}


def build(colour='sand'):
    """The speaker, its band of pattern all round."""
    ground, first, second = CLOTHS[colour]
    woven_tube(RADIUS - 0.06, 1.1, HEIGHT - 1.0, PITCH, lambda column, row: _banded(column, row, ground, first, second))
    black = matte('plastic', (0.018, 0.018, 0.02), roughness=0.45)
    turned([(0, 0), (8.1, 0), (8.4, 0.35), (8.4, 0.8), (RADIUS - 0.2, 1.2), (0, 1.2)], black, roundness=0.15)
    inner = [(6.7, HEIGHT - 0.25), (6.7, HEIGHT - 0.9), (6.0, HEIGHT - 1.0)]
    outside = [(RADIUS - 0.2, HEIGHT - 1.1), (RADIUS, HEIGHT - 1.0), (RADIUS, HEIGHT - 0.2), (RADIUS - 0.25, HEIGHT)]
    turned([*outside, (6.95, HEIGHT), *inner], metal(RINGS[colour], roughness=0.26), roundness=0.12)
    turned([(6.72, HEIGHT - 0.55), (5.6, HEIGHT - 0.42), (0, HEIGHT - 0.36)], black, roundness=0.3)
    light = [(0, HEIGHT - 0.37), (0.16, HEIGHT - 0.37), (0.16, HEIGHT - 0.33), (0, HEIGHT - 0.33)]
    turned(light, matte('light', (0.9, 0.88, 0.8)))


def _banded(column, row, ground, first, second):
    """Plain cloth with one band of sadu, as on the cushions of a tent."""
    return sadu(column, row - 26, ground, first, second) if 26 <= row < 26 + ROWS else ground
