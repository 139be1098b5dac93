"""Cash deposit machines: from the slim D200 to the retailer's safe."""

from kit.controls import keypad, push_button
from kit.displays import badge_field, camera_eye, screen
from kit.frames import front, moved, slope, top
from kit.hardware import combination_dial, feet, light_line, lock, mark, nameplate, safe_wheel, seam, vents
from kit.housing import cabinet, head
from kit.shapes import box, cut, plate, profile
from kit.slots import card_slot, cash_slot, liner, note_tray, receipt_slot, rim, scatter
from models import Made, close


def compact():
    """D200: 0.44 × 0.56 × 1.36 m; notes go in face up, fifty at a time."""
    body = cabinet(
        0.44, 0.56, 1.36, deck=0.90, deck_depth=0.17, deck_rise=0.05, lean=0.085, paint="white", face="dark", model="D200", door=0.74
    )
    screen(body.fascia, 0, 0.045, 0.28, 0.21, "deposit:Pay in|1,250.00")
    card_slot(body.fascia, 0.09, -0.120)
    receipt_slot(body.fascia, -0.08, -0.120, 0.075)
    cut(body.core, body.deck, 0.19, 0.09, 0.05)
    note_tray(body.deck, 0, 0, 0.19, 0.09, 0.05)
    slit = moved(body.lower, 0, body.size["lower"] / 2 - 0.09)
    mark(slit, 0, 0, 0.030, lift=0.0008, paint="legend-light")
    return Made(close(body.deck, 0.0, 0.08, 0.40, 0.30))


def bundles():
    """D400: 0.50 × 0.72 × 1.46 m; a console whose slanted top holds the tray for bundles of 300 notes, the screen on a neck."""
    w, half, brow = 0.50, 0.36, 1.09
    low, high = (-half, 0.87), (half - 0.20, brow)
    core = profile([(half, 0.05), (half, brow), high, low, (-half, 0.05)], w, paint="light", bevel=0.016)
    box(front(), (w - 0.06, 0.06, 2 * half - 0.06), (0, 0.03, 0), "black", 0.004)
    deck = slope(low, high)
    board = plate(deck, w - 0.05, 0.50, 0.006, (0, 0.005), 0.03, "dark", 0.003)
    panel = moved(deck, 0, 0, 0.006)
    for body in (core, board):
        cut(body, panel, 0.26, 0.17, 0.10, (-0.065, 0.085), 0.02)
    note_tray(panel, -0.065, 0.085, 0.26, 0.17, 0.10)
    keypad(panel, 0.145, 0.085, ["1 2 3", "4 5 6", "7 8 9", "cancel 0 enter"], key=(0.020, 0.018), gap=0.005, border=0.010)
    card_slot(panel, -0.10, -0.15)
    receipt_slot(panel, 0.08, -0.15)
    light_line(moved(panel, 0, -0.215), 0.34, h=0.005)
    front_face = front(0, -half, 0.45)
    seam(front_face, w - 0.05, 0.70, (0, 0), 0.012, paint="white", lift=0.006)
    leaf = moved(front_face, 0, 0, 0.006)
    lock(leaf, 0.19, 0.29)
    nameplate(leaf, -0.14, 0.29, 0.13, "D400")
    vents(leaf, 0.22, 0.07, (0, -0.27), rows=7)
    box(front(0, 0.235), (0.15, 0.16, 0.06), (0, brow + 0.06, 0), "dark", 0.012)
    _, screen_face = head(0.43, 0.32, 0.055, 1.305, lean=12, y=0.17, paint="dark", rim="sun")
    screen(screen_face, 0, -0.008, 0.36, 0.225, "deposit")
    camera_eye(screen_face, 0, 0.140, 0.006)
    mark(moved(front_face, 0, 0.0, 0.006), 0, 0.04, 0.045, lift=0.0008)
    return Made(close(panel, -0.02, 0.06, 0.46, 0.345), {"": {"rise": 17}, "-detail": {"rise": 40}})


def coins_and_notes():
    """D600: 0.88 × 0.68 × 1.38 m; a hopper for mixed coins beside the note tray."""
    body = cabinet(0.88, 0.68, 1.38, deck=0.92, deck_depth=0.26, deck_rise=0.05, lean=0.06, model="D600", paint="petrol")
    screen(body.fascia, 0.06, 0.03, 0.36, 0.225, "coins")
    card_slot(body.fascia, 0.335, 0.09)
    receipt_slot(body.fascia, 0.335, -0.02, paper=True)
    light_line(moved(body.fascia, -0.285, 0.01), 0.16, h=0.005)
    mark(body.fascia, -0.285, 0.075, 0.034, lift=0.0008)
    cut(body.core, body.deck, 0.26, 0.16, 0.07, (-0.23, 0))
    rim(body.deck, -0.23, 0, 0.26, 0.16, 0.016)
    liner(body.deck, -0.23, 0, 0.26, 0.16, 0.07)
    scatter(moved(body.deck, -0.23, 0, -0.066), 0.20, 0.12, 44)
    cut(body.core, body.deck, 0.20, 0.11, 0.07, (0.12, 0))
    note_tray(body.deck, 0.12, 0, 0.20, 0.11, 0.07)
    push_button(body.deck, 0.33, 0, 0.06, 0.024, "steel", "Return")
    slit = moved(body.lower, 0, body.size["lower"] / 2 - 0.095)
    cash_slot(slit, 0.12, 0, 0.18, 0.02)
    return Made(close(body.deck, -0.16, 0.02, 0.46, 0.345), {"-detail": {"rise": 38}})


def smart_safe():
    """D800: 0.52 × 0.58 × 0.98 m; a heavy door below, screen and feeder above."""
    w, d, sill, h = 0.52, 0.58, 0.68, 0.98
    box(front(), (w, sill - 0.02, d), (0, 0.02 + sill / 2 - 0.01, 0), "graphite", 0.012)
    feet(w, d, top(), 0.03)
    low, high = (-d / 2 + 0.02, sill + 0.05), (-d / 2 + 0.30, h)
    core = profile([(d / 2, sill), (d / 2, h), high, low, (-d / 2 + 0.02, sill)], w - 0.01, paint="light", bevel=0.012)
    panel = slope(low, high)
    screen(panel, -0.115, 0.02, 0.20, 0.26, "safe", border=0.014)
    cut(core, panel, 0.17, 0.085, 0.06, (0.135, -0.06))
    note_tray(panel, 0.135, -0.06, 0.17, 0.085, 0.06)
    badge_field(panel, 0.135, 0.10, 0.08)
    face = front(0, -d / 2, 0.36)
    seam(face, w - 0.05, 0.58, (0, -0.01), 0.008, paint="graphite", lift=0.028)
    leaf = moved(face, 0, 0, 0.028)
    combination_dial(leaf, -0.10, 0.10, 0.055)
    safe_wheel(leaf, 0.09, 0.10, 0.095)
    nameplate(leaf, 0, -0.20, 0.15, "D800")
    for y in (-0.20, 0.16):
        box(face, (0.02, 0.10, 0.036), (-w / 2 + 0.012, y, 0.016), "steel", 0.006)
    light_line(front(0, -d / 2 + 0.02, sill + 0.022), w - 0.08, h=0.005)
    return Made(close(panel, 0.02, 0.0, 0.44, 0.33), {"": {"rise": 18}, "-detail": {"rise": 34}})


MODELS = {
    "cdm-d200-compact-deposit": compact,
    "cdm-d400-bundle-deposit": bundles,
    "cdm-d600-coin-and-note-deposit": coins_and_notes,
    "cdm-d800-smart-safe": smart_safe,
}
