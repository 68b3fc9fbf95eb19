"""A linen dress on a bust and a handbag, in the light that the sea throws on a wall. Unit: centimetre."""
from forms import handbag, linen_dress
from studio.arrange import put
from studio.camera import View
from studio.caustics import hang_water_in_sun
from studio.limestone import block, limestone
from studio.plaster import wall
from studio.sun import place_sun

VIEWS = {'wide': View(azimuth=-8, elevation=6, frame=292, target=(24, 8, 84), stop=18, aspect=1.6)}


def build(scene, view):
    """The dress before the wall, the bag on a block beside it."""
    wall(46, (0.47, 0.60, 0.61))
    stone = limestone((0.66, 0.66, 0.62))
    block((0, 0, -6), (900, 260, 6), stone)
    block((84, 10, 0), (66, 44, 44), stone)
    put(linen_dress, (0, 2, 0), turn=8, colour='blush')
    put(handbag, (80, 6, 44), turn=-14, colour='sand')
    hang_water_in_sun(scene, view)
    place_sun(scene, view, strength=3.6, sky=0.12, tone=(1.0, 0.96, 0.90))
