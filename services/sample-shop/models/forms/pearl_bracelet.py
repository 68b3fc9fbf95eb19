"""Five small pearls along a fine chain. Unit: centimetre."""
import math

from mathutils import Vector

from studio.camera import View
from studio.clasp import spring_ring
from studio.loops import single_loop
from studio.materials import metal, pearl
from studio.shapes import ball
from studio.strands import chain

VIEWS = {
    'angle': View(azimuth=-14, elevation=42, frame=6.9, target=(0, -0.15, 0.1), stop=4),
    'front': View(azimuth=6, elevation=26, frame=6.6, target=(0, -0.2, 0.2), stop=5),
    'top': View(azimuth=0, elevation=88, frame=7.4, target=(0, 0, 0), stop=10),
    'detail': View(azimuth=-10, elevation=34, frame=3.4, target=(-0.2, -2.4, 0.2), stop=2.5, on_stone=True),
}


def build(colour='gold', pearl_diameter=0.56):
    """The bracelet in one loop, its pearls at the front."""
    gold, nacre = metal(colour), pearl()
    points = single_loop(2.62, 0.125, 0.05)
    total = len(points)
    radius = pearl_diameter / 2
    places = [points[round(total * share) % total] for share in (-0.20, -0.10, 0.0, 0.10, 0.20)]
    raised = [_rise(point, places, radius) for point in points]
    chain(raised, 0.05, gold, skip=lambda point: _gap(point, places) < radius + 0.03)
    for place in places:
        ball(radius, (place.x, place.y, radius), nacre)
        _beads(place, raised, radius, gold)
    spring_ring(points[total // 2], gold, radius=0.17)


def _gap(point, places):
    return min((Vector(point.xy) - Vector(place.xy)).length for place in places)


def _rise(point, places, radius):
    """The chain climbs to the hole of each pearl."""
    lifted = point.copy()
    lifted.z += (radius - point.z) * math.exp(-((_gap(point, places) / (radius * 1.9)) ** 3))
    return lifted


def _beads(place, raised, radius, gold):
    """A grain of gold on either side, so that the pearl stays in its place."""
    at = min(range(len(raised)), key=lambda i: (Vector(raised[i].xy) - Vector(place.xy)).length)
    along = (raised[(at + 2) % len(raised)] - raised[at - 2]).normalized()
    for side in (-1, 1):
        spot = Vector((place.x, place.y, radius)) + along * side * (radius + 0.035)
        ball(0.065, tuple(spot), gold)
