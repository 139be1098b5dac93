"""Where cards, notes, coins and paper go in and out."""

from math import cos, dist, radians, sin

from mathutils import Matrix

import interfaces
from kit.frames import moved, tilted
from kit.hardware import light_line
from kit.lettering import text
from kit.materials import print_on
from kit.shapes import box, disc, hoop, plate, profile_on, rounded, sheet


def card_slot(on, x, y, w=0.075, card=False, upright=False):
    """A card reader: moulded mouth, rim of light, a dark slit; a card half out if asked."""
    place = moved(on, x, y) @ Matrix.Rotation(radians(90 if upright else 0), 4, "Z")
    plate(place, w * 1.50, 0.052, 0.008, (0, 0), 0.012, "black", 0.003)
    plate(place, w * 1.22, 0.018, 0.010, (0, 0), 0.009, "slot", 0.001)
    plate(place, w * 1.14, 0.0115, 0.0125, (0, 0), 0.0055, "black", 0.0015)
    plate(place, w * 0.94, 0.0026, 0.0006, (0, 0), 0.0013, "void", 0, lift=0.0123)
    if card:
        half_out = tilted(moved(place, 0, -0.0004, 0.012), 90) @ Matrix.Rotation(radians(90), 4, "Z")
        bank_card(half_out, 0, 0)


def bank_card(on, x, y, lift=0.0):
    """A card of ISO size lying on the panel, printed with our own design."""
    plate(on, 0.0856, 0.054, 0.0008, (x, y), 0.0032, "blue", 0.0001, lift)
    sheet(on, 0.080, 0.0486, (x, y), lift + 0.00095, print_on(interfaces.image("card", 0.0856, 0.054)))


def cash_slot(on, x, y, w=0.20, h=0.024, notes=False):
    """A note outlet: steel frame, shutter and the line of light under it."""
    plate(on, w + 0.05, h + 0.045, 0.006, (x, y), 0.010, "steel", 0.002)
    plate(on, w + 0.016, h + 0.012, 0.0095, (x, y), 0.006, "black", 0.003)
    plate(on, w, h, 0.0006, (x, y), 0.003, "void", 0, lift=0.0094)
    box(on, (w * 0.98, h * 0.55, 0.003), (x, y + h * 0.14, 0.0098), "iron", 0.001)
    plate(on, w, 0.004, 0.0012, (x, y - h / 2 - 0.0125), 0.002, "slot", 0.0002, lift=0.006)
    if notes:
        bundle(tilted(moved(on, x, y - h * 0.25, 0.012), 82), 0, 0.03, count=6)


def bundle(on, x, y, count=20, spread=0.0006):
    """A bundle of the house's own notes, slightly fanned."""
    for i in range(count):
        place = moved(on, x + 0.0008 * sin(i * 2.4), y + 0.0007 * cos(i * 1.7), i * spread)
        if i == count - 1:
            sheet(place, 0.150, 0.072, (0, 0), spread, print_on(interfaces.image("note", 0.150, 0.072)))
        box(place, (0.150, 0.072, spread * 0.8), (0, 0, spread / 2), "note", 0)


def note_tray(on, x, y, w=0.22, h=0.10, depth=0.07, filled=True):
    """A bundle tray to be set into a cut pocket: steel liner, ramp, rim of light; notes stand in it."""
    rim(on, x, y, w, h, 0.012, "slot-soft")
    liner(on, x, y, w, h, depth, "steel")
    if filled:
        stack = tilted(moved(on, x, y - h * 0.10, -depth * 0.62), 62)
        bundle(stack, 0, 0, count=24, spread=0.0011)


def rim(on, x, y, w, h, border, paint="steel", lift=0.004):
    """A frame around an opening."""
    outer, inner = rounded(w + 2 * border, h + 2 * border, border, (x, y)), rounded(w, h, border * 0.7, (x, y))
    hoop(on, outer, inner, lift, "steel")
    if paint != "steel":
        hoop(moved(on, 0, 0, lift * 0.6), rounded(w + border * 0.7, h + border * 0.7, border * 0.8, (x, y)), inner, lift * 0.6, paint)


def liner(on, x, y, w, h, depth, paint="steel", wall=0.002):
    """Four walls and a floor inside a pocket."""
    box(on, (w, h, wall), (x, y, -depth + wall / 2), paint, 0)
    for side in (-1, 1):
        box(on, (wall, h, depth), (x + side * (w - wall) / 2, y, -depth / 2), paint, 0)
        box(on, (w, wall, depth), (x, y + side * (h - wall) / 2, -depth / 2), paint, 0)


def coin_bowl(on, x, y, w=0.16, h=0.10, depth=0.07, coins=14):
    """A steel scoop set into a cut pocket, with a lip and coins lying on its floor."""
    rim(on, x, y, w, h, 0.012)
    liner(on, x, y, w, h, depth)
    lip = moved(on, x, y - h / 2 - 0.004)
    profile_on(lip, [(-0.002, -0.010), (0.020, 0.0), (0.024, 0.014), (0.018, 0.014), (-0.002, 0.004)], w, "steel", 0.002)
    floor = tilted(moved(on, x, y - h / 2 + 0.004, -depth * 0.5), 90)
    scatter(floor, w * 0.8, depth * 0.7, coins)


def scatter(on, w, d, count):
    """Coins lying at rest on a panel, over one another."""
    lying = []
    for i in range(count):
        turn = i * 2.39996
        reach = (i / max(count - 1, 1)) ** 0.5
        x, y, r = w / 2 * reach * cos(turn), d / 2 * reach * sin(turn), (0.0094, 0.0115, 0.0128)[i % 3]
        lift = max((high for other, s, high in lying if dist((x, y), other) < r + s), default=0)
        lying.append(((x, y), r, lift + 0.0022))
        place = moved(on, x, y, lift)
        coin(place @ Matrix.Rotation(turn, 4, "Z"), r, ("steel", "brass", "copper")[i % 3])


def coin(on, r=0.012, paint="brass"):
    """One coin: rim, field and the house's figure."""
    disc(on, r, 0.002, paint=paint, bevel=0.0003, sides=64)
    disc(on, r * 0.86, 0.0001, paint=paint, bevel=0, lift=0.002)
    text(on, {"steel": "1", "brass": "2", "copper": "5"}.get(paint, "5"), r, (0, 0), paint, lift=0.0022)


def coin_slot(on, x, y, w=0.05):
    """An upright coin inlet with a push button."""
    plate(on, w, w * 1.5, 0.006, (x, y), 0.008, "steel", 0.002)
    box(on, (0.004, w * 0.72, 0.001), (x - w * 0.12, y, 0.0062), "void", 0)
    disc(on, w * 0.12, 0.006, (x + w * 0.24, y), "red", 0.001, lift=0.006)


def receipt_slot(on, x, y, w=0.09, paper=False):
    """A printer's mouth with a tearing edge; a printed slip hangs out if asked."""
    plate(on, w + 0.024, 0.034, 0.007, (x, y), 0.008, "black", 0.0025)
    plate(on, w, 0.006, 0.0006, (x, y), 0.002, "void", 0, lift=0.0068)
    box(on, (w, 0.002, 0.003), (x, y - 0.005, 0.0078), "steel", 0.0003)
    if paper:
        sheet(
            tilted(moved(on, x, y - 0.030, 0.018), -24),
            w * 0.86,
            0.072,
            (0, 0),
            0.0,
            print_on(interfaces.image("receipt", w * 0.86, 0.072)),
        )


def ticket_bin(on, x, y, w=0.30, h=0.10, depth=0.09):
    """A lit pocket in which tickets and change arrive."""
    rim(on, x, y, w, h, 0.014, "sunlight")
    liner(on, x, y, w, h, depth, "steel")
    light_line(moved(on, x, y + h / 2 + 0.030), w * 0.5, paint="sunlight")
    for i in range(2):
        ticket = tilted(moved(on, x - w * 0.12 + i * 0.05, y - h * 0.20, -depth * 0.35), 50) @ Matrix.Rotation(0.25 - 0.4 * i, 4, "Z")
        sheet(ticket, 0.085, 0.054, (0, 0), 0.001 * i, print_on(interfaces.image("ticket", 0.085, 0.054)))
