"""A shoe with a block heel of six centimetres and a strap, or two of them. Unit: centimetre."""
import functools
import math

from mathutils import Vector

from studio.bands import band
from studio.camera import View
from studio.last import ellipse, sole_line, stand_shoes
from studio.leather import leather
from studio.materials import matte, metal
from studio.plate import outline as rounded
from studio.plates import loft, outline
from studio.shapes import surface, wire

LENGTH, HEEL, SLIM = 24.0, 6.0, 0.78
COLOURS = {'blush': ((0.58, 0.335, 0.285), (0.72, 0.60, 0.52)), 'graphite': ((0.020, 0.020, 0.022), (0.30, 0.255, 0.21))}

VIEWS = {
    'angle': View(azimuth=36, elevation=20, frame=28, target=(0.5, 0, 5.4), stop=9),
    'side': View(azimuth=0, elevation=6, frame=28.5, target=(0, 0, 6.0), stop=12),
    'pair': View(azimuth=30, elevation=27, frame=34, target=(0, 0, 4.6), stop=10, pose='pair'),
}


def build(colour='blush', pose='default'):
    """One shoe with its outer side to the front, or both side by side."""
    stand_shoes(lambda: _shoe(*COLOURS[colour]), LENGTH, pose, (1.2, 5.2), (-85, -96))


def _shoe(hide_colour, lining_colour):
    hide, lining = leather(hide_colour), leather(lining_colour)
    sole = matte('sole', tuple(0.30 * part for part in lining_colour), roughness=0.45)
    skin = surface(lambda u, v: _skin(v, u), 40, 280, hide)
    skin.modifiers.new('soft', 'SUBSURF').render_levels = 1
    inner = surface(lambda u, v: _skin(v, u) + _inward(v) * 0.14, 40, 280, lining)
    inner.data.flip_normals()
    wire([_skin(step / 280, 1.0) + _inward(step / 280) * 0.07 for step in range(280)], 0.10, hide, closed=True)
    surface(lambda u, v: _bed(v, u), 14, 200, lining)
    _sole(sole)
    _heel(hide, sole)
    _strap(hide, metal('gold', roughness=0.18))


def _line(around, grow=0.0):
    return sole_line(around, grow, LENGTH, SLIM)


def _floor(y):
    """The height of the sole: flat under the heel, down to the ball, and up a little at the toe."""
    share = min(1, max(0, (y - 3.6) / 12.0))
    toe = max(0, (y - 18) / (LENGTH - 18))
    return 0.28 + HEEL * (1 - share * share * (3 - 2 * share)) + 0.55 * toe ** 2


@functools.cache
def _lines(around):
    x, y = _line(around)
    foot = Vector((x, y, _floor(y) + 0.1))
    front = (0.5 - 0.5 * math.cos(2 * math.pi * around)) ** 2
    back = (0.5 + 0.5 * math.cos(2 * math.pi * around)) ** 4
    rim = ellipse(around, 2.95, 9.1, 8.6, 0)
    rim.z = _floor(rim.y) + 3.3 + 2.3 * back - 0.75 * front
    rim.y += 0.25 * back
    bend = foot.lerp(rim, 0.10 + 0.12 * front)
    bend.z = foot.z + (rim.z - foot.z) * (0.55 + 0.35 * front)
    bend.x *= 1.10
    bend.y -= 0.55 * back
    return foot, bend, rim


def _skin(around, up):
    foot, bend, rim = _lines(around % 1)
    return (1 - up) ** 2 * foot + 2 * up * (1 - up) * bend + up * up * rim


def _inward(around):
    x, y = _line(around)
    return Vector((-x, (min(max(y, 6), 18) - y), 0)).normalized()


def _bed(around, share):
    """What the foot stands on."""
    x, y = _line(around, -0.15)
    return x * share, y, _floor(y) + 0.28


def _sole(material):
    """Thin leather that shows as a line round the shoe, and from below at the waist."""
    profile = [(-1.2, 0.0), (0.0, 0.0), (0.10, 0.06), (0.10, 0.26), (0.0, 0.34), (-0.3, 0.34)]

    def point(u, v):
        grow, rise = profile[round(u * 5)]
        x, y = _line(v, grow)
        return x, y, _floor(y) - 0.22 + rise
    surface(point, 5, 280, material)
    surface(lambda u, v: (_line(v, -1.1)[0] * u, _line(v, -1.1)[1], _floor(_line(v, -1.1)[1]) - 0.2), 10, 200, material)


def _heel(hide, sole):
    """The block, a little narrower where it stands, on a piece that a cobbler can change."""
    rings = []
    for step in range(13):
        share = step / 12
        wide, deep = 3.5 + 0.75 * share ** 2, 3.5 + 0.9 * share ** 2
        ring = outline(wide, deep, 1.25 + 0.3 * share, 0)
        middle = 2.15 + 0.12 * share
        top = [(x, middle + y, _floor(middle + y) - 0.12) for x, y, _ in ring]
        rings.append([(x, y, 0.35 + (z - 0.35) * share) for x, y, z in top])
    loft(rings, hide)
    foot = outline(3.52, 3.52, 1.25, 0)
    loft([[(x, 2.15 + y, high) for x, y, _ in foot] for high in (0.0, 0.36)], sole)


def _strap(hide, gold):
    """Round the ankle, held by the back of the shoe; a buckle at the outer side, the end hangs past it."""
    path = []
    for step in range(200):
        turn = 2 * math.pi * step / 200
        tilt = 0.9 * math.cos(turn)
        path.append(Vector((3.05 * math.sin(turn), 4.3 - 4.05 * math.cos(turn), _floor(0) + 7.1 - tilt * 0.4)))
    band(path, [Vector((0, 0, 1))] * 200, 0.95, 0.17, hide, closed=True)
    keeper = [Vector((0, 0.35 - 0.16 * s, _floor(0) + 4.9 + 2.9 * s)) for s in (step / 20 for step in range(21))]
    band(keeper, [Vector((1, 0, 0))] * 21, lambda share: 1.9 - 0.5 * share, 0.2, hide)
    middle = Vector((3.10, 4.3, _floor(0) + 7.1))
    frame = [middle + Vector((0.06, y, z)) for y, z in rounded(2.0, 1.56, 0.3)]
    wire(frame, 0.085, gold, closed=True)
    wire([middle + Vector((0.12, 0.85, 0)), middle + Vector((0.16, 0, 0)), middle + Vector((0.12, -0.95, 0))], 0.06, gold)
    tail = [middle + Vector((0.16 + 0.05 * s, 0.9 + 2.6 * s, -0.05 - 0.35 * s * s)) for s in (step / 20 for step in range(21))]
    turned_in = [Vector((p.x - 0.16 * max(0, (p.y - 5.6)) ** 2, p.y, p.z)) for p in tail]
    band(turned_in, [Vector((0, 0, 1))] * 21, lambda share: 0.85 * min(1, 4.5 * (1.03 - share)) ** 0.5, 0.15, hide)
