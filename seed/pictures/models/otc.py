"""Transport ticketing: station machine, top-up station, counter terminal."""

from kit.controls import keypad, letter_keys, push_button
from kit.displays import badge_field, screen
from kit.frames import front, moved, slope, tilted, top
from kit.hardware import light_line, lock, mark, nameplate, seam, speaker, vents
from kit.shapes import bar, box, cut, disc, plate, profile, profile_on
from kit.slots import bank_card, card_slot, cash_slot, coin_slot, receipt_slot, ticket_bin
from models import Made, close


def ticket_machine():
    """C300: 0.86 × 0.48 × 1.86 m, for concourses; coins, notes and cards."""
    w, d, h = 0.86, 0.48, 1.86
    core = box(front(), (w, h - 0.10, d), (0, 0.10 + (h - 0.10) / 2, 0), "petrol", 0.02)
    box(front(), (w - 0.06, 0.12, d - 0.05), (0, 0.06, 0), "black", 0.004)
    face = front(0, -d / 2, 0)
    plate(face, w - 0.09, 1.02, 0.012, (0, 1.26), 0.03, "light", 0.004)
    panel = moved(face, 0, 1.26, 0.012)
    screen(panel, -0.14, 0.06, 0.39, 0.66, "tickets", border=0.024)
    coin_slot(panel, 0.17, 0.34, 0.055)
    push_button(panel, 0.29, 0.34, 0.07, 0.034, "red", "Stop")
    cash_slot(panel, 0.235, 0.19, 0.15, 0.018)
    card_slot(panel, 0.235, 0.05)
    keypad(panel, 0.235, -0.13, key=(0.024, 0.019), gap=0.005)
    badge_field(panel, 0.235, -0.31, 0.10)
    speaker(panel, -0.14, -0.40, 0.024)
    mark(panel, -0.30, -0.42, 0.032, lift=0.0008)
    cut(core, face, 0.44, 0.13, 0.14, (-0.10, 0.62))
    ticket_bin(moved(face, -0.10, 0.62), 0, 0, 0.44, 0.13, 0.14)
    seam(face, w - 0.09, 0.36, (0, 0.31), 0.006, paint="petrol")
    leaf = moved(face, 0, 0.31, 0.004)
    lock(leaf, 0.32, 0.12)
    nameplate(leaf, -0.28, 0.12, 0.14, "C300")
    vents(leaf, 0.36, 0.07, (0, -0.10), rows=7)
    profile(
        [(-d / 2 - 0.10, h - 0.03), (-d / 2 - 0.10, h + 0.01), (d / 2, h + 0.03), (d / 2, h - 0.03)], w + 0.05, paint="dark", bevel=0.010
    )
    light_line(front(0, -d / 2 - 0.10, h - 0.008), w - 0.10, h=0.006, paint="sunlight")
    return Made(close(moved(face, -0.10, 0.62), 0.04, 0.06, 0.64, 0.48), {"-detail": {"rise": 20}})


def top_up():
    """C500: 0.40 × 0.66 m on a wall, 0.14 m deep; the card rests in its cradle."""
    place = front(0, 0, 0.46)
    profile_points = [(-0.33, 0), (-0.33, 0.10), (-0.10, 0.17), (-0.06, 0.10), (0.33, 0.075), (0.33, 0)]
    profile_on(place, profile_points, 0.40, "sun", 0.005)
    for side in (-1, 1):
        grown = [(y + (0.006 if y > 0 else -0.006), z + 0.006 if z else 0) for y, z in profile_points]
        profile_on(moved(place, side * 0.206, 0), grown, 0.012, "dark", 0.003)
    upper = tilted(moved(place, 0, 0.135, 0.0875), 3.6)
    screen(upper, 0, 0.01, 0.30, 0.225, "topup", border=0.020)
    light_line(moved(upper, 0, 0.165), 0.26, h=0.005)
    cradle = tilted(moved(place, 0, -0.205, 0.1385), -17)
    plate(cradle, 0.34, 0.15, 0.006, (0, 0.0), 0.02, "black", 0.003)
    plate(cradle, 0.11, 0.09, 0.012, (-0.08, 0.0), 0.012, "dark", 0.004)
    plate(cradle, 0.094, 0.066, 0.0006, (-0.08, 0.0), 0.006, "slot-soft", 0, lift=0.012)
    bank_card(moved(cradle, 0, 0, 0.0132), -0.08, 0.0)
    card_slot(moved(cradle, 0, 0, 0.004), 0.09, 0.025)
    receipt_slot(moved(cradle, 0, 0, 0.004), 0.09, -0.04, 0.08)
    nameplate(moved(cradle, 0, -0.1, 0), 0, 0, 0.11, "C500")
    return Made(
        close(cradle, -0.02, 0.03, 0.34, 0.255),
        {"": {"turn": -28, "rise": 8, "fill": 0.76}, "-front": {"fill": 0.76}, "-detail": {"rise": 10}},
        wall=0.0,
    )


def counter_terminal():
    """C700: on a counter top of 1.5 m; staff screen, customer display, ticket printer, card reader."""
    box(front(), (1.50, 0.04, 0.66), (0, 0.14, 0), "oak", 0.008)
    box(front(), (1.46, 0.12, 0.62), (0, 0.06, 0), "graphite", 0.006)
    table = 0.16
    _monitor(-0.22, 0.06, table)
    _customer_display(0.30, -0.06, table)
    _printer(0.56, 0.08, table)
    board = top(-0.22, -0.20, table + 0.012)
    plate(top(-0.22, -0.21, table), 0.40, 0.14, 0.014, radius=0.01, paint="graphite", bevel=0.004)
    letter_keys(moved(board, 0, -0.01, 0.002), 0, 0, 0.38, 0.12, paint="key")
    return Made(close(front(0.34, -0.16, 0.33), 0, 0, 0.52, 0.39), {"": {"turn": -24, "rise": 18}, "-detail": {"turn": -20, "rise": 16}})


def _monitor(x, y, table):
    """The clerk's screen on its arm; it looks over the counter to the front, as in a showroom."""
    disc(top(x, y, table), 0.11, 0.012, paint="graphite", bevel=0.004)
    bar(front(), (x, table, -y - 0.02), (x, table + 0.30, -y - 0.02), 0.02, "steel")
    place = tilted(front(x, y - 0.05, table + 0.30), 10)
    plate(moved(place, 0, 0, -0.03), 0.56, 0.35, 0.03, radius=0.014, paint="graphite", bevel=0.006)
    screen(place, 0, 0, 0.51, 0.30, "counter", border=0.014)


def _customer_display(x, y, table):
    """A small display with reader and waves, turned to the traveller."""
    profile([(y - 0.09, table), (y - 0.02, table + 0.20), (y + 0.02, table + 0.20), (y + 0.07, table)], 0.22, x, "dark", 0.010)
    face = slope((y - 0.09, table), (y - 0.02, table + 0.20), x)
    screen(face, 0, 0.038, 0.17, 0.085, "customer", border=0.009, depth=0.003)
    card_slot(face, -0.045, -0.058, w=0.060)
    badge_field(face, 0.068, -0.058, 0.055)


def _printer(x, y, table):
    """A ticket printer with a ticket on its way out."""
    box(front(x, y, table + 0.085), (0.20, 0.17, 0.26), (0, 0, 0), "light", 0.018)
    face = front(x, y - 0.13, table + 0.085)
    receipt_slot(face, 0, 0.025, 0.11, paper=True)
    disc(face, 0.006, 0.003, (0.07, -0.055), "ok", 0.001)
    push_button(face, -0.05, -0.055, 0.05, 0.014, "graphite")


MODELS = {
    "otc-c300-ticket-machine": ticket_machine,
    "otc-c500-top-up-station": top_up,
    "otc-c700-counter-terminal": counter_terminal,
}
