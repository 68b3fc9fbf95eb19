"""Flat things with round corners: the body of a phone, its glass, a lid."""
import math

from studio.shapes import add_mesh

CORNER_STEPS, EDGE_STEPS = 14, 7


def plate(width, height, thickness, corner, edge, material, low=0.0):
    """A plate that lies on the height `low`: `corner` is the radius of its outline, `edge` that of its rims."""
    rings = []
    for step in range(EDGE_STEPS + 1):
        turn = math.pi / 2 * step / EDGE_STEPS
        rings.append((edge * (1 - math.sin(turn)), edge * (1 - math.cos(turn))))
    rings += [(inset, thickness - high) for inset, high in reversed(rings)]
    vertices, faces, around = [], [], 4 * (CORNER_STEPS + 1)
    for inset, high in rings:
        vertices += [(x, y, low + high) for x, y in outline(width - 2 * inset, height - 2 * inset, corner - inset)]
    for ring in range(len(rings) - 1):
        here, above = ring * around, (ring + 1) * around
        faces += [(here + i, here + (i + 1) % around, above + (i + 1) % around, above + i) for i in range(around)]
    last = (len(rings) - 1) * around
    faces += [tuple(reversed(range(around))), tuple(range(last, last + around))]
    thing = add_mesh('plate', vertices, faces, material)
    # Both faces are flat: they take no part in the rounding of the rims.
    for face in thing.data.polygons[-2:]:
        face.use_smooth = False
    return thing


def outline(width, height, corner):
    """The points of a rectangle with round corners round the middle, from its right-hand side on."""
    corner = max(corner, 1e-4)
    points = []
    for quarter, (x, y) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(CORNER_STEPS + 1):
            turn = math.pi / 2 * (quarter + step / CORNER_STEPS)
            points.append((
                x * (width / 2 - corner) + corner * math.cos(turn),
                y * (height / 2 - corner) + corner * math.sin(turn),
            ))
    return points
