"""Hospitals, stations, lanes, museums, airports."""

import studio
from kit.displays import screen
from kit.facade import lit_window
from kit.frames import front, moved, tilted, top
from kit.furniture import bench, plant
from kit.rooms import day, evening, floor, lamps, pillar, place, wall, windows
from kit.shapes import box, plate
from scenes import machine
from scenes.outdoors import sky, tree


def hospital():
    """Two check-in kiosks and plants."""
    floor("floor", joints=1.2)
    back = wall(2.6, paint="plaster")
    box(back, (5.0, 2.6, 0.03), (2.6, 1.4, 0.015), "wall-mint", 0)
    windows(moved(back, -4.2, 0, 0.01), 6.4, 3.0, 4, sill=0.3)
    for x in (0.35, 1.65):
        place(machine("health-h200"), x, 0.2, -6)
    plant(-1.0, 1.6, 1.5)
    plant(3.2, 1.8, 1.2)
    bench(-2.8, 1.7, 1.8)
    day(0.6, 220)
    studio.stand((0.1, -4.3, 1.45), (0.45, 0.3, 1.06), 38)


def health_centre():
    """Consultation cabin and screening kiosk."""
    floor("gum", joints=1.5)
    wall(2.6, paint="plaster")
    place(machine("health-h600"), -1.25, 1.1, 10)
    place(machine("health-h400"), 1.55, 0.3, -12)
    plant(3.1, 1.6)
    lamps(3, 4, 3.5, 2.0)
    day(0.6, 220)
    studio.look((0.2, -5.9, 1.5), (0.1, 0.5, 1.15), 38)


def pharmacy():
    """The locker wall with one door open."""
    floor("floor")
    wall(0.30, paint="wall-mint", h=3.2)
    place(machine("retail-healthcare-p400"), 0, 0, 0)
    plant(-1.62, -0.15, 1.4)
    day(0.55, 200, from_left=False)
    studio.stand((1.0, -4.1, 1.45), (0.05, 0, 1.06), 38, (4, 3))


def concourse():
    """Ticket machines below a departure board."""
    floor("floor", joints=1.2)
    face = wall(1.2, paint="wall-blue", h=5.0)
    for i in range(3):
        place(machine("otc-c300"), -0.5 + i * 1.3, 0.8, 0)
    board = moved(face, 0.8, 2.85, 0.02)
    plate(board, 3.9, 1.15, 0.12, radius=0.02, paint="black", bevel=0.006)
    screen(moved(board, 0, 0, 0.115), 0, 0, 3.7, 1.0, "departures", border=0.03)
    for x in (-2.4, 3.9):
        pillar(x, -0.1, 0.24, 5.0)
    lamps(2, 6, 4.4, 2.4)
    day(0.5, 240)
    studio.look((-2.1, -5.4, 1.55), (0.45, 0.6, 1.62), 33)


def platform():
    """A top-up station on a pillar of a platform."""
    floor("concrete")
    box(top(0, 3.4, -0.35), (40, 2.6, 0.1), (0, 0, 0), "asphalt", 0)
    for y in (2.9, 3.9):
        box(top(0, y, -0.24), (40, 0.07, 0.12), (0, 0, 0), "steel", 0)
    box(top(0, 1.95, 0.002), (40, 0.14, 0.004), (0, 0, 0), "sun", 0)
    wall(5.2, paint="wall-blue", h=5)
    place(machine("otc-c500"), 0.25, -0.012, 0, 0.85)
    box(front(0.25, 0.20), (0.80, 5.0, 0.42), (0, 2.5, 0), "plaster", 0.03)
    day(0.45, 160)
    studio.stand((-0.65, -2.1, 1.50), (0.10, 0, 1.33), 46, (4, 3), blur=5.6)


def museum():
    """A lit trackball before a large screen, in a dark hall."""
    floor("floor-dark")
    face = wall(2.6, paint="graphite", h=5)
    plate(moved(face, 0, 1.75, 0.0), 3.7, 2.2, 0.06, radius=0.02, paint="black", bevel=0.006)
    screen(moved(face, 0, 1.75, 0.06), 0, 0, 3.5, 2.0, "info", border=0.03)
    box(front(0.3, 0), (0.62, 0.92, 0.46), (0, 0.46, 0), "dark", 0.02)
    plate(top(0.3, 0, 0.92), 0.66, 0.50, 0.02, radius=0.03, paint="white", bevel=0.006)
    place(machine("trackball-t50"), 0.3, -0.02, 0, 0.925)
    evening(0.12, 20)
    studio.area((1.2, 0.6, 4.2), (0.3, 0, 1.0), 0.9, 130, (1, 0.95, 0.88))
    studio.stand((0.06, -0.92, 1.24), (0.10, 0.4, 1.275), 24)


def information_desk():
    """The lit trackball in a desk of oak."""
    floor("floor")
    wall(2.4, paint="wall-blue")
    box(top(0, 0.1, 0.80), (2.4, 0.9, 0.05), (0, 0, 0), "oak", 0.008)
    place(machine("trackball-t50"), 0.06, -0.05, 0, 0.785)
    low = tilted(front(0.06, 0.22, 0.99), 22)
    plate(moved(low, 0, 0, -0.03), 0.56, 0.34, 0.03, radius=0.012, paint="graphite", bevel=0.005)
    screen(low, 0, 0, 0.52, 0.30, "info", border=0.012)
    box(front(0.06, 0.27, 0.86), (0.10, 0.14, 0.03), (0, 0, 0), "graphite", 0.004)
    day(0.4, 130)
    studio.look((-0.42, -0.95, 1.22), (0.06, 0.06, 0.88), 44, (4, 3))


def airport():
    """Two information points before a glass front."""
    floor("floor", joints=1.8)
    windows(wall(4.0, paint="white", h=6), 18, 5.2, 8, rows=3)
    for x, turn in ((0.2, -10), (1.7, -10)):
        place(lambda: machine("stm-s300")("gates"), x, 0, turn)
    bench(-2.6, 2.2, 2.0)
    bench(-4.9, 2.2, 2.0)
    pillar(3.8, 2.0, 0.3, 6)
    day(0.65, 200)
    studio.look((-0.9, -4.3, 1.5), (0.35, 0.3, 1.1), 34)


def lane():
    """The drive-up machine at dusk."""
    floor("asphalt")
    place(machine("atm-a500"), 0.7, 0, -16, 0.15)
    for y in (-1.6, 1.9):
        box(top(-1.5, y, 0.001), (14, 0.12, 0.002), (0, 0, 0), "white", 0)
    _branch(7.0)
    for x, size in ((-11.5, 6.0), (-6.2, 5.2), (5.6, 5.6), (9.6, 6.2)):
        tree(x, 13.0, 0, size)
    sky((0.80, 0.42, 0.34), (0.07, 0.12, 0.30), 0.45)
    studio.area((-4.0, -5.0, 4.5), (0, 0, 1.0), 4.0, 30, (0.60, 0.75, 1.0))
    studio.area((0.7, -0.1, 2.30), (0.7, -0.3, 0), 1.2, 55, (1.0, 0.96, 0.90), 0.9)
    studio.area((-3.5, -4.0, 2.0), (0.7, 0, 1.0), 2.0, 40, (1.0, 0.80, 0.60))
    studio.look((-1.6, -5.6, 1.5), (0.0, 0, 1.22), 38)


def _branch(y, w=30, h=3.3):
    """The bank behind the lane: windows between piers of stone, a roof that stands out, light under its edge."""
    face = wall(y, w, h, "slate")
    box(moved(face, 0, 0.22), (w, 0.44, 0.10), (0, 0, 0), "concrete", 0.01)
    for i in range(10):
        lit_window(face, -11.7 + i * 2.6, 1.75, 1.9, 1.9, blind=(0.30, 0.55, 0.18, 0.42)[i % 4])
    box(moved(face, 0, h + 0.08, 0.35), (w + 0.8, 0.20, 1.3), (0, 0, 0), "graphite", 0.02)
    plate(moved(face, 0, h + 0.08, 1.0), w, 0.035, 0.004, radius=0.01, paint="slot", bevel=0)


SCENES = {
    "scene-industry-healthcare": hospital,
    "scene-solution-healthcare": health_centre,
    "section-retail-healthcare": pharmacy,
    "scene-industry-transport": concourse,
    "section-transportation": platform,
    "scene-industry-info-ar": museum,
    "section-information": information_desk,
    "scene-airport-information": airport,
    "scene-drive-up-lane": lane,
}
