"""Rooms and open places for scenes: floors, walls, windows, lamps, and how machines are placed in them."""

from math import radians

import bpy
from mathutils import Matrix

import studio
from kit.frames import front, left_side, moved, right_side, top
from kit.shapes import box, disc, plate
from models import Made


def place(build, x=0.0, y=0.0, turn=0.0, z=0.0):
    """Builds something at the origin, then sets it down at (x, y), turned about the upright, degrees."""
    before = set(bpy.context.scene.objects)
    made = build()
    bpy.context.view_layer.update()
    there = Matrix.Translation((x, y, z)) @ Matrix.Rotation(radians(turn), 4, "Z")
    for thing in set(bpy.context.scene.objects) - before:
        thing.matrix_world = there @ thing.matrix_world
    if isinstance(made, Made):
        made.detail = [there @ point for point in made.detail]
    return made


def floor(paint="floor", size=60.0, joints=0.0):
    """A floor at height 0; `joints` draws slabs of that size."""
    box(top(0, 0, -0.05), (size, size, 0.1), (0, 0, 0), paint, 0)
    if joints:
        count = int(12 / joints)
        for i in range(-count, count + 1):
            box(top(i * joints, 0, 0), (0.006, 24, 0.0006), (0, 0, 0), "iron", 0)
            box(top(0, i * joints, 0), (24, 0.006, 0.0006), (0, 0, 0), "iron", 0)


def wall(y, w=30.0, h=4.2, paint="plaster", x=0.0):
    """A wall behind, its face at `y`; returns its panel, origin on the ground."""
    box(front(x, y + 0.1), (w, h, 0.2), (0, h / 2, 0), paint, 0)
    box(front(x, y), (w, 0.08, 0.012), (0, 0.04, 0.006), "graphite", 0.002)
    return front(x, y)


def side_wall(x, d=16.0, h=4.2, paint="plaster", y=0.0):
    """A wall at the left (x < 0) or right."""
    face = right_side(x, y) if x < 0 else left_side(x, y)
    box(face, (d, h, 0.2), (0, h / 2, -0.1), paint, 0)
    return face


def slats(on, w, h, pitch=0.09, paint="wood", bottom=0.08):
    """Upright battens before a wall."""
    count = int(w / pitch)
    for i in range(count):
        box(on, (pitch * 0.55, h, 0.04), (-w / 2 + (i + 0.5) * pitch, bottom + h / 2, 0.02), paint, 0.004)


def windows(on, w, h, bays, glow="window", sill=0.0, frame="graphite", rows=1):
    """A glazed wall that glows with the light outside."""
    plate(on, w, h, 0.01, (0, sill + h / 2), 0.002, glow, 0)
    for i in range(bays + 1):
        box(on, (0.06, h, 0.14), (-w / 2 + w * i / bays, sill + h / 2, 0.07), frame, 0.004)
    for i in range(rows + 1):
        box(on, (w + 0.06, 0.06, 0.14), (0, sill + h * i / rows, 0.07), frame, 0.004)


def lamps(count, length=4.0, z=3.6, spacing=1.2, y=0.0, glow="lamp", x=0.0):
    """Long lamps under the ceiling, side by side."""
    for i in range(count):
        at = x + (i - (count - 1) / 2) * spacing
        box(top(at, y, z + 0.03), (0.10, length, 0.05), (0, 0, 0), "graphite", 0.004)
        box(top(at, y, z), (0.08, length - 0.02, 0.01), (0, 0, 0), glow, 0)


def day(strength=0.55, key=260.0, from_left=True):
    """Soft daylight in a room that is open towards the camera."""
    studio.world((0.90, 0.95, 1.0), strength)
    side = -1 if from_left else 1
    studio.area((side * 5.0, -4.5, 5.0), (0, 0, 1.0), 4.0, key * 1.5, (1.0, 0.98, 0.94))
    studio.area((-side * 5.0, -2.0, 3.5), (0, 0, 1.0), 3.0, key * 0.45, (0.88, 0.94, 1.0))


def evening(strength=0.10, key=40.0):
    """Blue light from the sky; machines and lamps do the rest."""
    studio.world((0.22, 0.36, 0.68), strength)
    studio.area((-4.0, -5.0, 4.5), (0, 0, 1.0), 4.0, key, (0.60, 0.75, 1.0))


def sun(turn, rise, strength=3.0, colour=(1.0, 0.93, 0.82), angle=1.5):
    """Direct sunlight from a direction, degrees."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.color, light.angle = strength, colour, radians(angle)
    lamp = bpy.data.objects.new("sun", light)
    lamp.rotation_euler = (radians(90 - rise), 0, radians(turn))
    bpy.context.scene.collection.objects.link(lamp)


def pillar(x, y, r=0.22, h=4.2, paint="concrete"):
    """A round column."""
    disc(top(x, y, 0), r, h, paint=paint, bevel=0)


def shelf_rack(x, y, w=2.6, h=2.6, d=0.7, levels=4, fill="carton", seed=1):
    """A storage rack with boxes of uneven sizes."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            box(front(x + sx * w / 2, y + sy * d / 2), (0.05, h, 0.05), (0, h / 2, 0), "blue", 0.004)
    for level in range(levels):
        z = 0.12 + level * (h - 0.3) / (levels - 1) if levels > 1 else 0.12
        box(front(x, y, z), (w, 0.05, d), (0, 0, 0), "sun" if level % 2 else "steel", 0.004)
        at = -w / 2 + 0.08
        i = seed + level * 5
        while fill and at < w / 2 - 0.42:
            wide, tall = 0.30 + 0.14 * (i * 7 % 4) / 3, 0.24 + 0.22 * (i * 5 % 6) / 5
            box(front(x + at + wide / 2, y, z + 0.025 + tall / 2), (wide, tall, d * 0.8), (0, 0, 0), fill if i % 4 else "white", 0.006)
            plate(
                front(x + at + wide / 2, y - d * 0.4 - 0.0002, z + 0.025 + tall * 0.55),
                wide * 0.4,
                tall * 0.25,
                0.0006,
                radius=0.003,
                paint="paper",
                bevel=0,
            )
            at += wide + 0.03 + 0.05 * (i % 3)
            i += 1


def table(x, y, w, d, z=0.74, paint="oak"):
    """A table on four legs; returns its top panel."""
    box(front(x, y, z - 0.02), (w, 0.04, d), (0, 0, 0), paint, 0.006)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box(
                front(x + sx * (w / 2 - 0.06), y + sy * (d / 2 - 0.06), (z - 0.04) / 2),
                (0.05, z - 0.04, 0.05),
                (0, 0, 0),
                "graphite",
                0.004,
            )
    return top(x, y, z)


def chair(x, y, turn=0.0, paint="fabric"):
    """A plain chair with a bowed back."""

    def build():
        plate(top(0, 0, 0.43), 0.46, 0.46, 0.06, radius=0.08, paint=paint, bevel=0.02)
        plate(moved(front(0, 0.22, 0.72), 0, 0), 0.46, 0.44, 0.04, radius=0.08, paint=paint, bevel=0.015)
        for sx in (-1, 1):
            for sy in (-1, 1):
                disc(top(sx * 0.18, sy * 0.18, 0), 0.013, 0.44, paint="graphite", bevel=0)
        box(front(0, 0.215, 0.52), (0.05, 0.2, 0.02), (0, 0, 0), "graphite", 0.004)

    place(build, x, y, turn)
