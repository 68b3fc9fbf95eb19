"""A dress of washed linen, its sleeves cut in one piece with the shoulders; it hangs on nobody. Unit: centimetre."""
import bpy
from mathutils import Matrix

from cloth.drape import drape
from cloth.fabric import fabric
from cloth.garment import Garment
from cloth.pattern import cut, mirrored
from cloth.trims import button, edging, lean_of, patch
from studio.camera import View
from studio.materials import pearl
from studio.shapes import collect

COLOURS = {'sea': (0.050, 0.170, 0.190), 'blush': (0.60, 0.375, 0.315)}
LINEN = {
    'quality': 8, 'mass': 0.13, 'air_damping': 2.0, 'tension_stiffness': 34, 'compression_stiffness': 26, 'shear_stiffness': 10,
    'bending_stiffness': 0.9, 'tension_damping': 8, 'compression_damping': 8, 'shear_damping': 8, 'bending_damping': 0.6,
}
HEM = 16.0
BUTTONS = 9

VIEWS = {
    'front': View(azimuth=0, elevation=4, frame=160, target=(0, 0, 72), stop=16, hangs=True, fill=6),
    'back': View(azimuth=180, elevation=4, frame=160, target=(0, 0, 72), stop=16, hangs=True, fill=6),
    'detail': View(azimuth=-18, elevation=22, frame=30, target=(1.5, -10, 118), stop=6, on_stone=True, fill=6),
}


def build(colour='sea'):
    """The dress."""
    linen = fabric(COLOURS[colour], threads=7, relief=0.45, roughness=0.85, hem=2.6, slub=0.35)
    pattern = cut(mirrored(_half(138.5)), mirrored(_half(146.2)), 1.5)
    places = drape('linen dress', pattern, LINEN, round_=13.5, frames=80, raised=33, lowered=64, slim=0.84)
    before = set(bpy.context.scene.objects)
    dress = Garment(pattern, places, linen, thickness=0.16)
    _placket(dress, linen)
    edging(dress, 'neck', 0.16, linen)
    collect(Matrix.Translation((0, 0, 6 - HEM)), before)


def _half(neck):
    """The right half of one side, from the middle of the neck to the middle of the hem."""
    drop = 148.0 - neck
    throat = [(8.6 * s, neck + drop * (0.55 * s + 0.45 * s ** 3), 'neck') for s in (0, 0.2, 0.4, 0.6, 0.8, 0.93)]
    return [
        *throat, (8.6, 148.0, 'seam'), (19.5, 143.8, 'seam'), (39.0, 130.6, 'cuff right'), (30.2, 115.4, 'seam'), (25.6, 112.6, 'seam'),
        (23.6, 107.0, 'seam'), (22.6, 99.0, 'seam'), (24.6, 87.0, 'seam'),
        # The hem rises to the sides, or the longer edge of the flare would hang in a corner.
        (29.0, HEM + 3.2, 'hem'), (21.0, HEM + 1.5, 'hem'), (12.0, HEM + 0.4, 'hem'), (0, HEM, 'hem'),
    ]


def _placket(dress, linen):
    """A strip down the middle of the front with its buttons of shell."""
    patch(dress.front, (-1.9, 74), (1.9, 138.9), 0.20, linen, across=12, along=150, soft=14)
    shell = pearl((0.80, 0.74, 0.68))
    for at in range(BUTTONS):
        z = 136.6 - at * 7.4
        button(dress.front(0, z, 0.26), lean_of(dress.front, 0, z), 0.62, shell)
