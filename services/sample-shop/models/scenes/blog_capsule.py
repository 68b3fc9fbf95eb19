"""A folded T-shirt and sneakers on a bench, a jacket behind them. Unit: centimetre."""
from forms import jacket, sneakers, t_shirt
from studio.arrange import put
from studio.camera import View
from studio.gobos import lattice
from studio.plaster import wall
from studio.planks import deck
from studio.sun import hang_in_sun, place_sun

VIEWS = {'wide': View(azimuth=-8, elevation=17, frame=150, target=(0, 6, 34), stop=16, aspect=1.6)}


def build(scene, view):
    """The bench before the wall."""
    deck(420, 90, plank=15)
    wall(32, (0.52, 0.52, 0.46))
    put(jacket, (30, 18, 6), turn=-4, colour='navy')
    put(t_shirt, (-26, -6, 0), turn=12, colour='pearl', pose='folded')
    put(sneakers, (-2, -20, 0), turn=8, colour='pearl', pose='pair')
    hang_in_sun(scene, view, lattice())
    place_sun(scene, view)
