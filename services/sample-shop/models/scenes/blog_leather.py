"""Two bags of leather in warm light, one darker from use than the other. Unit: centimetre."""
from forms import handbag
from studio.arrange import put
from studio.camera import View
from studio.gobos import lattice
from studio.planks import deck
from studio.plaster import wall
from studio.sun import hang_in_sun, place_sun

VIEWS = {'wide': View(azimuth=-10, elevation=12, frame=104, target=(0, 4, 20), stop=11, aspect=1.6)}


def build(scene, view):
    """The sand one before, the wine one behind it."""
    deck(360, 220)
    wall(50, (0.60, 0.46, 0.33))
    put(handbag, (20, 14, 0), turn=-16, colour='wine')
    put(handbag, (-18, -4, 0), turn=14, colour='sand')
    hang_in_sun(scene, view, lattice())
    place_sun(scene, view, strength=2.7)
