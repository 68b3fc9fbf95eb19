"""A dress of washed linen, its sleeves cut in one piece with the shoulders, on a bust. Unit: centimetre."""
from cloth.bust import bust
from cloth.drape import drape
from cloth.fabric import fabric
from cloth.garment import Garment
from cloth.pattern import cut, mirrored
from cloth.trims import button, edging, lean_of, patch
from studio.camera import View
from studio.materials import pearl

COLOURS = {'sea': (0.050, 0.170, 0.190), 'blush': (0.60, 0.375, 0.315)}
LINEN = {
    'quality': 7, 'mass': 0.13, 'air_damping': 2.0, 'tension_stiffness': 34, 'compression_stiffness': 26, 'shear_stiffness': 10,
    'bending_stiffness': 0.35, 'tension_damping': 8, 'compression_damping': 8, 'shear_damping': 8, 'bending_damping': 0.6,
}
HEM = 16.0
BUTTONS = 9

VIEWS = {
    'front': View(azimuth=-10, elevation=5, frame=174, target=(0, 0, 79), stop=16, fill=3.2),
    'back': View(azimuth=170, elevation=5, frame=174, target=(0, 0, 79), stop=16, fill=3.2),
    'detail': View(azimuth=-22, elevation=12, frame=40, target=(3, -10, 131), stop=10, hangs=True, fill=3.2),
}


def build(colour='sea'):
    """The dress."""
    linen = fabric(COLOURS[colour], threads=7, relief=0.45, roughness=0.85, hem=2.6, slub=0.35)
    pattern = cut(mirrored(_half(138.5)), mirrored(_half(146.2)), 1.6)
    slim, lowered = 0.9, 66
    places = drape('linen dress', pattern, LINEN, round_=13.5, frames=60, raised=33, lowered=lowered, slim=slim, petticoat=True)
    bust(slim, lowered, 0, sleeve=18)
    dress = Garment(pattern, places, linen, thickness=0.16)
    _placket(dress, linen)
    edging(dress, 'neck', 0.16, linen)


def _half(neck):
    """The right half of one side, from the middle of the neck to the middle of the hem."""
    drop = 148.0 - neck
    throat = [(8.6 * s, neck + drop * (0.55 * s + 0.45 * s ** 3), 'neck') for s in (0, 0.2, 0.4, 0.6, 0.8, 0.93)]
    return [
        *throat, (8.6, 148.0, 'seam'), (19.5, 143.8, 'seam'), (39.0, 130.6, 'cuff right'), (30.2, 115.4, 'seam'), (25.6, 112.6, 'seam'),
        (23.6, 107.0, 'seam'), (22.6, 99.0, 'seam'), (25.0, 87.0, 'seam'),
        # The hem rises to the sides, or the longer edge of the flare would hang in a corner.
        (36.0, HEM + 4.6, 'hem'), (26.0, HEM + 2.3, 'hem'), (14.0, HEM + 0.6, 'hem'), (0, HEM, 'hem'),
    ]


def _placket(dress, linen):
    """A strip down the middle of the front with its buttons of shell."""
    patch(dress.front, (-1.9, 74), (1.9, 138.9), 0.20, linen, across=12, along=150, soft=14)
    shell = pearl((0.80, 0.74, 0.68))
    for at in range(BUTTONS):
        z = 136.6 - at * 7.4
        button(dress.front(0, z, 0.26), lean_of(dress.front, 0, z), 0.62, shell)
