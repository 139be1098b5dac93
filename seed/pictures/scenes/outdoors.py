"""Under the sky: the headquarters by day and night, fields at sunrise."""

from math import cos, sin
from random import Random

import bmesh
import bpy
from mathutils import Matrix, Vector

import studio
from kit.frames import front, left_side, right_side, top
from kit.hardware import mark
from kit.materials import material
from kit.rooms import floor, sun
from kit.shapes import ball, bar, box, finished, plate


def sunrise():
    """Fields under the rising sun, a line of trees."""
    edges = (-20, 4, 13, 26, 44, 70, 110, 170, 320)
    for i, (near, far) in enumerate(zip(edges, edges[1:])):
        field(near, far, ("grass", "wheat", "grass-light")[i % 3])
    for i in range(15):
        x, y = -34 + i * 4.6 + 1.3 * sin(i * 2.3), 46 + 2.5 * sin(i * 1.7)
        tree(x, y, land(x, y), 3.0 + 1.0 * sin(i * 3.1))
    for i in range(9):
        x, y = -70 + i * 15 + 4 * sin(i * 4.1), 112 + 8 * sin(i * 2.2)
        tree(x, y, land(x, y), 3.4)
    ball(front(34, 320, 26), 13, paint="sunrise")
    sky()
    sun(172, 9, 3.6, (1.0, 0.66, 0.36), 2.0)
    studio.area((-14, -14, 16), (0, 20, 0), 20, 5000, (0.75, 0.82, 1.0))
    studio.look((0, -12, 5.4), (2.0, 60, 6.6), 36)


def land(x, y):
    """Height of the fields at a place."""
    return 0.9 * sin(x / 19 + y / 31) + 0.7 * sin(y / 14 - x / 47) + max(0.0, y - 40) * 0.028


def field(near, far, paint):
    """A strip of land between two distances, its ground following `land`."""
    mesh = bmesh.new()
    across, deep = 90, 14
    grid = []
    for j in range(deep + 1):
        y = near + (far - near) * j / deep
        wide = 60 + y * 1.1
        row = []
        for i in range(across + 1):
            x = -wide + 2 * wide * i / across
            bend = 1.6 * sin(x / 23) if 0 < j < deep or near > -20 else 0
            row.append(mesh.verts.new((x, y + bend, land(x, y + bend))))
        grid.append(row)
    for low, high in zip(grid, grid[1:]):
        for i in range(across):
            mesh.faces.new((low[i], low[i + 1], high[i + 1], high[i]))
    finished(mesh, Matrix(), paint, 0)


def tree(x, y, z, size):
    """A tree seen from afar: trunk, three boughs and a crown of leaves; all trees share one crown, turned."""
    bar(front(), (x, z - 1, -y), (x, z + size * 0.72, -y), size * 0.032, "soil")
    for i in range(3):
        turn = x + i * 2.1
        bar(
            front(),
            (x, z + size * 0.45, -y),
            (x + size * 0.24 * cos(turn), z + size * 0.85, -y - size * 0.24 * sin(turn)),
            size * 0.016,
            "soil",
        )
    crown = bpy.data.objects.new("crown", bpy.data.meshes.get("crown") or _crown())
    crown.matrix_world = Matrix.Translation((x, y, z + size * 0.92)) @ Matrix.Rotation(x * 1.7, 4, "Z") @ Matrix.Scale(size, 4)
    bpy.context.scene.collection.objects.link(crown)


def _crown(leaves=2600):
    """Leaves on the shells of some overlapping balls, each turned its own way; a tree of height 1 has this crown."""
    chance = Random(7)
    spots = [[chance.uniform(*reach) for reach in ((-0.24, 0.24), (-0.24, 0.24), (-0.22, 0.32), (0.14, 0.24))] for _ in range(11)]
    mesh = bmesh.new()
    for i in range(leaves):
        *centre, r = spots[i % len(spots)]
        out = Vector([chance.gauss(0, 1) for _ in range(3)]).normalized()
        spot = Vector(centre) + out * r * chance.uniform(0.72, 1.0)
        turn = Vector([chance.gauss(0, 0.7) for _ in range(3)]) + out
        place = Matrix.Translation(spot) @ turn.to_track_quat("Z", "Y").to_matrix().to_4x4()
        long, wide = chance.uniform(0.020, 0.034), chance.uniform(0.011, 0.018)
        corners = ((-long, 0, 0), (0, -wide, 0), (long, 0, 0), (0, wide, 0))
        mesh.faces.new([mesh.verts.new(place @ Vector(corner)) for corner in corners])
    data = bpy.data.meshes.new("crown")
    mesh.to_mesh(data)
    mesh.free()
    data.materials.append(material("leaf"))
    return data


def sky(low=(1.0, 0.58, 0.30), high=(0.30, 0.48, 0.80), strength=0.9):
    """A sky that fades from the horizon upward."""
    studio.world(low, strength)
    tree_ = bpy.context.scene.world.node_tree
    ramp, where, split = (
        tree_.nodes.new("ShaderNodeValToRGB"),
        tree_.nodes.new("ShaderNodeTexCoord"),
        tree_.nodes.new("ShaderNodeSeparateXYZ"),
    )
    tree_.links.new(where.outputs["Generated"], split.inputs[0])
    tree_.links.new(split.outputs["Z"], ramp.inputs["Fac"])
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*low, 1), (*high, 1)
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.0, 0.32
    tree_.links.new(ramp.outputs["Color"], tree_.nodes["Background"].inputs[0])


def building(glow):
    """The headquarters: four floors of glass between slabs of concrete, a higher part behind."""
    for x, y, w, d, floors in ((0, 0, 34, 14, 4), (9, 9, 14, 12, 7)):
        for i in range(floors + 1):
            box(top(x, y, i * 3.6), (w + 0.8, d + 0.8, 0.4), (0, 0, 0), "plaster", 0.02)
        for i in range(floors):
            storey(x, y, w, d, i * 3.6 + 1.8, glow, i)
    box(front(-6, -7.6, 1.7), (6.4, 0.3, 2.2), (0, 1.6, 0), "dark", 0.02)
    mark(front(-6, -8.72, 3.3), 0, 0.0, 0.5, paint="legend-light")
    plate(front(-6, -7.3, 1.4), 3.2, 2.6, 0.05, radius=0.02, paint="lamp-warm" if glow else "glass", bevel=0)


def storey(x, y, w, d, z, glow, seed):
    """One floor: by day a core that mirrors the sky, by night a dark one with panes before it, some lit; mullions between."""
    box(front(x, y, z), (w - 0.6, 3.2, d - 0.6), (0, 0, 0), "glass" if glow else "polished", 0)
    bays, turns = int(w / 1.7), int(d / 1.7)
    for k in range(bays + 1):
        box(front(x - w / 2 + k * w / bays, y - d / 2 + 0.05, z), (0.10, 3.2, 0.22), (0, 0, 0), "graphite", 0)
        if glow and k < bays:
            pane(front(x - w / 2 + (k + 0.5) * w / bays, y - d / 2 + 0.2, z), w / bays, k * k + k // 3 + seed * 5)
    for side, panel in ((-1, left_side), (1, right_side)):
        for k in range(turns + 1):
            at = y - d / 2 + k * d / turns
            box(front(x + side * (w / 2 - 0.05), at, z), (0.22, 3.2, 0.10), (0, 0, 0), "graphite", 0)
            if glow and k < turns:
                pane(panel(x + side * (w / 2 - 0.2), at + d / turns / 2, z), d / turns, k * k + seed * 3)


def pane(on, w, seed):
    """A window by night: lit, dimmed or dark, as chance has it."""
    paint = ("window-warm", "window-dim", "glass", "window-warm", "window-dim", "window-dim", "glass")[seed % 7]
    plate(on, w, 3.2, 0.02, radius=0.01, paint=paint, bevel=0)


def surroundings():
    """Lawn, path and young trees before the headquarters."""
    floor("grass", 300)
    box(top(-6, -24, 0.0), (5, 32, 0.04), (0, 0, 0), "concrete", 0)
    box(top(0, -9.5, 0.0), (60, 3.0, 0.05), (0, 0, 0), "concrete", 0)
    for x, y in ((-19, -12), (-11, -19), (2, -13), (9, -15), (16, -12), (22, -16), (-25, -4), (27, -2)):
        tree(x, y, 0.4, 4.2 + 0.6 * sin(x))


def headquarters():
    """The headquarters by day."""
    surroundings()
    building(glow=False)
    sky((0.86, 0.93, 1.0), (0.28, 0.50, 0.88), 0.85)
    sun(-38, 42, 3.4)
    studio.stand((-33, -40, 1.9), (-2, -2, 9.0), 30)


def headquarters_at_night():
    """The headquarters at night, its floors lit."""
    surroundings()
    building(glow=True)
    sky((0.16, 0.24, 0.44), (0.02, 0.035, 0.09), 0.9)
    sun(30, 40, 0.25, (0.6, 0.75, 1.0))
    for i in range(5):
        for x in (-9.2, -2.8):
            box(front(x, -30 + i * 5, 0.45), (0.14, 0.9, 0.14), (0, 0, 0), "graphite", 0.01)
            box(front(x, -30 + i * 5, 0.93), (0.15, 0.08, 0.15), (0, 0, 0), "lamp-warm", 0.01)
            studio.area((x, -30 + i * 5, 1.0), (x, -30 + i * 5, 0), 0.3, 16, (1, 0.78, 0.5))
    studio.area((-6, -8.6, 2.8), (-6, -9.5, 0), 2.5, 220, (1, 0.8, 0.55))
    studio.stand((21, -49, 1.9), (2, -4, 10.4), 31)


SCENES = {
    "scene-company-culture": sunrise,
    "scene-headquarters": headquarters,
    "scene-headquarters-night": headquarters_at_night,
}
