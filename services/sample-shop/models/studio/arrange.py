"""Puts finished products into a scene."""
import math

import bpy
from mathutils import Matrix

from studio.shapes import collect


def put(form, place, turn=0, **parameters):
    """Builds `form` (a module of `forms`) at `place`, turned round its own upright by `turn` degrees."""
    before = set(bpy.context.scene.objects)
    form.build(**parameters)
    collect(Matrix.Translation(place) @ Matrix.Rotation(math.radians(turn), 4, 'Z'), before)
