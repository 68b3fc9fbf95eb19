"""A laptop, a tablet and a phone on a desk of teak, in the morning. Unit: centimetre."""
from forms import laptop, phone, tablet
from studio.arrange import put
from studio.camera import View
from studio.gobos import lattice
from studio.planks import deck
from studio.plaster import wall
from studio.sun import hang_in_sun, place_sun

VIEWS = {
    'banner': View(azimuth=-9, elevation=20, frame=118, target=(6, 4, 9), stop=14, aspect=8 / 3),
    'wide': View(azimuth=16, elevation=27, frame=88, target=(20, 0, 8), stop=14, aspect=1.6),
}


def build(scene, view):
    """All three at the end of the picture, so that words have room before them."""
    deck(420, 260, plank=17)
    wall(60, (0.56, 0.50, 0.44))
    put(laptop, (20, 6, 0), turn=-8, colour='silver')
    put(tablet, (48, -6, 0), turn=-16, colour='silver')
    put(phone, (-6, -12, 0), turn=24, colour='sea')
    hang_in_sun(scene, view, lattice(across=12, up=6))
    place_sun(scene, view)
