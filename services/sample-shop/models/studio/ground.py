"""The ground: seen in reflections as pale stone, in the picture as nothing but the shadow that falls on it.

The masters are transparent, so one file stands on the light and on the dark tiles of the shop.
"""
import bpy

from studio.materials import matte

# The far end of a close-up lies in less light than the near one, so its stone is paler than the card.
STONE = (0.93, 0.885, 0.83)
CARD = (0.78, 0.75, 0.71)


def place_ground(scene, view):
    """A plane at height 0, far larger than the frame: a shadow catcher, stone where the view asks for it, or nothing."""
    if view.hangs:
        scene.render.film_transparent = True
        return
    reach = view.frame * 12
    mesh = bpy.data.meshes.new('ground')
    corners = [(-reach, -reach, 0), (reach, -reach, 0), (reach, reach, 0), (-reach, reach, 0)]
    mesh.from_pydata(corners, [], [(0, 1, 2, 3)])
    mesh.materials.append(matte('ground', STONE if view.on_stone else CARD, roughness=0.7))
    ground = bpy.data.objects.new('ground', mesh)
    ground.is_shadow_catcher = not view.on_stone
    scene.render.film_transparent = not view.on_stone
    scene.collection.objects.link(ground)
