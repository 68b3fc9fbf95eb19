"""The lens of a phone or a tablet: a ring of metal and coated glass that bulges a little."""
from mathutils import Matrix

from studio.materials import metal, principled
from studio.shapes import turned


def small_lens(radius, place):
    """A lens of `radius` at `place` on the lower side of a thing that lies on its back: it looks down."""
    ring = metal('silver', roughness=0.2)
    # Coated glass mirrors next to nothing; flat and bare it would show the whole key light.
    dark = principled('lens', Base_Color=(0.003, 0.004, 0.008), Roughness=0.04, Specular=0.12)[0]
    blue = principled('aperture', Base_Color=(0.010, 0.016, 0.045), Roughness=0.1, Specular=0.2)[0]
    wall = 0.12
    parts = (
        turned([(radius, 0.02), (radius, -0.10), (radius + wall, -0.10), (radius + wall, 0.02)], ring, around=96, roundness=0.03),
        turned([(0, -0.085), (radius * 0.5, -0.077), (radius * 0.8, -0.062), (radius + 0.02, -0.045)], dark, around=64),
        turned([(0, -0.087), (radius * 0.3, -0.085)], blue, around=48),
    )
    for part in parts:
        part.matrix_world = Matrix.Translation(place)
