"""Open Image Denoise's U-Net in numpy. One matrix product per band of rows, so that BLAS does the work."""
import numpy as np

# What a band may hold, in numbers: it must stay in the processor's cache, which more than halves the time.
BAND = 2 ** 19


def convolve(image, weight, bias, relu=True):
    """3 × 3 convolution of `image` (rows, columns, channels) that keeps its size."""
    rows, columns, channels = image.shape
    outputs = weight.shape[0]
    kernel = np.ascontiguousarray(weight.transpose(2, 3, 1, 0).reshape(9 * channels, outputs))
    padded = np.pad(image, ((1, 1), (1, 1), (0, 0)))
    result = np.empty((rows, columns, outputs), np.float32)
    band_rows = max(1, BAND // (9 * channels * columns))
    patches = np.empty((band_rows, columns, 9, channels), np.float32)
    for top in range(0, rows, band_rows):
        height = min(band_rows, rows - top)
        for tap in range(9):
            dy, dx = divmod(tap, 3)
            patches[:height, :, tap] = padded[top + dy:top + dy + height, dx:dx + columns]
        band = patches[:height].reshape(height * columns, 9 * channels) @ kernel
        band += bias
        if relu:
            np.maximum(band, 0, out=band)
        result[top:top + height] = band.reshape(height, columns, outputs)
    return result


def halve(image):
    """The largest value of each 2 × 2 block."""
    rows, columns, channels = image.shape
    return image.reshape(rows // 2, 2, columns // 2, 2, channels).max((1, 3))


def double_beside(image, skipped):
    """`image` at twice its size, with the channels of `skipped` behind its own."""
    return np.concatenate([image.repeat(2, 0).repeat(2, 1), skipped], 2)


def run_network(image, tensors):
    """The clean picture for nine channels: colour, albedo, normal. Sides must be multiples of 16."""
    def step(name, value, relu=True):
        return convolve(value, tensors[f'{name}.weight'], tensors[f'{name}.bias'], relu)

    kept = [image]
    value = halve(step('enc_conv1', step('enc_conv0', image)))
    for level in (2, 3, 4):
        kept.append(value)
        value = halve(step(f'enc_conv{level}', value))
    value = step('enc_conv5b', step('enc_conv5a', value))
    for level in (4, 3, 2, 1):
        value = double_beside(value, kept.pop())
        value = step(f'dec_conv{level}b', step(f'dec_conv{level}a', value))
    return step('dec_conv0', value, relu=False)
