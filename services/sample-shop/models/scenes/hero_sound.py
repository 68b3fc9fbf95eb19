"""Headphones, a speaker and earbuds in a majlis, in the evening. Unit: centimetre."""
from forms import column_speaker, earbuds, headphones
from studio.arrange import put
from studio.camera import View
from studio.lamp import place_lamp
from studio.plaster import wall
from studio.planks import teak
from studio.seat import bolster, seat
from studio.slab import slab

VIEWS = {'wide': View(azimuth=-8, elevation=13, frame=112, target=(8, 2, 24), stop=10, aspect=1.6)}
SEAT = 15.0


def build(scene, view):
    """The headphones lie on the seat before a bolster, the speaker stands on a table of teak beside them."""
    wall(40, (0.20, 0.235, 0.225))
    slab(700, 300, 4, 0.3, teak(1)).location = (0, -80, -2)
    seat((-50, 10, 0), 136, 52, SEAT)
    bolster((-58, 29, SEAT - 1), 62, 30)
    bolster((-4, 29, SEAT - 1), 40, 27)
    slab(44, 40, 3, 0.6, teak(3)).location = (44, 10, 13.5)
    slab(38, 34, 12, 0.6, teak(0)).location = (44, 10, 6)
    put(column_speaker, (46, 12, 15), turn=-14, colour='sand')
    put(headphones, (-4, -2, SEAT + 0.3), turn=20, colour='pearl')
    put(earbuds, (32, -2, 15), turn=-22, colour='pearl')
    place_lamp(scene, view, strength=1.7)
