"""A thin bar between the ends of a fine chain. Unit: centimetre."""
import math

from mathutils import Matrix, Vector

from studio.camera import View
from studio.clasp import spring_ring
from studio.loops import double_loop
from studio.materials import metal
from studio.shapes import wire
from studio.slab import slab
from studio.strands import chain

LENGTH, HEIGHT, DEPTH = 3.0, 0.32, 0.14

VIEWS = {
    'front': View(azimuth=0, elevation=86, frame=8.8, target=(0.05, -0.25, 0), stop=10),
    'angle': View(azimuth=-18, elevation=40, frame=8.6, target=(0.05, -0.4, 0.1), stop=4),
    'detail': View(azimuth=14, elevation=38, frame=4.4, target=(0.1, -2.9, 0.1), stop=2.5, on_stone=True),
}


def build(colour='silver'):
    """The bar lies at the front; the chain is in two loops."""
    material = metal(colour, roughness=0.1)
    points = double_loop(3.05, 0.125, 0.05)
    total = len(points)
    # The chain ends where the bar, with a ring at either end, takes its place.
    reach = next(i for i in range(1, total // 4) if (points[i] - points[-i]).length > LENGTH + 0.24)
    left, right = points[-reach], points[reach]
    hidden = {tuple(points[i % total]) for i in range(-reach + 1, reach)}
    chain(points, 0.05, material, skip=lambda point: tuple(point) in hidden)
    along = (right - left).normalized()
    middle = (left + right) / 2
    bar = slab(LENGTH, HEIGHT, DEPTH, 0.035, material)
    turn = along.to_track_quat('X', 'Z').to_matrix().to_4x4()
    bar.matrix_world = Matrix.Translation((middle.x, middle.y, DEPTH / 2 + 0.005)) @ turn
    for side in (-1, 1):
        _eye(Vector((middle.x, middle.y, DEPTH / 2)) + along * side * (LENGTH / 2 + 0.045), material)
    spring_ring(points[len(points) // 2 + 30], material)


def _eye(place, material):
    """The flat ring that joins bar and chain."""
    path = [
        (place.x + 0.075 * math.cos(2 * math.pi * k / 32), place.y + 0.075 * math.sin(2 * math.pi * k / 32), place.z)
        for k in range(32)
    ]
    wire(path, 0.024, material, closed=True)
