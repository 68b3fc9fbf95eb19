"""A small cut-glass bottle for oil, with a stopper. Unit: centimetre."""
import math

from studio.camera import View
from studio.glass import glass
from studio.materials import metal
from studio.shapes import add_mesh, turned

FACETS = 8

VIEWS = {
    'angle': View(azimuth=-12, elevation=15, frame=7.9, target=(0, 0, 3.2), stop=8),
    'front': View(azimuth=11, elevation=7, frame=7.9, target=(0, 0, 3.3), stop=10),
    'side': View(azimuth=40, elevation=24, frame=7.9, target=(0, 0, 3.1), stop=10),
    'detail': View(azimuth=-12, elevation=24, frame=5.2, target=(0, 0, 3.7), stop=4, on_stone=True),
}


def build(colour='amber', oil=(0.74, 0.37, 0.07)):
    """The bottle, two thirds full of dark oil."""
    body = [(0, 0), (1.25, 0), (1.5, 0.35), (1.32, 2.1), (0.95, 2.9), (0.52, 3.3), (0.52, 3.62), (0, 3.62)]
    _cut(body, glass('bottle'))
    filled = [(0, 0.55), (0.85, 0.55), (1.02, 0.85), (0.93, 1.95), (0, 1.95)]
    turned(filled, glass('oil', oil, index=1.46), roundness=0.12)
    gold = metal('gold', roughness=0.16)
    turned([(0.3, 3.5), (0.66, 3.5), (0.66, 3.86), (0.3, 3.86)], gold, roundness=0.05)
    turned([(0.3, 3.92), (0.60, 3.92), (0.60, 4.02), (0.3, 4.02)], gold, roundness=0.03)
    _cut([(0, 3.84), (0.42, 3.84), (0.42, 4.1), (0.86, 4.75), (0.80, 5.2), (0.34, 5.85), (0, 5.95)], glass('stopper'))


def _cut(profile, material):
    """What a cutter makes of a turned piece: flat facets all round, their edges just broken."""
    vertices, faces = [], []
    for radius, height in profile:
        for facet in range(FACETS):
            angle = 2 * math.pi * (facet + 0.5) / FACETS
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), height))
    for ring in range(len(profile) - 1):
        for facet in range(FACETS):
            a, b = ring * FACETS + facet, ring * FACETS + (facet + 1) % FACETS
            faces.append((a, b, b + FACETS, a + FACETS))
    piece = add_mesh('cut', vertices, faces, material, smooth=False)
    weld = piece.modifiers.new('weld', 'WELD')
    weld.merge_threshold = 0.001
    bevel = piece.modifiers.new('edge', 'BEVEL')
    bevel.width, bevel.segments = 0.045, 3
    return piece
