"""A ring with a pearl and earrings on velvet. Unit: centimetre."""
from forms import drop_earrings, pearl_ring
from studio.arrange import put
from studio.camera import View
from studio.lamp import place_lamp
from studio.limestone import block, limestone
from studio.velvet import fallen_velvet, velvet

VIEWS = {'square': View(azimuth=-8, elevation=22, frame=10, target=(0, 0.6, 1.7), stop=7)}


def build(scene, view):
    """The ring on a dark stone, the earrings before it."""
    fallen_velvet(velvet((0.004, 0.007, 0.020), (0.040, 0.075, 0.19)), 60, 50, 8, 18, 8)
    block((1.2, 2.4, -1), (4.4, 3.6, 2.2), limestone((0.034, 0.036, 0.044)))
    put(pearl_ring, (1.2, 2.2, 1.2), turn=10, colour='gold')
    put(drop_earrings, (-1.6, -1.9, 0.1), turn=14, colour='gold')
    place_lamp(scene, view, strength=2.0)
