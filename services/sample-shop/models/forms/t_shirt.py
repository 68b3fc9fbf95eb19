"""A T-shirt on nobody's shoulders, or folded. Unit: centimetre."""
import bpy
from mathutils import Matrix, Vector

from cloth.drape import drape
from cloth.fabric import fabric
from cloth.fold import folded
from cloth.garment import Garment
from cloth.pattern import cut, mirrored
from cloth.trims import rib
from studio.camera import View
from studio.lettering import letters
from studio.materials import matte
from studio.shapes import collect
from studio.slab import slab

COLOURS = {
    'pearl': (0.70, 0.67, 0.615), 'navy': (0.014, 0.022, 0.052), 'olive': (0.105, 0.105, 0.045),
    'graphite': (0.036, 0.037, 0.040), 'sand': (0.50, 0.395, 0.27),
}
COTTON = {
    'quality': 8, 'mass': 0.12, 'air_damping': 2.0, 'tension_stiffness': 30, 'compression_stiffness': 22, 'shear_stiffness': 12,
    'bending_stiffness': 0.35, 'tension_damping': 8, 'compression_damping': 8, 'shear_damping': 8, 'bending_damping': 0.6,
}
HEAVY = {**COTTON, 'mass': 0.14, 'bending_stiffness': 0.6}
CUTS = {
    # Half the chest, hem's height, shoulder's end, cuff above and below, armpit.
    'daily': {'chest': 26.5, 'hem': 76, 'shoulder': (21.5, 142.4), 'cuff': ((37.0, 131.6), (27.6, 117.6)), 'armpit': (26.3, 121.5)},
    'box': {'chest': 28.8, 'hem': 79, 'shoulder': (23.2, 141.7), 'cuff': ((39.0, 130.2), (29.6, 115.4)), 'armpit': (28.6, 119.4)},
}

VIEWS = {
    'front': View(azimuth=0, elevation=5, frame=92, target=(0, 0, 52), stop=14, hangs=True, fill=6),
    'back': View(azimuth=180, elevation=5, frame=92, target=(0, 0, 52), stop=14, hangs=True, fill=6),
    'folded': View(azimuth=-14, elevation=58, frame=48, target=(0, 0, 1), stop=11, pose='folded'),
    'detail': View(azimuth=-16, elevation=28, frame=26, target=(3, -6, 80), stop=6, on_stone=True, fill=6),
}


def build(colour='pearl', model='daily', words='QUMASH', pose='default'):
    """The shirt."""
    heavy = model == 'box'
    jersey = fabric(COLOURS[colour], threads=9 if heavy else 13, relief=0.4 if heavy else 0.25, hem=2.6 if heavy else 2.0)
    if pose == 'folded':
        folded(_pattern(model, 0.9), jersey, COLOURS[colour], words)
        return
    pattern = _pattern(model, 1.15)
    places = drape(f't-shirt {model}', pattern, HEAVY if heavy else COTTON, slim=0.9 if heavy else 0.86, lowered=52)
    before = set(bpy.context.scene.objects)
    shirt = Garment(pattern, places, jersey, thickness=0.24 if heavy else 0.15)
    rib(shirt, 'neck', 2.6 if heavy else 2.1, 0.34 if heavy else 0.26, fabric(COLOURS[colour], threads=5, relief=0.9, hem=0.01))
    _label(shirt, words)
    collect(Matrix.Translation((0, 0, -62)), before)


def _pattern(model, pitch):
    shape = CUTS[model]
    return cut(mirrored(_half(shape, 139.0)), mirrored(_half(shape, 145.6)), pitch)


def _half(shape, neck):
    """The right half of one side, from the middle of the neck to the middle of the hem."""
    above, below = shape['cuff']
    chest, hem = shape['chest'], shape['hem']
    drop = 148.2 - neck
    throat = [(9.0 * s, neck + drop * (1 - (1 - s ** 2.6) ** 0.5), 'neck') for s in (0, 0.2, 0.4, 0.6, 0.75, 0.88, 0.96)]
    return [
        *throat, (9.0, 148.2, 'seam'), (*shape['shoulder'], 'seam'), (*above, 'cuff right'), (*below, 'seam'),
        (*shape['armpit'], 'seam'), (chest - 0.4, shape['armpit'][1] - 16, 'seam'), (chest, hem, 'hem'), (0, hem, 'hem'),
    ]


def _label(shirt, words):
    """Woven, inside the back of the neck."""
    place = shirt.back(0, 142.2, -0.7)
    lean = Matrix.Translation(place) @ Matrix.Rotation(-0.12, 4, 'X')
    slab(4.6, 0.06, 2.0, 0.03, matte('label', (0.75, 0.72, 0.66), roughness=0.7)).matrix_world = lean
    word = letters(words, 0.55, (0, 0, 0), matte('print', (0.06, 0.06, 0.065)), depth=0.006, spacing=1.2)
    word.matrix_world = lean @ Matrix.Translation(Vector((0, -0.04, 0))) @ word.matrix_world
