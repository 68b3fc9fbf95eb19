"""An oyster, open, with one large pearl in it, on a stone by the sea. Unit: centimetre."""
from studio.camera import View
from studio.limestone import block, limestone
from studio.materials import pearl
from studio.oyster import half
from studio.sea import sea
from studio.shapes import ball
from studio.sun import place_sun

VIEWS = {'wide': View(azimuth=-10, elevation=27, frame=29, target=(1.6, 2.0, 3.3), stop=7, aspect=1.6)}


def build(scene, view):
    """The oyster with the pearl before the sea; a half that held none lies behind it."""
    stone = limestone()
    block((4, 4, -9), (46, 34, 9), stone)
    block((12, 15, 0), (20, 9, 2.4), stone)
    half(5.2, 2.0, 3.1, (-0.6, 0, 0), turn=-14)
    half(5.2, 1.8, 7.7, (-0.6, 0, 0.2), lean=-130, turn=-14)
    ball(0.86, (-1.0, -0.9, 1.0), pearl())
    half(4.4, 1.7, 5.3, (9.8, 2.6, 0), turn=38)
    sea(view, -7)
    place_sun(scene, view)
