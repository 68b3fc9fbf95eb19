"""How a fine chain lies: twice round, as one drops it, with its front at the bottom of the picture."""
import math

from studio.strands import even_path, lift_crossings


def double_loop(radius, pitch, thickness):
    """Places of the links of a chain that lies in two loops; the first place is at the front."""
    def point(t):
        angle = 4 * math.pi * t - math.pi / 2
        # The inner and the outer loop change places once, where the chain crosses itself.
        drift = math.cos(2 * math.pi * t)
        out = radius * (1 + 0.13 * drift + 0.035 * math.sin(3 * angle + 0.4))
        aside = 0.10 * radius * math.sin(2 * math.pi * t)
        return out * math.cos(angle) * 1.04 + aside, out * math.sin(angle), thickness * 0.75
    return lift_crossings(even_path(point, pitch), thickness * 1.3)


def single_loop(radius, pitch, thickness):
    """Places of the links of a bracelet that lies in one easy loop; the first place is at the front."""
    def point(t):
        angle = 2 * math.pi * t - math.pi / 2
        out = radius * (1 + 0.06 * math.sin(2 * angle + 0.9) + 0.04 * math.sin(3 * angle))
        return out * math.cos(angle) * 1.05, out * math.sin(angle), thickness * 0.75
    return even_path(point, pitch)
