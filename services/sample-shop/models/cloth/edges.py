"""Seams and openings without the teeth that they have after a fall: at rest they are folded sharply, or end."""
import numpy as np
from mathutils import Vector

from cloth.pattern import distance_to

NECK = 146.0  # where a garment hangs; centimetre
REACH = 3.0  # how far from a seam cloth is evened, less and less; centimetre
ROUNDS = 10


def evened(pattern, places):
    """The places of a fallen pattern with its seams and edges smooth; the rest stays as it fell."""
    beside = _neighbours(pattern)
    weights = {}
    for at, point in enumerate(pattern.points):
        away = 0 if pattern.side[at] == 0 else distance_to(pattern.seam_lines, point)
        if away < REACH:
            weights[at] = 1 - away / REACH
    # An edge goes along itself alone, or it would shrink.
    for at, others in _along_openings(pattern).items():
        weights[at], beside[at] = 1.0, others
    for _ in range(ROUNDS):
        moved = {at: places[at].lerp(_middle(places, beside[at]), 0.5 * weight) for at, weight in weights.items()}
        for at, place in moved.items():
            places[at] = place
    return places


def levelled(pattern, places):
    """`places` (n × 3) with the hem level: what slid to one side while it fell is straightened from the neck down."""
    hem = places[sorted({number for pair in pattern.openings['hem'] for number in pair})]
    across, height = hem[:, 0].mean(), hem[:, 2].mean()
    aside = hem[:, 0] - across
    tilt = (aside * (hem[:, 2] - height)).sum() / (aside ** 2).sum()
    share = np.clip((NECK - places[:, 2]) / (NECK - height), 0, 1)
    result = places.copy()
    result[:, 2] -= tilt * (places[:, 0] - across) * share
    result[:, 0] -= across * share
    return result


def _middle(places, numbers):
    return sum((places[number] for number in numbers), Vector()) / len(numbers)


def _neighbours(pattern):
    beside = {at: set() for at in range(len(pattern.points))}
    for triangle in pattern.triangles:
        for number in triangle:
            beside[number].update(other for other in triangle if other != number)
    return beside


def _along_openings(pattern):
    beside = {}
    for pairs in pattern.openings.values():
        for a, b in pairs:
            beside.setdefault(a, set()).add(b)
            beside.setdefault(b, set()).add(a)
    return beside
