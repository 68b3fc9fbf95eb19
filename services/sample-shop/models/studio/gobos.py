"""What throws the shadows of scenes: fronds of a date palm, and the lattice of a mashrabiya. Unit: widths of the frame."""
import math

from mathutils import Vector


def frond(root, tip, bend=0.12, leaves=26, length=0.20):
    """One frond from `root` to `tip`, points (across, up): a stem that hangs, and its two rows of narrow leaves."""
    start, end = Vector(root), Vector(tip)
    along = end - start
    aside = Vector((-along.y, along.x)) * bend
    spine = [start + along * t + aside * (4 * t * (1 - t)) for t in (step / leaves for step in range(leaves + 1))]
    strips = [_strip(a, b, 0.006 * (1 - i / leaves) + 0.002) for i, (a, b) in enumerate(zip(spine, spine[1:]))]
    for i in range(2, leaves):
        share = i / leaves
        ahead = (spine[i + 1] - spine[i]).normalized()
        reach = length * math.sin(math.pi * min(1, share * 0.8 + 0.2)) ** 0.7
        for hand in (-1, 1):
            # No two leaves of a real one spread alike.
            spread = math.radians(hand * (58 - 34 * share + 7 * math.sin(5.3 * i + hand)))
            way = Vector((ahead.x * math.cos(spread) - ahead.y * math.sin(spread), ahead.x * math.sin(spread) + ahead.y * math.cos(spread)))
            strips.append(_leaf(spine[i], spine[i] + way * reach, 0.010))
    return strips


def lattice(across=9, up=7, pitch=0.13, bar=0.026):
    """Turned bars in two directions, with a lozenge at each crossing, tilted as a window that stands aside."""
    strips = []
    wide, high = across * pitch / 2, up * pitch / 2
    for i in range(across + 1):
        x = -wide + i * pitch
        strips.append(_strip(Vector((x, -high)), Vector((x, high)), bar / 2))
    for j in range(up + 1):
        y = -high + j * pitch
        strips.append(_strip(Vector((-wide, y)), Vector((wide, y)), bar / 2))
    half = pitch * 0.27
    for i in range(across + 1):
        for j in range(up + 1):
            x, y = -wide + i * pitch, -high + j * pitch
            strips.append([(x - half, y), (x, y - half), (x + half, y), (x, y + half)])
    return strips


def _strip(a, b, half):
    side = Vector((a.y - b.y, b.x - a.x)).normalized() * half
    return [tuple(a - side), tuple(b - side), tuple(b + side), tuple(a + side)]


def _leaf(a, b, half):
    middle = a.lerp(b, 0.4)
    side = Vector((a.y - b.y, b.x - a.x)).normalized() * half
    return [tuple(a), tuple(middle - side), tuple(b), tuple(middle + side)]
