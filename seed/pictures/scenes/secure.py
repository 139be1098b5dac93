"""PIN pads and keys: laid out, pressed, kept, in the rain; modules and interfaces."""

import studio
from kit.displays import screen
from kit.frames import front, moved, tilted, top
from kit.rooms import day, floor, place, table, wall
from kit.shapes import bar, box, disc, plate, tube
from models.modules import MODULES
from scenes import machine


def rows_of_pads():
    """Pads and keyboards in rows on a dark bench."""
    floor("floor-dark")
    laid = (
        ("epp-e10", -0.30, 0.10), ("epp-e20", -0.10, 0.10), ("epp-e30", 0.13, 0.11), ("epp-e40", 0.34, 0.10),
        ("keyboard-k60", -0.28, -0.11), ("keyboard-k80", 0.02, -0.11), ("trackball-t25", 0.28, -0.10), ("trackball-t50", 0.41, -0.12),
    )  # fmt: skip
    for slug, x, y in laid:
        place(machine(slug), x, y)
    studio.world((0.85, 0.92, 1.0), 0.22)
    studio.area((-1.4, 0.9, 0.9), (0, 0, 0), 1.0, 19, (1, 0.98, 0.95))
    studio.area((0.9, -0.3, 0.6), (0, 0, 0), 0.5, 3, (0.8, 0.9, 1.0))
    studio.look((-0.12, -0.92, 0.80), (0.05, 0.0, 0.0), 44)


def robot_finger():
    """A test robot presses keys."""
    floor("gum")
    wall(1.6, paint="wall-blue", h=3)
    table(0, 0, 1.6, 0.9, 0.8, "white")
    place(machine("epp-e20"), 0.05, 0, 0, 0.8)
    finger(0.031, 0.006, 0.8 + 0.0555)
    day(0.35, 70)
    studio.look((-0.26, -0.48, 1.07), (0.02, 0.0, 0.88), 50, blur=8)


def finger(x, y, z):
    """A rod with a rubber tip on a gantry of aluminium."""
    disc(top(x, y, z), 0.0045, 0.012, paint="rubber", bevel=0.003)
    bar(front(), (x, z + 0.012, -y), (x, z + 0.075, -y), 0.004, "polished")
    disc(top(x, y, z + 0.075), 0.016, 0.075, paint="alu", bevel=0.002)
    box(front(x, y, z + 0.175), (0.06, 0.06, 0.05), (0, 0, 0), "graphite", 0.004)
    box(front(0, y + 0.015, z + 0.215), (0.7, 0.035, 0.035), (0, 0, 0), "alu", 0.003)
    for side in (-1, 1):
        box(front(side * 0.33, y + 0.015, (z + 0.215 + 0.8) / 2), (0.03, z + 0.215 - 0.8, 0.03), (0, 0, 0), "alu", 0.003)
    tube(front(), [(x + 0.03, z + 0.175, -y), (x + 0.14, z + 0.15, -y), (0.30, z + 0.22, -y)], 0.004, "rubber")


def generations():
    """Three generations of PIN pads on a shelf."""
    floor("floor")
    wall(0.30, paint="plaster", h=3)
    box(top(0, 0.08, 1.2), (1.6, 0.40, 0.04), (0, 0, 0), "oak", 0.005)
    for slug, x in (("keyboard-k60", -0.30), ("epp-e20", -0.02), ("epp-e40", 0.27)):
        place(machine(slug), x, 0.04, -6, 1.22)
    day(0.4, 120)
    studio.look((-0.02, -0.95, 1.92), (-0.02, 0.05, 1.24), 48)


def in_the_rain():
    """The outdoor pad in its facade under grey light."""
    floor("concrete")
    place(machine("atm-a300"), 0, 0, 0)
    studio.world((0.70, 0.78, 0.88), 0.55)
    studio.area((-1.6, -1.6, 2.6), (0, 0, 1.1), 1.4, 28, (0.85, 0.92, 1.0))
    studio.look((-0.42, -0.62, 1.36), (-0.05, -0.05, 1.08), 44, (4, 3))


def layers():
    """A terminal's screen and three floating layers of its interface."""
    floor("gum")
    wall(1.6, paint="plaster")
    for i, (shows, lift) in enumerate((("idle", 0.0), ("menu:Good morning", 0.30), ("deposit", 0.60))):
        pane = tilted(front(-0.30 + i * 0.24, 0.25 - lift * 0.9, 0.62 + i * 0.02), 6)
        if i == 0:
            plate(moved(pane, 0, 0, -0.05), 0.62, 0.46, 0.05, radius=0.02, paint="graphite", bevel=0.006)
            box(front(-0.30, 0.30, 0.20), (0.14, 0.40, 0.04), (0, 0, 0), "steel", 0.005)
            box(front(-0.30, 0.28, 0.012), (0.36, 0.024, 0.26), (0, 0, 0), "graphite", 0.006)
        else:
            stand = front(-0.30 + i * 0.24, 0.27 - lift * 0.9, 0.2)
            box(stand, (0.012, 0.52, 0.012), (0, 0.06, 0), "steel", 0.002)
            box(stand, (0.24, 0.014, 0.14), (0, -0.193, 0), "steel", 0.003)
        screen(pane, 0, 0, 0.56, 0.40, shows, border=0.012, depth=0.006)
    day(0.55, 120)
    studio.look((-1.0, -2.3, 1.05), (-0.05, 0, 0.48), 46, (4, 3))


def laid_out():
    """Modules of a cash machine, laid out in order."""
    floor("gum")
    for build, x, y in MODULES:
        place(build, x, y)
    day(0.5, 160)
    studio.look((-1.1, -2.6, 1.9), (0.14, 0.12, 0.10), 56, (4, 3))


SCENES = {
    "scene-industry-pinpad": rows_of_pads,
    "scene-solution-epp": robot_finger,
    "scene-company-history": generations,
    "section-security-access": in_the_rain,
    "section-software-solution": layers,
    "section-hardware-solution": laid_out,
}
