"""A field jacket of waxed cotton with a hood and four pockets; on a bust. Unit: centimetre."""
import math

import bpy
from mathutils import Matrix, Vector, noise

from cloth.bust import bust
from cloth.drape import drape
from cloth.fabric import fabric
from cloth.garment import Garment
from cloth.pattern import cut, mirrored
from cloth.trims import button, lean_of, patch, rib
from studio.camera import View
from studio.materials import matte, metal
from studio.shapes import collect, surface, wire

COLOURS = {'olive': (0.078, 0.080, 0.034), 'navy': (0.016, 0.024, 0.048)}
WAXED = {
    'quality': 7, 'mass': 0.2, 'air_damping': 2.0, 'tension_stiffness': 60, 'compression_stiffness': 50, 'shear_stiffness': 30,
    'bending_stiffness': 4.0, 'tension_damping': 12, 'compression_damping': 12, 'shear_damping': 12, 'bending_damping': 1.0,
}
HEM = 68.0
# Of each pocket on the right: where it begins and ends across and up.
POCKETS = (((5.4, 112.5), (15.6, 127.0)), ((5.4, 74.5), (18.2, 95.5)))

FOOT = 54.0

VIEWS = {
    'front': View(azimuth=-12, elevation=6, frame=116, target=(0, 0, 52), stop=14, fill=3.2),
    'back': View(azimuth=168, elevation=7, frame=116, target=(0, 0, 52), stop=14, fill=3.2),
    'detail': View(azimuth=-24, elevation=12, frame=46, target=(3, -10, 76), stop=10, hangs=True, fill=3.2),
}


def build(colour='olive'):
    """The jacket, closed, with its hood down."""
    tint = COLOURS[colour]
    cotton = fabric(tint, threads=5, relief=0.4, roughness=0.5, sheen=0.0, hem=2.8, slub=0.25)
    pattern = cut(mirrored(_half(141.0)), mirrored(_half(146.4)), 1.6)
    slim, lowered = 1.0, 72
    places = drape('jacket', pattern, WAXED, round_=14, frames=60, raised=34, lowered=lowered, slim=slim, arms=68)
    before = set(bpy.context.scene.objects)
    bust(slim, lowered, FOOT, sleeve=20)
    jacket = Garment(pattern, places, cotton, thickness=0.34)
    brass = metal('gold', roughness=0.3)
    _closing(jacket, cotton, brass)
    for low, high in POCKETS:
        for side in (-1, 1):
            _pocket(jacket, cotton, brass, low, high, side)
    rib(jacket, 'neck', 6.0, 0.5, cotton, inward=0.05)
    _hood(cotton)
    _cords(jacket, matte('cord', tuple(0.5 * part for part in tint), roughness=0.8), brass)
    for cuff in ('cuff right', 'cuff left'):
        rib(jacket, cuff, 3.4, 0.4, cotton, inward=0.0, straight=0.95)
    collect(Matrix.Translation((0, 0, -FOOT)), before)


def _half(neck):
    """The right half of one side, from the middle of the neck to the middle of the hem."""
    drop = 148.8 - neck
    throat = [(9.4 * s, neck + drop * (1 - (1 - s ** 2.4) ** 0.5), 'neck') for s in (0, 0.2, 0.4, 0.6, 0.78, 0.92)]
    return [
        *throat, (9.4, 148.8, 'seam'), (23.0, 142.8, 'seam'), (47.0, 126.2, 'seam'), (70.5, 109.8, 'cuff right'), (62.6, 98.4, 'seam'),
        (44.0, 110.4, 'seam'), (31.4, 118.2, 'seam'), (29.0, 113.5, 'seam'), (28.6, 100.0, 'seam'), (30.0, HEM, 'hem'), (0, HEM, 'hem'),
    ]


def _closing(jacket, cotton, brass):
    """The flap over the zip, with its studs."""
    patch(jacket.front, (-3.4, HEM + 0.6), (3.4, 141.2), 0.5, cotton, across=16, along=150, soft=16)
    for at in range(7):
        z = 137.5 - at * 10.6
        button(jacket.front(2.0, z, 0.55), lean_of(jacket.front, 2.0, z), 0.75, brass)


def _pocket(jacket, cotton, brass, low, high, side):
    """A bag with a fold's depth, and the flap over it with a stud at either end."""
    left, right = sorted((side * low[0], side * high[0]))
    patch(jacket.front, (left, low[1]), (right, high[1]), 1.1, cotton, soft=18)
    tall = 6.2 if high[1] > 100 else 7.2
    patch(jacket.front, (left - 0.5, high[1] - tall), (right + 0.5, high[1] + 0.6), 1.75, cotton, soft=22)
    for x in (left + 2.2, right - 2.2):
        z = high[1] - tall + 1.8
        button(jacket.front(x, z, 1.85), lean_of(jacket.front, x, z), 0.7, brass)


def _hood(cotton):
    """It lies on the shoulders and hangs down behind, widest in the middle of the back."""
    def point(u, v):
        turn = math.radians(-148 + 296 * v)
        depth = math.cos(turn / 2) ** 2
        profile = ((8.8, 147.6), (9.6, 150.4 + 1.5 * depth), (11.4, 151.6 + 2.0 * depth), (13.4 + depth, 150.0 + 1.2 * depth),
                   (13.6 + 3.5 * depth, 147.0 - 7 * depth ** 2), (12.2 + 5.0 * depth, 145.6 - 16 * depth ** 2),
                   (9.6 + 4 * depth, 145.8 - 19 * depth ** 2), (9.0, 146.2))
        place = u * (len(profile) - 1)
        at = min(int(place), len(profile) - 2)
        share = place - at
        knots = [profile[min(max(number, 0), len(profile) - 1)] for number in (at - 1, at, at + 1, at + 2)]
        radius, z = (
            0.5 * (2 * b + (c - a) * share + (2 * a - 5 * b + 4 * c - d) * share ** 2 + (3 * b - a - 3 * c + d) * share ** 3)
            for a, b, c, d in zip(*knots)
        )
        # At the throat the hood ends in two narrow points.
        full = min(1, 6 * min(v, 1 - v)) ** 0.7
        radius, z = 9.6 + (radius - 9.6) * full, 148.0 + (z - 148.0) * full
        crease = noise.noise(Vector((turn * 1.3, u * 2.6, 1.7))) * 0.9 + noise.noise(Vector((turn * 3.1, u * 2, 4.2))) * 0.35
        radius += crease * math.sin(math.pi * u)
        return radius * math.sin(turn) * 0.98, radius * math.cos(turn) * 0.92 + 1.6, z + 0.4 * crease
    hood = surface(point, 60, 120, cotton, close_around=False)
    hood.modifiers.new('soft', 'SMOOTH').iterations = 6
    hood.modifiers.new('fine', 'SUBSURF').render_levels = 1
    skin = hood.modifiers.new('thickness', 'SOLIDIFY')
    skin.thickness, skin.offset = 0.3, 0


def _cords(jacket, cord, brass):
    """Two, at the throat."""
    for side in (-1, 1):
        top = jacket.front(side * 4.2, 141.5, 1.0)
        path = [top + Vector((side * 0.5 * s, -1.6 * math.sin(math.pi * min(s, 1) * 0.6), -9.5 * s)) for s in (i / 12 for i in range(13))]
        wire(path, 0.22, cord)
        wire([path[-1], path[-1] - Vector((0, 0, 1.3))], 0.34, brass)
