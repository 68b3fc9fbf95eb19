"""A strand of pearls on a stone above the sea, in the morning. Unit: centimetre."""
from forms import pearl_strand
from studio.arrange import put
from studio.camera import View
from studio.limestone import block, limestone
from studio.sea import sea
from studio.sun import place_sun

VIEWS = {'wide': View(azimuth=4, elevation=9, frame=34, target=(2, 2, 2.6), stop=5, aspect=1.6)}


def build(scene, view):
    """Two blocks at the end of the picture; the sea has the rest."""
    stone = limestone()
    block((12, 6, -9), (40, 30, 9), stone)
    block((14, 17, 0), (22, 13, 3.4), stone)
    put(pearl_strand, (6.0, 0.6, 0), turn=-24, colour='gold')
    sea(view, -7)
    place_sun(scene, view)
