"""Cash machines: lobby, through-the-wall, drive-up, and the one that pays out coins."""

from math import radians

from mathutils import Matrix

from kit.controls import keypad, pin_shield
from kit.displays import badge_field, camera_eye, scanner_window, screen
from kit.facade import facade, pin_shelf, wall_panel
from kit.frames import front, moved, top
from kit.hardware import light_line, lock, mark, nameplate, seam, speaker
from kit.housing import cabinet
from kit.shapes import box, cut, disc, plate
from kit.slots import card_slot, cash_slot, coin_bowl, receipt_slot
from models import Made, close


def lobby():
    """A100: 0.60 × 0.62 × 1.42 m, a 15-inch screen."""
    body = cabinet(0.60, 0.62, 1.42, deck=0.93, deck_depth=0.20, deck_rise=0.045, lean=0.075, model="A100")
    fascia = body.fascia
    screen(fascia, -0.045, 0.035, 0.305, 0.229, "menu:Good morning")
    card_slot(fascia, 0.205, 0.10)
    receipt_slot(fascia, 0.205, 0.0)
    camera_eye(fascia, 0.205, 0.165)
    _voice_and_code(moved(fascia, 0, -0.148))
    plate(body.deck, 0.535, 0.150, 0.002, radius=0.012, paint="dark", bevel=0.0006)
    deck = moved(body.deck, 0, 0, 0.002)
    keypad(deck, -0.045, 0.0)
    pin_shield(deck, -0.045, 0.0, 0.156, 0.128, 0.040)
    badge_field(deck, 0.165, 0.0, 0.075)
    slit = moved(body.lower, 0, body.size["lower"] / 2 - 0.085)
    cash_slot(slit, -0.045, 0, notes=True)
    mark(slit, 0.20, 0, 0.028, lift=0.0008)
    return Made(close(body.deck, 0.03, -0.02, 0.40, 0.26), {"-front": {"rise": 8}, "-detail": {"rise": 32}})


def _voice_and_code(on):
    """A dark strip under the screen: who cannot see plugs in a headset, who ordered cash at home shows the code."""
    plate(on, 0.535, 0.072, 0.004, radius=0.012, paint="dark", bevel=0.0012)
    strip = moved(on, 0, 0, 0.004)
    scanner_window(strip, -0.045, 0, 0.085, 0.046)
    speaker(strip, 0.205, 0, 0.020)
    jack = moved(strip, -0.205, 0)
    disc(jack, 0.016, 0.003, paint="steel", bevel=0.001)
    disc(jack, 0.0052, 0.0004, paint="void", bevel=0, lift=0.003)
    for i, lit in enumerate(("ok", "slot-soft", "slot-soft")):
        plate(strip, 0.018, 0.005, 0.0012, (0.055 + i * 0.028, 0), 0.0025, lit, 0)


def through_the_wall():
    """A300: a panel of 0.62 × 0.98 m in a facade, under a canopy with light."""
    core, panel = wall_panel(facade(1.10, 2.05), 0.62, 0.98, z=1.22)
    screen(panel, -0.07, 0.20, 0.305, 0.229, "menu:Good evening|Cash|Balance|PIN|Receipt", border=0.022)
    card_slot(panel, 0.205, 0.25, w=0.085)
    receipt_slot(panel, 0.205, 0.15)
    shelf = pin_shelf(panel, -0.07, -0.105, 0.30)
    keypad(shelf, 0, 0, frame="black")
    pin_shield(shelf, 0, 0, 0.165, 0.135, 0.040)
    badge_field(panel, 0.205, 0.02, 0.09)
    speaker(panel, 0.205, -0.10, 0.024)
    cash_slot(panel, -0.07, -0.29, 0.22, 0.028)
    mark(panel, 0.205, -0.29, 0.034, lift=0.0008, paint="legend-light")
    nameplate(panel, 0.20, -0.44, 0.13, "A300")
    return Made(close(panel, -0.02, -0.16, 0.50, 0.375), {"": {"turn": -28, "rise": 6}})


def drive_up():
    """A500: a machine on a kerbed island, 1.72 m tall, canopy at 2.35 m, screen at a driver's height."""
    body = cabinet(0.74, 0.70, 1.62, deck=0.86, deck_depth=0.13, deck_rise=0.05, lean=0.05, model="A500", crown=False)
    island = front(0, 0, -0.15)
    box(island, (2.2, 0.15, 1.15), (0, 0.075, 0), "concrete", 0.02)
    box(island, (2.24, 0.03, 1.19), (0, 0.015, 0), "iron", 0.004)
    fascia = body.fascia
    screen(fascia, -0.06, 0.10, 0.34, 0.255, "menu:Good evening|Cash|Balance|Pay in|Receipt", border=0.024)
    card_slot(fascia, 0.25, 0.18, w=0.09)
    receipt_slot(fascia, 0.25, 0.07)
    camera_eye(fascia, -0.06, 0.30, 0.014)
    speaker(fascia, 0.25, -0.05, 0.030)
    shelf = pin_shelf(fascia, -0.06, -0.165, 0.34)
    keypad(shelf, 0, 0, frame="black")
    badge_field(fascia, 0.25, -0.17, 0.09)
    slit = moved(body.lower, 0, body.size["lower"] / 2 - 0.10)
    cash_slot(slit, 0, 0, 0.24, 0.03)
    for x in (-0.92, 0.92):
        disc(top(x, -0.30), 0.055, 0.95, paint="sun", bevel=0.02)
        disc(top(x, -0.30), 0.057, 0.10, paint="dark", bevel=0, lift=0.62)
    for x in (-0.62, 0.62):
        box(front(), (0.08, 2.30, 0.14), (x, 1.14, -0.12), "graphite", 0.01)
    box(front(0, 0, 2.30), (1.75, 0.12, 1.35), (0, 0, 0), "dark", 0.03)
    box(front(0, 0, 2.236), (1.55, 0.012, 1.1), (0, 0, 0), "lamp", 0.004)
    plate(front(0, -0.675, 2.30), 1.40, 0.016, 0.002, radius=0.008, paint="slot", bevel=0)
    return Made(close(fascia, 0.02, -0.06, 0.56, 0.42), {"": {"turn": -30, "rise": 8}})


def notes_and_coins():
    """A700: 0.62 × 0.74 × 1.52 m; notes above a wide bowl for coins, and a lit column that carries card and receipt."""
    body = cabinet(0.62, 0.74, 1.44, deck=0.96, deck_depth=0.19, deck_rise=0.045, lean=0.075, model="A700", door=0.58)
    middle = -0.105
    screen(body.fascia, middle, 0.025, 0.305, 0.254, "amount")
    keypad(body.deck, middle, 0.0)
    tray = moved(body.lower, middle, body.size["lower"] / 2)
    cash_slot(moved(tray, 0, -0.075), 0, 0, 0.20, notes=True)
    cut(body.core, tray, 0.30, 0.125, 0.11, (0, -0.225), 0.03)
    coin_bowl(tray, 0, -0.225, 0.30, 0.125, 0.11, coins=40)
    plate(moved(tray, 0, -0.145), 0.30, 0.005, 0.002, radius=0.002, paint="sunlight", bevel=0)
    _coin_column(0.215, 0.225, 1.52, -0.40)
    return Made(close(tray, 0.03, -0.16, 0.48, 0.36))


def _coin_column(x, w, h, y):
    """The column that stands proud of the cabinet: coin hoppers inside, a line of light along its edge."""
    box(front(x, (y + 0.372) / 2), (w, h - 0.05, 0.372 - y), (0, 0.05 + (h - 0.05) / 2, 0), "blue", 0.016)
    face = front(x, y, 0)
    upright = moved(face, -w / 2 + 0.022, 0.80) @ Matrix.Rotation(radians(90), 4, "Z")
    light_line(upright, 1.24, h=0.007)
    plate(face, 0.150, 0.56, 0.004, (0.018, 1.16), 0.014, "dark", 0.0015)
    panel = moved(face, 0.018, 1.16, 0.004)
    camera_eye(panel, 0, 0.235, 0.011)
    card_slot(panel, 0, 0.135)
    receipt_slot(panel, 0, 0.035, paper=True)
    badge_field(panel, 0, -0.125, 0.085)
    mark(panel, 0, -0.235, 0.026, lift=0.0008, paint="legend-light")
    seam(face, 0.150, 0.62, (0.018, 0.42), 0.006, paint="blue")
    lock(moved(face, 0, 0, 0.004), 0.062, 0.66)


MODELS = {
    "atm-a100-lobby": lobby,
    "atm-a300-through-the-wall": through_the_wall,
    "atm-a500-drive-up": drive_up,
    "atm-a700-banknote-and-coin-dispenser": notes_and_coins,
}
