"""Headphones folded flat, as they lie on a table: shells up, the band behind them. Unit: centimetre."""
import math

import bpy
from mathutils import Matrix

from studio.camera import View
from studio.leather import leather
from studio.materials import matte, metal, principled
from studio.shapes import ball, collect, surface, turned, wire

APART, CUP, OVAL = 6.1, 4.0, 0.86
LEVEL = 2.0  # of the joint between cup and fork
STEM = 6.1  # how far the band begins behind the middle of a cup
BAND_DEPTH = 6.4
COLOURS = {
    'graphite': {'shell': (0.030, 0.031, 0.034), 'hide': (0.016, 0.016, 0.018), 'metal': 'silver'},
    'pearl': {'shell': (0.74, 0.71, 0.66), 'hide': (0.55, 0.49, 0.42), 'metal': 'gold'},
    'sea': {'shell': (0.020, 0.105, 0.120), 'hide': (0.022, 0.050, 0.056), 'metal': 'silver'},
}

VIEWS = {
    'angle': View(azimuth=-22, elevation=38, frame=26, target=(0.2, 3.4, 1.0), stop=8),
    'front': View(azimuth=0, elevation=86, frame=25, target=(0, 4.1, 0), stop=12),
    'side': View(azimuth=58, elevation=26, frame=25, target=(0, 3.2, 1.2), stop=10),
    'detail': View(azimuth=-28, elevation=40, frame=12.5, target=(-5.2, 1.6, 1.8), stop=4, on_stone=True),
}


def build(colour='graphite'):
    """Both cups and the band between their forks."""
    look = COLOURS[colour]
    steel, hide = metal(look['metal'], roughness=0.22), leather(look['hide'])
    shell = principled('shell', Base_Color=look['shell'], Roughness=0.36, Specular=0.45)[0]
    for side in (-1, 1):
        before = set(bpy.context.scene.objects)
        _cup(shell, hide, steel)
        collect(Matrix.Diagonal((OVAL, 1, 1, 1)), before)
        _fork(steel)
        turn = Matrix.Rotation(math.radians(-5 * side), 4, 'Z')
        collect(Matrix.Translation((side * APART, 0, 0)) @ turn, before)
    _band(hide, steel)


def _cup(shell, hide, steel):
    """Cushion, shell, and the ring that frames the shell's plate."""
    cushion = [(2.3, 1.5), (2.2, 0.5), (2.7, 0), (3.5, 0), (CUP + 0.02, 0.55), (CUP + 0.02, 1.1), (3.7, 1.55), (2.3, 1.55)]
    turned(cushion, hide, roundness=0.35)
    turned([(0, 1.2), (2.4, 1.2)], matte('mesh', (0.01, 0.01, 0.01), roughness=0.9))
    body = [(3.3, 1.5), (3.7, 1.55), (CUP - 0.08, 1.75), (CUP - 0.08, 2.35), (3.65, 3.05), (3.05, 3.3)]
    turned([*body, (3.0, 3.22), (0, 3.12)], shell, roundness=0.25)
    turned([(2.86, 3.15), (2.9, 3.32), (3.06, 3.34), (3.1, 3.2)], steel, roundness=0.03)


def _fork(steel):
    """The arc that holds a cup at both sides, and the stem that slides into the band."""
    turns = [math.pi * step / 60 for step in range(61)]
    path = [((CUP + 0.12) * OVAL * math.cos(turn) * 1.03, (CUP + 0.3) * math.sin(turn), LEVEL) for turn in turns]
    wire([(path[0][0], -0.4, LEVEL), *path, (path[-1][0], -0.4, LEVEL)], 0.2, steel)
    for x in (path[0][0], path[-1][0]):
        ball(0.34, (x * 0.985, -0.1, LEVEL), steel)
    wire([(0, CUP + 0.25, LEVEL), (0, STEM + 1.2, LEVEL - 0.2)], 0.3, steel)


def _band(hide, steel):
    """A padded band, thicker at its top; where the stems enter it wears a sleeve of metal."""
    across_end, floor = APART + 0.5, STEM - 0.2

    def point(u, v, thick=0.0, from_=0.0, to=1.0):
        turn = math.pi * (from_ + (to - from_) * u)
        full = 0.36 + 0.24 * math.sin(turn) ** 2 + thick
        round_ = 2 * math.pi * v
        out = math.copysign(abs(math.cos(round_)) ** 0.7, math.cos(round_)) * full
        rise = math.copysign(abs(math.sin(round_)) ** 0.55, math.sin(round_)) * (0.95 + 0.3 * math.sin(turn) + thick)
        x, y = (across_end + out) * math.cos(turn), (BAND_DEPTH + out) * math.sin(turn)
        return x, floor + y, 1.65 + rise
    surface(point, 200, 56, hide)
    for from_, to in ((-0.002, 0.075), (0.925, 1.002)):
        surface(lambda u, v, a=from_, b=to: point(u, v, 0.05, a, b), 24, 56, steel)
