"""Scent, lipstick and a jar of cream in a row on limestone, in the shadow of a palm. Unit: centimetre."""
from forms import block_bottle, cream_jar, lipstick
from studio.arrange import put
from studio.camera import View
from studio.gobos import frond
from studio.limestone import block, limestone
from studio.plaster import wall
from studio.sun import hang_in_sun, place_sun

VIEWS = {'banner': View(azimuth=-5, elevation=12, frame=58, target=(4, 2, 6.2), stop=10, aspect=8 / 3)}


def build(scene, view):
    """The three at the end of the picture, so that words have room before them."""
    stone = limestone()
    block((0, 0, -6), (260, 90, 6), stone)
    wall(30, (0.66, 0.51, 0.43))
    block((18, 6, 0), (22, 14, 2.4), stone)
    put(block_bottle, (12.4, 5.4, 2.4), turn=16)
    put(cream_jar, (21.6, 5.6, 2.4), turn=-14)
    put(lipstick, (2.2, 1.6, 0), turn=8, colour='wine', pose='open')
    hang_in_sun(scene, view, frond((-0.50, 0.22), (0.28, 0.06), length=0.13) + frond((-0.46, -0.02), (0.02, -0.12), bend=-0.1, length=0.12))
    place_sun(scene, view)
