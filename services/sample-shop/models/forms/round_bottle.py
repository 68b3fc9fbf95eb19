"""A round, flattened bottle of scent with a pearl for a cap. Unit: centimetre."""
import math

from studio.camera import View
from studio.glass import glass
from studio.lettering import letters
from studio.materials import matte, metal, pearl
from studio.shapes import ball, surface, turned

RADIUS, DEPTH = 3.35, 2.5
RIM = 0.55  # the share of the disc's profile from which on it is rim
FLAT = 0.14  # what is ground off the rim, so that it stands

VIEWS = {
    'angle': View(azimuth=24, elevation=13, frame=13.2, target=(0, 0, 4.9), stop=8),
    'front': View(azimuth=0, elevation=7, frame=13.2, target=(0, 0, 5.0), stop=10),
    'side': View(azimuth=70, elevation=9, frame=13.2, target=(0, 0, 5.0), stop=10),
    'detail': View(azimuth=18, elevation=24, frame=7.0, target=(0, 0, 7.3), stop=4, on_stone=True),
}


def build(colour='rose', liquid=(0.93, 0.52, 0.58)):
    """The bottle on the flat of its rim."""
    middle = RADIUS - FLAT
    _disc(RADIUS, DEPTH, middle, glass('bottle'), 3.6, floor=0.0)
    _disc(RADIUS - 0.42, DEPTH - 0.8, middle, glass('scent', liquid, index=1.36), 3.6, top=middle + 1.55)
    gold = metal('gold', roughness=0.14)
    neck = middle + RADIUS - 0.12
    turned([(0, neck), (0.86, neck), (0.86, neck + 0.62), (0.74, neck + 0.70), (0, neck + 0.70)], gold, roundness=0.05)
    turned([(0, neck + 0.7), (0.42, neck + 0.7), (0.42, neck + 0.9), (0, neck + 0.9)], gold, roundness=0.04)
    ball(1.12, (0, 0, neck + 0.82 + 1.05), pearl())
    turned([(0.1, 1.0), (0.1, neck)], matte('pipe', (0.8, 0.78, 0.75)), around=32).visible_shadow = False
    letters('NADWANA', 0.34, (0, -DEPTH / 2 + 0.002, middle + 0.1), gold)
    letters('TAIF AT DAWN', 0.19, (0, -DEPTH / 2 + 0.002, middle - 0.5), gold)


def _disc(radius, depth, middle, material, squareness, floor=-1.0, top=99.0):
    """A disc that stands on its rim, its faces flat and its rim round; cut level at `floor` and `top`."""
    def point(u, v):
        polar, around = math.pi * u, 2 * math.pi * v
        power = 2 / squareness
        front = math.copysign(abs(math.cos(polar)) ** power, -math.cos(polar))
        rim = radius - depth * 0.32 * (1 - max(math.sin(polar), RIM))
        out = rim * min(1, math.sin(polar) / RIM)
        height = middle + out * math.cos(around)
        return out * math.sin(around), front * depth / 2, min(max(height, floor), top)
    surface(point, 160, 200, material)
