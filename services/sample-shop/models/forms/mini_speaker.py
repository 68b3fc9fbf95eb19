"""A small speaker for the beach: a soft square with a pierced face and a loop at its corner. Unit: centimetre."""
import math

from mathutils import Matrix

from studio.camera import View
from studio.lettering import letters
from studio.materials import matte, principled
from studio.shapes import add_mesh, ball, round_corners, surface, turned
from studio.slab import slab

HALF, SOFT = 4.6, 3.4  # half its side, and how square it is
MIDDLE = HALF - 0.06
FACE, PIERCED = 3.8, 3.2
PITCH, RIM_STEPS = 0.30, 24
COLOURS = {'coral': (0.640, 0.115, 0.075), 'sea': (0.018, 0.145, 0.175), 'graphite': (0.030, 0.031, 0.034)}

VIEWS = {
    'angle': View(azimuth=-30, elevation=18, frame=14.2, target=(0.3, 0, 4.9), stop=9),
    'front': View(azimuth=0, elevation=8, frame=14.0, target=(0.4, 0, 5.1), stop=10),
    'back': View(azimuth=160, elevation=14, frame=14.2, target=(0.3, 0, 4.9), stop=10),
    'detail': View(azimuth=-26, elevation=24, frame=7.0, target=(1.6, -1.6, 7.2), stop=5, on_stone=True),
}


def build(colour='coral'):
    """Body, face, buttons, loop and back."""
    tint = COLOURS[colour]
    rubber = principled('rubber', Base_Color=tint, Roughness=0.58, Specular=0.35)[0]
    plastic = principled('plastic', Base_Color=tuple(0.86 * part for part in tint), Roughness=0.4, Specular=0.45)[0]
    black = matte('black', (0.010, 0.010, 0.011), roughness=0.7)
    front = [(3.84, -1.6), (3.84, -2.16), (3.98, -2.34), (HALF - 0.35, -2.2), (HALF, -1.45)]
    _squared([*front, (HALF, 1.4), (HALF - 0.4, 2.15), (3.6, 2.4), (3.5, 2.36), (0, 2.36)], rubber, 0.3)
    _squared([(0, -1.7), (FACE + 0.03, -1.7)], black)
    _squared([(3.3, _dome(3.3, 0) + 0.004), (3.74, _dome(3.74, 0)), (FACE, -1.95), (FACE, -1.7)], plastic, 0.06)
    _pierced(plastic)
    _buttons(rubber, plastic)
    _loop(rubber)
    _back(rubber, plastic, black)
    letters('HADEEL', 0.34, (0, _dome(0, 3.45) - 0.01, MIDDLE - 3.47), matte('print', (0.85, 0.82, 0.77)), depth=0.012)


def _square(turn, radius):
    """A place on a soft square that stands upright: (across, up)."""
    x, z = math.cos(turn), math.sin(turn)
    return tuple(radius * math.copysign(abs(part) ** (2 / SOFT), part) for part in (x, z))


def _squared(profile, material, roundness=0.0):
    """`profile`, points (radius, y), carried round a soft square; what would stand below the ground is flat."""
    points = round_corners(profile, roundness) if roundness else profile
    last = len(points) - 1

    def point(u, v):
        radius, y = points[round(u * last)]
        x, z = _square(2 * math.pi * v, radius)
        return x, y, max(MIDDLE + z, 0)
    return surface(point, last, 240, material)


def _dome(x, z):
    """How far forward the face lies: it bulges a little."""
    return -2.34 + 0.30 * (max(abs(x), abs(z)) ** 2 * 0.4 + (x * x + z * z) * 0.3) / (FACE * FACE)


def _pierced(material):
    """A sheet of six-sided cells; most have a hole, its size by where it lies on the waves of a dune."""
    vertices, faces = [], []
    rows = round(7.4 / (PITCH * 0.866))
    for row in range(-rows // 2, rows // 2 + 1):
        for column in range(-13, 14):
            x, z = (column + (0.5 if row % 2 else 0)) * PITCH, row * PITCH * 0.866
            within = (abs(x) ** SOFT + abs(z) ** SOFT) ** (1 / SOFT)
            if within > 3.52:
                continue
            wave = math.sin(1.55 * z + 0.9 * math.sin(0.8 * x + 0.4) + 0.35 * x)
            word = abs(x) < 1.35 and z < -3.0
            _cell(vertices, faces, x, z, 0 if within > PIERCED or word else 0.078 + 0.038 * wave)
    sheet = add_mesh('sheet', vertices, faces, material)
    sheet.data.use_auto_smooth = True


def _cell(vertices, faces, x, z, hole):
    """One cell round (x, z): its border, then the lip and the wall of its hole, or a plain middle."""
    rings = [(None, 0), (hole + 0.018, 0), (hole + 0.005, 0.005), (hole, 0.02), (hole, 0.22)]
    first = len(vertices)
    for radius, sunk in rings if hole else rings[:1]:
        for step in range(RIM_STEPS):
            turn = 2 * math.pi * step / RIM_STEPS
            reach = radius
            if radius is None:
                beside = (turn + math.pi / 6) % (math.pi / 3) - math.pi / 6
                reach = PITCH / 2 / math.cos(beside)
            at_x, at_z = x + reach * math.cos(turn), z + reach * math.sin(turn)
            vertices.append((at_x, _dome(at_x, at_z) + sunk, MIDDLE + at_z))
    if not hole:
        faces.append(tuple(range(first, first + RIM_STEPS)))
        return
    for ring in range(len(rings) - 1):
        at = first + ring * RIM_STEPS
        for step in range(RIM_STEPS):
            on = (step + 1) % RIM_STEPS
            faces.append((at + step, at + on, at + RIM_STEPS + on, at + RIM_STEPS + step))


def _buttons(rubber, plastic):
    """On top: quieter, play, louder, moulded in the rubber; a light beside them."""
    top = MIDDLE + HALF
    for x, parts in ((-1.35, ((0.5, 0.13),)), (0.95, ((0.5, 0.13), (0.13, 0.5)))):
        for width, depth in parts:
            slab(width, depth, 0.12, 0.035, rubber).matrix_world = Matrix.Translation((x, 0, top + 0.01))
    ring = turned([(0.18, -0.04), (0.18, 0.06), (0.3, 0.06), (0.3, -0.04)], rubber, around=64, roundness=0.03)
    ring.matrix_world = Matrix.Translation((-0.2, 0, top))
    ball(0.05, (-0.2, -0.95, top - 0.012), principled('light', Emission=(0.85, 1, 0.9), Emission_Strength=0.8)[0])


def _loop(rubber):
    """A band across the upper corner at the right, wide enough for a tent pole."""
    def point(u, v):
        turn = math.radians(168 - 246 * u)
        round_ = 2 * math.pi * v
        thick = 0.24 + 0.16 * (2 * u - 1) ** 6
        out = 1.62 + thick * math.copysign(abs(math.cos(round_)) ** 0.7, math.cos(round_))
        y = 0.62 * math.copysign(abs(math.sin(round_)) ** 0.6, math.sin(round_))
        return 3.72 + out * math.cos(turn), y, MIDDLE + 3.72 + out * math.sin(turn)
    surface(point, 120, 56, rubber)


def _back(rubber, plastic, black):
    """A bass membrane in its ring, and the flap over the port."""
    flat = Matrix.Translation((0, 2.36, MIDDLE + 0.55)) @ Matrix.Rotation(math.radians(-90), 4, 'X')
    waves = [(2.1, 0.02), (1.9, 0.1), (1.7, 0.1), (1.55, -0.02), (1.45, 0.06)]
    for profile, material in (
        ([(2.5, -0.05), (2.5, 0.1), (2.1, 0.14), (2.1, -0.05)], plastic),
        ([*waves, (0, 0.06)], black), ([(1.4, 0), (1.4, 0.1), (1.2, 0.13), (0, 0.15)], plastic),
    ):
        turned(profile, material, roundness=0.05).matrix_world = flat
    flap = slab(2.3, 0.22, 0.8, 0.1, rubber)
    flap.matrix_world = Matrix.Translation((0, 2.38, MIDDLE - 3.0))
    nail = slab(0.5, 0.3, 0.12, 0.05, rubber)
    nail.matrix_world = Matrix.Translation((0, 2.42, MIDDLE - 2.72))
