"""Bangles of gold and a ring with a pearl on steps of limestone. Unit: centimetre."""
from forms import bangle, pearl_ring
from studio.arrange import put
from studio.camera import View
from studio.gobos import frond
from studio.limestone import block, limestone
from studio.sun import hang_in_sun, place_sun

VIEWS = {'tall': View(azimuth=-10, elevation=19, frame=19, target=(0, 1, 6.2), stop=8, aspect=0.8)}


def build(scene, view):
    """The bangles on the upper step, the ring on the lower one."""
    stone = limestone()
    block((0, 0, -6), (90, 60, 6), stone)
    block((0, 18, 0), (90, 6, 60), limestone((0.62, 0.545, 0.45)), edge=0.1)
    block((1.8, 5.4, 0), (15, 9.5, 4.6), stone)
    put(bangle, (1.0, 4.6, 4.6), turn=-14, colour='gold')
    put(bangle, (-2.2, -2.0, 0), turn=24, colour='rosegold')
    put(pearl_ring, (4.4, -1.6, 0), turn=-26, colour='gold')
    hang_in_sun(scene, view, frond((-0.62, 0.52), (0.42, 0.18)) + frond((-0.6, -0.02), (0.10, -0.30), bend=-0.1))
    place_sun(scene, view)
