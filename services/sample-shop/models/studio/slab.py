"""A block with rounded edges."""
from studio.shapes import add_mesh


def slab(width, depth, height, edge, material):
    """A block round its own middle; `edge` is the radius of all its edges."""
    x, y, z = width / 2, depth / 2, height / 2
    corners = [(a * x, b * y, c * z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    block = add_mesh('slab', corners, faces, material)
    bevel = block.modifiers.new('edge', 'BEVEL')
    bevel.width, bevel.segments = edge, 6
    block.data.use_auto_smooth = True
    return block
