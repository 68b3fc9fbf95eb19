"""A fallen garment as a thing to photograph, and places on it for collars, buttons and pockets. Unit: centimetre."""
import math

import bpy
import numpy as np
from mathutils import Vector, kdtree

from cloth.edges import evened
from cloth.pattern import distance_to


class Garment:
    """The skin of a garment; `front` and `back` find the place that a point of the pattern came to lie at."""

    def __init__(self, pattern, places, material, thickness=0.14, levels=2):
        self.pattern = pattern
        self.places = evened(pattern, [Vector(place) for place in places.tolist()])
        self.thing = self._build(material, thickness, levels)
        self.normals = [vertex.normal.copy() for vertex in self.thing.data.vertices]
        self._trees = {side: self._tree(side) for side in (-1, 1)}

    def front(self, x, z, out=0.0):
        """The place of the pattern's (x, z) on the front, `out` before the cloth."""
        return self._at(-1, x, z, out)

    def back(self, x, z, out=0.0):
        """The same on the back."""
        return self._at(1, x, z, out)

    def loop(self, opening):
        """The places along an opening, in order, and for each the direction out of the cloth over its edge."""
        ahead = {}
        for a, b in self.pattern.openings[opening]:
            ahead.setdefault(a, []).append(b)
            ahead.setdefault(b, []).append(a)
        order, seen = [next(iter(ahead))], set()
        while order[-1] not in seen:
            seen.add(order[-1])
            order += [n for n in ahead[order[-1]] if n not in seen][:1]
            if len(order) == len(seen):
                break
        inner = {number: Vector() for number in order}
        for triangle in self.pattern.triangles:
            for number in triangle:
                if number in inner:
                    inner[number] += sum((self.places[other] for other in triangle), Vector()) / 3 - self.places[number]
        return [(self.places[n], -inner[n].normalized()) for n in order]

    def _build(self, material, thickness, levels):
        mesh = bpy.data.meshes.new('garment')
        mesh.from_pydata(self.places, [], self.pattern.triangles)
        mesh.materials.append(material)
        mesh.polygons.foreach_set('use_smooth', np.ones(len(mesh.polygons), bool))
        uv = mesh.uv_layers.new(name='pattern')
        flat = np.array([self.pattern.points[loop.vertex_index][:] for loop in mesh.loops], np.float32) / 10
        uv.data.foreach_set('uv', flat.ravel())
        edges = [line for name, pairs in self.pattern.openings.items() if name != 'neck' for line in pairs]
        lines = [(self.pattern.points[a], self.pattern.points[b]) for a, b in edges]
        hem = mesh.attributes.new('hem', 'FLOAT', 'POINT')
        hem.data.foreach_set('value', [distance_to(lines, point) if lines else 99 for point in self.pattern.points])
        thing = bpy.data.objects.new('garment', mesh)
        bpy.context.scene.collection.objects.link(thing)
        # Edges are even already; they would draw back from the trims that are sewn to them.
        inner = set(range(len(self.places))) - {at for pairs in self.pattern.openings.values() for pair in pairs for at in pair}
        thing.vertex_groups.new(name='inner').add(sorted(inner), 1, 'REPLACE')
        even = thing.modifiers.new('even', 'SMOOTH')
        even.iterations, even.vertex_group = 2, 'inner'
        soft = thing.modifiers.new('soft', 'SUBSURF')
        soft.render_levels = soft.levels = levels
        skin = thing.modifiers.new('thickness', 'SOLIDIFY')
        skin.thickness, skin.offset = thickness, -1
        mesh.update()
        return thing

    def _tree(self, side):
        wanted = [at for at, other in enumerate(self.pattern.side) if other in (side, 0)]
        tree = kdtree.KDTree(len(wanted))
        for at in wanted:
            tree.insert((*self.pattern.points[at], 0), at)
        tree.balance()
        return tree

    def _at(self, side, x, z, out):
        # More than the nearest triangle's: what is sewn on is stiffer than the cloth, and does not follow each of its corners.
        found = self._trees[side].find_n((x, z, 0), 14)
        weights = [math.exp(-(distance / 1.3) ** 2) + 1e-6 for _, _, distance in found]
        total = sum(weights)
        place = sum((self.places[at] * w for (_, at, _), w in zip(found, weights)), Vector()) / total
        normal = sum((self.normals[at] * w for (_, at, _), w in zip(found, weights)), Vector()) / total
        return place + normal.normalized() * out
