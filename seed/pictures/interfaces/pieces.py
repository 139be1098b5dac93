"""Pieces that the interfaces share: header, tiles, buttons, rows, marks."""

from interfaces.canvas import INK, MIST, PAPER, SIGNAL, SKY, STEEL, SUN


def mark(c, x, y, r, colour=INK):
    """The house's mark: a circle over a slot in the colour of the sun."""
    c.arc(x, y, r, 180, 360, colour, r * 0.28)
    c.rect(x - r * 1.15, y + r * 0.12, r * 2.3, r * 0.26, SUN, 0)


def header(c, title, dark=False, time="09:41"):
    """Mark, title and time over a hairline; returns the y where content may begin."""
    colour = PAPER if dark else INK
    mark(c, 9, 9.4, 3.2, colour)
    c.bold(15, 11, title, 5, colour)
    note(c, c.w - 6, 11, time, 4, dark, "rs")
    c.rect(0, 15.6, c.w, 0.3, SIGNAL if dark else MIST, 0)
    return 16


def note(c, x, y, words, size, dark=False, anchor="ls"):
    """Words of the second rank; heavier on a light ground, whose glow eats thin strokes."""
    c.text(x, y, words, size, *((SKY,) if dark else (STEEL, "SemiBold")), anchor=anchor)


def headline(c, y, words, more="", dark=False):
    """A question to the customer, with a line of explanation; returns the next free y."""
    c.bold(6, y + 10, words, 7.6, PAPER if dark else INK)
    if more:
        note(c, 6, y + 17, more, 4.4, dark)
    return y + (22 if more else 15)


def tiles(c, names, y, columns, dark=False, bottom=6, first=True):
    """Fields to touch, spread over the rest of the screen; the first is the main one."""
    rows = -(-len(names) // columns)
    gap = 3
    w = (c.w - 12 - gap * (columns - 1)) / columns
    h = (c.h - bottom - y - gap * (rows - 1)) / rows
    for i, name in enumerate(names):
        x, top = 6 + (i % columns) * (w + gap), y + (i // columns) * (h + gap)
        main = first and i == 0
        c.rect(
            x,
            top,
            w,
            h,
            SIGNAL if main else ("#16304f" if dark else PAPER),
            1.8,
            None if main else ("#2b4d78" if dark else "#c6d2e0"),
            0.35,
        )
        c.rect(x + 4, top + 4.5, min(9, w * 0.3), 1.2, SUN if main else SIGNAL, 0.6)
        size = min(6.2, h * 0.24, w / max(len(name), 5) * 1.45)
        c.bold(x + 4, top + h - 5, name, size, PAPER if main or dark else INK)


def button(c, x, y, w, words, main=True, h=11):
    """One field to touch."""
    c.rect(x, y, w, h, SIGNAL if main else PAPER, 1.5, None if main else "#9fb2c8", 0.4)
    c.bold(x + w / 2, y + h / 2, words, 4.6, PAPER if main else INK, "mm")


def rows(c, pairs, y, step=9.5, size=5, dark=False, left=6, right=None):
    """Names and values, one pair to a line; returns the next free y."""
    right = right or c.w - 6
    for name, value in pairs:
        note(c, left, y + step * 0.66, name, size, dark)
        c.bold(right, y + step * 0.66, value, size, PAPER if dark else INK, "rs")
        c.rect(left, y + step - 0.2, right - left, 0.25, "#2b4d78" if dark else MIST, 0)
        y += step
    return y


def progress(c, x, y, w, part):
    """The slot, filled to a part."""
    c.rect(x, y, w, 1.6, "#c9d6e5", 0.8)
    c.rect(x, y, w * part, 1.6, SIGNAL, 0.8)
