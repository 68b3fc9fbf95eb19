"""The empty studio: Cycles on the processor, transparent film, and what the denoiser needs beside the picture."""
import bpy


def new_scene(size, samples, aspect=1):
    """Empties Blender and returns a scene for pictures of `size` by `size` pixels, or as many in another
    `aspect`, with at most `samples` rays each."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.film_transparent = True
    scene.render.resolution_x = round(size * aspect ** 0.5)
    scene.render.resolution_y = round(size / aspect ** 0.5)
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.max_bounces = 10
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 10
    # Caustics would need thousands of rays; materials let light through to the ground instead.
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 6
    cycles.use_denoising = False  # Debian's Blender is built without one: see denoise.py
    scene.view_layers[0].cycles.denoising_store_passes = True
    return scene
