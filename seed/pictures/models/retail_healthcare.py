"""Shop and pharmacy: self-checkout, pick-up lockers, card dispenser."""

from math import radians

from mathutils import Matrix

from kit.controls import keypad
from kit.displays import badge_field, camera_eye, scanner_window, screen
from kit.frames import front, moved, tilted, top
from kit.hardware import light_line, lock, mark, nameplate, seam, vents
from kit.housing import head, slab_stand
from kit.lettering import text
from kit.shapes import bar, box, cut, disc, hoop, plate, rounded
from kit.slots import card_slot, liner, receipt_slot, rim
from models import Made, close


def self_checkout():
    """P200: 1.25 × 0.62 × 1.55 m; scanner glass, weighing plates, screen on a mast, card terminal."""
    box(front(), (0.72, 0.74, 0.56), (-0.20, 0.47, 0), "light", 0.02)
    box(front(), (0.66, 0.10, 0.50), (-0.20, 0.05, 0), "graphite", 0.01)
    box(front(), (0.76, 0.03, 0.60), (-0.20, 0.855, 0), "graphite", 0.010)
    seam(front(-0.20, -0.28, 0.46), 0.66, 0.62, paint="light")
    nameplate(front(-0.20, -0.2845, 0.70), -0.22, 0, 0.14, "P200")
    lid = top(-0.20, 0, 0.87)
    plate(lid, 0.40, 0.40, 0.010, (-0.08, -0.03), 0.02, "steel", 0.002)
    hoop(moved(lid, -0.08, -0.03, 0.010), rounded(0.21, 0.17, 0.01), rounded(0.18, 0.14, 0.006), 0.003, "steel")
    plate(moved(lid, -0.08, -0.03, 0.010), 0.18, 0.14, 0.001, radius=0.004, paint="glass", bevel=0)
    for turn in (0.05, -0.05):
        box(moved(lid, -0.08, -0.03 + turn, 0.0112), (0.12, 0.0016, 0.0004), (0, 0, 0), "laser", 0)
    tower = front(-0.28, 0.20, 1.02)
    plate(tower, 0.30, 0.30, 0.07, radius=0.02, paint="graphite", bevel=0.006)
    scanner_window(moved(tower, 0, 0.02, 0.07), 0, 0, 0.20, 0.15)
    bar(front(), (0.06, 0.86, -0.20), (0.06, 1.22, -0.20), 0.022, "steel")
    core, face = head(0.46, 0.34, 0.05, 1.36, lean=12, y=0.12, paint="graphite", rim="dark")
    screen(face, 0, 0, 0.40, 0.28, "checkout", border=0.014)
    bar(front(), (0.06, 1.20, -0.20), (0.06, 1.36, -0.16), 0.020, "steel")
    _status_lamp(0.19, 0.20)
    _card_terminal(0.10, -0.17)
    _bagging(0.42)
    return Made(close(moved(lid, -0.08, -0.03), 0.08, 0.05, 0.52, 0.39), {"": {"turn": -28, "rise": 18}, "-detail": {"rise": 34}})


def _status_lamp(x, y):
    """A pole with a green light, to be seen from afar."""
    bar(front(), (x, 0.86, -y), (x, 1.72, -y), 0.010, "steel")
    disc(top(x, y, 1.60), 0.028, 0.07, paint="ok", bevel=0.008)
    disc(top(x, y, 1.675), 0.028, 0.05, paint="white", bevel=0.008)


def _card_terminal(x, y):
    """A small payment terminal on a swivel foot."""
    disc(top(x, y, 0.87), 0.05, 0.012, paint="graphite", bevel=0.003)
    bar(front(), (x, 0.87, -y), (x, 0.99, -y), 0.012, "steel")
    place = tilted(front(x, y - 0.02, 1.03), 38)
    plate(moved(place, 0, 0, -0.03), 0.085, 0.18, 0.03, radius=0.014, paint="black", bevel=0.006)
    screen(place, 0, 0.045, 0.064, 0.055, "pay", border=0.005, depth=0.002)
    keypad(
        place,
        0,
        -0.038,
        ["1 2 3", "4 5 6", "7 8 9", "cancel 0 enter"],
        key=(0.017, 0.0115),
        gap=0.004,
        border=0.006,
        lift=0.001,
        frame="black",
        paint="key",
        braille=False,
    )


def _bagging(x):
    """A shelf that weighs what was scanned, with hooks for bags."""
    box(front(), (0.42, 0.52, 0.50), (x, 0.30, 0), "light", 0.02)
    box(front(), (0.36, 0.05, 0.44), (x, 0.025, 0), "graphite", 0.01)
    plate(top(x, 0, 0.56), 0.40, 0.50, 0.012, radius=0.02, paint="steel", bevel=0.003)
    for side in (-0.1, 0.1):
        bar(front(), (x + side, 0.57, -0.20), (x + side, 0.98, -0.20), 0.008, "steel")
        bar(front(), (x + side, 0.98, -0.20), (x + side, 0.98, -0.02), 0.008, "steel")


def pharmacy():
    """P400: 2.5 × 0.56 × 2.05 m; numbered doors around a terminal."""
    w, h, d = 2.5, 2.05, 0.56
    core = box(front(), (w, h - 0.08, d), (0, 0.08 + (h - 0.08) / 2, 0), "light", 0.012)
    box(front(), (w - 0.06, 0.10, d - 0.05), (0, 0.05, 0), "graphite", 0.006)
    face = front(0, -d / 2, 0.08)
    number = 1
    columns = [(-1.02, 0.40), (-0.61, 0.40), (0.61, 0.40), (1.02, 0.40)]
    for x, wide in columns:
        for y, tall in _doors(h - 0.10):
            if number == 14:
                _open_door(core, face, x, y, wide - 0.016, tall - 0.016)
            else:
                _door(face, x, y, wide - 0.016, tall - 0.016, number)
            number += 1
    _terminal(moved(face, 0, 1.02))
    light_line(moved(face, 0, h - 0.115), 0.60, h=0.006)
    return Made(close(face, 0.74, 0.84, 0.80, 0.60), {"": {"turn": -26, "rise": 7}, "-detail": {"turn": -14, "rise": 10}})


def _doors(height):
    """Middle and height of each door of a column: low ones above, tall ones below."""
    parts, y = (0.30, 0.20, 0.14, 0.12, 0.12, 0.12), 0.012
    for part in parts:
        tall = height * part
        yield y + tall / 2, tall
        y += tall


def _door(on, x, y, w, h, number):
    seam(on, w, h, (x, y), 0.006, paint="white", lift=0.006)
    leaf = moved(on, x, y, 0.006)
    text(leaf, f"{number:02d}", 0.034, (-w / 2 + 0.045, h / 2 - 0.036))
    box(leaf, (0.05, 0.006, 0.001), (w / 2 - 0.045, h / 2 - 0.034, 0), "slot-soft", 0)


def _open_door(core, on, x, y, w, h):
    """Door 14 stands open to the right; its lined inside shows, and a parcel lies in the lit pocket."""
    cut(core, on, w, h, 0.40, (x, y), 0.004)
    rim(on, x, y, w - 0.02, h - 0.02, 0.010, "slot")
    liner(on, x, y, w, h, 0.40, "graphite")
    box(on, (w * 0.62, h * 0.48, 0.16), (x - w * 0.04, y - h * 0.25, -0.14), "carton", 0.004)
    label = moved(on, x - w * 0.04, y - h * 0.24, -0.06)
    plate(label, w * 0.34, h * 0.26, 0.0006, radius=0.002, paint="paper", bevel=0)
    box(label, (w * 0.22, 0.006, 0.0004), (0, 0.02, 0.0006), "legend", 0)
    box(on, (w * 0.8, 0.010, 0.016), (x, y + h / 2 - 0.016, -0.06), "lamp", 0)
    hinge = moved(on, x + w / 2, y, 0.004) @ Matrix.Rotation(radians(108), 4, "Y") @ Matrix.Translation((-w / 2, 0, 0))
    plate(hinge, w, h, 0.014, radius=0.006, paint="white", bevel=0.002)
    plate(moved(hinge, 0, 0, -0.006), w - 0.03, h - 0.03, 0.006, radius=0.006, paint="sage", bevel=0.002)
    text(moved(hinge, 0, 0, 0.014), "14", 0.034, (-w / 2 + 0.045, h / 2 - 0.036))


def _terminal(face):
    """The middle column: screen, scanner, card reader, printer."""
    seam(face, 0.78, 1.86, (0, -0.04), 0.008, paint="sage", lift=0.010)
    panel = moved(face, 0, 0, 0.010)
    screen(panel, 0, 0.40, 0.44, 0.58, "locker", border=0.020)
    camera_eye(panel, 0, 0.76, 0.009)
    scanner_window(panel, -0.19, -0.03, 0.11, 0.08)
    card_slot(panel, 0.0, -0.03, w=0.085)
    receipt_slot(panel, 0.20, -0.03, 0.09)
    keypad(panel, 0.0, -0.20, ["1 2 3", "4 5 6", "7 8 9", "cancel 0 enter"], key=(0.026, 0.020))
    badge_field(panel, 0.20, -0.20, 0.10)
    mark(panel, -0.20, -0.20, 0.045, lift=0.001, paint="legend-light")
    seam(panel, 0.66, 0.50, (0, -0.62), 0.006, paint="sage")
    vents(moved(panel, 0, -0.78, 0.004), 0.34, 0.08, rows=7)
    lock(moved(panel, 0, 0, 0.004), 0.27, -0.44)


def card_dispenser():
    """P600: 0.42 m wide, 1.46 m tall; a touch screen of 21.5 inches, issues and refills cards."""
    slab_stand(0.42, 0.42, 0.92, "light", "graphite", base_w=0.46, base_d=0.48)
    core, face = head(0.38, 0.74, 0.15, 1.06, lean=9, y=-0.06, paint="blue", rim="light")
    screen(face, 0, 0.085, 0.268, 0.476, "cards", border=0.020)
    card_slot(face, 0.0, -0.245, w=0.09, card=True)
    badge_field(face, -0.125, -0.255, 0.07)
    receipt_slot(face, 0.125, -0.255, 0.07)
    light_line(moved(face, 0, -0.335), 0.20, h=0.005)
    column = front(0, -0.0725, 0.36)
    nameplate(column, 0, 0.12, 0.13, "P600")
    vents(moved(column, 0, -0.12), 0.14, 0.05, rows=6)
    return Made(close(face, 0.0, -0.22, 0.32, 0.24), {"-detail": {"rise": 22}})


MODELS = {
    "retail-healthcare-p200-self-checkout": self_checkout,
    "retail-healthcare-p400-pharmacy-pick-up": pharmacy,
    "retail-healthcare-p600-card-dispenser-kiosk": card_dispenser,
}
