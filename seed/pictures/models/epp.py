"""Encrypting PIN pads: compact, standard, outdoor, touch."""

from kit.controls import PIN_12, PIN_16, keypad, pin_shield
from kit.displays import screen
from kit.frames import moved, right_side, top
from kit.hardware import gland, light_line, mark, screws
from kit.shapes import box, dome, hoop, plate, rounded
from models import Made, close

RISE = {"": {"turn": -28, "rise": 38}, "-front": {"rise": 78, "fill": 0.82}, "-detail": {"turn": -24, "rise": 34, "lens": 100}}


def housing(w, h, deep=0.045, flange=0.004, paint="graphite", radius=0.008):
    """The secure module below and the steel flange it hangs from; returns the flange's upper panel."""
    box(top(0, 0, (deep - flange) / 2), (w - 0.026, h - 0.026, deep - flange), (0, 0, 0), paint, 0.004)
    plate(top(0, 0, deep - flange), w, h, flange, radius=radius, paint="steel", bevel=0.0010)
    return top(0, 0, deep)


def connector(w, deep, y=0.0):
    """A cable that leaves the module's side."""
    gland(right_side(w / 2 - 0.013, y, deep * 0.45), 0, 0, 0.05, 0.0045, 0.014)


def compact():
    """E10: 105 × 125 mm, twelve keys."""
    panel = housing(0.105, 0.125, 0.036)
    keypad(panel, 0, 0, PIN_12, key=(0.022, 0.0185), gap=0.005, border=0.009, lift=0.002)
    connector(0.105, 0.036)
    screws(panel, 0.105, 0.125, 0.0052, 0.0026)
    return Made(close(moved(panel, 0, 0, 0.005), 0, -0.004, 0.064, 0.048), RISE)


def standard():
    """E20: 176 × 134 mm, sixteen keys, the size that fits every cash machine."""
    panel = housing(0.176, 0.134, 0.045)
    keypad(panel, 0, 0, PIN_16, key=(0.0275, 0.0205), gap=0.0055, border=0.009, lift=0.002)
    screws(panel, 0.176, 0.134, 0.0065, 0.0033)
    connector(0.176, 0.045, 0.03)
    connector(0.176, 0.045, -0.01)
    return Made(close(moved(panel, 0, 0, 0.005), 0.040, 0.004, 0.072, 0.054), RISE)


def outdoor():
    """E30: 196 × 158 mm, sealed to IP65, heated, with a privacy shield."""
    panel = housing(0.196, 0.158, 0.052, paint="black")
    hoop(panel, rounded(0.180, 0.142, 0.012), rounded(0.160, 0.122, 0.008), 0.0045, "rubber")
    keypad(panel, 0, 0, PIN_16, key=(0.0275, 0.0205), gap=0.0055, border=0.0075, lift=0.002, frame="black")
    screws(panel, 0.196, 0.158, 0.0048, 0.0036)
    pin_shield(panel, 0, 0, 0.172, 0.136, 0.046)
    connector(0.196, 0.052, 0.02)
    connector(0.196, 0.052, -0.03)
    return Made(
        close(moved(panel, 0, 0, 0.005), -0.046, -0.040, 0.072, 0.054),
        {**RISE, "": {"turn": -30, "rise": 42}, "-detail": {"turn": -20, "rise": 48, "lens": 100}},
    )


def touch():
    """E40: 150 × 190 mm of glass, and a raised frame that guides the fingers."""
    panel = housing(0.150, 0.190, 0.034, paint="black", radius=0.014)
    screen(panel, 0, -0.018, 0.108, 0.125, "touchpad", border=0.009, depth=0.003, strength=1.0)
    face = moved(panel, 0, -0.018, 0.0033)
    for x in (-0.0163, 0.0163):
        box(face, (0.0022, 0.118, 0.0022), (x, 0, 0.0008), "steel", 0.0008)
    for y in (-0.030, 0.0, 0.030):
        box(face, (0.102, 0.0022, 0.0022), (0, y, 0.0008), "steel", 0.0008)
    hoop(face, rounded(0.108, 0.124, 0.006), rounded(0.102, 0.118, 0.004), 0.0026, "steel")
    dome(face, 0.0016, (0, 0.0075), "polished")
    light_line(moved(panel, 0.012, 0.0775), 0.085, h=0.0028)
    mark(panel, -0.052, 0.078, 0.008, lift=0.0004)
    connector(0.150, 0.034, 0.03)
    return Made(close(moved(face, 0, 0, 0.002), 0.0, -0.008, 0.080, 0.060), RISE)


MODELS = {
    "epp-e10-compact-pin-pad": compact,
    "epp-e20-standard-pin-pad": standard,
    "epp-e30-outdoor-pin-pad": outdoor,
    "epp-e40-touch-pin-pad": touch,
}
