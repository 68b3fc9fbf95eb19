"""Fastenings of fine chains."""
import math

from mathutils import Vector

from studio.shapes import ball, wire


def spring_ring(place, material, radius=0.2):
    """A small round clasp that lies on the chain at `place`."""
    centre = Vector((place.x, place.y, 0.06))
    turns = [2 * math.pi * k / 48 for k in range(48)]
    path = [(centre.x + radius * math.cos(turn), centre.y + radius * math.sin(turn), centre.z + 0.02) for turn in turns]
    wire(path, 0.05, material, closed=True)
    ball(0.07, (centre.x + radius, centre.y + 0.05, centre.z + 0.03), material)
