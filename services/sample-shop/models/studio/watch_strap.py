"""The closed strap of a watch that stands on it."""
import math

from studio.leather import leather, stitches, strap


def closed_strap(loop, middle, bar, colour, width=1.8):
    """From lug to lug round the back.

    `loop` is half of what the strap measures in depth and height, `middle` its height above the ground, `bar` how far
    forward it is held (y) and how far above and below its middle, `width` what lies between the lugs.
    """
    depth, height = loop
    start = math.asin(2.5 / height)
    turns = [start + (2 * math.pi - 2 * start) * step / 220 for step in range(221)]
    round_ = [(-depth * math.cos(turn), middle + height * math.sin(turn)) for turn in turns]
    path = [*_to_lug(1, round_, middle, bar), *round_, *reversed(_to_lug(-1, round_, middle, bar))]

    def width_at(share):
        return width - 0.2 * math.sin(math.pi * share)

    def thickness(share):
        return 0.2 + 0.14 * math.exp(-((min(share, 1 - share) / 0.12) ** 2))
    hide = leather(colour)
    strap(path, width_at, thickness, hide)
    stitches(path, width_at, thickness, tuple(0.3 + 0.5 * part for part in colour))


def _to_lug(side, round_, middle, bar):
    """The bend from a bar between the lugs (`side` 1 the upper) into the round of the strap."""
    end = round_[0] if side > 0 else round_[-1]
    held, bend = (bar[0] - 0.05, middle + side * (bar[1] - 0.08)), (end[0] - 0.5, end[1] - side * 0.42)
    steps = [step / 14 for step in range(14)]
    return [
        tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t ** 2 * c for a, b, c in zip(held, bend, end)) for t in steps
    ]
