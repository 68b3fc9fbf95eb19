"""Cases, lids, pans and cards: what has four corners and is round at all of them."""
import math

from studio.shapes import add_mesh, round_corners

CORNER_STEPS = 12


def outline(width, depth, corner, height=0.0):
    """A rectangle with round corners round the middle, anticlockwise from the right-hand front, at `height`."""
    points = []
    for quarter, (x, y) in enumerate(((1, -1), (1, 1), (-1, 1), (-1, -1))):
        for step in range(CORNER_STEPS + 1):
            angle = math.pi / 2 * (quarter - 1 + step / CORNER_STEPS)
            points.append((
                x * (width / 2 - corner) + corner * math.cos(angle),
                y * (depth / 2 - corner) + corner * math.sin(angle),
                height,
            ))
    return points


def loft(rings, material, capped=True):
    """A skin over `rings`, lists of as many points each, from bottom to top; `capped` closes both ends."""
    count = len(rings[0])
    vertices = [point for ring in rings for point in ring]
    faces = []
    for at in range(0, len(vertices) - count, count):
        faces += [(at + i, at + (i + 1) % count, at + count + (i + 1) % count, at + count + i) for i in range(count)]
    if capped:
        faces += [tuple(range(count - 1, -1, -1)), tuple(range(len(vertices) - count, len(vertices)))]
    thing = add_mesh('loft', vertices, faces, material)
    thing.data.use_auto_smooth = True
    thing.modifiers.new('flat faces stay flat', 'WEIGHTED_NORMAL').keep_sharp = True
    return thing


def rim(profile, width, depth, corner, material, capped=True):
    """`profile`, points (inset, height), carried round a rectangle as a lathe carries one round a circle."""
    return loft([
        outline(width - 2 * inset, depth - 2 * inset, max(corner - inset, 0.01), height) for inset, height in profile
    ], material, capped)


def rounded(profile, radius, steps=5):
    """`profile` with an arc of `radius` at each inner corner."""
    return round_corners(profile, radius, steps)


def plate(width, depth, height, corner, edge, material):
    """A block on the ground with round corners; `edge` is the radius of its upper and lower edges."""
    profile = rounded([(edge * 2, 0), (0, 0), (0, height), (edge * 2, height)], edge)
    return rim(profile, width, depth, corner, material)
