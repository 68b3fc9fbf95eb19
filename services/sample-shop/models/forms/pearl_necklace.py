"""One pearl on a fine chain. Unit: centimetre."""
import math

from mathutils import Matrix, Vector

from studio.camera import View
from studio.clasp import spring_ring
from studio.loops import double_loop
from studio.materials import metal, pearl
from studio.shapes import ball, turned
from studio.strands import chain

VIEWS = {
    'front': View(azimuth=0, elevation=86, frame=8.6, target=(0.05, -0.2, 0), stop=10),
    'angle': View(azimuth=-18, elevation=40, frame=8.6, target=(0.05, -0.35, 0.1), stop=4),
    'detail': View(azimuth=10, elevation=34, frame=3.4, target=(0.0, -3.5, 0.3), stop=2.5, on_stone=True),
}


def build(colour='gold', pearl_diameter=0.85):
    """The chain in two loops, the pearl threaded on it at the front."""
    gold = metal(colour)
    points = double_loop(3.05, 0.125, 0.05)
    front = points[0]
    radius = pearl_diameter / 2
    near = radius + 0.05
    # Where the chain enters the pearl it rises from the ground to the height of the hole.
    raised = [_rise(point, front, radius) for point in points]
    chain(raised, 0.05, gold, skip=lambda point: (Vector(point.xy) - Vector(front.xy)).length < near)
    ball(radius, (front.x, front.y, radius), pearl())
    for side in (-1, 1):
        cap = turned([(0, 0), (0.12, 0), (0.115, 0.03), (0.06, 0.06), (0, 0.07)], gold, around=48, roundness=0.015)
        along = Matrix.Rotation(math.radians(90 * side), 4, 'Y')
        cap.matrix_world = Matrix.Translation((front.x + side * (radius - 0.02), front.y, radius)) @ along
    spring_ring(points[len(points) // 2 + 30], gold)


def _rise(point, front, radius):
    lifted = point.copy()
    if abs(point.y - front.y) < radius * 1.2:
        gap = (Vector(point.xy) - Vector(front.xy)).length
        lifted.z += (radius - point.z) * math.exp(-((gap / (radius * 2.2)) ** 4))
    return lifted
