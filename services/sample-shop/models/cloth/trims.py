"""What is sewn to a garment: ribs, patches and buttons."""
from mathutils import Matrix, Vector

from studio.bands import band, curve_through
from studio.shapes import surface, turned, wire


def rib(garment, opening, width, thickness, material, inward=0.35, straight=0.0):
    """A knitted band that continues the cloth over the edge of an opening.

    `inward` leans it to the opening's middle; `straight` (0 to 1) is how much of it points one way, as round a wrist.
    """
    loop = _even(garment.loop(opening))
    middle = sum((place for place, _ in loop), Vector()) / len(loop)
    ahead = sum((over for _, over in loop), Vector()).normalized()
    loop = [(place, over.lerp(ahead, straight).normalized()) for place, over in loop]
    sides, path = [], []
    for place, over in loop:
        toward = middle - place
        toward.z = 0
        side = (over + toward.normalized() * inward).normalized()
        sides.append(side)
        path.append(place + side * (width / 2 - 0.15))
    return band(path, sides, width, thickness, material, closed=True)


def collar(garment, opening, width, thickness, material):
    """A knitted band on the cloth round a neck, from a little above its edge downward."""
    loop = _even(garment.loop(opening), rounds=2)
    middle = sum((place for place, _ in loop), Vector()) / len(loop)
    sides, path = [], []
    for at, (place, over) in enumerate(loop):
        away = Vector((place.x - middle.x, place.y - middle.y, 0)).normalized()
        out = over.cross(loop[(at + 1) % len(loop)][0] - loop[at - 1][0]).normalized()
        out *= 1 if out.dot(away) + out.z > 0 else -1
        sides.append(over)
        path.append(place + away * 0.12 - over * (width / 2 - 0.4) + out * (thickness * 0.5 + 0.1))
    fine = [curve_through(knots, steps=4, closed=True) for knots in (path, sides)]
    return band(*fine, width, thickness, material, closed=True)


def edging(garment, opening, radius, material):
    """A turned edge, round an opening."""
    wire([place + over * 0.06 for place, over in _even(garment.loop(opening))], radius, material, closed=True)


def _even(loop, rounds=4):
    """The loop without the small corners of its triangles."""
    for _ in range(rounds):
        loop = [
            ((loop[at - 1][0] + place * 2 + loop[(at + 1) % len(loop)][0]) / 4,
             (loop[at - 1][1] + over * 2 + loop[(at + 1) % len(loop)][1]).normalized())
            for at, (place, over) in enumerate(loop)
        ]
    return loop


def patch(find, low, high, lift, material, across=40, along=50, soft=8):
    """A piece of cloth on another, over the pattern's rectangle from `low` to `high`; `find` is Garment.front or back."""
    def point(u, v):
        a, b = 2 * u - 1, 2 * v - 1
        rise = ((1 - abs(a) ** soft) * (1 - abs(b) ** soft)) ** 0.4
        return find(low[0] + (high[0] - low[0]) * u, low[1] + (high[1] - low[1]) * v, 0.02 + lift * rise)
    return surface(point, across, along, material, close_around=False)


def button(place, out, radius, material, thickness=0.22):
    """A round button with a rim and four holes' worth of hollow, facing `out`."""
    profile = [(0, thickness * 0.55), (radius * 0.62, thickness * 0.6), (radius * 0.74, thickness), (radius * 0.92, thickness),
               (radius, thickness * 0.5), (radius * 0.9, 0)]
    disc = turned(profile, material, around=64, roundness=0.04)
    turn = Vector(out).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    disc.matrix_world = Matrix.Translation(place) @ turn
    return disc


def lean_of(find, x, z):
    """The direction that the cloth faces at a place of the pattern."""
    return (find(x, z, 1.0) - find(x, z, 0.0)).normalized()
