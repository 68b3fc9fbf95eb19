"""A jacket on the wall, a handbag and shoes under it. Unit: centimetre."""
from forms import handbag, heels, jacket
from studio.arrange import put
from studio.camera import View
from studio.gobos import frond
from studio.limestone import block, limestone
from studio.plaster import wall
from studio.sun import hang_in_sun, place_sun

VIEWS = {'wide': View(azimuth=-6, elevation=7, frame=200, target=(8, 10, 58), stop=18, aspect=1.6)}


def build(scene, view):
    """All of it at the end of the picture, where no words stand."""
    wall(30, (0.60, 0.49, 0.39))
    stone = limestone()
    block((0, 0, -6), (700, 120, 6), stone)
    block((52, 8, 0), (74, 34, 16), stone)
    put(jacket, (14, 16, 14), turn=4, colour='olive')
    put(handbag, (40, 6, 16), turn=-12, colour='wine')
    put(heels, (74, 2, 16), turn=-18, colour='blush', pose='pair')
    hang_in_sun(scene, view, frond((-0.60, 0.40), (0.42, 0.16)) + frond((-0.6, 0.0), (0.10, -0.22), bend=-0.1))
    place_sun(scene, view)
