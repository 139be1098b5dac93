"""Articles on the company: three pictures each."""

import studio
from kit.displays import screen
from kit.frames import front, moved, tilted, top
from kit.furniture import stool
from kit.hardware import light_line, mark, vents
from kit.lettering import text
from kit.rooms import chair, day, evening, floor, lamps, place, shelf_rack, side_wall, table, wall, windows
from kit.shapes import ball, bar, box, disc, plate, tube
from models import modules
from scenes import machine
from scenes.article import desk, look, pictures
from scenes.banking import cup
from scenes.company import conveyor, pallet, robot


def bodies_on_line():
    floor("floor", joints=2.4)
    wall(4.0, paint="wall-mint", h=5)
    conveyor(0, 14)
    for i in range(5):
        place(machine("cdm-d200"), -2.2 + i * 1.2, 0, 90, 0.36)
    lamps(3, 5, 3.9, 2.2)
    day(0.5, 220)
    look((-3.4, -3.4, 1.7), (-0.3, 0, 1.05), 34)


def robot_and_safe():
    floor("floor")
    wall(3.0, paint="plaster", h=5)
    place(machine("cdm-d800"), 0.35, -0.1, -20)
    robot(0.35, 1.55)
    day(0.45, 200)
    look((-1.7, -3.3, 1.55), (0.25, 0.3, 0.95), 40)


def waiting_machines():
    floor("floor", joints=2.0)
    wall(4.5, paint="plaster", h=5)
    for i, slug in enumerate(("atm-a100", "cdm-d600", "crs-r300", "atm-a700", "bitcoin-b600", "otc-c300")):
        place(machine(slug), -2.6 + (i % 3) * 1.5 + (0.75 if i > 2 else 0), 0.0 + (i // 3) * 1.5, 0)
    windows(side_wall(4.4, 10, 5), 8, 3.6, 4, sill=0.6)
    day(0.5, 220, from_left=False)
    look((2.3, -4.6, 2.1), (-0.4, 0.4, 0.85), 36)


def racks():
    floor("floor-dark")
    wall(2.0, paint="graphite", h=3)
    for r in range(4):
        x = -1.5 + r * 0.75
        box(front(x, 0.5, 1.05), (0.62, 2.1, 0.9), (0, 0, 0), "black", 0.008)
        for i in range(14):
            place(machine("payroll-w400"), x, 0.0, 0, 0.12 + i * 0.135)
    evening(0.35, 40)
    studio.area((-1, -2.2, 2.6), (0, 0, 1.1), 1.4, 40, (0.7, 0.85, 1.0))
    look((-1.7, -2.3, 1.35), (-0.15, 0.1, 1.08), 36)


def padlock():
    desk("graphite", "wall-blue")
    place(machine("payroll-w400"), 0, -0.1, -8, 0.8)
    place(machine("payroll-w400"), 0, -0.09, -8, 0.896)
    x, y, z = -0.10, -0.14, 0.992
    box(front(x, y, z + 0.030), (0.070, 0.058, 0.030), (0, 0, 0), "brass", 0.006)
    tube(front(x, y, z + 0.055), [(-0.022, 0, 0), (-0.022, 0.030, 0), (0, 0.052, 0), (0.022, 0.030, 0), (0.022, 0, 0)], 0.0055, "polished")
    disc(front(x, y - 0.0152, z + 0.026), 0.006, 0.001, paint="void", bevel=0)
    day(0.4, 90)
    look((-0.40, -0.85, 1.22), (-0.03, -0.05, 0.93), 44)


def folder_and_seal():
    desk(top_paint="oak", backdrop="wall-mint")
    place(lambda: box(front(0, 0, 0.012), (0.24, 0.022, 0.32), (0, 0, 0), "blue", 0.004), -0.05, 0, 12, 0.8)
    place(lambda: box(front(0, 0, 0.0), (0.225, 0.014, 0.30), (0, 0.012, -0.004), "paper", 0.001), -0.04, 0.004, 12, 0.8)
    place(lambda: mark(top(0, 0, 0.0232), 0, 0.03, 0.05, paint="legend-light"), -0.05, 0, 12, 0.8)
    disc(top(0.20, -0.03, 0.8), 0.026, 0.018, paint="brass", bevel=0.004)
    bar(front(), (0.20, 0.818, 0.03), (0.20, 0.868, 0.03), 0.010, "oak")
    ball(front(0.20, -0.03, 0.882), 0.020, paint="oak")
    cup(0.30, 0.22, 0.8)
    day(0.4, 100)
    look((-0.22, -0.66, 1.14), (0.04, 0.02, 0.82), 46, blur=8)


def training_benches():
    floor("wood")
    wall(3.0, paint="wall-blue", h=3.4)
    for row in range(3):
        table(-1.0, 1.6 - row * 1.3, 2.6, 0.6, 0.9)
        for i in range(3):
            stool(-1.9 + i * 0.9, 1.0 - row * 1.3)
    for i, build in enumerate((modules.card_reader, modules.printer, modules.cassette)):
        place(build, -1.8 + i * 0.8, 1.6, 10 * i, 0.9)
    place(machine("atm-a100"), 1.4, 1.4, -24)
    day(0.5, 200)
    look((2.1, -4.0, 1.9), (-0.1, 0.8, 0.85), 34)


def numbered_modules():
    desk(top_paint="oak", backdrop="plaster")
    for i, build in enumerate((modules.cassette, modules.dispenser, modules.card_reader, modules.printer, modules.controller)):
        x = -0.78 + i * 0.39
        place(build, x, 0.10, -8, 0.8)
        card = tilted(front(x, -0.22, 0.825), 24)
        plate(card, 0.07, 0.05, 0.002, radius=0.003, paint="white", bevel=0.0004)
        text(moved(card, 0, 0, 0.002), str(i + 1), 0.036)
    day(0.45, 130)
    look((-0.12, -2.05, 1.55), (0.0, 0.02, 0.86), 40)


def screen_and_seats():
    floor("wood")
    face = wall(2.6, paint="graphite", h=3.4)
    plate(moved(face, 0, 1.75), 3.3, 1.9, 0.05, radius=0.02, paint="black", bevel=0.004)
    screen(moved(face, 0, 1.75, 0.045), 0, 0, 3.1, 1.74, "idle:Welcome", border=0.02)
    for row in range(3):
        for i in range(5):
            chair(-1.6 + i * 0.8, 0.9 - row * 1.0, 180)
    day(0.4, 150)
    look((-1.1, -3.8, 1.9), (0.0, 0.8, 1.15), 32)


def one_interface():
    floor("floor-dark")
    wall(2.2, paint="graphite")
    for i, slug in enumerate(("atm-a100", "crs-r300", "stm-s300", "retail-healthcare-p600")):
        place(machine(slug), -1.35 + i * 0.92, 0.1 * i, -12)
    evening(0.5, 60)
    studio.area((-1.5, -3.2, 2.6), (0, 0, 0.9), 2.2, 150, (1, 0.97, 0.93))
    look((-1.3, -3.9, 1.5), (-0.05, 0.1, 0.93), 40)


def three_sizes():
    floor("gum")
    wall(1.2, paint="plaster")
    desk_top = 0.8
    table(0, 0, 2.4, 0.8, desk_top, "oak")
    for x, w, h in ((-0.52, 0.56, 0.42), (0.08, 0.32, 0.24), (0.42, 0.14, 0.22)):
        pane = tilted(front(x, 0.05, desk_top + 0.03 + h / 2), 10)
        plate(moved(pane, 0, 0, -0.025), w + 0.03, h + 0.03, 0.025, radius=0.012, paint="graphite", bevel=0.004)
        screen(pane, 0, 0, w, h, "menu:Good morning", border=0.010, depth=0.004)
        box(front(x, 0.10, desk_top + 0.04), (w * 0.3, 0.08, 0.09), (0, 0, 0), "steel", 0.003)
    day(0.45, 110)
    look((-0.20, -1.75, 1.26), (-0.17, 0, 0.98), 40)


def update_bar():
    floor("floor-dark")
    wall(1.5, paint="floor-dark")
    housing = front(0, 0, 1.0)
    plate(housing, 0.80, 0.62, 0.05, radius=0.03, paint="light", bevel=0.008)
    screen(moved(housing, -0.06, 0.02, 0.05), 0, 0, 0.52, 0.39, "update", border=0.022)
    light_line(moved(housing, 0, 0.275, 0.05), 0.6)
    for y in (0.10, 0.0, -0.10):
        vents(moved(housing, 0.31, y, 0.05), 0.06, 0.05, rows=5)
    evening(0.4, 20)
    studio.area((-1.2, -1.4, 1.9), (0, 0, 1.0), 0.9, 26)
    look((-0.42, -1.02, 1.12), (-0.01, 0, 1.0), 42)


def parts_shelves():
    floor("floor")
    for i in range(4):
        shelf_rack(-4.2 + i * 2.75, 1.4, 2.6, 3.0, 0.7, 6, seed=i * 2)
    day(0.5, 200)
    look((-1.6, -3.1, 1.6), (0.1, 1.2, 1.35), 34)


def module_in_case():
    desk(top_paint="graphite", backdrop="plaster")
    case = top(0, 0, 0.80)
    for x, y, w, d in ((0, 0.26, 0.74, 0.03), (0, -0.26, 0.74, 0.03), (0.355, 0, 0.03, 0.49), (-0.355, 0, 0.03, 0.49)):
        box(moved(case, x, y), (w, d, 0.20), (0, 0, 0.10), "carton", 0.004)
    box(case, (0.70, 0.50, 0.08), (0, 0, 0.04), "rubber", 0.004)
    place(modules.dispenser, -0.12, 0.0, 0, 0.84)
    place(modules.card_reader, 0.20, 0.06, 0, 0.86)
    day(0.45, 120)
    look((-0.55, -1.15, 1.50), (0.0, 0.0, 0.92), 42)


def loading_gate():
    floor("concrete")
    face = wall(3.0, paint="plaster", h=5)
    for x in (-2.2, 1.6):
        plate(moved(face, x, 1.5), 2.8, 3.0, 0.02, radius=0.01, paint="window", bevel=0)
        for i in range(7):
            box(moved(face, x, 2.3 + i * 0.12), (2.8, 0.10, 0.05), (0, 0, 0.02), "steel", 0.004)
        for side in (-1, 1):
            box(moved(face, x + side * 1.45, 1.6), (0.14, 3.2, 0.12), (0, 0, 0.06), "sun", 0.01)
    for x, y in ((-1.6, 0.9), (-0.3, 1.3), (1.3, 0.6), (2.4, 1.4)):
        pallet(x, y)
    day(0.5, 220)
    look((-1.3, -5.4, 1.9), (-0.1, 1.2, 1.35), 34)


SCENES = pictures(
    {
        "factory-line-two-opens": (bodies_on_line, robot_and_safe, waiting_machines),
        "iso-27001-renewed": (racks, padlock, folder_and_seal),
        "training-room-opens": (training_benches, numbered_modules, screen_and_seats),
        "terminal-software-seven": (one_interface, three_sizes, update_bar),
        "spare-parts-hub-in-europe": (parts_shelves, module_in_case, loading_gate),
    }
)
