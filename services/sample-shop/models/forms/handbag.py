"""A handbag of one hide: its edge runs over the front in an arc and is closed with nine stitches. Unit: centimetre."""
import math

from mathutils import Matrix, Vector

from studio.camera import View
from studio.leather import leather
from studio.materials import matte, metal
from studio.shapes import ball, surface, turned, wire

WIDTH, DEPTH, HEIGHT = 34.0, 12.0, 26.0
FEET = 0.8
COLOURS = {
    'sand': ((0.46, 0.285, 0.155), (0.70, 0.56, 0.40)),
    'wine': ((0.105, 0.012, 0.018), (0.30, 0.075, 0.070)),
    'graphite': ((0.022, 0.022, 0.024), (0.085, 0.082, 0.080)),
}
STITCHES = 9

VIEWS = {
    'angle': View(azimuth=-30, elevation=13, frame=48, target=(0, 0, 18.8), stop=9),
    'front': View(azimuth=0, elevation=7, frame=48, target=(0, 0, 19.2), stop=11),
    'side': View(azimuth=72, elevation=12, frame=46, target=(0, 0, 17.6), stop=11),
    'detail': View(azimuth=-22, elevation=30, frame=17, target=(5.0, -4, 19.5), stop=4, on_stone=True),
}


def build(colour='sand'):
    """The bag on its four feet, closed, its handles up."""
    hide_colour, thread_colour = COLOURS[colour]
    hide = leather(hide_colour)
    edge = matte('edge', tuple(0.45 * part for part in hide_colour), roughness=0.5)
    brass = metal('gold', roughness=0.22)
    body = surface(lambda u, v: _skin(v, u), 90, 320, hide)
    thickness = body.modifiers.new('thickness', 'SOLIDIFY')
    thickness.thickness, thickness.offset = 0.3, 1  # inward
    _bottom(hide, brass)
    wire([_skin(step / 320, 1.0) for step in range(320)], 0.17, edge, closed=True)
    _overlap(hide, edge)
    _stitches(matte('thread', thread_colour, roughness=0.8))
    for side in (-1, 1):
        _handle(side, hide, brass)


def _measure(up):
    """Half the width, half the depth and squareness of the bag at the share `up` of its height."""
    foot = min(1, (up / 0.05) ** 0.5) if up < 0.05 else 1
    wide = (WIDTH / 2 - 1.9 * up ** 2.2) * (0.955 + 0.045 * foot)
    deep = (DEPTH / 2) * (1 - up) ** 0.85 * (1 + 0.20 * math.sin(math.pi * up)) + 1.0 * up
    return wide, deep * (0.90 + 0.10 * foot), 5.5 - 2.5 * up


def _skin(around, up):
    """The point of the hide at the share `around` of its outline and the share `up` of its height."""
    wide, deep, square = _measure(up)
    turn = 2 * math.pi * around
    x, y = (math.copysign(abs(part) ** (2 / square), part) for part in (math.cos(turn), math.sin(turn)))
    # The narrow sides fold inward where the top closes.
    x *= 1 - 0.13 * up ** 1.3 * math.exp(-((y / 0.42) ** 2)) * (abs(x) > 0.8)
    sag = 1 - 0.115 * up ** 2 * x * x
    return wide * x, deep * y, FEET + HEIGHT * up * sag + 0.18 * math.sin(3 * x + 1) * up


def _front(x, up, out=0.0):
    """The point of the front at `x` centimetres from its middle, `out` before the hide."""
    wide, deep, square = _measure(up)
    share = min(abs(x) / wide, 0.999)
    y = -deep * (1 - share ** square) ** (1 / square)
    sag = 1 - 0.115 * up ** 2 * share * share
    return Vector((x, y - out, FEET + HEIGHT * up * sag + 0.18 * math.sin(3 * x / wide + 1) * up))


def _bottom(hide, brass):
    """The floor, and four feet of brass under it."""
    wide, deep, square = _measure(0)

    def point(u, v):
        turn = 2 * math.pi * v
        x, y = (math.copysign(abs(part) ** (2 / square), part) for part in (math.cos(turn), math.sin(turn)))
        return u * wide * x, u * deep * y, FEET + 0.02
    surface(point, 4, 160, hide)
    for x in (-1, 1):
        for y in (-1, 1):
            foot = turned([(0, 0), (0.55, 0), (0.7, 0.2), (0.7, FEET + 0.1)], brass, around=48, roundness=0.08)
            foot.matrix_world = Matrix.Translation((x * (WIDTH / 2 - 3.2), y * (DEPTH / 2 - 2.2), 0))


def _arc(up):
    """Where the hide's edge crosses the front, from the foot at the left to the rim at the right."""
    return -11.5 + 21.5 * (1 - math.cos(math.pi / 2 * up)) ** 0.8


def _overlap(hide, edge):
    """The end of the hide that lies over its beginning, with a dark cut edge."""
    def point(u, v):
        up = 0.035 + 0.955 * v
        begin, end = _arc(up), _measure(up)[0] * 0.985
        x = begin + (end - begin) * u
        return _front(x, up, 0.24 * min(1, (1 - u) * 14))
    surface(point, 60, 120, hide, close_around=False)
    wire([_front(_arc(0.035 + 0.955 * step / 120), 0.035 + 0.955 * step / 120, 0.13) for step in range(121)], 0.135, edge)


def _stitches(thread):
    """Nine, across the edge, where it carries the weight."""
    for at in range(STITCHES):
        up = 0.30 + 0.62 * at / (STITCHES - 1)
        middle, ahead = _front(_arc(up), up, 0.30), _front(_arc(up + 0.01), up + 0.01, 0.30)
        along = (ahead - middle).normalized()
        across = along.cross(Vector((0, 1, 0))).normalized()
        lean = (across * 0.86 + along * 0.5).normalized()
        ends = [middle + lean * side * 0.62 for side in (-1, 1)]
        bow = [ends[0] + Vector((0, 0.12, 0)), ends[0].lerp(ends[1], 0.2), ends[0].lerp(ends[1], 0.5) + Vector((0, -0.05, 0)),
               ends[0].lerp(ends[1], 0.8), ends[1] + Vector((0, 0.12, 0))]
        wire(bow, 0.085, thread)
        for end in ends:
            ball(0.11, end + Vector((0, 0.1, 0)), thread)


def _handle(side, hide, brass):
    """A rolled handle that rises in an arc; each end lies on the hide and is riveted."""
    lean = 0.55 if side < 0 else 1.0
    foot = [_front(-8.2, up, 0.35) for up in (0.66, 0.72, 0.78, 0.84, 0.90, 0.95)]
    rise = []
    for step in range(1, 60):
        turn = math.pi * step / 60
        rise.append(Vector((-8.2 * math.cos(turn), -1.35 - 1.5 * lean * math.sin(turn), 26.2 + 11.4 * math.sin(turn) ** 0.85)))
    path = [*foot, *rise, *(Vector((-p.x, p.y, p.z)) for p in reversed(foot))]
    smooth = [path[0]]
    for before, here, after in zip(path, path[1:], path[2:]):
        smooth.append((before + here * 2 + after) / 4)
    smooth.append(path[-1])
    points = [(p.x, -side * p.y if side > 0 else p.y, p.z) for p in smooth]
    wire(points, 0.52, hide)
    for x in (-8.2, 8.2):
        for up in (0.665, 0.80):
            at = _front(x, up, 0.80)
            rivet = turned([(0.34, 0), (0.34, 0.1), (0.2, 0.17), (0, 0.18)], brass, around=48, roundness=0.05)
            place = (at.x, at.y if side < 0 else -at.y, at.z)
            rivet.matrix_world = Matrix.Translation(place) @ Matrix.Rotation(side * math.radians(-90), 4, 'X')
