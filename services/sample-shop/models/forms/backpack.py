"""A backpack of sailcloth that stands: one room that opens all round, a pocket before it, straps behind. Unit: centimetre."""
import math

from mathutils import Matrix, Vector

from studio.bands import band, curve_through
from studio.camera import View
from studio.canvas import canvas
from studio.lettering import letters
from studio.materials import matte
from studio.shapes import surface, wire
from studio.slab import slab
from studio.zip import zip_along

HALF_WIDTH, FRONT, BACK, HEIGHT = 14.6, 8.2, 6.0, 46.0
COLOURS = {'navy': (0.016, 0.026, 0.062), 'forest': (0.020, 0.062, 0.040), 'graphite': (0.032, 0.033, 0.036)}

VIEWS = {
    'angle': View(azimuth=-30, elevation=12, frame=62, target=(0, 0, 23.6), stop=9),
    'front': View(azimuth=0, elevation=7, frame=61, target=(0, 0, 24), stop=11),
    'side': View(azimuth=70, elevation=10, frame=61, target=(0, 0, 24), stop=11),
    'back': View(azimuth=153, elevation=12, frame=62, target=(0, 0, 24), stop=11),
}


def build(colour='navy'):
    """The backpack, closed."""
    tint = COLOURS[colour]
    cloth = canvas(tint, creases=0.35)
    dark = tuple(0.5 * part for part in tint)
    base = canvas(dark, threads=6, roughness=0.55)
    surface(lambda u, v: _skin(v, u), 140, 300, cloth)
    surface(lambda u, v: _skin(v, 0.105 * u) + _outward(v) * 0.10, 24, 300, base)
    wire([_skin(step / 300, 0.105) + _outward(step / 300) * 0.08 for step in range(300)], 0.13, base, closed=True)
    _big_zip(tint)
    _pocket(cloth, tint, base)
    for side in (-1, 1):
        _side_pocket(side, canvas(dark, threads=12, relief=0.5), base)
        _strap(side, canvas(dark, threads=7, relief=0.4), cloth)
    _handle_and_label(base)
    _back_pads(canvas(dark, threads=14, relief=0.8))


def _skin(around, up):
    """The point of the body at the share `around` of its outline (0 at the right, ¾ at the front), `up` of its height."""
    turn = 2 * math.pi * around
    x, y = (math.copysign(abs(part) ** 0.46, part) for part in (math.cos(turn), math.sin(turn)))
    cap = (1 - max(0, (up - 0.84) / 0.16) ** 2.6) ** 0.5 if up < 1 else 0
    foot = (1 - max(0, (0.035 - up) / 0.035) ** 2 * 0.10)
    belly = 1 + 0.05 * math.sin(math.pi * min(up / 0.9, 1))
    wide = HALF_WIDTH * (1 - 0.10 * up ** 2) * (0.30 + 0.70 * cap) * foot
    deep = (FRONT * belly * (1 - 0.22 * up ** 2) if y < 0 else BACK) * (0.22 + 0.78 * cap) * foot
    lean = 0.5 * up
    if up >= 0.999:
        wide, deep = wide * 0.02, deep * 0.02
    sag = 0.25 * math.sin(5 * x + 3 * up) * math.sin(4 * y + 9 * up) * min(1, up * 4)
    return Vector((wide * x, deep * y + lean, HEIGHT * (up if up < 0.84 else 0.84 + 0.16 * _dome(up)) + sag * 0.4))


def _dome(up):
    """How high the top has risen where the outline closes."""
    return math.sin(math.pi / 2 * (up - 0.84) / 0.16)


def _outward(around):
    turn = 2 * math.pi * around
    return Vector((math.cos(turn), math.sin(turn), 0)).normalized()


def _front(x, z, out=0.0):
    """The point of the front at `x` and the height `z`, `out` before it."""
    up = min(z / HEIGHT, 0.839)
    wide = HALF_WIDTH * (1 - 0.10 * up ** 2)
    share = min(0.995, abs(x) / wide)
    turn = math.acos(math.copysign(share ** (1 / 0.46), x))
    point = _skin(1 - turn / (2 * math.pi), up)
    return Vector((x, point.y - out, z))


def _big_zip(tint):
    """From foot to foot over the top, a hand's breadth behind the front."""
    right = [_skin(0.985, 0.13 + 0.80 * step / 23) + Vector((0.10, -0.35, 0)) for step in range(24)]
    crown = [Vector((9.2, -0.6, 44.9)), Vector((4.5, -0.8, 46.15)), Vector((0, -0.9, 46.45))]
    half = [*right, *crown]
    whole = [*half, *(Vector((-p.x, p.y, p.z)) for p in reversed(half[:-1]))]
    path = curve_through(whole, 10)
    zip_along(path, [Vector((0, 1, 0))] * len(path), tint, slider_at=0.34)


def _pocket(cloth, tint, base):
    """It bulges a little, and opens along its upper edge."""
    low, high, half = 6.0, 26.5, 11.2

    def point(u, v):
        a, b = 2 * u - 1, 2 * v - 1
        rise = ((1 - abs(a) ** 7) * (1 - abs(b) ** 7)) ** 0.45
        crease = 0.16 * math.sin(3.1 * a + 5.2 * b) * rise
        return _front(half * a, low + (high - low) * v, 0.05 + 2.3 * rise * (1.05 - 0.3 * v) + crease)
    surface(point, 90, 90, cloth, close_around=False)
    seam = [_front(half * (2 * s - 1), low + (high - low) * v, 0.2) for s, v in _border()]
    wire(seam, 0.12, base, closed=True)
    path = [point(0.10 + 0.80 * step / 60, 0.885) - Vector((0, 0.14, 0)) for step in range(61)]
    zip_along(path, [Vector((0, 0.25, -1))] * 61, tint, slider_at=0.9)
    for z in (31.0, 36.0):
        path = [_front(x, z, 0.22 + 0.16 * abs(math.sin(x * math.pi / 5.2))) for x in (-5.2 + 10.4 * s / 60 for s in range(61))]
        band(path, [Vector((0, 0, 1))] * 61, 1.9, 0.16, base)


def _border():
    """Points round a square, each side in forty steps."""
    steps = [step / 40 for step in range(40)]
    return [*((s, 0) for s in steps), *((1, s) for s in steps), *((1 - s, 1) for s in steps), *((0, 1 - s) for s in steps)]


def _side_pocket(side, net, base):
    """For the bottle: it stands a little off, with an elastic rim."""
    def point(u, v):
        around = (0.90 + 0.20 * v) if side > 0 else (0.60 - 0.20 * v)
        b = 2 * v - 1
        high = 0.36 - 0.05 * (0.5 - 0.5 * b)
        up = 0.03 + (high - 0.03) * u
        off = (1 - abs(b) ** 5) * (0.35 + 1.5 * u * (1.2 - 0.5 * u))
        return _skin(around, up) + Vector((side * off, 0, 0))
    surface(point, 50, 70, net, close_around=False)
    wire([point(1.0, step / 60) for step in range(61)], 0.28, base)


def _strap(side, pad, cloth):
    """Padded from the top to the waist, then webbing to the foot."""
    x = side
    padded = curve_through([(x * 4.2, 5.6, 42.6), (x * 5.0, 8.6, 42.4), (x * 6.8, 11.4, 38.0), (x * 8.6, 12.4, 30.0),
                            (x * 10.0, 11.6, 22.0), (x * 11.0, 10.0, 15.5)], 14)
    band(padded, [Vector((1, 0.25 * x, 0))] * len(padded), lambda share: 6.2 - 1.4 * share, lambda share: 1.5 - 0.3 * share, pad)
    tape = curve_through([(x * 10.9, 10.6, 17.0), (x * 11.6, 9.4, 11.5), (x * 12.2, 7.6, 6.2), (x * 12.4, 5.2, 4.0)], 14)
    band(tape, [Vector((1, 0.25 * x, 0))] * len(tape), 2.4, 0.2, canvas(COLOURS['graphite'], threads=10))
    buckle = slab(3.2, 0.6, 2.6, 0.25, matte('buckle', (0.012, 0.012, 0.013), roughness=0.4))
    buckle.matrix_world = Matrix.Translation((x * 11.0, 10.6, 15.4)) @ Matrix.Rotation(math.radians(-14), 4, 'X')
    chest = curve_through([(x * 7.4, 12.9, 34.0), (x * 4.0, 13.4, 33.4), (0, 13.5, 33.2)], 10)
    band(chest, [Vector((0, 0, 1))] * len(chest), 1.9, 0.2, canvas(COLOURS['graphite'], threads=10))


def _handle_and_label(base):
    """The handle on top, and the name on a patch above the pocket."""
    handle = curve_through([(-4.6, 3.9, 44.6), (-4.4, 4.4, 47.6), (-2.4, 4.6, 49.3), (2.4, 4.6, 49.3), (4.4, 4.4, 47.6), (4.6, 3.9, 44.6)], 14)
    band(handle, [Vector((0, 1, 0))] * len(handle), 2.7, 0.5, base)
    patch = slab(6.4, 0.14, 1.9, 0.05, matte('patch', (0.62, 0.56, 0.47), roughness=0.8))
    at = _front(0, 33.5, 0.30)
    lean = Matrix.Translation(at) @ Matrix.Rotation(math.radians(-6), 4, 'X')
    patch.matrix_world = lean
    word = letters('DURUBA', 0.72, (0, 0, 0), matte('print', (0.05, 0.05, 0.055)), depth=0.01, spacing=1.3)
    word.matrix_world = lean @ Matrix.Translation((0, -0.085, 0)) @ Matrix.Rotation(math.radians(90), 4, 'X')


def _back_pads(net):
    """Two columns of padding with a channel for air between them."""
    for side in (-1, 1):
        for low, high in ((5.0, 17.5), (18.3, 30.0)):
            def point(u, v, side=side, low=low, high=high):
                a, b = 2 * u - 1, 2 * v - 1
                rise = ((1 - abs(a) ** 6) * (1 - abs(b) ** 6)) ** 0.4
                return Vector((side * 5.9 + 5.0 * a, BACK + 0.2 + 1.25 * rise, low + (high - low) * v))
            surface(point, 40, 40, net, close_around=False)
