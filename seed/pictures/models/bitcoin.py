"""Bitcoin kiosks."""

from kit.controls import keypad
from kit.displays import camera_eye, finger_sensor, id_scanner, scanner_window, screen, speaker_bar
from kit.frames import front, moved
from kit.hardware import light_line, mark, nameplate, vents
from kit.housing import cabinet, head, slab_stand
from kit.shapes import cut
from kit.slots import card_slot, cash_slot, note_tray, receipt_slot
from models import Made, close


def one_way():
    """B200: 0.36 m wide, 1.50 m tall, slim enough for a shop's corner."""
    slab_stand(0.36, 0.40, 0.96, "graphite", "black", base_w=0.42, base_d=0.44)
    core, face = head(0.36, 0.76, 0.17, 1.10, lean=8, y=-0.06, paint="graphite", rim="sun")
    screen(face, 0, 0.12, 0.255, 0.41, "buy", border=0.018)
    camera_eye(face, 0, 0.362, 0.006)
    scanner_window(face, -0.095, -0.185, 0.10, 0.075)
    cash_slot(face, 0.075, -0.20, 0.10, 0.012)
    receipt_slot(face, 0.0, -0.31, 0.09, paper=True)
    column = front(0, -0.069, 0.40)
    nameplate(column, 0, 0.14, 0.13, "B200")
    vents(moved(column, 0, -0.16), 0.13, 0.06, rows=7)
    return Made(close(face, 0.0, -0.21, 0.32, 0.24), {"-detail": {"rise": 14}})


def two_way():
    """B400: 0.54 × 0.56 × 1.62 m; notes in above, notes out below."""
    body = cabinet(
        0.54,
        0.56,
        1.62,
        deck=0.84,
        deck_depth=0.13,
        deck_rise=0.06,
        lean=0.07,
        paint="graphite",
        face="dark",
        model="B400",
        door=0.70,
        crown=False,
    )
    fascia = body.fascia
    screen(fascia, -0.065, 0.06, 0.30, 0.48, "trade", border=0.020)
    scanner_window(fascia, 0.185, 0.20, 0.09, 0.09)
    cash_slot(fascia, 0.180, 0.05, 0.065, 0.014)
    finger_sensor(fascia, 0.185, -0.09, 0.028, 0.036)
    camera_eye(fascia, 0.185, 0.30, 0.010)
    keypad(body.deck, -0.065, 0.0, ["1 2 3 4 5 cancel", "6 7 8 9 0 enter"], key=(0.024, 0.018), gap=0.006, frame="black")
    light_line(moved(fascia, 0, body.size["fascia"] / 2 - 0.030), 0.42, paint="sunlight")
    slit = moved(body.lower, 0, body.size["lower"] / 2 - 0.10)
    cash_slot(slit, -0.065, 0, 0.19, 0.024, notes=True)
    mark(slit, 0.18, 0, 0.030, lift=0.0008, paint="legend-light")
    return Made(close(fascia, 0.09, 0.02, 0.40, 0.30), {"-detail": {"rise": 12}})


def exchange():
    """B600: 0.88 × 0.66 × 1.78 m; a 32-inch screen, ID scanner, note tray."""
    body = cabinet(
        0.88,
        0.66,
        1.78,
        deck=0.86,
        deck_depth=0.27,
        deck_rise=0.055,
        lean=0.08,
        paint="dark",
        face="graphite",
        model="B600",
        door=0.74,
        crown=False,
    )
    fascia = body.fascia
    screen(fascia, 0, 0.05, 0.70, 0.40, "exchange", border=0.022)
    camera_eye(fascia, 0, 0.335, 0.013)
    light_line(moved(fascia, 0, body.size["fascia"] / 2 - 0.035), 0.70, paint="sunlight")
    speaker_bar(fascia, -0.28, 0.335)
    speaker_bar(fascia, 0.28, 0.335)
    scanner_window(fascia, -0.26, -0.27, 0.12, 0.08)
    card_slot(fascia, 0.27, -0.27)
    receipt_slot(fascia, 0.0, -0.27)
    id_scanner(body.deck, -0.24, 0.01, 0.20, 0.14)
    cut(body.core, body.deck, 0.22, 0.12, 0.08, (0.24, 0.01))
    note_tray(body.deck, 0.24, 0.01, 0.22, 0.12, 0.08)
    keypad(body.deck, 0.0, 0.0, key=(0.021, 0.017), gap=0.005, frame="black")
    mark(moved(body.lower, 0, body.size["lower"] / 2 - 0.08), 0, 0, 0.034, lift=0.0008, paint="legend-light")
    return Made(close(body.deck, 0.0, 0.03, 0.66, 0.495), {"-detail": {"rise": 34}})


MODELS = {
    "bitcoin-b200-one-way-kiosk": one_way,
    "bitcoin-b400-two-way-kiosk": two_way,
    "bitcoin-b600-exchange-station": exchange,
}
