"""Screens and prints, made as small as the camera sees them: what is left out between two rays would flicker, and letters would fray."""

from pathlib import Path

import bpy
from bpy_extras.object_utils import world_to_camera_view
from PIL import Image

SPARE = 1.6  # texels for each pixel of the picture


def fit(percent):
    """Swaps each image of the scene for a smaller copy, if its largest appearance at `percent` of the camera's size has fewer pixels."""
    for image, seen in _appearances(percent).items():
        side = round(seen * SPARE)
        if side < max(image.size) * 0.8:
            _swap(image, max(side, 16))


def _appearances(percent):
    """Image → the longest side, in pixels, of any face that shows it."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    found = {}
    for thing in scene.objects:
        for image in _images(thing):
            at = [world_to_camera_view(scene, scene.camera, thing.matrix_world @ vertex.co) for vertex in thing.data.vertices]
            spots = [(p.x * scene.render.resolution_x * percent / 100, p.y * scene.render.resolution_y * percent / 100) for p in at if p.z > 0]
            sides = [((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5 for a, b in zip(spots, spots[1:])]
            found[image] = max([found.get(image, 0), *sides])
    return found


def _images(thing):
    """Images on the faces of a body."""
    materials = thing.data.materials if thing.type == "MESH" else ()
    return [node.image for paint in materials if paint and paint.use_nodes for node in paint.node_tree.nodes if node.type == "TEX_IMAGE"]


def _swap(image, side):
    source = Path(bpy.path.abspath(image.filepath))
    small = source.with_name(f"{source.stem}-{side}.png")
    drawn = Image.open(source)
    scale = side / max(drawn.size)
    drawn.resize([max(1, round(length * scale)) for length in drawn.size], Image.LANCZOS).save(small)
    image.filepath = str(small)
    image.reload()
