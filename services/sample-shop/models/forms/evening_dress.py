"""An evening dress of crêpe: closed in front, open behind, its train buttoned up; nobody wears it. Unit: centimetre."""
import bpy
from mathutils import Matrix

from cloth.drape import drape
from cloth.fabric import fabric
from cloth.garment import Garment
from cloth.pattern import cut, mirrored
from cloth.trims import edging
from studio.camera import View
from studio.shapes import collect

COLOURS = {'wine': (0.19, 0.014, 0.032)}
CREPE = {
    'quality': 9, 'mass': 0.16, 'air_damping': 2.0, 'tension_stiffness': 34, 'compression_stiffness': 26, 'shear_stiffness': 8,
    'bending_stiffness': 0.12, 'tension_damping': 8, 'compression_damping': 8, 'shear_damping': 8, 'bending_damping': 0.4,
}
SIDES_AND_HEM = (
    (22.0, 120.0, 'seam'), (20.6, 112.0, 'seam'), (19.4, 104.0, 'seam'), (20.8, 96.0, 'seam'), (23.2, 86.0, 'seam'), (31.0, 3.6, 'hem'),
)
ARMHOLE = ((17.6, 144.4, 'arm right'), (16.4, 139.0, 'arm right'), (16.2, 133.0, 'arm right'), (17.6, 127.5, 'arm right'), (21.6, 123.2, 'seam'))

VIEWS = {
    'front': View(azimuth=0, elevation=5, frame=166, target=(0, 0, 75), stop=16, hangs=True, fill=6),
    'back': View(azimuth=168, elevation=8, frame=168, target=(0, 4, 72), stop=16, hangs=True, fill=6),
    'detail': View(azimuth=152, elevation=20, frame=44, target=(0, 6, 126), stop=6, on_stone=True, fill=6),
}


def build(colour='wine'):
    """The dress."""
    crepe = fabric(COLOURS[colour], threads=16, relief=0.2, roughness=0.62, sheen=0.25, hem=0.01)
    pattern = cut(mirrored(_front()), mirrored(_back()), 1.6)
    places = drape('evening dress', pattern, CREPE, round_=13.0, frames=90, raised=72, lowered=80, slim=0.87, held=143)
    before = set(bpy.context.scene.objects)
    dress = Garment(pattern, places, crepe, thickness=0.14)
    for opening in ('neck', 'arm right', 'arm left'):
        edging(dress, opening, 0.13, crepe)
    collect(Matrix.Translation((0, 0, 0.1)), before)


def _front():
    throat = [(7.4 * s, 145.4 + 3.2 * (1 - (1 - s ** 2) ** 0.5), 'neck') for s in (0, 0.25, 0.5, 0.7, 0.85, 0.95)]
    return [*throat, (7.4, 148.8, 'seam'), *ARMHOLE, *SIDES_AND_HEM, (22.0, 1.6, 'hem'), (12.0, 0.4, 'hem'), (0, 0, 'hem')]


def _back():
    opening = [(0, 110.0), (4.0, 111.0), (7.2, 114.5), (9.4, 120.0), (10.4, 127.0), (10.2, 134.0), (9.2, 141.0), (8.0, 146.0)]
    return [
        *((x, z, 'neck') for x, z in opening), (7.4, 148.8, 'seam'), *ARMHOLE, *SIDES_AND_HEM,
        (22.0, 1.0, 'hem'), (12.0, -0.8, 'hem'), (0, -1.4, 'hem'),
    ]
