"""Inside the company: entrance, meeting room, factory, laboratory, training, workshop, store."""

from math import cos, radians, sin

import studio
from kit.displays import screen
from kit.frames import front, moved, tilted, top
from kit.furniture import bench, plant, stool
from kit.hardware import mark
from kit.rooms import chair, day, floor, lamps, place, shelf_rack, side_wall, slats, table, wall, windows
from kit.shapes import ball, bar, box, disc, plate
from models import modules
from scenes import machine


def entrance():
    """One machine under a skylight in the entrance hall."""
    floor("floor", joints=1.8)
    slats(wall(3.0, paint="plaster", h=5.5), 13, 4.6, 0.16, "oak")
    side_wall(-5.0, h=5.5)
    place(machine("stm-s300"), 0.9, 0.2, -14)
    plate(top(0.9, 0.2, 4.6), 2.4, 2.4, 0.02, radius=0.05, paint="lamp", bevel=0)
    bench(-2.2, 1.9, 2.2)
    plant(-3.9, 2.1, 1.7)
    day(0.45, 180)
    studio.area((0.9, 0.0, 4.4), (0.9, 0.2, 0), 1.8, 120)
    studio.look((-0.3, -5.2, 1.5), (0.1, 0.3, 1.35), 34)


def meeting_room():
    """A long table, chairs and a window front."""
    floor("wood")
    windows(wall(3.4, paint="white", h=3.2), 12, 3.0, 6, rows=1)
    slats(side_wall(-3.6, 10, 3.2, "plaster"), 8, 3.1, 0.14, "oak")
    table(0.2, 0.6, 4.2, 1.2, 0.74)
    for i in range(4):
        chair(-1.25 + i * 0.98, 1.55, 0)
        chair(-1.25 + i * 0.98, -0.35, 180)
    for i in range(3):
        disc(top(-1.0 + i * 1.2, 0.6, 2.0), 0.16, 0.14, paint="graphite", bevel=0.02, r_top=0.05)
        disc(top(-1.0 + i * 1.2, 0.6, 1.995), 0.14, 0.01, paint="lamp-warm", bevel=0)
        bar(front(), (-1.0 + i * 1.2, 2.1, -0.6), (-1.0 + i * 1.2, 3.4, -0.6), 0.004, "graphite")
    day(0.5, 160)
    studio.look((-2.6, -4.2, 1.6), (0.1, 0.6, 0.95), 32)


def factory():
    """A line with half-finished machines on a conveyor."""
    floor("floor", joints=2.4)
    wall(5.0, w=60, paint="plaster", h=6)
    lamps(4, 9, 4.6, 2.2, y=1)
    conveyor(0.6, 12)
    for i, slug in enumerate(("crs-r300", "cdm-d400", "atm-a100", "atm-a700")):
        place(machine(slug), -1.6 + i * 1.75, 0.6, 0, 0.36)
    for i in range(4):
        shelf_rack(-4.5 + i * 3.2, 4.3, 2.7, 2.8, 0.8, 4, seed=i)
    robot(2.6, 2.0)
    robot(-0.9, 2.0)
    day(0.5, 260)
    studio.stand((-3.3, -4.4, 1.9), (0.3, 0.6, 1.15), 32)


def conveyor(y, length):
    """A roller conveyor on feet."""
    for side in (-1, 1):
        box(front(0, y + side * 0.48, 0.28), (length, 0.10, 0.05), (0, 0, 0), "blue", 0.004)
    for i in range(int(length / 0.14)):
        bar(front(), (-length / 2 + 0.07 + i * 0.14, 0.31, -y - 0.45), (-length / 2 + 0.07 + i * 0.14, 0.31, -y + 0.45), 0.045, "steel")
    for i in range(7):
        for side in (-1, 1):
            box(front(-length / 2 + 0.4 + i * (length - 0.8) / 6, y + side * 0.44, 0.12), (0.08, 0.24, 0.08), (0, 0, 0), "graphite", 0.004)


def robot(x, y):
    """A robot arm with three joints."""
    disc(top(x, y, 0), 0.26, 0.5, paint="graphite", bevel=0.02, r_top=0.22)
    points = [(x, 0.6, -y), (x - 0.10, 1.55, -y), (x - 0.35, 2.05, -y + 0.55), (x - 0.35, 1.85, -y + 1.0)]
    for low, high, r in zip(points, points[1:], (0.14, 0.10, 0.07)):
        bar(front(), low, high, r, "sun")
    for point, r in zip(points, (0.19, 0.16, 0.12, 0.09)):
        ball(front(point[0], -point[2], point[1]), r, paint="graphite")


def laboratory():
    """A machine under cameras and lamps."""
    floor("gum")
    wall(2.6, paint="wall-blue", h=4)
    disc(top(0.35, 0.2, 0), 0.75, 0.06, paint="graphite", bevel=0.01)
    place(machine("atm-a100"), 0.35, 0.2, -22, 0.06)
    for x, y in ((-1.15, -0.5), (1.75, -0.3), (-0.8, 1.4)):
        tripod(x, y, 1.45)
    for x in (-1.6, 2.1):
        plate(front(x, 1.4, 1.9), 0.7, 0.9, 0.06, radius=0.03, paint="graphite", bevel=0.01)
        plate(front(x, 1.34, 1.9), 0.62, 0.82, 0.005, radius=0.02, paint="lamp", bevel=0)
        bar(front(), (x, 0, -1.45), (x, 1.6, -1.45), 0.02, "graphite")
    table(-2.4, 0.6, 1.2, 0.7)
    face = tilted(moved(front(-2.4, 0.65, 0.74), 0, 0.28), 8)
    plate(moved(face, 0, 0, -0.03), 0.58, 0.36, 0.03, radius=0.01, paint="graphite", bevel=0.004)
    screen(face, 0, 0, 0.54, 0.32, "exchange", border=0.01)
    box(front(-2.4, 0.68, 0.80), (0.08, 0.14, 0.03), (0, 0, 0), "graphite", 0.003)
    day(0.4, 150)
    studio.look((-0.9, -4.3, 1.5), (-0.05, 0.2, 0.98), 36)


def tripod(x, y, height):
    """A camera on three legs, looking at the machine."""
    for i in range(3):
        turn = radians(90 + 120 * i)
        bar(front(), (x, height - 0.12, -y), (x + 0.32 * cos(turn), 0.0, -y - 0.32 * sin(turn)), 0.011, "graphite")
    bar(front(), (x, height - 0.16, -y), (x, height - 0.03, -y), 0.018, "graphite")
    disc(top(x, y, height - 0.075), 0.045, 0.03, paint="graphite", bevel=0.006)
    box(front(x, y, height), (0.14, 0.10, 0.12), (0, 0, 0), "black", 0.012)
    towards = (0.35 - x, 0.2 - y)
    size = (towards[0] ** 2 + towards[1] ** 2) ** 0.5
    ahead = (towards[0] / size * 0.13, towards[1] / size * 0.13)
    bar(front(), (x, height, -y), (x + ahead[0], height - 0.01, -y - ahead[1]), 0.034, "black")


def training_room():
    """An opened machine and rows of stools."""
    floor("wood")
    face = wall(3.0, paint="plaster", h=3.6)
    plate(moved(face, -1.1, 1.8), 3.0, 1.75, 0.05, radius=0.02, paint="black", bevel=0.004)
    screen(moved(face, -1.1, 1.8, 0.045), 0, 0, 2.8, 1.58, "update", border=0.02)
    place(machine("atm-a700"), 1.3, 1.5, -18)
    table(2.7, 1.8, 1.3, 0.7, 0.9)
    place(modules.cassette, 2.4, 1.8, 0, 0.9)
    place(modules.dispenser, 2.9, 1.8, 0, 0.9)
    for row in range(2):
        for i in range(3):
            stool(-2.0 + i * 0.9, 0.6 - row * 1.1)
    lamps(3, 4, 3.2, 1.8)
    day(0.55, 200)
    studio.stand((-1.1, -4.4, 1.65), (0.2, 1.0, 1.05), 33)


def workshop():
    """A bench with tools and a drawn-out module."""
    floor("floor")
    face = wall(1.1, paint="wall-blue", h=3.2)
    table(0, 0.5, 2.8, 0.9, 0.9)
    board = moved(face, 0, 1.52)
    plate(board, 2.4, 0.9, 0.02, radius=0.01, paint="graphite", bevel=0.002)
    for i in range(9):
        tool = moved(board, -1.0 + i * 0.25, 0.0, 0.05)
        long = 0.20 + 0.05 * (i * 5 % 4)
        bar(tool, (0, 0.10, 0), (0, 0.10 - long, 0), 0.006, "polished")
        bar(tool, (0, 0.12, 0), (0, 0.25, 0), 0.016, ("red", "blue", "sun")[i % 3])
    place(modules.dispenser, 0.15, 0.45, -18, 0.9)
    place(modules.cassette, 0.75, 0.5, 14, 0.9)
    place(modules.card_reader, -0.42, 0.35, 20, 0.9)
    place(modules.printer, -0.85, 0.5, -10, 0.9)
    for i in range(4):
        place(lambda: bar(top(), (0, 0, 0.008), (0, 0.16, 0.008), 0.007, "red"), -0.2 + i * 0.06, 0.14, 60 + 9 * i, 0.9)
    lamps(2, 1.8, 2.6, 1.2, y=0.4)
    day(0.5, 150)
    studio.stand((-0.4, -2.3, 1.55), (0.02, 0.5, 1.27), 33)


def warehouse():
    """Shelves with packed machines."""
    floor("floor")
    for side in (-1, 1):
        for i in range(5):
            rack = lambda i=i, side=side: shelf_rack(0, 0, 3.0, 4.6, 1.1, 4, seed=i * 3 + side)  # noqa: E731
            place(rack, side * 2.6, -0.5 + i * 3.2, 90 * -side)
    wall(16, paint="plaster", h=6)
    for i in range(3):
        pallet(0.2 * (i - 1), 1.5 + 3.6 * i)
    lamps(2, 16, 5.6, 2.4, y=6)
    day(0.5, 260)
    studio.look((0.0, -6.0, 1.7), (0.0, 4, 1.75), 30)


def pallet(x, y):
    """A packed machine on its pallet."""
    for i in range(5):
        box(top(x - 0.4 + i * 0.2, y, 0.12), (0.14, 0.9, 0.022), (0, 0, 0), "wood", 0.002)
    for i in range(3):
        box(top(x, y - 0.38 + i * 0.38, 0.055), (0.94, 0.1, 0.1), (0, 0, 0), "wood", 0.002)
    box(front(x, y, 0.85), (0.80, 1.44, 0.80), (0, 0, 0), "carton", 0.008)
    for side in (-0.24, 0.24):
        box(front(x + side, y, 0.85), (0.02, 1.446, 0.806), (0, 0, 0), "graphite", 0)
    mark(front(x, y - 0.4005, 1.2), 0, 0, 0.09)


SCENES = {
    "scene-company-about-us": entrance,
    "scene-company-leadership": meeting_room,
    "scene-factory": factory,
    "scene-test-laboratory": laboratory,
    "scene-training-room": training_room,
    "scene-service-workshop": workshop,
    "scene-warehouse": warehouse,
}
