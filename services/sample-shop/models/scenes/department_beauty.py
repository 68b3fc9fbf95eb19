"""Scent, a jar of cream and a lipstick in the light that water throws. Unit: centimetre."""
from forms import cream_jar, lipstick, round_bottle
from studio.arrange import put
from studio.camera import View
from studio.caustics import hang_water_in_sun
from studio.limestone import block, limestone
from studio.plaster import wall
from studio.sun import place_sun

VIEWS = {'square': View(azimuth=-6, elevation=13, frame=25.5, target=(0, 2, 6.2), stop=8)}


def build(scene, view):
    """The scent a step higher, in the middle."""
    stone = limestone((0.68, 0.68, 0.65))
    block((0, 0, -6), (160, 90, 6), stone)
    wall(24, (0.68, 0.47, 0.42))
    block((0.4, 6.4, 0), (10, 8, 2.6), stone)
    put(round_bottle, (0.4, 6.2, 2.6), turn=-6)
    put(cream_jar, (5.6, -1.0, 0), turn=-12, colour='pearl')
    put(lipstick, (-5.4, 0.0, 0), turn=10, colour='wine', pose='open')
    hang_water_in_sun(scene, view, veins=4)
    place_sun(scene, view, strength=3.5, sky=0.12, tone=(1.0, 0.96, 0.90))
