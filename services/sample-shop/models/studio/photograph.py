"""Renders the scene as it stands and writes the master: a transparent WebP."""
import os

import bpy
import numpy as np

from studio.tone import develop

EXPOSURE = 1.12
PASSES = {'picture': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}
WEBP_QUALITY = 90


def take_photograph(scene, file, working_folder, denoiser):
    """Renders `scene` into `file`; what is between lands in `working_folder`."""
    _write_passes_to(scene, working_folder)
    bpy.ops.render.render()
    picture, albedo, normal = (_read(os.path.join(working_folder, f'{name}0001.exr')) for name in PASSES)
    alpha = np.clip(picture[..., 3:4], 0, 1)
    straight = picture[..., :3] / np.maximum(alpha, 1e-4)
    developed = develop(straight, EXPOSURE) * alpha
    _write(denoiser.clean(developed, alpha, albedo[..., :3], normal[..., :3]), file)


def _write_passes_to(scene, folder):
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    output = tree.nodes.new('CompositorNodeOutputFile')
    output.base_path = folder
    output.format.file_format = 'OPEN_EXR'
    output.format.color_mode = 'RGBA'
    output.format.color_depth = '32'
    output.file_slots.clear()
    for name, source in PASSES.items():
        output.file_slots.new(name)
        tree.links.new(layers.outputs[source], output.inputs[name])
    scene.frame_set(1)


def _read(file):
    image = bpy.data.images.load(file)
    image.colorspace_settings.name = 'Raw'
    columns, rows = image.size
    pixels = np.empty(rows * columns * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    result = pixels.reshape(rows, columns, image.channels)
    bpy.data.images.remove(image)
    return result


def _write(pixels, file):
    rows, columns, _ = pixels.shape
    image = bpy.data.images.new('master', columns, rows, alpha=True)
    image.pixels.foreach_set(np.ascontiguousarray(pixels, np.float32).ravel())
    image.filepath_raw = file
    image.file_format = 'WEBP'
    os.makedirs(os.path.dirname(file), exist_ok=True)
    image.save()
    bpy.data.images.remove(image)
