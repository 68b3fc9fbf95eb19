"""Three bottles of scent on limestone: the sea, a rose, and an oil. Unit: centimetre."""
from forms import attar_bottle, block_bottle, round_bottle
from studio.arrange import put
from studio.camera import View
from studio.gobos import frond
from studio.limestone import block, limestone
from studio.plaster import wall
from studio.sun import hang_in_sun, place_sun

VIEWS = {'wide': View(azimuth=-6, elevation=11, frame=34, target=(0, 2, 6.4), stop=8, aspect=1.6)}


def build(scene, view):
    """The rose stands in the middle, a step higher."""
    stone = limestone()
    block((0, 0, -6), (160, 90, 6), stone)
    wall(26, (0.63, 0.44, 0.37))
    block((0.6, 6.0, 0), (10.5, 9, 3), stone)
    put(round_bottle, (0.6, 5.6, 3), turn=-8)
    put(block_bottle, (-9.0, 1.6, 0), turn=18)
    put(attar_bottle, (8.4, 0.4, 0), turn=-10)
    hang_in_sun(scene, view, frond((-0.60, 0.40), (0.42, 0.18)) + frond((-0.6, 0.0), (0.06, -0.20), bend=-0.1))
    place_sun(scene, view)
