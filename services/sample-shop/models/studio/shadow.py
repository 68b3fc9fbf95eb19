"""The shadow as the tiles of the shop want it."""
import numpy as np

# How much of the shadow is kept: the tiles are lighter than the ground that it was rendered on.
STRENGTH = 0.72
# How far from the middle the shadow begins to run out and is gone, as shares of half the side: no tile shows a border.
FADE_FROM, FADE_TO = 0.45, 0.98


def keep_shadow_inside(alpha):
    """`alpha` with a lighter shadow that ends before the border; what is solid stays as it is."""
    rows, columns, _ = alpha.shape
    away = (_from_middle(rows)[:, None] ** 2.5 + _from_middle(columns)[None, :] ** 2.5) ** 0.4
    inward = _ease(np.clip((FADE_TO - away) / (FADE_TO - FADE_FROM), 0, 1))[..., None]
    solid = _ease(np.clip((alpha - 0.6) / 0.35, 0, 1))
    return alpha * (solid + (1 - solid) * inward * STRENGTH)


def _from_middle(length):
    """0 in the middle of a line of `length` pixels, 1 at either end."""
    return np.abs(np.linspace(-1, 1, length))


def _ease(share):
    return share * share * (3 - 2 * share)
