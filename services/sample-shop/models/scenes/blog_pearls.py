"""A bracelet of pearls and earrings of gold on stone. Unit: centimetre."""
from forms import hoops, pearl_bracelet, pearl_ring
from studio.arrange import put
from studio.camera import View
from studio.gobos import frond
from studio.limestone import block, limestone
from studio.sun import hang_in_sun, place_sun

VIEWS = {'wide': View(azimuth=8, elevation=28, frame=20, target=(0.2, 0.6, 1.6), stop=7, aspect=1.6)}


def build(scene, view):
    """The bracelet lies before, the rest stands behind."""
    stone = limestone()
    block((0, 0, -6), (120, 70, 6), stone)
    block((5.0, 5.2, 0), (9, 6.5, 2.2), stone)
    block((0, 24, 0), (120, 6, 40), limestone((0.62, 0.545, 0.45)), edge=0.1)
    put(pearl_bracelet, (-3.2, -0.6, 0), turn=20, colour='gold')
    put(hoops, (5.2, 4.6, 2.2), turn=-18, colour='gold')
    put(pearl_ring, (4.4, -1.8, 0), turn=-30, colour='gold')
    hang_in_sun(scene, view, frond((-0.62, 0.42), (0.42, 0.14)) + frond((-0.6, 0.0), (0.16, -0.26), bend=-0.1))
    place_sun(scene, view)
