"""Where the camera stands: an 85 mm lens, so that nothing near looks larger than it is."""
import math
from dataclasses import dataclass

import bpy
from mathutils import Vector

LENS_MM = 85
SENSOR_MM = 36


@dataclass(frozen=True)
class View:
    """One picture of a form: `frame` is the width seen at `target`; both in the form's unit. Angles in degrees.

    `azimuth` 0 looks at the front, 90 at the right-hand side; `elevation` 90 looks straight down.
    A close-up stands `on_stone`: it fills its picture with ground instead of being cut out.
    `fill` is how many times the usual light comes from the front: what stands upright gets little of the key.
    What `hangs` throws no shadow: there is no ground below it.
    `aspect` is width by height: scenes are not square.
    `stop` is the aperture at a frame of 10 units; the smaller it is the less of the depth is sharp.
    """

    azimuth: float
    elevation: float
    frame: float
    target: tuple = (0, 0, 0)
    stop: float = 8
    pose: str = 'default'
    on_stone: bool = False
    hangs: bool = False
    fill: float = 1
    aspect: float = 1


def place_camera(scene, view):
    """Puts the scene's camera where `view` says."""
    data = bpy.data.cameras.new('camera')
    data.lens, data.sensor_width = LENS_MM, SENSOR_MM
    data.sensor_fit = 'HORIZONTAL'
    distance = view.frame * LENS_MM / SENSOR_MM
    azimuth, elevation = math.radians(view.azimuth), math.radians(view.elevation)
    away = Vector((
        math.sin(azimuth) * math.cos(elevation),
        -math.cos(azimuth) * math.cos(elevation),
        math.sin(elevation),
    ))
    data.clip_start, data.clip_end = distance / 100, distance * 100
    data.dof.use_dof = True
    data.dof.focus_distance = distance
    # Blender takes the lens for metres: a frame of 10 units then wants this much smaller a number.
    data.dof.aperture_fstop = view.stop / view.frame * 2
    camera = bpy.data.objects.new('camera', data)
    camera.location = Vector(view.target) + away * distance
    camera.rotation_euler = (math.pi / 2 - elevation, 0, azimuth)
    scene.collection.objects.link(camera)
    scene.camera = camera
