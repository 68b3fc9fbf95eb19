"""A heavy rectangular bottle of scent with a wooden cap. Unit: centimetre."""
from mathutils import Matrix

from studio.camera import View
from studio.glass import glass
from studio.lettering import letters
from studio.materials import matte, metal
from studio.shapes import turned
from studio.slab import slab
from studio.wood import dark_wood

WIDTH, DEPTH, HEIGHT = 5.6, 2.9, 7.6
BASE, WALL = 0.85, 0.38

VIEWS = {
    'angle': View(azimuth=-26, elevation=14, frame=13.2, target=(0, 0, 5.15), stop=8),
    'front': View(azimuth=0, elevation=7, frame=13.2, target=(0, 0, 5.3), stop=10),
    'side': View(azimuth=-72, elevation=9, frame=13.2, target=(0, 0, 5.3), stop=10),
    'detail': View(azimuth=-18, elevation=24, frame=7.4, target=(0, 0, 7.6), stop=4, on_stone=True),
}


def build(colour='sea', liquid=(0.30, 0.72, 0.72)):
    """The bottle, nearly full."""
    clear = glass('bottle')
    body = slab(WIDTH, DEPTH, HEIGHT, 0.28, clear)
    body.matrix_world = Matrix.Translation((0, 0, HEIGHT / 2))
    # The scent reaches a hair into the wall: no film of air lies between them.
    high = HEIGHT - BASE - 1.25
    scent = slab(WIDTH - 2 * WALL, DEPTH - 2 * WALL, high, 0.22, glass('scent', liquid, index=1.36))
    scent.matrix_world = Matrix.Translation((0, 0, BASE + high / 2))
    gold = metal('gold', roughness=0.18)
    turned([(0, HEIGHT - 0.02), (1.02, HEIGHT - 0.02), (1.02, HEIGHT + 0.34), (0, HEIGHT + 0.34)], gold, roundness=0.06)
    cap = slab(2.5, 2.5, 2.5, 0.16, dark_wood())
    cap.matrix_world = Matrix.Translation((0, 0, HEIGHT + 0.36 + 1.25))
    pipe = turned([(0.11, BASE + 0.1), (0.11, HEIGHT)], matte('pipe', (0.75, 0.75, 0.72)), around=32)
    pipe.visible_shadow = False
    letters('NADWANA', 0.36, (0, -DEPTH / 2 - 0.003, 3.9), gold)
    letters('SALT & OUD', 0.2, (0, -DEPTH / 2 - 0.003, 3.3), gold)
