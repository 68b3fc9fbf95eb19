"""A handbag and shoes on terrazzo, in the last sun. Unit: centimetre."""
from forms import handbag, heels
from studio.arrange import put
from studio.camera import View
from studio.plaster import wall
from studio.slab import slab
from studio.sun import place_sun
from studio.terrazzo import terrazzo

VIEWS = {'square': View(azimuth=-10, elevation=10, frame=80, target=(3.5, 2, 27), stop=12)}


def build(scene, view):
    """The bag on a step, the shoes before it."""
    wall(40, (0.50, 0.34, 0.15))
    stone = terrazzo(chips_across=0.3)
    slab(500, 200, 8, 0.3, stone).location = (0, -50, -4)
    slab(52, 30, 13, 0.6, stone).location = (3, 12, 6.5)
    put(handbag, (3, 11, 13), turn=-12, colour='wine')
    put(heels, (-4, -14, 0), turn=14, colour='blush', pose='pair')
    place_sun(scene, view, strength=2.3, sky=0.12, tone=(1.0, 0.72, 0.50), sky_tone=(0.74, 0.80, 1.0))
