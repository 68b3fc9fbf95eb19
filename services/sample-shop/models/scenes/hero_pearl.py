"""A strand of pearls, a ring and earrings on dark velvet. Unit: centimetre."""
from forms import drop_earrings, pearl_ring, pearl_strand
from studio.arrange import put
from studio.camera import View
from studio.lamp import place_lamp
from studio.limestone import block, limestone
from studio.velvet import fallen_velvet, velvet

VIEWS = {'wide': View(azimuth=-8, elevation=24, frame=29, target=(0.6, 1.2, 2.4), stop=9, aspect=1.6)}


def build(scene, view):
    """The strand lies before, the ring stands on a dark stone behind it, one lamp shines from the left."""
    fallen_velvet(velvet((0.004, 0.012, 0.014), (0.030, 0.105, 0.115)), 110, 90, 12, 34, 13)
    block((9.6, 10.4, -1), (9, 7, 4.6), limestone((0.030, 0.034, 0.036)))
    put(pearl_strand, (0.4, -0.4, 0.12), turn=-12, colour='gold')
    put(pearl_ring, (9.2, 9.4, 3.6), turn=20, colour='gold')
    put(drop_earrings, (-9.6, -3.4, 0.12), turn=14, colour='gold')
    place_lamp(scene, view, strength=1.5)
