"""A strand of pearls, earrings and a ring on limestone, in the shadow of a palm. Unit: centimetre."""
from forms import drop_earrings, pearl_ring, pearl_strand
from studio.arrange import put
from studio.camera import View
from studio.gobos import frond
from studio.limestone import block, limestone
from studio.sun import hang_in_sun, place_sun

VIEWS = {'wide': View(azimuth=-8, elevation=20, frame=31, target=(0.6, 2, 3.9), stop=9, aspect=1.6)}


def build(scene, view):
    """The stones, what lies on them, and the light."""
    stone = limestone()
    block((0, 0, -6), (160, 90, 6), stone)
    block((0, 30, 0), (160, 6, 60), limestone((0.62, 0.545, 0.45)), edge=0.1)
    block((4.5, 3.5, 0), (21, 19, 2.6), stone)
    block((11.5, 12, 2.6), (12, 9, 4.2), stone)
    put(pearl_strand, (2.4, 1.2, 2.6), turn=-12, colour='gold')
    put(pearl_ring, (10.4, 9.8, 6.8), turn=24, colour='gold')
    put(drop_earrings, (-9.4, -2.0, 0), turn=14, colour='gold')
    fronds = frond((-0.62, 0.42), (0.42, 0.12)) + frond((-0.6, 0.02), (0.12, -0.22), bend=-0.1) + frond((-0.2, 0.66), (0.6, 0.40))
    hang_in_sun(scene, view, fronds)
    place_sun(scene, view)
