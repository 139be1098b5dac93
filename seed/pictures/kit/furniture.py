"""What stands around or inside: seats, cabins, counters, plants."""

from math import radians, sin

import bmesh
from mathutils import Matrix

from kit.frames import front, moved, top
from kit.shapes import box, disc, finished, hoop, plate, rounded


def stool(x, y, height=0.46, r=0.18, paint="fabric"):
    """A round seat on a column."""
    ground = top(x, y, 0)
    disc(ground, r * 0.9, 0.012, paint="steel", bevel=0.003)
    disc(ground, 0.022, height - 0.05, paint="steel", bevel=0)
    disc(ground, r, 0.06, paint=paint, bevel=0.02, lift=height - 0.06)


def bench(x, y, w, d=0.42, height=0.45, paint="fabric"):
    """A padded bench on two cheeks."""
    box(front(x, y, height - 0.04), (w, 0.08, d), (0, 0, 0), paint, 0.025)
    for side in (-1, 1):
        box(front(x + side * w * 0.38, y, (height - 0.08) / 2), (0.04, height - 0.08, d * 0.8), (0, 0, 0), "graphite", 0.006)


def glass_wall(on, w, h, frame=0.04, paint="graphite", thickness=0.012):
    """A pane in a frame; the panel's origin is its middle."""
    hoop(moved(on, 0, 0, -frame / 2), rounded(w, h, 0.004), rounded(w - 2 * frame, h - 2 * frame, 0.004), frame, paint)
    box(on, (w - 2 * frame, h - 2 * frame, thickness), (0, 0, 0), "clear", 0)


def plant(x, y, height=1.3):
    """A tall pot with long leaves."""
    disc(top(x, y, 0), 0.15, 0.36, paint="graphite", bevel=0.012, r_top=0.19)
    disc(top(x, y, 0), 0.16, 0.01, paint="soil", bevel=0, lift=0.345)
    for i in range(16):
        turn, lean = radians(i * 137.5), 0.25 + 0.55 * (i % 5) / 5
        tip = height - 0.35 - 0.10 * (i % 4)
        leaf(x, y, 0.34, turn, lean, tip)


def leaf(x, y, z, turn, lean, length):
    """One long leaf that bows outward."""
    mesh = bmesh.new()
    spine = []
    for i in range(9):
        t = i / 8
        out, up, wide = lean * length * t * t * 0.9, length * (t - 0.28 * t * t * lean), 0.038 * sin(3.05 * t + 0.09)
        spine.append([mesh.verts.new((side * wide, out, up)) for side in (-1, 1)])
    for low, high in zip(spine, spine[1:]):
        mesh.faces.new((low[0], low[1], high[1], high[0]))
    finished(mesh, Matrix.Translation((x, y, z)) @ Matrix.Rotation(turn, 4, "Z"), "leaf", 0)


def cabin_shell(w, d, h, paint="dark", inside="white", wall=0.06):
    """A walk-in cabin, open in front: floor, roof with light, back wall, glass sides, four posts."""
    for z, thick in ((0.0, 0.08), (h - 0.18, 0.18)):
        plate(top(0, 0, z), w, d, thick, radius=0.10, paint=paint, bevel=0.012)
    plate(top(0, 0, 0.08), w - 0.05, d - 0.05, 0.004, radius=0.08, paint="gum", bevel=0)
    plate(top(0, 0, h - 0.186), w * 0.8, d * 0.6, 0.006, radius=0.05, paint="lamp", bevel=0)
    room = h - 0.26
    middle = 0.08 + room / 2
    box(front(0, d / 2 - wall, middle), (w - 0.16, room, wall), (0, 0, 0), inside, 0.004)
    for side in (-1, 1):
        for y in (-1, 1):
            box(front(side * (w / 2 - 0.05), y * (d / 2 - 0.05), middle), (0.07, room, 0.07), (0, 0, 0), paint, 0.015)
        box(front(side * (w / 2 - 0.05), 0, middle), (0.012, room, d - 0.16), (0, 0, 0), "clear", 0)
        box(front(side * (w / 2 - 0.05), 0, 1.02), (0.03, 0.05, d - 0.16), (0, 0, 0), paint, 0.006)
