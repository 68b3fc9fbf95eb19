"""A T-shirt on a bust, or folded. Unit: centimetre."""
import bpy
from mathutils import Matrix

from cloth.bust import bust
from cloth.drape import drape
from cloth.fabric import fabric
from cloth.fold import folded
from cloth.garment import Garment
from cloth.pattern import cut, mirrored
from cloth.trims import collar
from studio.camera import View
from studio.shapes import collect

COLOURS = {
    'pearl': (0.70, 0.67, 0.615), 'navy': (0.014, 0.022, 0.052), 'olive': (0.105, 0.105, 0.045),
    'graphite': (0.036, 0.037, 0.040), 'sand': (0.50, 0.395, 0.27),
}
COTTON = {
    'quality': 7, 'mass': 0.12, 'air_damping': 2.0, 'tension_stiffness': 30, 'compression_stiffness': 22, 'shear_stiffness': 12,
    'bending_stiffness': 0.35, 'tension_damping': 8, 'compression_damping': 8, 'shear_damping': 8, 'bending_damping': 0.6,
}
HEAVY = {**COTTON, 'mass': 0.14, 'bending_stiffness': 0.6}
CUTS = {
    # Half the chest, hem's height, shoulder's end, cuff above and below, armpit.
    'daily': {'chest': 26.5, 'hem': 80, 'shoulder': (21.5, 142.4), 'cuff': ((37.0, 131.6), (27.6, 117.6)), 'armpit': (26.3, 121.5)},
    'box': {'chest': 28.8, 'hem': 82, 'shoulder': (23.2, 141.7), 'cuff': ((39.0, 130.2), (29.6, 115.4)), 'armpit': (28.6, 119.4)},
}

VIEWS = {
    'front': View(azimuth=-12, elevation=5, frame=102, target=(0, 0, 45), stop=14, fill=3.2),
    'back': View(azimuth=188, elevation=5, frame=102, target=(0, 0, 45), stop=14, fill=3.2),
    'folded': View(azimuth=-14, elevation=58, frame=48, target=(0, 0, 1), stop=11, pose='folded'),
    'detail': View(azimuth=-24, elevation=14, frame=36, target=(2, -4, 77), stop=9, hangs=True, fill=3.2),
}
FOOT = 68.0


def build(colour='pearl', model='daily', words='QUMASH', pose='default'):
    """The shirt."""
    heavy = model == 'box'
    jersey = fabric(COLOURS[colour], threads=9 if heavy else 13, relief=0.4 if heavy else 0.25, hem=2.6 if heavy else 2.0)
    if pose == 'folded':
        folded(_pattern(model, 0.9), jersey, COLOURS[colour], words)
        return
    pattern = _pattern(model, 1.5)
    slim, lowered = 0.94 if heavy else 0.9, 58
    places = drape(f't-shirt {model}', pattern, HEAVY if heavy else COTTON, slim=slim, lowered=lowered)
    before = set(bpy.context.scene.objects)
    bust(slim, lowered, FOOT, sleeve=17)
    shirt = Garment(pattern, places, jersey, thickness=0.24 if heavy else 0.15)
    collar(shirt, 'neck', 2.6 if heavy else 2.1, 0.34 if heavy else 0.26, fabric(COLOURS[colour], threads=5, relief=0.9, hem=0.01))
    collect(Matrix.Translation((0, 0, -FOOT)), before)


def _pattern(model, pitch):
    shape = CUTS[model]
    return cut(mirrored(_half(shape, 138.4)), mirrored(_half(shape, 145.2)), pitch)


def _half(shape, neck):
    """The right half of one side, from the middle of the neck to the middle of the hem."""
    above, below = shape['cuff']
    chest, hem = shape['chest'], shape['hem']
    drop = 147.8 - neck
    throat = [(9.8 * s, neck + drop * (1 - (1 - s ** 2.6) ** 0.5), 'neck') for s in (0, 0.2, 0.4, 0.6, 0.75, 0.88, 0.96)]
    return [
        *throat, (9.8, 147.8, 'seam'), (*shape['shoulder'], 'seam'), (*above, 'cuff right'), (*below, 'seam'),
        (*shape['armpit'], 'seam'), (chest - 0.4, shape['armpit'][1] - 16, 'seam'), (chest, hem, 'hem'), (0, hem, 'hem'),
    ]
