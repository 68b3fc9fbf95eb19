"""Reads the weights of Open Image Denoise: a .tza file of its oidn-weights project (Apache-2.0)."""
import struct

import numpy as np


def read_tza(path):
    """The file's tensors by name, as 32-bit floats in the order output, input, row, column."""
    with open(path, 'rb') as file:
        raw = file.read()
    magic, _major, _minor, at = struct.unpack_from('<HBBQ', raw, 0)
    if magic != 0x41D7:
        raise ValueError(f'{path} is no .tza file')
    (count,) = struct.unpack_from('<I', raw, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', raw, at)
        name = raw[at + 2:at + 2 + length].decode()
        at += 2 + length
        (rank,) = struct.unpack_from('<B', raw, at)
        shape = struct.unpack_from(f'<{rank}I', raw, at + 1)
        at += 1 + 4 * rank + rank  # the letters of the layout follow the shape
        kind, offset = struct.unpack_from('<cQ', raw, at)
        at += 9
        width = np.float16 if kind == b'h' else np.float32
        tensors[name] = np.frombuffer(raw, width, int(np.prod(shape)), offset).reshape(shape).astype(np.float32)
    return tensors
