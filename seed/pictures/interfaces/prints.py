"""Printed things: notes, cards, slips, labels."""

from interfaces.canvas import INK, MIST, PAPER, SIGNAL, SKY, STEEL, SUN
from interfaces.pieces import mark


def note(c):
    """A note of no country."""
    c.fade("#cfe0d8", "#a9c7bd")
    for i in range(14):
        c.arc(c.w * 0.72, c.h * 0.5, 8 + i * 3, 0, 360, "#7da396", 0.35)
    mark(c, c.w * 0.72, c.h * 0.54, 14, "#2e5a4c")
    c.bold(8, 30, "50", 24, "#1f4337")
    c.bold(8, 90, "Solgate sample", 10, "#2e5a4c")


def card(c):
    """A card of our own."""
    c.fade("#1b63c4", "#0d2f63")
    c.rect(0, c.h * 0.68, c.w, 5, SUN, 0)
    c.rect(14, 30, 22, 18, "#d9b967", 3)
    mark(c, c.w - 24, 24, 9, PAPER)
    c.text(14, 90, "0000 1111 2222 3333", 10, SKY)


def receipt(c):
    """A slip of paper."""
    c.fill("#fafaf7")
    mark(c, 50, 16, 7)
    for i in range(9):
        c.rect(12, 30 + i * 9, 40 if i % 3 else 30, 2.2, "#8b929b", 0.3)
        c.rect(74, 30 + i * 9, 14, 2.2, "#8b929b", 0.3)


def ticket(c):
    """A ticket of the harbour line."""
    c.fill("#fdf6e6")
    c.rect(0, 0, c.w, 26, SUN, 0)
    c.bold(8, 19, "Single", 15, INK)
    c.bold(8, 60, "Quay 4", 18, INK)
    c.text(8, 84, "Valid 90 minutes", 11, STEEL)


def rating(c):
    """A type plate."""
    c.fill("#d8dce1")
    mark(c, 14, 22, 8)
    c.bold(30, 26, "Solgate Terminals", 13, INK)
    for i in range(5):
        c.rect(8, 40 + i * 11, c.w * (0.5 if i % 2 else 0.66), 4, STEEL, 0.4)
    for i in range(30):
        c.rect(c.w * 0.72 + i * 0.8 * c.w / 100, 42, (0.3 + 0.35 * (i % 3 == 0)) * c.w / 100, 46, INK, 0)


def parcel(c):
    """A packing label."""
    c.fill(PAPER)
    mark(c, 16, 24, 9)
    c.bold(34, 28, "Spare part", 14, INK)
    for i in range(40):
        c.rect(8 + i * (c.w - 16) / 40, 46, (c.w - 16) / 40 * (0.4 + 0.4 * ((i * 7) % 3 == 0)), 30, INK, 0)
    c.rect(8, 84, c.w * 0.6, 5, MIST, 0.5)


def warning(c):
    """A yellow strip that names a hot or moving part without words."""
    c.fill(SUN)
    c.area([(c.w / 2, 12), (c.w / 2 + 40, 84), (c.w / 2 - 40, 84)], INK)
    c.rect(c.w / 2 - 4, 36, 8, 24, SUN, 2)
    c.disc(c.w / 2, 71, 5, SUN)


def ruler(c):
    """Graduations of a height pole."""
    c.fill(PAPER)
    steps = int(c.h / 6)
    for i in range(steps):
        long = i % 5 == 0
        c.rect(0, 4 + i * 6, 60 if long else 34, 1.2, INK if long else STEEL, 0)
        if i % 10 == 0:
            c.bold(96, 4.6 + i * 6, str(200 - i * 2), 30, SIGNAL, "rm")
