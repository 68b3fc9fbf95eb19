"""Headphones beside a speaker on the wood of a dhow, in the light that a lattice lets in. Unit: centimetre."""
from forms import column_speaker, headphones
from studio.arrange import put
from studio.camera import View
from studio.gobos import lattice
from studio.planks import deck
from studio.plaster import wall
from studio.sun import hang_in_sun, place_sun

VIEWS = {'wide': View(azimuth=-8, elevation=17, frame=76, target=(-1, 4, 12), stop=10, aspect=1.6)}


def build(scene, view):
    """The speaker stands, the headphones lie before it at the side."""
    deck(300, 200)
    wall(46, (0.60, 0.50, 0.41))
    put(column_speaker, (14, 10, 0), turn=-12, colour='sand')
    put(headphones, (-13, -4, 0), turn=18, colour='graphite')
    hang_in_sun(scene, view, lattice())
    place_sun(scene, view)
