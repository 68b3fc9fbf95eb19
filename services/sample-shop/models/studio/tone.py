"""From light to a picture: the film curve that all photographs share."""
import numpy as np


def develop(linear, exposure=1.0):
    """sRGB 0 to 1 for linear light: a soft shoulder, so that highlights on metal keep their colour."""
    x = np.maximum(linear, 0) * exposure
    curved = np.clip(x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14), 0, 1)
    return np.where(curved <= 0.0031308, curved * 12.92, 1.055 * curved ** (1 / 2.4) - 0.055).astype(np.float32)
