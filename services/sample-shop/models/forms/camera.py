"""A compact camera with dials instead of menus, and a bright lens that stays where it is. Unit: centimetre."""
import math

import bpy
from mathutils import Matrix

from studio.camera import View
from studio.knurled import knurled
from studio.leather import leather
from studio.lettering import letters, letters_round
from studio.materials import matte, principled
from studio.plate import plate as flat_plate
from studio.plates import plate
from studio.shapes import collect, turned, wire
from studio.slab import slab

WIDTH, DEPTH, HEIGHT = 11.4, 3.0, 6.5
FOOT, SHOULDER = 0.45, 4.75  # between them the body wears leather
FRONT = -DEPTH / 2
AXIS = (0.9, 2.75)  # of the lens: across, up
METALS = {'graphite': (0.030, 0.031, 0.033), 'silver': (0.50, 0.505, 0.51)}
SPEEDS = ('A', '4', '8', '15', '30', '60', '125', '250', '500', '1k', '2k', '4k')
STOPS = '2   2.8   4   5.6   8   11   16'

VIEWS = {
    'angle': View(azimuth=-31, elevation=21, frame=14.8, target=(0, -0.9, 3.2), stop=9),
    'front': View(azimuth=0, elevation=9, frame=14.2, target=(0, -0.5, 3.3), stop=11),
    'top': View(azimuth=0, elevation=72, frame=14.6, target=(0, -1.2, 4), stop=11),
    'back': View(azimuth=158, elevation=16, frame=14.4, target=(0, 0, 3.2), stop=10),
}


def build(colour='graphite'):
    """The camera on a table, its lens toward the front."""
    casting = principled('casting', Base_Color=METALS[colour], Metallic=1.0 if colour == 'silver' else 0.6, Roughness=0.38)[0]
    black = principled('black', Base_Color=(0.012, 0.012, 0.013), Roughness=0.42, Specular=0.4)[0]
    _body(casting, black)
    _windows(black)
    _top(casting, black)
    _rear(casting, black)
    before = set(bpy.context.scene.objects)
    _lens(casting, black)
    collect(Matrix.Translation((AXIS[0], FRONT, AXIS[1])) @ Matrix.Rotation(math.radians(90), 4, 'X'), before)
    word = matte('print', (0.85, 0.84, 0.8) if colour == 'graphite' else (0.02, 0.02, 0.02))
    letters('MARSADIA', 0.30, (-3.35, FRONT - 0.005, 5.55), word, depth=0.004, spacing=1.35)


def _body(casting, black):
    """Foot and shoulders of metal, leather between them, and the grip."""
    hide = leather((0.014, 0.014, 0.015))
    plate(WIDTH, DEPTH, FOOT, 1.45, 0.08, casting)
    plate(WIDTH - 0.06, DEPTH - 0.06, SHOULDER - FOOT, 1.42, 0.05, hide).matrix_world = Matrix.Translation((0, 0, FOOT))
    plate(WIDTH, DEPTH, HEIGHT - SHOULDER, 1.45, 0.14, casting).matrix_world = Matrix.Translation((0, 0, SHOULDER))
    grip = plate(1.9, 1.7, SHOULDER - FOOT - 0.16, 0.62, 0.3, hide)
    grip.matrix_world = Matrix.Translation((-4.35, FRONT - 0.05, FOOT + 0.08))
    for side in (-1, 1):
        turns = [2 * math.pi * step / 40 for step in range(40)]
        ring = [(side * (WIDTH / 2 + 0.28) + 0.36 * math.cos(t), 0.06 * math.sin(t), 5.5 + 0.36 * math.sin(t)) for t in turns]
        wire(ring, 0.05, casting, closed=True)
        eye = turned([(0, 0), (0.22, 0), (0.22, 0.14), (0.14, 0.2), (0, 0.2)], casting, around=48, roundness=0.03)
        eye.matrix_world = Matrix.Translation((side * (WIDTH / 2 - 0.03), 0, 5.5)) @ Matrix.Rotation(side * math.radians(90), 4, 'Y')


def _windows(black):
    """On the front: the window of the finder in its frame, and the lamp that helps in the dark."""
    glass = principled('glass', Base_Color=(0.012, 0.016, 0.022), Roughness=0.05, Specular=0.6)[0]
    upright = Matrix.Translation((4.25, FRONT, 5.62)) @ Matrix.Rotation(math.radians(90), 4, 'X')
    flat_plate(1.9, 1.15, 0.07, 0.14, 0.03, black).matrix_world = upright
    flat_plate(1.5, 0.78, 0.09, 0.07, 0.02, glass).matrix_world = upright
    lamp = turned([(0, 0.05), (0.12, 0.05), (0.16, 0.02), (0.16, 0)], matte('lamp', (0.6, 0.3, 0.12), roughness=0.25), around=48)
    lamp.matrix_world = Matrix.Translation((2.75, FRONT, 5.62)) @ Matrix.Rotation(math.radians(90), 4, 'X')


def _lens(casting, black):
    """Round +z: mount, a ring for light, a ring for focus, and the glass deep inside."""
    turned([(2.65, 0), (2.65, 0.16), (2.45, 0.28), (2.3, 0.28)], casting, roundness=0.04)
    turned([(2.42, 0.2), (2.42, 0.95), (2.36, 1.0), (2.3, 1.0)], casting, roundness=0.03)
    paint = matte('figures', (0.86, 0.85, 0.8))
    for turn in (-90, 90):
        figures = letters_round(STOPS, 0.27, 2.422, 0.62, paint, depth=0.002, spacing=1.05)
        figures.matrix_world = Matrix.Rotation(math.radians(turn + 180), 4, 'Z')
    knurled(2.46, 1.02, 1.75, 72, black, depth=0.07)
    turned([(2.3, 1.7), (2.36, 1.9), (2.36, 2.15), (2.28, 2.2), (2.12, 2.2), (2.06, 2.12), (1.55, 1.86), (1.5, 1.7)],
           black, roundness=0.03)
    for radius in (1.98, 1.86, 1.74, 1.62):
        turned([(radius, 1.9 + (radius - 1.62) * 0.55), (radius - 0.02, 1.94 + (radius - 1.62) * 0.55)], black, around=96)
    coat = principled('coat', Base_Color=(0.006, 0.005, 0.012), Roughness=0.02, Specular=0.45)[0]
    turned([(1.56, 1.6), (1.3, 1.78), (0.9, 1.93), (0.45, 2.0), (0, 2.02)], _glass(), around=160, roundness=0.3)
    turned([(1.6, 1.2), (1.1, 1.25), (0.7, 1.1), (0, 1.0)], coat, around=96, roundness=0.2)
    ring = matte('name', (0.8, 0.79, 0.75))
    _name_round('MARSADIA  28 mm  f/2', 1.83, ring)


def _glass():
    """The front element: nearly black, with the violet of its coat where it mirrors."""
    material, node = principled('front element', Base_Color=(0.004, 0.004, 0.010), Roughness=0.02, Specular=0.35)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    facing = nodes.new('ShaderNodeLayerWeight')
    facing.inputs['Blend'].default_value = 0.35
    tints = nodes.new('ShaderNodeValToRGB')
    stops = tints.color_ramp.elements
    stops[0].position, stops[0].color = 0.0, (0.010, 0.004, 0.022, 1)
    stops[1].position, stops[1].color = 0.9, (0.004, 0.020, 0.026, 1)
    links.new(facing.outputs['Facing'], tints.inputs['Fac'])
    links.new(tints.outputs['Color'], node.inputs['Base Color'])
    return material


def _name_round(text, radius, material):
    """Small letters round the opening, read from its top."""
    step = 0.155
    for at, sign in enumerate(text):
        if sign == ' ':
            continue
        turn = (at - (len(text) - 1) / 2) * step / radius * 1.25
        letter = letters(sign, 0.13, (0, 0, 0), material, depth=0.002)
        slope = Matrix.Translation((0, radius, 2.02)) @ Matrix.Rotation(math.radians(-28), 4, 'X')
        letter.matrix_world = Matrix.Rotation(-turn, 4, 'Z') @ slope


def _top(casting, black):
    """From the left: time, the shoe, light, the button in its collar."""
    paint = matte('figures', (0.86, 0.85, 0.8))
    for x, radius, signs in ((-1.55, 0.92, SPEEDS), (-4.55, 0.72, ('-3', '-2', '-1', '0', '1', '2', '3'))):
        before = set(bpy.context.scene.objects)
        knurled(radius, 0, 0.5, round(radius * 52), casting if x < -2 else black, depth=0.045)
        for at, sign in enumerate(signs):
            turn = 2 * math.pi * at / len(signs)
            letter = letters(sign, 0.15 if len(sign) < 3 else 0.12, (0, 0, 0), paint, depth=0.002, spacing=1.0)
            letter.matrix_world = Matrix.Rotation(-turn, 4, 'Z') @ Matrix.Translation((0, radius * 0.72, 0.535))
        collect(Matrix.Translation((x, 0.15, HEIGHT)), before)
    collar = turned([(0.62, 0), (0.62, 0.16), (0.5, 0.24), (0.42, 0.16), (0.42, 0.1)], casting, around=96, roundness=0.04)
    button = turned([(0.4, 0.05), (0.4, 0.3), (0.3, 0.36), (0.12, 0.33), (0.08, 0.2), (0, 0.2)], casting, around=96, roundness=0.04)
    for part in (collar, button):
        part.matrix_world = Matrix.Translation((-3.05, -0.55, HEIGHT))
    shoe = Matrix.Translation((AXIS[0], 0.1, HEIGHT))
    flat_plate(2.1, 2.0, 0.05, 0.1, 0.015, casting).matrix_world = shoe
    for side in (-1, 1):
        for wide, at, high, tall in ((0.12, 0.98, 0.10, 0.3), (0.42, 0.84, 0.29, 0.07)):
            rail = slab(wide, 1.9, tall, 0.02, black)
            rail.matrix_world = shoe @ Matrix.Translation((side * at, 0, high + 0.05))
    name = letters('M3', 0.42, (0, 0, 0), paint, depth=0.002, spacing=1.1)
    name.matrix_world = Matrix.Translation((3.6, 0.1, HEIGHT + 0.003))


def _rear(casting, black):
    """The screen, the eye of the finder, the wheel under the thumb and four buttons."""
    upright = Matrix.Rotation(math.radians(-90), 4, 'X')
    back = DEPTH / 2
    dark = principled('screen', Base_Color=(0.006, 0.006, 0.008), Roughness=0.07, Specular=0.45)[0]
    flat_plate(7.5, 4.1, 0.1, 0.2, 0.04, black).matrix_world = Matrix.Translation((1.35, back - 0.03, 2.6)) @ upright
    flat_plate(6.9, 3.6, 0.12, 0.08, 0.02, dark).matrix_world = Matrix.Translation((1.35, back - 0.03, 2.6)) @ upright
    flat_plate(2.5, 1.5, 0.42, 0.4, 0.16, black).matrix_world = Matrix.Translation((4.2, back - 0.03, 5.62)) @ upright
    flat_plate(1.4, 0.85, 0.45, 0.2, 0.03, dark).matrix_world = Matrix.Translation((4.2, back - 0.03, 5.62)) @ upright
    before = set(bpy.context.scene.objects)
    knurled(0.85, 0, 0.14, 48, black, depth=0.04)
    turned([(0.42, 0.15), (0.42, 0.24), (0.36, 0.27), (0, 0.27)], casting, around=64, roundness=0.03)
    collect(Matrix.Translation((-4.1, back - 0.02, 2.9)) @ upright, before)
    for x, z in ((-3.5, 4.25), (-4.75, 4.25), (-3.5, 1.4), (-4.75, 1.4)):
        knob = turned([(0, 0.12), (0.2, 0.12), (0.26, 0.06), (0.26, 0)], black, around=48)
        knob.matrix_world = Matrix.Translation((x, back - 0.02, z)) @ upright
    thumb = flat_plate(1.9, 1.2, 0.32, 0.5, 0.2, leather((0.014, 0.014, 0.015)))
    thumb.matrix_world = Matrix.Translation((-4.0, back - 0.03, 5.5)) @ upright
