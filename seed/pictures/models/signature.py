"""Signature terminals."""

from math import radians

from mathutils import Matrix

from kit.controls import keypad
from kit.displays import badge_field, screen
from kit.frames import back, front, moved, slope, tilted, top
from kit.hardware import gland, light_line, mark
from kit.shapes import bar, box, disc, plate, profile
from kit.slots import bank_card
from models import Made, close

RISE = {"": {"turn": -28, "rise": 32}, "-front": {"rise": 62, "fill": 0.80}, "-detail": {"turn": -24, "rise": 32, "lens": 95}}


def pen(on, x, y, turn=0.0, lift=0.006, length=0.14, stand=0):
    """A stylus that lies on the panel; `stand` lifts its end, degrees."""
    place = moved(on, x, y, lift) @ Matrix.Rotation(radians(turn), 4, "Z") @ Matrix.Rotation(radians(stand), 4, "Y").inverted()
    bar(place, (0.012, 0, 0), (length, 0, 0), 0.0048, "graphite")
    lead = place @ Matrix.Rotation(radians(-90), 4, "Y")
    disc(lead, 0.0047, 0.012, paint="steel", bevel=0, lift=-0.0125, r_top=0.0012)
    bar(place, (length * 0.86, 0, 0), (length * 0.88, 0, 0), 0.0051, "sun")


def pad():
    """G100: 236 × 172 mm, 12 mm thin in front; the pen has its groove."""
    w, d = 0.236, 0.172
    low, high = (-d / 2, 0.012), (d / 2, 0.030)
    profile([(-d / 2, 0.003), low, high, (d / 2, 0.003)], w, paint="dark", bevel=0.004)
    panel = slope(low, high)
    screen(panel, 0, 0.018, 0.196, 0.108, "signature", border=0.008, depth=0.0016)
    box(panel, (0.17, 0.012, 0.0012), (0, -0.066, 0), "void", 0.0004)
    pen(panel, -0.075, -0.066, 0, 0.0045)
    mark(panel, 0.104, -0.066, 0.006, lift=0.0004, paint="legend-light")
    gland(back(0.06, d / 2, 0.015), 0, 0, 0.06, 0.0035, 0.008)
    for x in (-0.09, 0.09):
        box(top(x, 0, 0.0015), (0.03, 0.14, 0.003), (0, 0, 0), "rubber", 0.001)
    return Made(close(panel, 0.0, 0.012, 0.150, 0.1125), RISE)


def sign_and_pay():
    """G300: 190 × 260 mm; screen to sign on, keys, card slot, waves."""
    w, d = 0.190, 0.262
    low, high = (-d / 2, 0.026), (d / 2, 0.078)
    profile([(-d / 2 + 0.006, 0.003), low, high, (d / 2 - 0.01, 0.003)], w, paint="graphite", bevel=0.007)
    panel = slope(low, high)
    screen(panel, 0, 0.062, 0.150, 0.096, "pay", border=0.009, depth=0.002)
    keypad(
        panel,
        -0.024,
        -0.058,
        ["1 2 3", "4 5 6", "7 8 9", "cancel 0 enter"],
        key=(0.026, 0.0165),
        gap=0.0055,
        border=0.008,
        lift=0.001,
        frame="black",
    )
    badge_field(panel, 0.062, -0.030, 0.044)
    mouth = front(-0.024, -d / 2 + 0.003, 0.015)
    plate(mouth, 0.072, 0.010, 0.004, radius=0.004, paint="slot", bevel=0.001)
    plate(mouth, 0.064, 0.0055, 0.0052, radius=0.002, paint="black", bevel=0.0008)
    bank_card(tilted(moved(mouth, 0, -0.0004, 0.006), 90) @ Matrix.Rotation(radians(90), 4, "Z"), 0.0, 0.0)
    box(panel, (0.014, 0.11, 0.004), (0.088, 0.030, 0), "void", 0.001)
    mark(panel, 0.062, -0.085, 0.009, lift=0.0004, paint="legend-light")
    return Made(close(moved(panel, 0, 0, 0.006), -0.018, -0.062, 0.150, 0.1125), RISE)


def document_desk():
    """G500: a screen of A4 flush in a piece of desk, 0.62 × 0.46 m, on a low plinth."""
    w, d, z = 0.62, 0.46, 0.10
    box(front(0, 0, z - 0.018), (w, 0.036, d), (0, 0, 0), "oak", 0.010)
    box(front(0, 0, (z - 0.034) / 2), (w - 0.08, z - 0.034, d - 0.08), (0, 0, 0), "graphite", 0.008)
    desk = top(0, 0, z)
    plate(desk, 0.250, 0.345, 0.0022, (-0.10, 0.0), 0.012, "steel", 0.0008)
    screen(desk, -0.10, 0.0, 0.210, 0.297, "contract", border=0.012, depth=0.003, strength=0.8)
    pen(desk, 0.075, -0.10, 80, 0.006)
    plate(desk, 0.080, 0.18, 0.012, (0.175, 0.02), 0.012, "black", 0.004)
    badge_field(moved(desk, 0, 0, 0.010), 0.175, 0.055, 0.06)
    box(desk, (0.05, 0.003, 0.0012), (0.175, -0.030, 0.0122), "slot", 0.0003)
    bank_card(moved(desk, 0.215, -0.155, 0.0005) @ Matrix.Rotation(0.3, 4, "Z"), 0, 0)
    light_line(front(-0.10, -d / 2, z - 0.018), 0.21, h=0.004)
    return Made(
        close(desk, 0.0, -0.06, 0.34, 0.255),
        {"": {"turn": -26, "rise": 38}, "-front": {"rise": 46, "fill": 0.82}, "-detail": {"turn": -22, "rise": 42}},
    )


MODELS = {
    "signature-g100-signature-pad": pad,
    "signature-g300-sign-and-pay": sign_and_pay,
    "signature-g500-document-desk": document_desk,
}
