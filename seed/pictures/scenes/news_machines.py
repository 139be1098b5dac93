"""Articles on machines: three pictures each."""

import studio
from kit.displays import screen
from kit.facade import lit_window
from kit.frames import front, moved, tilted, top
from kit.furniture import plant
from kit.hardware import screws
from kit.rooms import day, evening, floor, place, slats, sun, table, wall
from kit.shapes import bar, box, disc, plate, tube
from kit.slots import coin, scatter
from models import modules
from scenes import machine
from scenes.article import desk, look, pictures
from scenes.outdoors import sky, tree


def pad_and_probe():
    desk()
    place(machine("epp-e30"), 0.05, 0, -10, 0.8)
    bar(front(), (-0.06, 0.985, 0.035), (0.040, 0.868, 0.004), 0.004, "polished")
    bar(front(), (-0.19, 1.137, 0.075), (-0.06, 0.985, 0.035), 0.011, "red")
    day(0.4, 90)
    look((-0.22, -0.62, 1.16), (-0.02, 0.0, 0.86), 45, blur=8)


def pad_opened():
    desk("graphite", "graphite")
    panel = top(-0.12, 0, 0.81)
    plate(moved(panel, 0, 0, -0.01), 0.19, 0.15, 0.012, radius=0.006, paint="graphite", bevel=0.002)
    plate(moved(panel, 0, 0, 0.006), 0.18, 0.14, 0.0024, radius=0.004, paint="green", bevel=0.0004)
    board = moved(panel, 0, 0, 0.0084)
    for i in range(13):
        box(board, (0.0008, 0.12, 0.0003), (-0.072 + i * 0.012, 0, 0), "brass", 0)
    for x, y, w, h in ((-0.03, 0.015, 0.046, 0.046), (0.048, 0.032, 0.030, 0.020), (0.048, -0.006, 0.030, 0.020), (-0.058, -0.042, 0.030, 0.014)):
        plate(board, w, h, 0.0045, (x, y), 0.001, "black", 0.0005)
    for i in range(7):
        disc(board, 0.0042, 0.011, (0.000 + i * 0.0115, -0.046), "alu", 0.0006)
    plate(board, 0.052, 0.010, 0.008, (-0.05, 0.058), 0.001, "white", 0.0005)
    screws(board, 0.18, 0.14, 0.006, 0.003)
    place(machine("epp-e30"), 0.14, 0.04, 24, 0.80)
    day(0.35, 90)
    look((-0.25, -0.55, 1.20), (0.0, 0.01, 0.83), 45, blur=8)


def pad_in_facade():
    floor("concrete")
    place(machine("atm-a300"), 0, 0, 0)
    studio.world((0.75, 0.82, 0.9), 0.5)
    studio.area((1.8, -1.8, 2.4), (0, 0, 1.2), 1.2, 40, (1, 0.95, 0.88))
    look((0.62, -0.85, 1.40), (-0.02, 0, 1.13), 44)


def coins_and_notes_in_lobby():
    floor("floor", joints=1.2)
    slats(wall(1.4, paint="graphite"), 9, 3.2, 0.10, "oak")
    place(machine("atm-a700"), 0.1, 0.3, 28)
    plant(-1.2, 0.9, 1.5)
    day(0.45, 180, from_left=False)
    look((1.1, -3.2, 1.4), (-0.1, 0.2, 0.82), 42)


def loose_coins():
    desk(top_paint="oak", backdrop="graphite")
    scatter(top(-0.02, -0.04, 0.8), 0.26, 0.18, 46)
    for k, (x, y, count, r, paint) in enumerate(
        (
            (-0.20, 0.10, 9, 0.0128, "copper"),
            (-0.05, 0.13, 14, 0.0115, "brass"),
            (0.10, 0.12, 6, 0.0094, "steel"),
            (0.20, 0.06, 11, 0.0128, "brass"),
        )
    ):
        for i in range(count):
            coin(top(x + 0.0006 * ((i * 7 + k) % 3), y, 0.8 + i * 0.0022), r, paint)
    day(0.35, 90)
    look((-0.12, -0.45, 1.00), (0.0, 0.02, 0.81), 50, blur=8)


def upper_door_open():
    floor("gum")
    wall(1.8, paint="wall-blue")
    place(machine("atm-a700"), -0.1, 0, -150)
    place(modules.dispenser, 0.95, -0.1, -30)
    place(modules.cassette, 1.35, -0.35, -20)
    day(0.45, 180)
    look((-0.2, -3.4, 1.45), (0.25, 0, 0.72), 42)


def facade_in_the_evening():
    floor("asphalt")
    face = wall(0.22, 16, 4.6, "wall-blue")
    place(machine("atm-a300"), 0.5, 0.06, 0)
    for x in (-1.35, -3.2, 2.35):
        lit_window(face, x, 1.75, 1.2, 1.7)
    evening(0.35, 26)
    studio.area((0.5, -0.5, 2.4), (0.5, -0.2, 0.6), 0.7, 22, (1.0, 0.80, 0.55))
    look((-1.2, -3.3, 1.5), (0.25, 0, 1.20), 40)


def power_meter():
    floor("gum")
    wall(1.4, paint="wall-mint")
    place(machine("atm-a300"), 0.45, 0.2, -14)
    table(-0.95, 0.0, 0.9, 0.6, 0.8)
    meter = tilted(front(-0.92, -0.05, 0.92), 12)
    plate(moved(meter, 0, 0, -0.10), 0.34, 0.22, 0.10, radius=0.02, paint="sun", bevel=0.01)
    screen(meter, -0.05, 0.02, 0.16, 0.09, "watts", border=0.008, depth=0.003)
    for y in (0.05, -0.02):
        disc(meter, 0.018, 0.014, (0.11, y), "black", 0.003)
    for i, paint in enumerate(("red", "black", "blue")):
        disc(meter, 0.010, 0.012, (-0.10 + i * 0.05, -0.075), paint, 0.002)
        tube(
            moved(meter, -0.10 + i * 0.05, -0.075),
            [(0, 0, 0.012), (0.02, -0.06, 0.08), (0.30, -0.09, 0.04), (0.78, -0.20 + 0.02 * i, -0.16), (1.0 - 0.05 * i, 0.02 + 0.03 * i, -0.47)],
            0.005,
            paint,
        )
    day(0.5, 150)
    look((-0.85, -3.2, 1.45), (-0.02, 0, 1.06), 37)


def solar_roof():
    floor("grass", 200)
    box(top(0.4, 0.2, 0.02), (3.4, 2.6, 0.08), (0, 0, 0), "concrete", 0.02)
    place(machine("atm-a300"), 0.4, 0.2, -10, 0.06)
    for side in (-1, 1):
        bar(front(), (0.4 + side * 0.95, 0.05, -0.7), (0.4 + side * 0.95, 2.75, -0.7), 0.04, "graphite")
    roof = tilted(front(0.4, 0.05, 2.72), 72)
    plate(roof, 2.3, 1.7, 0.05, radius=0.02, paint="graphite", bevel=0.006)
    for i in range(6):
        for k in range(4):
            plate(moved(roof, -0.94 + i * 0.376, -0.60 + k * 0.40, 0.05), 0.36, 0.385, 0.003, radius=0.004, paint="lens", bevel=0)
    for i in range(6):
        tree(-14 + i * 6, 24 + (i % 3) * 4, 0, 4)
    sky((0.84, 0.92, 1.0), (0.25, 0.48, 0.86), 0.8)
    sun(-40, 45, 3.0)
    look((-1.9, -4.6, 2.2), (0.25, 0, 1.62), 36)


def keys_in_a_tray():
    desk("graphite", "graphite")
    tray = top(0, 0, 0.80)
    box(tray, (0.44, 0.30, 0.012), (0, 0, 0.006), "oak", 0.003)
    for i in range(12):
        for k in range(8):
            plate(
                moved(tray, -0.187 + i * 0.034, -0.119 + k * 0.034, 0.012),
                0.026,
                0.026,
                0.009,
                radius=0.004,
                paint="steel" if (i * 3 + k) % 11 else ("red", "sun", "green")[(i + k) % 3],
                bevel=0.0018,
            )
    day(0.35, 80)
    look((-0.20, -0.58, 1.14), (0.02, 0.0, 0.80), 42, blur=11)


def old_and_new():
    desk(top_paint="oak", backdrop="wall-mint")
    place(machine("keyboard-k80"), 0, -0.12, -6, 0.8)
    place(machine("keyboard-k90"), 0.02, 0.12, -6, 0.8)
    day(0.4, 100)
    look((-0.30, -0.72, 1.24), (0.0, 0.0, 0.81), 44)


def one_key():
    floor("floor-dark")
    place(machine("keyboard-k60"), 0, 0, 0)
    studio.world((0.85, 0.92, 1.0), 0.4)
    studio.area((-0.3, 0.2, 0.35), (0, 0, 0), 0.25, 1.6)
    studio.area((0.4, -0.2, 0.25), (0, 0, 0), 0.2, 0.7, (0.8, 0.9, 1.0))
    look((-0.055, -0.105, 0.105), (-0.012, -0.002, 0.036), 60, blur=11)


SCENES = pictures(
    {
        "pci-pts-v6-for-the-e30": (pad_and_probe, pad_opened, pad_in_facade),
        "a700-pays-out-coins-and-notes": (coins_and_notes_in_lobby, loose_coins, upper_door_open),
        "a300-needs-half-the-power": (facade_in_the_evening, power_meter, solar_roof),
        "twenty-years-of-steel-keys": (keys_in_a_tray, old_and_new, one_key),
    }
)
