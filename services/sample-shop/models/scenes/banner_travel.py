"""A backpack, a camera and sneakers on a deck, ready to leave. Unit: centimetre."""
from forms import backpack, camera, sneakers
from studio.arrange import put
from studio.camera import View
from studio.gobos import frond
from studio.planks import deck
from studio.plaster import wall
from studio.sun import hang_in_sun, place_sun

VIEWS = {'banner': View(azimuth=-8, elevation=13, frame=166, target=(10, 4, 23), stop=14, aspect=8 / 3)}


def build(scene, view):
    """All of it at the end of the picture, so that words have room before it."""
    deck(520, 320, plank=15)
    wall(70, (0.60, 0.52, 0.43))
    put(backpack, (34, 12, 0), turn=-12, colour='forest')
    put(sneakers, (2, -4, 0), turn=14, colour='sea', pose='pair')
    put(camera, (64, -8, 0), turn=-18, colour='silver')
    hang_in_sun(scene, view, frond((-0.50, 0.22), (0.28, 0.06), length=0.13) + frond((-0.46, -0.04), (0.02, -0.14), bend=-0.1, length=0.12))
    place_sun(scene, view)
