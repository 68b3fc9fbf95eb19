"""A garment's pattern: a front and a back that share their seams, laid out flat as triangles. Unit: centimetre.

A side is a closed outline of (x, z, kind) in the plane of the front: `kind` says what the edge from that point to the next
is: 'seam' joins front and back, anything else is an opening with that name. Outlines run anticlockwise.
"""
import math
from dataclasses import dataclass, field

from mathutils import Vector
from mathutils.geometry import delaunay_2d_cdt


@dataclass
class Pattern:
    """Flat points (x, z), the side of each (-1 front, 1 back, 0 on a seam), triangles, and the openings' edges."""

    points: list = field(default_factory=list)
    side: list = field(default_factory=list)
    triangles: list = field(default_factory=list)
    openings: dict = field(default_factory=dict)
    seam_lines: list = field(default_factory=list)


def mirrored(half):
    """A whole outline from its right half: points with x ≥ 0 from the upper middle clockwise to the lower middle.

    An opening whose name has 'right' in it is another one, 'left', on the other side.
    """
    points = [(x, z) for x, z, _ in half]
    kinds = [kind for _, _, kind in half[:-1]]
    right = list(zip(points, points[1:], kinds))
    left = [((-b[0], b[1]), (-a[0], a[1]), kind.replace('right', 'left')) for a, b, kind in reversed(right)]
    # Clockwise from the upper middle: right side down, then left side up; turned round it is anticlockwise.
    turned = [(b, a, kind) for a, b, kind in reversed([*right, *left])]
    return [(a[0], a[1], kind) for a, _, kind in turned]


def cut(front, back, pitch):
    """The pattern of two outlines in triangles about `pitch` wide."""
    pattern, shared = Pattern(), {}
    for side, outline in ((-1, front), (1, back)):
        border = _sampled(outline, pitch)
        inner = _lattice([(x, z) for x, z, _ in border], pitch)
        flat = [Vector((x, z)) for x, z, _ in border] + [Vector(place) for place in inner]
        edges = [(at, (at + 1) % len(border)) for at in range(len(border))]
        placed, _, faces, origin, _, _ = delaunay_2d_cdt(flat, edges, [], 1, 1e-4)
        numbers = {}
        for at, place in enumerate(placed):
            source = min(origin[at]) if origin[at] else None
            on_seam = source is not None and source < len(border) and (
                border[source][2] == 'seam' or border[source - 1][2] == 'seam')
            numbers[at] = _number(pattern, shared, place, side, on_seam)
        pattern.triangles += [tuple(numbers[at] for at in (face if side < 0 else reversed(face))) for face in faces]
        index = {min(origin[at]): numbers[at] for at in range(len(placed)) if origin[at]}
        for at, (x, z, kind) in enumerate(border):
            ahead = (at + 1) % len(border)
            if kind == 'seam':
                if side < 0:
                    pattern.seam_lines.append((Vector((x, z)), Vector(border[ahead][:2])))
            else:
                pattern.openings.setdefault(kind, []).append((index[at], index[ahead]))
    return pattern


def _number(pattern, shared, place, side, on_seam):
    key = (round(place.x, 2), round(place.y, 2))
    if on_seam and key in shared:
        return shared[key]
    pattern.points.append(Vector((place.x, place.y)))
    pattern.side.append(0 if on_seam else side)
    if on_seam:
        shared[key] = len(pattern.points) - 1
    return len(pattern.points) - 1


def _sampled(outline, pitch):
    """The outline with points about `pitch` apart; each keeps the kind of the edge that it begins."""
    result = []
    for (x, z, kind), (on_x, on_z, _) in zip(outline, [*outline[1:], outline[0]]):
        steps = max(1, round(math.hypot(on_x - x, on_z - z) / pitch))
        result += [(x + (on_x - x) * step / steps, z + (on_z - z) * step / steps, kind) for step in range(steps)]
    return result


def _lattice(border, pitch):
    """Points of a lattice of equal triangles inside `border`, none too near to it."""
    low_x, high_x = min(x for x, _ in border), max(x for x, _ in border)
    low_z, high_z = min(z for _, z in border), max(z for _, z in border)
    rows = int((high_z - low_z) / (pitch * 0.866))
    result = []
    for row in range(rows + 1):
        z = low_z + row * pitch * 0.866
        x = low_x + (pitch / 2 if row % 2 else 0)
        crossings = sorted(_crossings(border, z))
        while x < high_x:
            inside = sum(1 for crossing in crossings if crossing < x) % 2
            if inside and min(math.hypot(x - a, z - b) for a, b in border) > pitch * 0.55:
                result.append((x, z))
            x += pitch
    return result


def _crossings(border, z):
    for (x, a), (on_x, b) in zip(border, [*border[1:], border[0]]):
        if (a > z) != (b > z):
            yield x + (z - a) / (b - a) * (on_x - x)


def distance_to(lines, point):
    """The distance of `point` to the nearest of `lines`, pairs of ends."""
    return min(_to_line(point, a, b) for a, b in lines)


def _to_line(point, a, b):
    along = b - a
    share = max(0, min(1, (point - a).dot(along) / max(along.length_squared, 1e-9)))
    return (point - a - along * share).length
