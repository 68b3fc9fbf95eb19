"""A round, flattened bottle of scent with a pearl for a cap. Unit: centimetre."""
import math

from studio.camera import View
from studio.glass import glass
from studio.lettering import letters
from studio.materials import matte, metal, pearl, principled
from studio.shapes import ball, surface, turned
from studio.tent import light_tent

RADIUS, DEPTH = 3.35, 2.5
WALL = 0.3
RIM = 0.55  # the share of the disc's profile from which on it is rim
FLAT = 0.14  # what is ground off the rim, so that it stands
# Of the scent as glass meets it: were it that of scent in air, the wall would mirror it away.
INDEX = 1.36 / 1.5

VIEWS = {
    'angle': View(azimuth=24, elevation=13, frame=13.2, target=(0, 0, 4.9), stop=8),
    'front': View(azimuth=0, elevation=7, frame=13.2, target=(0, 0, 5.0), stop=10),
    'side': View(azimuth=70, elevation=9, frame=13.2, target=(0, 0, 5.0), stop=10),
    'detail': View(azimuth=18, elevation=24, frame=7.0, target=(0, 0, 7.3), stop=4, on_stone=True),
}


def build(colour='rose', liquid=(0.96, 0.62, 0.66)):
    """The bottle on the flat of its rim."""
    middle = RADIUS - FLAT
    _disc(RADIUS, DEPTH, middle, glass('bottle'), 3.6, floor=0.0)
    scent = glass('scent', liquid, index=INDEX)
    _disc(RADIUS - WALL, DEPTH - 1.8 * WALL, middle, scent, 3.6, top=middle + RADIUS - 0.75)
    light_tent(40, (0, 0, middle))
    gold = metal('gold', roughness=0.14)
    neck = middle + RADIUS - 0.12
    turned([(0, neck), (0.86, neck), (0.86, neck + 0.62), (0.74, neck + 0.70), (0, neck + 0.70)], gold, roundness=0.05)
    turned([(0, neck + 0.7), (0.42, neck + 0.7), (0.42, neck + 0.9), (0, neck + 0.9)], gold, roundness=0.04)
    ball(1.12, (0, 0, neck + 0.82 + 1.05), pearl())
    # A pipe of clear plastic glows a little with what shines through it.
    glow = {'Emission': (1.0, 0.86, 0.86), 'Emission_Strength': 0.3}
    pipe = principled('pipe', Base_Color=(0.85, 0.8, 0.78), Roughness=0.4, **glow)[0]
    turned([(0.1, 0.9), (0.1, neck)], pipe, around=32).visible_shadow = False
    ink = matte('ink', (0.20, 0.022, 0.040), roughness=0.4)
    letters('NADWANA', 0.34, (0, -DEPTH / 2 - 0.002, middle + 0.1), ink)
    letters('TAIF AT DAWN', 0.19, (0, -DEPTH / 2 - 0.002, middle - 0.5), ink)


def _disc(radius, depth, middle, material, squareness, floor=-1.0, top=99.0):
    """A disc that stands on its rim, its faces flat and its rim round; cut level at `floor` and `top`."""
    def point(u, v):
        # Round it the other way than a lathe: glass must know its outside from its inside.
        polar, around = math.pi * u, -2 * math.pi * v
        power = 2 / squareness
        front = math.copysign(abs(math.cos(polar)) ** power, -math.cos(polar))
        rim = radius - depth * 0.32 * (1 - max(math.sin(polar), RIM))
        out = rim * min(1, math.sin(polar) / RIM)
        height = middle + out * math.cos(around)
        return out * math.sin(around), front * depth / 2, min(max(height, floor), top)
    surface(point, 160, 200, material)
