"""A handbag on a block of limestone above a pair of heeled shoes. Unit: centimetre."""
from forms import handbag, heels
from studio.arrange import put
from studio.camera import View
from studio.gobos import frond
from studio.limestone import block, limestone
from studio.plaster import wall
from studio.sun import hang_in_sun, place_sun

VIEWS = {'tall': View(azimuth=-9, elevation=12, frame=78, target=(0, 4, 34), stop=12, aspect=0.8)}


def build(scene, view):
    """The bag stands as high as a table, the shoes on the ground before it."""
    stone = limestone()
    block((0, 0, -6), (300, 120, 6), stone)
    wall(44, (0.62, 0.46, 0.40))
    block((4, 12, 0), (50, 28, 26), stone)
    put(handbag, (4, 10, 26), turn=-12, colour='sand')
    put(heels, (-4, -18, 0), turn=14, colour='blush', pose='pair')
    hang_in_sun(scene, view, frond((-0.62, 0.52), (0.42, 0.18)) + frond((-0.6, -0.02), (0.10, -0.30), bend=-0.1))
    place_sun(scene, view)
