"""Banks, shops and counters."""

import studio
from kit.frames import front, top
from kit.furniture import bench, plant, stool
from kit.rooms import day, evening, floor, lamps, place, shelf_rack, side_wall, slats, table, wall
from kit.shapes import box, disc, ring
from kit.slots import bank_card
from scenes import machine


def lobby():
    """Three machines before a timber wall."""
    floor("floor", joints=1.5)
    slats(wall(1.6, paint="graphite"), 12, 3.4)
    for i, slug in enumerate(("atm-a100", "crs-r300", "stm-s500")):
        place(machine(slug), -1.0 + i * 1.35, 1.05, 0)
    plant(-2.5, 1.0, 1.5)
    bench(3.4, 0.6, 1.5)
    day(0.5, 200)
    studio.stand((-1.7, -4.6, 1.5), (0.0, 0.8, 0.98), 36)


def deposits_at_night():
    """Deposit machines behind a glass wall at night."""
    floor("floor-dark")
    wall(1.9, paint="plaster", w=7.4)
    lamps(5, 2.2, 2.75, 1.4, y=0.7)
    for i, slug in enumerate(("cdm-d200", "cdm-d400", "cdm-d600", "cdm-d800")):
        place(machine(slug), -2.0 + i * 1.3, 1.2, 0)
    for i in range(6):
        box(front(-3.6 + i * 1.44, -0.6), (0.06, 2.9, 0.12), (0, 1.45, 0), "graphite", 0.004)
        if i < 5:
            box(front(-2.88 + i * 1.44, -0.6), (1.38, 2.8, 0.012), (0, 1.42, 0), "clear", 0)
    box(front(0, -0.6), (7.6, 0.5, 0.24), (0, 3.05, 0), "graphite", 0.01)
    evening(0.30, 26)
    studio.area((0, 0.5, 2.7), (0, 0.8, 0), 5.0, 190, (1.0, 0.93, 0.82), 1.2)
    studio.stand((-2.9, -5.4, 1.55), (0.0, 0.4, 1.15), 36)


def beside_the_desk():
    """The lobby recycler beside a teller desk."""
    floor("floor")
    slats(wall(2.0, paint="wall-blue"), 4.0, 3.2, 0.12, "oak")
    place(machine("crs-r300"), -0.75, 0.2, 16)
    place(machine("crs-r700"), 1.35, 0.8, -14)
    stool(2.5, 1.5)
    day(0.5, 200)
    studio.stand((0.2, -4.3, 1.5), (0.25, 0.3, 0.82), 38, (4, 3))


def payment_corner():
    """Self-checkout and card kiosk in the corner of a shop."""
    floor("floor", joints=0.9)
    wall(1.9, paint="plaster")
    side_wall(2.9, paint="wall-blue")
    for i in range(3):
        shelf_rack(-3.0 + i * 2.75 - 1.0, 1.5, 2.5, 2.0, 0.4, 4, seed=3 * i)
    place(machine("retail-healthcare-p200"), 0.1, -0.2, -12)
    place(machine("retail-healthcare-p600"), 1.85, 0.3, -30)
    lamps(3, 3, 3.2, 1.6)
    day(0.55, 200)
    studio.look((-0.9, -4.2, 1.5), (0.5, 0, 0.92), 36)


def shop():
    """A shop without staff: two checkouts, shelves."""
    floor("gum", joints=0.6)
    wall(3.4, paint="wall-mint")
    for i in range(4):
        shelf_rack(-4.5 + i * 2.9, 2.9, 2.6, 2.2, 0.5, 5, seed=2 * i + 1)
    place(machine("retail-healthcare-p200"), -0.9, 0.2, 20)
    place(machine("retail-healthcare-p200"), 1.2, 0.2, 20)
    lamps(4, 5, 3.2, 1.7)
    day(0.55, 200, from_left=False)
    studio.look((1.6, -4.6, 1.55), (0.2, 0.4, 0.95), 36)


def counter():
    """Sign-and-pay on a counter, a cup beside it."""
    floor("floor-dark")
    slats(wall(1.8, paint="graphite"), 8, 3.0, 0.14, "oak")
    table(0.1, 0, 2.4, 0.8, 0.92)
    place(machine("signature-g300"), 0.22, -0.12, -16, 0.92)
    cup(-0.22, 0.06, 0.92)
    day(0.40, 130)
    studio.look((-0.10, -1.25, 1.32), (0.16, -0.08, 0.96), 46, blur=9)


def cup(x, y, z):
    """A cup with coffee on its saucer."""
    ground = top(x, y, z)
    disc(ground, 0.045, 0.010, paint="white", bevel=0.003, r_top=0.070)
    disc(ground, 0.028, 0.062, paint="white", bevel=0.002, lift=0.008, r_top=0.041)
    disc(ground, 0.037, 0.001, paint="soil", bevel=0, lift=0.0695)
    ring(front(x + 0.048, y, z + 0.042), 0.017, 0.004, paint="white")


def signing():
    """Signature pad and card on a wooden counter."""
    floor("floor")
    wall(2.0, paint="wall-mint")
    table(0, 0, 2.4, 0.9, 0.8)
    place(machine("signature-g100"), 0.02, 0, -12, 0.8)
    bank_card(top(0.22, -0.10, 0.8004), 0, 0)
    cup(-0.28, 0.16, 0.8)
    day(0.45, 150)
    studio.look((-0.10, -0.80, 1.24), (0.02, 0.0, 0.80), 46, (4, 3), blur=6.3)


SCENES = {
    "scene-industry-banking": lobby,
    "scene-solution-cdm": deposits_at_night,
    "section-industry-bank": beside_the_desk,
    "scene-industry-payments": payment_corner,
    "scene-self-service-shop": shop,
    "scene-solution-payment": counter,
    "section-payment": signing,
}
