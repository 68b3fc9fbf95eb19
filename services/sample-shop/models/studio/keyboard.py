"""A keyboard whose keys carry their letters in both scripts, lit from below. Unit: centimetre."""
import subprocess

import bpy
from mathutils import Matrix

from studio.materials import matte, principled
from studio.plate import plate
from studio.shapes import copy_to

PITCH, GAP, RISE = 1.88, 0.26, 0.13
WIDTH, DEPTH = 15 * PITCH, 5.62 * PITCH
# From the back to the front: Latin and Arabic letter of each key; a number is a key of that width without a letter.
ROWS = (
    (1.15, *(1.0,) * 12, 1.85),
    ('`ذ', '1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '-', '=', 2),
    (1.5, 'Qض', 'Wص', 'Eث', 'Rق', 'Tف', 'Yغ', 'Uع', 'Iه', 'Oخ', 'Pح', '[ج', ']د', 1.5),
    (1.75, 'Aش', 'Sس', 'Dي', 'Fب', 'Gل', 'Hا', 'Jت', 'Kن', 'Lم', ';ك', "'ط", 2.25),
    (2.25, 'Zئ', 'Xء', 'Cؤ', 'Vر', 'Bلا', 'Nى', 'Mة', ',و', '.ز', '/ظ', 2.75),
    (1.0, 1.0, 1.25, 1.25, 5.5, 1.25, 1.0, 0.92, 0.92, 0.91),
)


def keyboard(place, colour):
    """The keys round `place` (the middle of their field, on the deck), the first row at the back."""
    field = matte('field', tuple(0.5 * part for part in colour), roughness=0.7)
    cap = principled('key', Base_Color=colour, Roughness=0.5, Specular=0.35)[0]
    light = principled('letter', Base_Color=(0.7, 0.7, 0.68), Emission=(0.95, 0.97, 1), Emission_Strength=0.75)[0]
    low = plate(WIDTH + 0.2, DEPTH + 0.2, 0.012, 0.3, 0.004, field)
    low.matrix_world = Matrix.Translation(place)
    font = _font()
    models = {}
    y = place[1] + DEPTH / 2
    for row, keys in enumerate(ROWS):
        deep = PITCH * (0.62 if row == 0 else 0.996)
        x = place[0] - WIDTH / 2
        for key in keys:
            wide = PITCH * (1 if isinstance(key, str) else key)
            shape = (round(wide, 3), row == 0)
            if shape not in models:
                models[shape] = plate(wide - GAP, deep - GAP, RISE, 0.2, 0.05, cap)
                models[shape].hide_render = True
            middle = (x + wide / 2, y - deep / 2, place[2])
            copy_to(models[shape], Matrix.Translation(middle))
            if isinstance(key, str):
                _engrave(key, middle, font, light)
            x += wide
        y -= deep


def _engrave(key, middle, font, light):
    """The Latin letter at the upper left, the Arabic one at the lower right; figures stand in the middle."""
    latin, arabic = key[0], key[1:]
    top = middle[2] + RISE + 0.002
    if not arabic:
        _letter(latin, 0.52, (middle[0], middle[1], top), font, light)
        return
    _letter(latin, 0.50, (middle[0] - 0.34, middle[1] + 0.30, top), font, light)
    _letter(arabic, 0.54, (middle[0] + 0.34, middle[1] - 0.26, top), font, light)


def _letter(text, size, place, font, material):
    curve = bpy.data.curves.new('letter', 'FONT')
    curve.body, curve.size, curve.font = text, size, font
    curve.align_x, curve.align_y = 'CENTER', 'CENTER'
    curve.materials.append(material)
    thing = bpy.data.objects.new('letter', curve)
    thing.matrix_world = Matrix.Translation(place)
    bpy.context.scene.collection.objects.link(thing)


def _font():
    """DejaVu Sans has the letters of both scripts, and Debian has DejaVu Sans."""
    asked = subprocess.run(['fc-match', '-f', '%{file}', 'DejaVu Sans:style=Book'], capture_output=True, check=True)
    return bpy.data.fonts.load(asked.stdout.decode())
