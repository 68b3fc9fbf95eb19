"""A string of pearls, knotted, with a gold clasp; lies in a loose loop. Unit: centimetre."""
import math

from mathutils import Matrix, Vector

from studio.camera import View
from studio.materials import matte, metal, pearl
from studio.shapes import ball, copy_to, turned, wire
from studio.strands import even_path

PEARLS = 47

VIEWS = {
    'front': View(azimuth=0, elevation=88, frame=15.6, target=(0, 0, 0), stop=10),
    'angle': View(azimuth=-14, elevation=36, frame=14.6, target=(0, -0.6, 0.2), stop=4),
    'detail': View(azimuth=-12, elevation=34, frame=4.6, target=(-0.6, -6.3, 0.3), stop=2.5, on_stone=True),
}


def build(colour='gold', diameter=0.78):
    """47 pearls and one clasp on a line that nobody laid out with a ruler."""
    nacre, gold = pearl(), metal(colour)
    points = _exactly(PEARLS + 1, diameter)
    thread = matte('silk', (0.80, 0.74, 0.66), roughness=0.9)
    wire([tuple(point) for point in points], 0.03, thread, closed=True)
    model = ball(diameter / 2, (0, 0, 0), nacre)
    for i, point in enumerate(points[1:]):
        # Matched, but grown: sizes differ by two hundredths.
        size = 0.985 + 0.03 * math.sin(i * 12.9898) ** 2
        place = Matrix.Translation((point.x, point.y, point.z * size))
        copy_to(model, place @ Matrix.Rotation(i * 2.4, 4, 'Y') @ Matrix.Scale(size, 4))
    model.hide_render = True
    along = (points[1] - points[-1]).normalized()
    _clasp(gold, points[0], along, diameter)


def _line(diameter, stretch=1.0):
    def point(t):
        angle = 2 * math.pi * t + math.pi / 2
        out = 6.35 * stretch * (1 + 0.05 * math.sin(2 * angle + 0.6) + 0.03 * math.sin(3 * angle + 1.1))
        return out * math.cos(angle), out * math.sin(angle) * 1.02, diameter / 2
    return point


def _exactly(count, diameter):
    """`count` even places, with the loop stretched until the pearls nearly touch."""
    length = sum((Vector(_line(diameter)((i + 1) / 999)) - Vector(_line(diameter)(i / 999))).length for i in range(999))
    stretch = count * (diameter + 0.045) / length
    return even_path(_line(diameter, stretch), diameter + 0.045)[:count]


def _clasp(gold, place, along, diameter):
    """A small barrel with a bead of gold at either end."""
    half = [(0.17, 0.22), (0.09, 0.26), (0.07, 0.33), (0, 0.33)]
    profile = [*((radius, -height) for radius, height in reversed(half)), (0.22, 0), *half]
    body = turned(profile, gold, around=96, roundness=0.04)
    turn = along.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    body.matrix_world = Matrix.Translation((place.x, place.y, 0.23)) @ turn
