"""Keyboards of steel."""

from kit.controls import keypad, letter_keys, push_button, trackball
from kit.frames import back, moved, top
from kit.hardware import gland, mark, screws
from kit.shapes import box, plate
from models import Made, close

RISE = {"": {"turn": -26, "rise": 36}, "-front": {"rise": 76, "fill": 0.84}, "-detail": {"turn": -24, "rise": 36, "lens": 100}}


def base(w, h, deep=0.030):
    """A steel tray with its plate on top; returns the plate's panel."""
    box(top(0, 0, deep / 2), (w - 0.02, h - 0.02, deep), (0, 0, 0), "iron", 0.003)
    plate(top(0, 0, deep), w, h, 0.004, radius=0.008, paint="steel", bevel=0.0012)
    gland(back(w * 0.3, h / 2 - 0.01, deep * 0.5), 0, 0, 0.07, 0.005, 0.012)
    return top(0, 0, deep + 0.004)


def numeric():
    """K60: 124 × 118 mm, sixteen steel keys with Braille."""
    panel = base(0.128, 0.118)
    keypad(panel, 0, 0, ["1 2 3 A", "4 5 6 B", "7 8 9 C", "* 0 # D"], key=(0.0195, 0.0175), gap=0.0045, border=0.007, lift=0.0015)
    screws(panel, 0.128, 0.118, 0.006, 0.0032)
    return Made(close(moved(panel, 0, 0, 0.005), -0.008, 0.002, 0.060, 0.045), RISE)


def letters():
    """K80: 392 × 138 mm, five full rows."""
    panel = base(0.392, 0.138)
    plate(panel, 0.368, 0.112, 0.0006, radius=0.005, paint="iron", bevel=0)
    letter_keys(moved(panel, 0, 0, 0.0006), 0, 0, 0.360, 0.104)
    screws(panel, 0.392, 0.138, 0.0065, 0.0036)
    return Made(close(moved(panel, 0, 0, 0.004), -0.075, 0.016, 0.112, 0.084), RISE)


def with_trackball():
    """K90: 478 × 146 mm, a 38 mm ball and two buttons at the right."""
    panel = base(0.478, 0.146)
    plate(panel, 0.352, 0.116, 0.0006, (-0.048, 0), 0.005, "iron", 0)
    letter_keys(moved(panel, 0, 0, 0.0006), -0.048, 0, 0.344, 0.108)
    trackball(panel, 0.182, 0.020, 0.038, "black", "polished")
    push_button(panel, 0.160, -0.040, 0.038, 0.022, "steel")
    push_button(panel, 0.204, -0.040, 0.038, 0.022, "steel")
    mark(panel, 0.215, 0.058, 0.006, lift=0.0003)
    screws(panel, 0.478, 0.146, 0.0065, 0.0036)
    return Made(close(moved(panel, 0, 0, 0.004), 0.160, 0.0, 0.132, 0.099), RISE)


MODELS = {
    "keyboard-k60-numeric-keypad": numeric,
    "keyboard-k80-steel-keyboard": letters,
    "keyboard-k90-keyboard-with-trackball": with_trackball,
}
