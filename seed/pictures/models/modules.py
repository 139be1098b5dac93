"""Modules from inside the machines: for workshops, lessons, packing cases and the exploded view."""

from kit.controls import PIN_16, keypad
from kit.displays import screen
from kit.frames import front, moved, right_side, tilted, top
from kit.hardware import handle
from kit.shapes import bar, box, disc, plate
from kit.slots import card_slot, cash_slot, receipt_slot


def cassette():
    """A note cassette with its handle and window."""
    box(front(), (0.22, 0.14, 0.42), (0, 0.08, 0), "blue", 0.010)
    box(front(), (0.20, 0.02, 0.38), (0, 0.010, 0), "graphite", 0.003)
    face = front(0, -0.21, 0.08)
    handle(face, 0, 0.0, 0.12, 0.007, upright=False)
    plate(face, 0.05, 0.018, 0.002, (0, -0.05), 0.004, "white", 0.0005)
    disc(face, 0.008, 0.006, (0.085, 0.045), "steel", 0.001)
    plate(top(0, 0.02, 0.15), 0.16, 0.24, 0.003, radius=0.01, paint="graphite", bevel=0.001)


def dispenser():
    """The note dispenser: frame, rollers, belts."""
    for side in (-1, 1):
        box(front(side * 0.13), (0.006, 0.24, 0.36), (0, 0.14, 0), "steel", 0.002)
    for i in range(6):
        y, z = -0.13 + (i % 3) * 0.13, 0.07 + (i // 3) * 0.13
        bar(right_side(-0.13, y, z), (0, 0, 0), (0, 0, 0.26), 0.012, "polished")
        for x in (-0.08, -0.02, 0.04, 0.10):
            bar(right_side(x - 0.01, y, z), (0, 0, 0), (0, 0, 0.02), 0.019, "rubber")
    box(front(0, 0.19), (0.25, 0.16, 0.03), (0, 0.12, 0), "green", 0.002)
    box(front(), (0.28, 0.02, 0.38), (0, 0.01, 0), "graphite", 0.003)
    cash_slot(front(0, -0.19, 0.22), 0, 0, 0.18, 0.02)


def card_reader():
    """The card reader with its mouth and its circuit board."""
    box(front(0, 0.06), (0.10, 0.06, 0.16), (0, 0.05, 0), "graphite", 0.004)
    box(front(0, 0.06), (0.085, 0.006, 0.14), (0, 0.083, 0), "green", 0.001)
    card_slot(front(0, -0.022, 0.05), 0, 0)
    box(front(0, 0.06), (0.12, 0.02, 0.18), (0, 0.01, 0), "steel", 0.002)


def printer():
    """The receipt printer with its roll."""
    for side in (-1, 1):
        box(front(side * 0.06), (0.005, 0.14, 0.20), (0, 0.08, 0), "steel", 0.002)
    bar(right_side(-0.048, 0.06, 0.12), (0, 0, 0), (0, 0, 0.096), 0.048, "paper")
    bar(right_side(-0.058, 0.06, 0.12), (0, 0, 0), (0, 0, 0.116), 0.012, "graphite")
    receipt_slot(front(0, -0.102, 0.06), 0, 0, 0.09, paper=False)
    box(front(), (0.13, 0.014, 0.22), (0, 0.007, 0), "graphite", 0.002)


def pin_pad():
    """The PIN pad as a module."""
    box(top(0, 0, 0.022), (0.150, 0.108, 0.044), (0, 0, 0), "graphite", 0.004)
    keypad(top(0, 0, 0.044), 0, 0, PIN_16, key=(0.0275, 0.0205), gap=0.0055, border=0.016)


def display():
    """The screen as a module, on its back plate."""
    place = tilted(front(0, 0, 0.17), 14)
    plate(moved(place, 0, 0, -0.035), 0.36, 0.28, 0.035, radius=0.008, paint="graphite", bevel=0.003)
    screen(place, 0, 0, 0.305, 0.229, "menu:Good morning", border=0.016)
    box(front(0, 0.08, 0.05), (0.20, 0.10, 0.02), (0, 0, 0), "steel", 0.003)
    box(front(0, 0.04, 0.006), (0.26, 0.012, 0.18), (0, 0, 0), "steel", 0.003)


def controller():
    """The computer: a box with fins and ports."""
    box(front(), (0.26, 0.09, 0.24), (0, 0.05, 0), "graphite", 0.004)
    for i in range(14):
        box(front(-0.12 + i * 0.0185), (0.005, 0.022, 0.22), (0, 0.105, 0), "graphite", 0.001)
    face = front(0, -0.12, 0.05)
    for i in range(5):
        plate(face, 0.018, 0.012, 0.002, (-0.09 + i * 0.026, 0.005), 0.001, "steel", 0.0004)
        plate(face, 0.013, 0.008, 0.0023, (-0.09 + i * 0.026, 0.005), 0.001, "void", 0)
    plate(face, 0.006, 0.003, 0.001, (0.09, 0.02), 0.001, "ok", 0)


MODULES = (
    (display, -0.55, 0.45),
    (controller, 0.0, 0.45),
    (printer, 0.42, 0.45),
    (dispenser, -0.50, -0.10),
    (card_reader, -0.08, -0.05),
    (pin_pad, 0.20, -0.05),
    (cassette, 0.55, -0.10),
    (cassette, 0.85, -0.10),
)
