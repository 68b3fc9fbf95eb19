"""Headphones, a speaker and earbuds on pale stone, in the light that a lattice lets in. Unit: centimetre."""
from forms import column_speaker, earbuds, headphones
from studio.arrange import put
from studio.camera import View
from studio.gobos import lattice
from studio.limestone import block, limestone
from studio.plaster import wall
from studio.sun import hang_in_sun, place_sun

VIEWS = {'wide': View(azimuth=-8, elevation=15, frame=78, target=(1, 4, 13), stop=10, aspect=1.6)}


def build(scene, view):
    """All three at the end of the picture, where no words stand."""
    stone = limestone()
    block((0, 0, -6), (320, 120, 6), stone)
    wall(44, (0.60, 0.52, 0.43))
    block((22, 13, 0), (32, 20, 5), stone)
    put(column_speaker, (26, 13, 5), turn=-14, colour='sand')
    put(headphones, (4, -2, 0), turn=20, colour='pearl')
    put(earbuds, (30, -4, 0), turn=-22, colour='pearl')
    hang_in_sun(scene, view, lattice())
    place_sun(scene, view)
