"""The bust that clothes are shown on: linen over the body that they fell on, a cap of teak, a foot. Unit: centimetre."""
from cloth.body import NECK_TOP, arm, at_shoulder, torso
from studio.canvas import canvas
from studio.planks import teak
from studio.shapes import turned

LINEN = (0.60, 0.505, 0.385)
# So much slimmer than who wore it: no cloth lies on linen so near that linen shows through.
WITHIN = 0.04


def bust(slim, lowered, ground, sleeve=4.0):
    """Stands on the height `ground`; its arms hang `lowered` degrees below level and end after `sleeve`."""
    slim -= WITHIN
    linen = canvas(LINEN, threads=9, relief=0.5, roughness=0.85, sheen=0.3)
    torso(slim, linen, fineness=2)
    for side in (-1, 1):
        arm(slim, linen, sleeve, fineness=2).data.transform(at_shoulder(side, slim, lowered))
    wood = teak(2)
    z, wide, _, back = NECK_TOP
    wide *= slim
    cap = [(0, z - 1), (wide * 0.9, z - 1), (wide + 0.25, z - 0.6), (wide + 0.25, z + 0.5), (wide * 0.7, z + 1.3), (1.2, z + 1.9),
           (1.0, z + 2.5), (1.7, z + 3.3), (1.9, z + 4.2), (1.3, z + 5.1), (0, z + 5.4)]
    turned(cap, wood, roundness=0.4).location = (0, back, 0)
    foot = [(0, ground), (11.5, ground), (11.8, ground + 0.5), (11.4, ground + 1.3), (4.0, ground + 2.3), (1.9, ground + 3.6),
            (1.4, ground + 6), (1.4, 78), (0, 78)]
    turned(foot, wood, roundness=0.5).location = (0, 0.5, 0)
