"""Pressed powder in its pan: matt, glowing, or full of glitter."""
from studio.materials import principled
from studio.shapes import surface

FINISHES = {
    'matt': {'Roughness': 0.85, 'Specular': 0.12, 'Sheen': 0.3},
    'glow': {'Roughness': 0.40, 'Metallic': 0.55, 'Specular': 0.5},
    'glitter': {'Roughness': 0.26, 'Metallic': 0.85, 'Specular': 0.6},
}
# How large the grain is (cells in a centimetre) and how far it turns the light.
GRAINS = {'matt': (60, 0.16), 'glow': (70, 0.28), 'glitter': (38, 0.95)}


def powder(colour, finish):
    """The material of one shade."""
    material, node = principled('powder', Base_Color=colour, **FINISHES[finish])
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place, grain, relief = (nodes.new(f'ShaderNode{kind}') for kind in ('TexCoord', 'TexVoronoi', 'Bump'))
    grain.inputs['Scale'].default_value, relief.inputs['Strength'].default_value = GRAINS[finish]
    relief.inputs['Distance'].default_value = 0.02
    links.new(place.outputs['Object'], grain.inputs['Vector'])
    links.new(grain.outputs['Color' if finish == 'glitter' else 'Distance'], relief.inputs['Height'])
    links.new(relief.outputs['Normal'], node.inputs['Normal'])
    return material


def cake(width, depth, corner, level, relief, material, steps=(96, 72)):
    """A cake of powder whose top at `level` carries `relief(x, y)`; its edge falls off softly into the pan."""
    def point(u, v):
        x, y = (u - 0.5) * width, (v - 0.5) * depth
        # Past the straight sides of a corner a square of steps is drawn in to the round.
        over_x, over_y = abs(x) - width / 2 + corner, abs(y) - depth / 2 + corner
        from_edge = min(width / 2 - abs(x), depth / 2 - abs(y))
        if over_x > 0 and over_y > 0:
            reach = max(over_x, over_y)
            share = reach / (over_x ** 2 + over_y ** 2) ** 0.5
            x = (width / 2 - corner + over_x * share) * (1 if x > 0 else -1)
            y = (depth / 2 - corner + over_y * share) * (1 if y > 0 else -1)
        soft = min(1.0, from_edge / 0.14)
        ease = soft * soft * (3 - 2 * soft)
        return x, y, level - 0.1 * (1 - soft) ** 2 + relief(x, y) * ease
    return surface(point, *steps, material, close_around=False)
