"""Woven cloth as a material: canvas, sailcloth, cotton. Its threads run along the thing's own axes."""
from studio.materials import principled


def canvas(colour, threads=9.0, relief=0.25, roughness=0.75, sheen=0.2, creases=0.0):
    """Cloth with `threads` per unit, `relief` from 0 to 1; `creases` adds soft dents that it got in use."""
    material, node = principled('canvas', Base_Color=colour, Roughness=roughness, Specular=0.25, Sheen=sheen)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place = nodes.new('ShaderNodeTexCoord')
    waves = []
    for direction in ('X', 'Y', 'Z'):
        wave = nodes.new('ShaderNodeTexWave')
        wave.bands_direction = direction
        wave.inputs['Scale'].default_value = threads * 0.32
        links.new(place.outputs['Object'], wave.inputs['Vector'])
        waves.append(wave)
    height = waves[0].outputs['Fac']
    for wave in waves[1:]:
        total = nodes.new('ShaderNodeMath')
        total.operation = 'ADD'
        links.new(height, total.inputs[0])
        links.new(wave.outputs['Fac'], total.inputs[1])
        height = total.outputs['Value']
    weave = nodes.new('ShaderNodeBump')
    weave.inputs['Strength'].default_value, weave.inputs['Distance'].default_value = relief, 0.02
    links.new(height, weave.inputs['Height'])
    if creases:
        dents, soft = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeBump')
        dents.inputs['Scale'].default_value, dents.inputs['Detail'].default_value = 0.16, 3
        dents.inputs['Distortion'].default_value = 0.8
        soft.inputs['Strength'].default_value, soft.inputs['Distance'].default_value = creases, 1.2
        links.new(place.outputs['Object'], dents.inputs['Vector'])
        links.new(dents.outputs['Fac'], soft.inputs['Height'])
        links.new(soft.outputs['Normal'], weave.inputs['Normal'])
    links.new(weave.outputs['Normal'], node.inputs['Normal'])
    return material
