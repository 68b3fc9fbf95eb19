"""An evening dress of crêpe: closed in front, open behind, its train buttoned up; on a bust. Unit: centimetre."""
from cloth.bust import bust
from cloth.drape import drape
from cloth.fabric import fabric
from cloth.garment import Garment
from cloth.pattern import cut, mirrored
from cloth.trims import edging
from studio.camera import View

COLOURS = {'wine': (0.19, 0.014, 0.032)}
CREPE = {
    'quality': 7, 'mass': 0.16, 'air_damping': 2.0, 'tension_stiffness': 34, 'compression_stiffness': 26, 'shear_stiffness': 8,
    'bending_stiffness': 0.3, 'tension_damping': 8, 'compression_damping': 8, 'shear_damping': 8, 'bending_damping': 0.4,
}
SIDES_AND_HEM = (
    (22.0, 120.0, 'seam'), (20.6, 112.0, 'seam'), (19.4, 104.0, 'seam'), (20.8, 96.0, 'seam'), (23.6, 86.0, 'seam'), (37.0, 9.0, 'hem'),
)
ARMHOLE = ((14.8, 141.6, 'arm right'), (14.4, 137.0, 'arm right'), (14.8, 132.0, 'arm right'),
           (16.8, 127.2, 'arm right'), (21.0, 123.0, 'seam'))

VIEWS = {
    'front': View(azimuth=-10, elevation=5, frame=174, target=(0, 0, 79), stop=16, fill=3.2),
    'back': View(azimuth=166, elevation=6, frame=174, target=(0, 0, 79), stop=16, fill=3.2),
    'detail': View(azimuth=150, elevation=10, frame=50, target=(0, 6, 130), stop=10, hangs=True, fill=3.2),
}


def build(colour='wine'):
    """The dress."""
    crepe = fabric(COLOURS[colour], threads=16, relief=0.2, roughness=0.62, sheen=0.25, hem=0.01)
    pattern = cut(mirrored(_front()), mirrored(_back()), 1.6)
    slim, lowered = 0.9, 76
    places = drape('evening dress', pattern, CREPE, round_=13.0, frames=75, raised=62, lowered=lowered, slim=slim,
                   held=140.5, arms=13, petticoat=True)
    bust(slim, lowered, 0, sleeve=13)
    dress = Garment(pattern, places, crepe, thickness=0.14)
    for opening in ('neck', 'arm right', 'arm left'):
        edging(dress, opening, 0.13, crepe)


def _front():
    throat = [(7.2 * s, 143.6 + 3.6 * (1 - (1 - s ** 2) ** 0.5), 'neck') for s in (0, 0.25, 0.5, 0.7, 0.85, 0.95)]
    return [*throat, (7.2, 147.2, 'seam'), *ARMHOLE, *SIDES_AND_HEM, (25.0, 6.4, 'hem'), (12.0, 4.6, 'hem'), (0, 4.2, 'hem')]


def _back():
    opening = [(0, 110.0), (4.0, 111.0), (7.2, 114.5), (9.4, 120.0), (10.4, 127.0), (10.2, 134.0), (9.0, 140.0), (7.8, 144.8)]
    return [
        *((x, z, 'neck') for x, z in opening), (7.2, 147.2, 'seam'), *ARMHOLE, *SIDES_AND_HEM,
        (25.0, 6.0, 'hem'), (12.0, 4.0, 'hem'), (0, 3.4, 'hem'),
    ]
