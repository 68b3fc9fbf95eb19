"""A running shoe with a knitted upper, or two of them. Unit: centimetre."""
import functools
import math

from mathutils import Matrix, Vector

from studio.bands import band, curve_through
from studio.camera import View
from studio.last import LENGTH, ellipse, sole_line, stand_shoes
from studio.materials import matte, principled
from studio.shapes import surface, turned, wire

COLOURS = {
    'pearl': {'knit': (0.66, 0.625, 0.565), 'accent': (0.42, 0.345, 0.265), 'foam': (0.80, 0.785, 0.75), 'rubber': (0.36, 0.30, 0.235)},
    'sea': {'knit': (0.016, 0.125, 0.150), 'accent': (0.010, 0.055, 0.066), 'foam': (0.78, 0.77, 0.74), 'rubber': (0.012, 0.060, 0.072)},
    'coral': {'knit': (0.58, 0.115, 0.075), 'accent': (0.34, 0.050, 0.036), 'foam': (0.80, 0.785, 0.75), 'rubber': (0.36, 0.055, 0.040)},
}
ROWS, AROUND = 180, 1040
STITCHES = 260  # of the knit, round the shoe

VIEWS = {
    'angle': View(azimuth=34, elevation=21, frame=33, target=(1, 0, 4.4), stop=9),
    'side': View(azimuth=0, elevation=6, frame=34, target=(0, 0, 5.2), stop=12),
    'top': View(azimuth=0, elevation=78, frame=34, target=(0, 0, 4), stop=12),
    'pair': View(azimuth=24, elevation=34, frame=41, target=(0, 0, 3.5), stop=10, pose='pair'),
}


def build(colour='pearl', pose='default'):
    """One shoe with its outer side to the front, or both side by side."""
    stand_shoes(lambda: _shoe(COLOURS[colour]), LENGTH, pose, (1.5, 6.6), (-84, -97))


def _shoe(look):
    knit = principled('knit', Base_Color=look['knit'], Roughness=0.85, Specular=0.2, Sheen=0.4)[0]
    accent = principled('accent', Base_Color=look['accent'], Roughness=0.7, Specular=0.25)[0]
    _sole(look)
    skin = surface(lambda u, v: _knitted(v, u), ROWS, AROUND, knit)
    lining = skin.modifiers.new('lining', 'SOLIDIFY')
    lining.thickness, lining.offset = 0.3, 1
    inside = matte('insole', tuple(0.6 * part for part in look['knit']), roughness=0.9)
    surface(lambda u, v: (*(u * part for part in _centred(v)), _top(LENGTH * 0.4) - 0.1), 8, 120, inside).matrix_world = (
        Matrix.Translation((0, LENGTH / 2, 0)))
    wire([_skin(step / 240, 1.0) for step in range(240)], 0.32, knit, closed=True)
    _strips(accent)
    _laces(principled('lace', Base_Color=look['foam'], Roughness=0.85, Specular=0.2)[0], accent)


def _centred(around):
    x, y = sole_line(around, -0.3)
    return x, y - LENGTH / 2


def _bottom(y):
    """How high the tread is off the ground: it rolls at the heel and springs at the toe."""
    heel, toe = max(0, 1 - y / 6), max(0, (y - 19) / (LENGTH - 19))
    return 0.75 * heel ** 2 + 1.9 * toe ** 2


def _top(y):
    """How high the foam is."""
    share = min(1, max(0, (y - 4) / 16))
    toe = max(0, (y - 20) / (LENGTH - 20))
    return 3.7 - 1.15 * share * share * (3 - 2 * share) + 0.75 * toe ** 2 + 0.5 * max(0, 1 - y / 5) ** 2


@functools.cache
def _lines(around):
    """Where the skin begins at the sole, where it bends, and where it ends at the collar."""
    x, y = sole_line(around)
    foot = Vector((x, y, _top(y) - 0.45))
    front = (0.5 - 0.5 * math.cos(2 * math.pi * around)) ** 3
    back = (0.5 + 0.5 * math.cos(2 * math.pi * around)) ** 3
    rim = ellipse(around, 3.15, 7.3, 5.9, 8.3 + 1.9 * back + 3.1 * front)
    rim.y -= 0.5 * back
    lean = 0.16 + 0.05 * front
    bend = foot.lerp(rim, lean)
    bend.z = foot.z + (rim.z - foot.z) * (0.52 - 0.06 * front)
    bend.x *= 1.06
    bend.y -= 0.9 * back
    return foot, bend, rim


def _skin(around, up):
    foot, bend, rim = _lines(around % 1)
    return (1 - up) ** 2 * foot + 2 * up * (1 - up) * bend + up * up * rim


def _out(around, up):
    """The direction away from the foot."""
    across = _skin(around + 0.004, up) - _skin(around - 0.004, up)
    rise = _skin(around, min(1, up + 0.02)) - _skin(around, max(0, up - 0.02))
    return across.cross(rise).normalized()


def _knitted(around, up):
    """The skin with its stitches; at the toe and the vamp they are open, at the collar ribbed."""
    point = _skin(around, up)
    core = Vector((0, min(max(point.y, 5), 23), 3.5))
    rib = math.cos(2 * math.pi * STITCHES / 2 * around)
    purl = math.cos(2 * math.pi * (STITCHES * around / 2 + 40 * up)) * math.cos(2 * math.pi * 46 * up)
    ribbed = min(1, max(0, (up - 0.80) / 0.06))
    return point + (point - core).normalized() * 0.035 * (ribbed * rib + (1 - ribbed) * purl)


def _sole(look):
    """Foam with a waist along its side, and rubber under it."""
    foam = matte('foam', look['foam'], roughness=0.55)
    rubber = matte('rubber', look['rubber'], roughness=0.6)
    profile = [(-0.2, 0.0), (0.10, 0.04), (0.34, 0.22), (0.46, 0.42), (0.36, 0.56), (0.44, 0.70), (0.40, 0.90), (0.22, 1.0), (-0.3, 1.0)]

    def point(u, v):
        place = u * (len(profile) - 1)
        at = min(int(place), len(profile) - 2)
        (a, low), (b, high) = profile[at], profile[at + 1]
        share = place - at
        grow, up = a + (b - a) * share, low + (high - low) * share
        _, along = sole_line(v)
        # The foam flares under the heel and has a wave along the inside of the foot.
        flare = 0.35 * max(0, 1 - along / 9) * (1 - up)
        x, y = sole_line(v, grow + flare)
        return x, y, _bottom(y) + 0.25 + (_top(y) - _bottom(y) - 0.25) * up
    foam_body = surface(point, 64, 480, foam)
    foam_body.modifiers.new('soft', 'SMOOTH').iterations = 3
    tread = [(-0.6, 0.0), (0.12, 0.0), (0.30, 0.12), (0.30, 0.38), (0.05, 0.42)]

    def under(u, v):
        grow, rise = tread[round(u * 4)]
        x, y = sole_line(v, grow)
        groove = 0.10 if rise < 0.05 and math.sin(y * 5) > 0.3 else 0
        return x, y, _bottom(y) + rise + groove
    surface(under, 4, 960, rubber)


def _strips(accent):
    """Stays beside the laces, the strip at the heel and the tab to pull it by."""
    for begin, end, low, high, point_at in (
            (0.392, 0.446, 0.30, 0.985, 0.446), (0.554, 0.608, 0.30, 0.985, 0.554), (-0.030, 0.030, 0.12, 0.97, 0.0)):
        def point(u, v, begin=begin, end=end, low=low, high=high, point_at=point_at):
            # Toward the toe a strip narrows to a round end, on the side of the laces.
            wide = min(1, u / 0.3) ** 0.5
            around, up = point_at + (begin + (end - begin) * v - point_at) * (0.12 + 0.88 * wide), low + (high - low) * u
            edge = min(1, 9 * min(u, 1 - u, 3 * v, 3 * (1 - v)))
            return _skin(around, up) + _out(around, up) * (0.02 + 0.10 * edge ** 0.5)
        surface(point, 60, 24, accent, close_around=False)
    tab = curve_through([_skin(0, 0.9) + _out(0, 0.9) * 0.15, (0, -1.0, 10.2), (0, -1.35, 11.4), (0, -0.75, 11.6), _skin(0, 1.0)], 8)
    band(tab, [Vector((1, 0, 0))] * len(tab), 1.3, 0.16, accent)


def _laces(lace, accent):
    """Crossed six times over the tongue and tied in a bow."""
    rows = [0.43 + 0.52 * row / 5 for row in range(6)]

    def eyelet(side, row):
        around = 0.5 + side * 0.081
        return _skin(around, rows[row]) + _out(around, rows[row]) * 0.27
    for row in range(6):
        for side in (-1, 1):
            here = eyelet(side, row)
            ring = turned([(0.14, 0.0), (0.14, 0.05), (0.26, 0.05), (0.28, 0.0)], accent, around=32, roundness=0.02)
            away = _out(0.5 + side * 0.081, rows[row])
            ring.matrix_world = Matrix.Translation(here - away * 0.03) @ away.to_track_quat('Z', 'Y').to_matrix().to_4x4()
            target = eyelet(-side, row + 1) if row < 5 else eyelet(-side, row)
            lift = _out(0.5, rows[row])
            middle = here.lerp(target, 0.5) + lift * (0.58 if side > 0 else 0.40)
            path = curve_through([here - away * 0.1, here.lerp(middle, 0.35) + lift * 0.2, middle, target.lerp(middle, 0.35) + lift * 0.2, target], 10)
            along = (target - here).normalized()
            band(path, [lift.cross(along)] * len(path), 0.62, 0.17, lace)
    _bow(eyelet(1, 5).lerp(eyelet(-1, 5), 0.5) + _out(0.5, rows[5]) * 0.45, lace)


def _bow(knot, lace):
    """Two loops and two ends that hang over the sides."""
    for side in (-1, 1):
        loop = [knot, knot + Vector((side * 1.5, 0.9, 0.75)), knot + Vector((side * 3.4, 1.7, -0.2)), knot + Vector((side * 4.0, 1.5, -1.5)),
                knot + Vector((side * 3.1, 0.8, -0.9)), knot + Vector((side * 1.3, 0.2, 0.25)), knot]
        end = [knot, knot + Vector((side * 1.0, 1.5, 0.15)), knot + Vector((side * 2.2, 3.3, -1.2)), knot + Vector((side * 3.2, 4.4, -2.9))]
        for path in (curve_through(loop, 10), curve_through(end, 10)):
            band(path, [Vector((0.0, 0.65, 0.75))] * len(path), 0.55, 0.16, lace)
    wire([knot + Vector((x, 0.1 * x * x, 0.12 - 0.5 * x * x)) for x in (-0.5, -0.25, 0, 0.25, 0.5)], 0.34, lace)
