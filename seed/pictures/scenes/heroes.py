"""Heroes of the home page: room for words on the left."""

import studio
from kit.frames import front
from kit.furniture import bench, plant
from kit.rooms import day, floor, lamps, place, side_wall, wall, windows
from kit.shapes import box
from scenes import machine


def story():
    """Four machines of one house in a white hall."""
    floor("gum", joints=2.0)
    wall(2.2, paint="plaster")
    for i in range(7):
        box(front(-6 + i * 2, 2.1), (0.5, 4.2, 0.4), (0, 2.1, 0), "plaster", 0.02)
    for i, (slug, turn) in enumerate((("stm-s300", -14), ("atm-a100", -8), ("crs-r300", 4), ("otc-c300", 12))):
        place(machine(slug), -0.95 + i * 0.92, 0.25 * abs(i - 1.5), -turn)
    day(0.55, 250)
    studio.stand((0.0, -6.3, 1.45), (0.0, 0, 0.98), 43)


def tour():
    """A long show room with machines on both sides, daylight at its end."""
    floor("floor")
    windows(wall(9.0, 9.0, paint="white"), 8.0, 3.6, 5, rows=2)
    side_wall(-3.2, 20, paint="plaster", y=2)
    side_wall(3.2, 20, paint="plaster", y=2)
    lamps(3, 14, 3.7, 1.9, y=2)
    left = ("cdm-d400", "stm-s500", "health-h200", "cdm-d600")
    right = ("otc-c300", "atm-a700", "bitcoin-b400", "crs-r300")
    for i in range(4):
        place(machine(left[i]), -2.55, -0.6 + i * 1.9, 62)
        place(machine(right[i]), 2.55, -0.6 + i * 1.9, -62)
    plant(-0.0, 7.4, 1.6)
    day(0.5, 160)
    studio.stand((0.0, -6.4, 1.55), (0.0, 3.0, 1.15), 32)


def dispenser():
    """The coin bowl of the A700, close."""
    floor("floor-dark")
    wall(2.6, paint="wall-blue")
    place(machine("atm-a700"), 0.30, 0, -24)
    day(0.42, 190)
    studio.area((0.9, -1.8, 1.4), (0.25, -0.3, 0.80), 0.7, 18)
    studio.look((-0.36, -1.75, 1.10), (-0.02, 0, 0.86), 42, blur=8)


def screening():
    """The screening kiosk in a bright hall."""
    floor("floor", joints=1.2)
    windows(wall(3.2, paint="white"), 14, 3.2, 9, rows=2)
    bench(-2.4, 2.4, 1.8)
    bench(-0.2, 2.4, 1.8)
    plant(-3.8, 2.4)
    place(machine("health-h400"), 0.75, 0, -10)
    day(0.6, 220)
    studio.look((-0.1, -4.5, 1.35), (-0.05, 0, 1.06), 40)


SCENES = {
    "scene-hero-story": story,
    "scene-hero-tour": tour,
    "scene-hero-dispenser": dispenser,
    "scene-hero-screening": screening,
}
