"""A jacket on a bust, a handbag and shoes on terrazzo, in the last sun. Unit: centimetre."""
from forms import handbag, heels, jacket
from studio.arrange import put
from studio.camera import View
from studio.plaster import wall
from studio.slab import slab
from studio.sun import place_sun
from studio.terrazzo import terrazzo

VIEWS = {'wide': View(azimuth=-6, elevation=7, frame=214, target=(16, 6, 56), stop=18, aspect=1.6)}


def build(scene, view):
    """The jacket on the ground, what belongs to it on a bench of the same stone."""
    wall(40, (0.46, 0.27, 0.24))
    stone = terrazzo(chips_across=0.22)
    slab(900, 300, 8, 0.3, stone).location = (0, -60, -4)
    slab(92, 36, 30, 0.8, stone).location = (62, 6, 15)
    put(jacket, (-14, 4, 0), turn=6, colour='olive')
    put(handbag, (42, 4, 30), turn=-12, colour='wine')
    put(heels, (80, 2, 30), turn=-18, colour='blush', pose='pair')
    place_sun(scene, view, strength=2.3, sky=0.12, tone=(1.0, 0.72, 0.50), sky_tone=(0.74, 0.80, 1.0))
