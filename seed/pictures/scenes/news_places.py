"""Articles on hospitals, branches and stations: three pictures each."""

import studio
from kit.frames import front, top
from kit.furniture import bench, plant
from kit.rooms import chair, day, floor, lamps, pillar, place, side_wall, slats, sun, wall, windows
from kit.shapes import box, disc, plate
from scenes import machine
from scenes.article import look, pictures
from scenes.outdoors import sky, tree


def kiosk_by_window():
    floor("wood")
    windows(wall(1.5, paint="white", h=3.4), 9, 3.1, 5)
    place(machine("health-h400"), 0.2, 0.3, 14)
    plant(-1.5, 0.8, 1.5)
    day(0.5, 160, from_left=False)
    look((0.9, -3.5, 1.4), (0.05, 0.2, 1.05), 38)


def two_kiosks():
    floor("floor", joints=1.0)
    wall(2.4, paint="wall-mint")
    for x in (-1.0, 1.1):
        place(machine("health-h400"), x, 0.6, 0)
    for i in range(4):
        chair(-2.9 + i * 0.6, -0.6, 100)
    lamps(3, 4, 3.4, 1.8)
    day(0.55, 200)
    look((1.6, -4.6, 1.5), (0.0, 0.4, 1.05), 34)


def result_on_screen():
    floor("floor")
    wall(1.6, paint="wall-mint")
    place(machine("health-h400"), 0, 0, 0)
    day(0.5, 130)
    look((-0.42, -0.98, 1.34), (0.0, -0.14, 1.13), 42)


def timber_branch():
    floor("oak")
    slats(wall(1.6, paint="oak", h=3), 8, 2.9, 0.22, "wood")
    side_wall(2.4, h=3, paint="oak")
    place(machine("stm-s500"), 0.5, 0.8, -12)
    bench(-1.4, 1.1, 1.2)
    box(top(0, -0.4, 0.006), (2.2, 1.4, 0.012), (0, 0, 0), "fabric", 0.004)
    day(0.35, 150)
    studio.area((-0.5, 0, 2.8), (0, 0.6, 0.6), 1.2, 60, (1.0, 0.80, 0.55))
    look((-1.3, -3.4, 1.5), (0.1, 0.4, 0.92), 36)


def cabin_and_mountains():
    floor("grass", 400)
    for i, (x, y, r, h) in enumerate(((-40, 120, 60, 46), (30, 150, 70, 60), (95, 140, 60, 40), (-100, 150, 60, 38))):
        disc(top(x, y, -2), r, h, paint="wall-blue" if i % 2 else "slate", bevel=0, r_top=1.5, sides=7)
        disc(top(x, y, -2 + h * 0.68), r * 0.335, h * 0.325, paint="white", bevel=0, r_top=1.2, sides=7)
    for i in range(12):
        tree(-26 + i * 4.9, 22 + 5 * ((i * 3) % 4), 0, 3.4 + (i % 3))
    box(top(0.7, 0, 0.0), (4.2, 3.6, 0.16), (0, 0, 0), "concrete", 0.02)
    place(machine("stm-s900"), 0.7, 0, -18, 0.08)
    sky((0.84, 0.92, 1.0), (0.25, 0.48, 0.86), 0.8)
    sun(-35, 38, 3.0)
    look((-1.9, -6.4, 1.7), (0.3, 0, 1.6), 32)


def drawn_teller():
    floor("oak")
    wall(1.6, paint="wall-blue")
    place(machine("stm-s500"), 0, 0, 0)
    day(0.45, 130, from_left=False)
    look((0.62, -1.35, 1.52), (0.0, 0, 1.30), 40)


def quay():
    box(top(0, -3.6, -0.3), (60, 9.0, 0.6), (0, 0, 0), "concrete", 0.02)
    box(top(0, 60, -1.4), (400, 140, 0.1), (0, 0, 0), "water", 0)
    for i in range(6):
        disc(top(-5 + i * 2.2, 0.55, 0), 0.12, 0.42, paint="iron", bevel=0.02, r_top=0.16)
    for i, slug in enumerate(("otc-c300", "otc-c300")):
        place(machine(slug), 0.3 + i * 1.15, -0.6, -8)
    for i in range(9):
        tall = 8 + 7 * ((i * 5) % 4)
        box(front(-60 + i * 17, 120, tall / 2 - 2), (9, tall, 6), (0, 0, 0), "slate", 0)
    ship(-8, 26)
    sky((0.90, 0.93, 0.98), (0.30, 0.52, 0.86), 0.8)
    sun(-40, 35, 3.0)
    look((-1.7, -5.2, 1.6), (0.1, 0, 1.05), 36)


def ship(x, y):
    """A harbour ferry seen from the quay."""
    box(front(x, y, -0.2), (11, 2.4, 3.2), (0, 0, 0), "white", 0.3)
    box(front(x, y, 1.7), (8, 1.6, 2.8), (0, 0, 0), "white", 0.1)
    plate(front(x, y - 1.41, 1.8), 7.4, 0.7, 0.02, radius=0.1, paint="glass", bevel=0)
    box(front(x - 1, y, 3.0), (2.2, 1.1, 2.0), (0, 0, 0), "petrol", 0.1)
    box(front(x, y - 1.61, -0.7), (10.9, 0.4, 0.02), (0, 0, 0), "sun", 0)


def platform_edge():
    floor("concrete", joints=1.2)
    box(top(0, 3.2, -0.35), (60, 3.0, 0.1), (0, 0, 0), "asphalt", 0)
    box(top(0, 1.45, 0.003), (60, 0.18, 0.006), (0, 0, 0), "sun", 0)
    train(3.0)
    place(machine("otc-c300"), 1.0, 0.2, -24)
    pillar(-2.0, 0.6, 0.16, 4.4, "graphite")
    day(0.45, 170)
    look((-1.3, -3.8, 1.55), (0.2, 0.4, 1.10), 36)


def train(y):
    """The side of a tram: doors, windows, a stripe."""
    box(front(0, y + 1.2, 1.75), (40, 3.1, 2.4), (0, 0, 0), "white", 0.15)
    for i in range(10):
        plate(front(-14 + i * 3.1, y - 0.001, 2.25), 2.2, 1.1, 0.01, radius=0.12, paint="glass", bevel=0)
    box(front(0, y - 0.004, 0.75), (40, 0.32, 0.01), (0, 0, 0), "petrol", 0)


def map_on_screen():
    floor("floor")
    wall(1.4, paint="plaster")
    place(machine("otc-c300"), 0, 0, 0)
    day(0.5, 130)
    look((-0.55, -1.30, 1.52), (-0.02, -0.2, 1.34), 40)


SCENES = pictures(
    {
        "screening-kiosks-in-twelve-hospitals": (kiosk_by_window, two_kiosks, result_on_screen),
        "video-tellers-in-mountain-branches": (timber_branch, cabin_and_mountains, drawn_teller),
        "ticket-machines-for-the-harbour-line": (quay, platform_edge, map_on_screen),
    }
)
