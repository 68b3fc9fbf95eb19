"""Two jars of cream on stone, one of them open. Unit: centimetre."""
from forms import cream_jar
from studio.arrange import put
from studio.camera import View
from studio.gobos import frond
from studio.limestone import block, limestone
from studio.plaster import wall
from studio.sun import hang_in_sun, place_sun

VIEWS = {'wide': View(azimuth=-10, elevation=17, frame=32, target=(0.5, 2, 4.6), stop=8, aspect=1.6)}


def build(scene, view):
    """The amber jar on its block behind, the opal one open before it."""
    stone = limestone()
    block((0, 0, -6), (160, 90, 6), stone)
    wall(26, (0.42, 0.47, 0.43))
    block((-5.4, 5.2, 0), (11, 10, 4.4), stone)
    put(cream_jar, (-5.2, 4.8, 4.4), turn=10, colour='amber', words=('ZAHRIYAT', 'NIGHT REPAIR BALM'))
    put(cream_jar, (3.4, -0.6, 0), turn=-8, colour='pearl', pose='open')
    hang_in_sun(scene, view, frond((-0.62, 0.40), (0.44, 0.16)) + frond((-0.6, -0.02), (0.06, -0.24), bend=-0.1))
    place_sun(scene, view)
