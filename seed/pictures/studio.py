"""The photographer's studio: floor, lights, cameras by view, and how a picture is computed."""

from math import cos, radians, sin

import bpy
from mathutils import Vector

VIEWS = {  # degrees round the machine and above it, focal length, share of the frame that it fills
    "": dict(turn=-32, rise=13, lens=75, fill=0.86),
    "-front": dict(turn=0, rise=4, lens=90, fill=0.86),
    "-detail": dict(turn=-26, rise=22, lens=85, fill=1.0),
}
EXPOSURE = 0.55


def empty():
    """A new scene with nothing in it."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


def extent(things=None):
    """Corners of everything that will be seen, in world coordinates."""
    bpy.context.view_layer.update()
    things = things if things is not None else visible()
    return [thing.matrix_world @ Vector(corner) for thing in things for corner in thing.bound_box]


def visible():
    """Every body of the scene that is rendered."""
    return [thing for thing in bpy.context.scene.objects if thing.type in ("MESH", "CURVE", "FONT") and not thing.hide_render]


def stage(points, wall=None):
    """Floor and lights, scaled to the machine, so that a keypad is lit like a cabinet; `wall` is the face of the wall that it hangs on."""
    low = Vector([min(p[i] for p in points) for i in range(3)])
    high = Vector([max(p[i] for p in points) for i in range(3)])
    middle, radius = (low + high) / 2, (high - low).length / 2
    _backdrop(low.z, middle, radius) if wall is None else _hung(wall, middle, radius)
    for where, size, power, colour in (
        ((-2.6, -2.4, 2.4), 2.6, 74, (1.0, 0.985, 0.96)),
        ((3.0, -1.2, 1.6), 1.8, 30, (0.90, 0.95, 1.0)),
        ((0.6, 2.6, 3.0), 2.4, 44, (1.0, 1.0, 1.0)),
    ):
        area(middle + Vector(where) * radius, middle, size * radius, power * radius**2, colour)
    world((0.94, 0.965, 1.0), 0.50)


def _backdrop(ground, middle, radius):
    """A floor that bends into the wall without a line."""
    near, far, bend, tall = -14 * radius, 7 * radius, 5 * radius, 16 * radius
    line = (
        [(near, 0.0)]
        + [(far - bend + bend * sin(a), bend - bend * cos(a)) for a in (radians(90 * i / 24) for i in range(25))]
        + [(far, tall)]
    )
    _strip([(middle.y + y, ground + z) for y, z in line], middle.x, 22 * radius)


def _hung(wall, middle, radius):
    """A plain wall behind what hangs on it."""
    _strip([(wall, middle.z - 12 * radius), (wall, middle.z + 12 * radius)], middle.x, 22 * radius)


def _strip(line, x, wide):
    """Paper along a line of (y, z) points."""
    mesh = bpy.data.meshes.new("backdrop")
    mesh.from_pydata(
        [(x + side * wide, y, z) for y, z in line for side in (-1, 1)],
        [],
        [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)],
    )
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.materials.append(_paper())
    bpy.context.scene.collection.objects.link(bpy.data.objects.new("backdrop", mesh))


def _paper():
    paper = bpy.data.materials.new("backdrop")
    paper.use_nodes = True
    shader = paper.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (0.84, 0.855, 0.875, 1)
    shader.inputs["Roughness"].default_value = 0.55
    return paper


def area(where, at, size, power, colour=(1, 1, 1), wide=None):
    """A soft lamp that looks at a point; `wide` makes it a rectangle."""
    light = bpy.data.lights.new("area", "AREA")
    light.size, light.energy, light.color = size, power, colour
    if wide:
        light.shape, light.size_y = "RECTANGLE", wide
    lamp = bpy.data.objects.new("area", light)
    lamp.location = where
    lamp.rotation_euler = (Vector(at) - Vector(where)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(lamp)
    return lamp


def world(colour, strength):
    """Light from all around."""
    sky = bpy.data.worlds.new("world")
    sky.use_nodes = True
    shader = sky.node_tree.nodes["Background"]
    shader.inputs[0].default_value, shader.inputs[1].default_value = (*colour, 1), strength
    bpy.context.scene.world = sky


def aim(points, turn, rise, lens, fill, shape=None, long_side=1120):
    """Sets a camera that fits the points into the frame; the frame's shape follows theirs unless given."""
    scene = bpy.context.scene
    lens_data = bpy.data.cameras.new("camera")
    lens_data.lens = lens
    camera = bpy.data.objects.new("camera", lens_data)
    scene.collection.objects.link(camera)
    scene.camera = camera
    towards = Vector((sin(radians(turn)) * cos(radians(rise)), -cos(radians(turn)) * cos(radians(rise)), sin(radians(rise))))
    camera.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    bpy.context.view_layer.update()
    width, height = shape or _shape(camera, points)
    k = long_side / max(width, height)
    scene.render.resolution_x, scene.render.resolution_y = round(width * k), round(height * k)
    lens_data.sensor_fit = "HORIZONTAL" if width >= height else "VERTICAL"
    lens_data.lens = lens / fill
    fitted, _ = camera.camera_fit_coords(bpy.context.evaluated_depsgraph_get(), [c for p in points for c in p])
    camera.location = fitted
    lens_data.lens = lens
    lens_data.clip_start, lens_data.clip_end = 0.005, 500
    return camera


def look(where, at, lens=35, shape=(16, 9), long_side=1400, blur=None):
    """Sets a camera at a place that looks at a point; `blur` is an f-number, sharp at that point."""
    scene = bpy.context.scene
    lens_data = bpy.data.cameras.new("camera")
    lens_data.lens, lens_data.clip_start, lens_data.clip_end = lens, 0.01, 2000
    camera = bpy.data.objects.new("camera", lens_data)
    camera.location = where
    camera.rotation_euler = (Vector(where) - Vector(at)).to_track_quat("Z", "Y").to_euler()
    scene.collection.objects.link(camera)
    scene.camera = camera
    k = long_side / max(shape)
    scene.render.resolution_x, scene.render.resolution_y = round(shape[0] * k), round(shape[1] * k)
    if blur:
        lens_data.dof.use_dof, lens_data.dof.aperture_fstop = True, blur
        lens_data.dof.focus_distance = (Vector(where) - Vector(at)).length
    return camera


def _shape(camera, points):
    """Portrait, square-ish or landscape, as the machine needs."""
    turned = camera.matrix_world.to_3x3().inverted()
    flat = [turned @ p for p in points]
    w, h = (max(p[i] for p in flat) - min(p[i] for p in flat) for i in (0, 1))
    return (4, 5) if h > w * 1.15 else (1, 1) if h > w * 0.85 else (4, 3)


def quality(samples=24):
    """Cycles on the processor: few samples, denoised; short light paths."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device, cycles.samples = "CPU", samples
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.03, 8
    cycles.use_light_tree = False
    cycles.use_denoising, cycles.denoiser, cycles.denoising_prefilter = True, "OPENIMAGEDENOISE", "FAST"
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transparent_max_bounces = 5, 2, 3, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    scene.render.use_persistent_data = False
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "High Contrast"
    scene.view_settings.exposure = EXPOSURE
    scene.render.image_settings.file_format, scene.render.image_settings.color_mode = "PNG", "RGB"


def shoot(path):
    """Computes the picture."""
    bpy.context.scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)
