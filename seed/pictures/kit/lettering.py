"""Letters on machines, in the house's own type."""

from pathlib import Path

import bpy

from kit.frames import moved
from kit.materials import material

FONTS = Path(__file__).parent.parent / "fonts"


def text(on, words, size, at=(0, 0), paint="legend", lift=0.0003, align="CENTER", weight="SemiBold"):
    """Words of cap height about 0.7 × `size`, centred on `at` (or begun there, with align LEFT)."""
    curve = bpy.data.curves.new("text", "FONT")
    curve.body, curve.size, curve.align_x, curve.align_y = words, size, align, "CENTER"
    curve.font = bpy.data.fonts.load(str(FONTS / f"IBMPlexSans-{weight}.ttf"), check_existing=True)
    curve.extrude, curve.resolution_u = 0.0001, 3
    curve.materials.append(material(paint))
    thing = bpy.data.objects.new("text", curve)
    thing.matrix_world = moved(on, *at, lift)
    bpy.context.scene.collection.objects.link(thing)
    return thing
