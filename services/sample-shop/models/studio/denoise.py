"""Takes the grain out of a rendered picture, with its transparency."""
import os

import numpy as np

from studio.network import run_network
from studio.shadow import keep_shadow_inside
from studio.tza import read_tza

MARGIN_PX = 24


class Denoiser:
    """Open Image Denoise's networks, read once from the folder of their weights."""

    def __init__(self, folder):
        self._colour = read_tza(os.path.join(folder, 'rt_ldr_alb_nrm.tza'))
        # Alpha has no texture to keep: the small network does, in half the time.
        self._alpha = read_tza(os.path.join(folder, 'rt_ldr_alb_nrm_small.tza'))

    def clean(self, premultiplied, alpha, albedo, normal):
        """Straight colour and alpha without grain; all arrays are (rows, columns, channels), colours sRGB 0 to 1.

        Colour is cleaned as it stands on black, and alpha as a picture of its own, since both have grain.
        """
        result = np.zeros((*alpha.shape[:2], 4), np.float32)
        part = _filled_part(alpha)
        guides = np.concatenate([np.clip(albedo[part], 0, 1), np.clip(normal[part] * 0.5 + 0.5, 0, 1)], 2)
        colour = _run(premultiplied[part], guides, self._colour)
        cover = np.ones_like(colour[..., :1])
        if alpha.min() < 1:
            cover = _run(alpha[part].repeat(3, 2), guides, self._alpha).mean(2, keepdims=True)
            # Nothing and all are exact: a veil of a hundredth would show its steps on a tile.
            cover = np.clip((cover - 0.02) / 0.97, 0, 1)
        result[part] = np.concatenate([np.clip(colour / np.maximum(cover, 1e-3), 0, 1), cover], 2)
        if alpha.min() < 1:
            result[..., 3:4] = keep_shadow_inside(result[..., 3:4])
        return result


def _filled_part(alpha):
    """The rows and columns that have anything in them, with a margin: the rest need not be cleaned."""
    filled = alpha[..., 0] > 0.03
    ranges = []
    for axis in (1, 0):
        places = np.flatnonzero(filled.any(axis))
        ranges.append(slice(max(0, places[0] - MARGIN_PX), places[-1] + MARGIN_PX))
    return tuple(ranges)


def _run(picture, guides, tensors):
    rows, columns, _ = picture.shape
    nine = np.concatenate([np.clip(picture, 0, 1), guides], 2).astype(np.float32)
    padded = np.pad(nine, ((0, -rows % 16), (0, -columns % 16), (0, 0)), 'reflect')
    return np.clip(run_network(padded, tensors)[:rows, :columns], 0, 1)
