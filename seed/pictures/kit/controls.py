"""What fingers meet: keypads, keyboards, trackballs, buttons, emergency signs."""

from kit.frames import moved
from kit.lettering import text
from kit.shapes import ball, box, disc, dome, plate, ring

BRAILLE = {  # raised dots of a cell, numbered down the left column (1-3) and the right (4-6)
    "1": (1,), "2": (1, 2), "3": (1, 4), "4": (1, 4, 5), "5": (1, 5), "6": (1, 2, 4), "7": (1, 2, 4, 5),
    "8": (1, 2, 5), "9": (2, 4), "0": (2, 4, 5), "*": (3, 5), "#": (3, 4, 5, 6),
}  # fmt: skip
FUNCTION_KEYS = {"cancel": ("red", "×"), "clear": ("yellow", "<"), "enter": ("green", "O"), "blank": ("key", ""), "help": ("key", "?")}
PIN_12 = ["1 2 3", "4 5 6", "7 8 9", "* 0 #"]
PIN_16 = ["1 2 3 cancel", "4 5 6 clear", "7 8 9 enter", "* 0 # blank"]


def keypad(on, x, y, rows=PIN_16, key=(0.026, 0.019), gap=0.006, paint="steel", braille=True, frame="steel", border=0.014, lift=0.003):
    """A keypad on its plate; returns the plate's width and height."""
    table = [row.split() for row in rows]
    columns = len(table[0])
    w, h = columns * (key[0] + gap) - gap + 2 * border, len(table) * (key[1] + gap) - gap + 2 * border
    plate(on, w, h, lift, (x, y), 0.007, frame, 0.0012)
    plate(on, w - border, h - border, 0.0006, (x, y), 0.004, "void" if frame == "black" else "iron", 0.0002, lift=lift)
    for r, row in enumerate(table):
        for c, name in enumerate(row):
            at = (x + (c - (columns - 1) / 2) * (key[0] + gap), y + ((len(table) - 1) / 2 - r) * (key[1] + gap))
            _key(moved(on, *at, lift), name, key, paint, braille)
    return w, h


def _key(on, name, size, paint, braille):
    w, h = size
    height = 0.0042
    colour, legend = FUNCTION_KEYS.get(name, (paint, name))
    plate(on, w * 1.06, h * 1.08, 0.0009, radius=h * 0.2, paint="void", bevel=0)
    plate(on, w, h, height, radius=h * 0.16, paint=colour, bevel=0.0010)
    face = moved(on, 0, 0, height)
    light = colour in ("red", "green")
    if name in BRAILLE and braille:
        text(face, legend, h * 0.72, (-w * 0.16, 0), lift=0.0001)
        _braille(face, BRAILLE[name], w * 0.27, 0, h * 0.17)
        if name == "5":
            dome(moved(face, -w * 0.16, -h * 0.40), h * 0.05, paint="polished")
    elif legend:
        text(face, legend, h * 0.80, (0, 0), "legend-light" if light else "legend", lift=0.0001)


def _braille(on, dots, x, y, step):
    for dot in dots:
        column, row = divmod(dot - 1, 3)
        dome(on, step * 0.24, (x + (column - 0.5) * step, y + (1 - row) * step), "polished")


LETTERS = [
    ["Esc", *"1234567890", "-", "="],
    ["Tab", *"QWERTYUIOP", "[", "]"],
    ["Caps", *"ASDFGHJKL", ";", "Enter"],
    ["Shift", *"ZXCVBNM", ",", ".", "/", "Shift"],
    ["Ctrl", "Fn", "Alt", "space", "Alt", "<", ">", "Del"],
]
KEY_WIDTHS = {"Tab": 1.4, "Caps": 1.7, "Enter": 1.75, "Shift": 2.05, "space": 5.2, "Ctrl": 1.35, "Del": 1.4, "Alt": 1.1, "Fn": 1.05}


def letter_keys(on, x, y, w, h, gap=0.004, paint="steel"):
    """Five rows of a keyboard, spread to fill `w` × `h`."""
    pitch = h / len(LETTERS)
    for r, row in enumerate(LETTERS):
        unit = (w - gap * (len(row) - 1)) / sum(KEY_WIDTHS.get(name, 1) for name in row)
        left = x - w / 2
        for name in row:
            size = (unit * KEY_WIDTHS.get(name, 1), pitch - gap)
            at = (left + size[0] / 2, y + h / 2 - pitch * (r + 0.5))
            _letter(moved(on, *at), name, size, paint)
            left += size[0] + gap


def _letter(on, name, size, paint):
    plate(on, size[0] + 0.0012, size[1] + 0.0012, 0.0006, radius=0.0024, paint="void", bevel=0)
    plate(on, *size, 0.0034, radius=0.0022, paint="green" if name == "Enter" else paint, bevel=0.0008)
    if name == "space":
        return
    small = len(name) > 1
    light = "legend-light" if name == "Enter" else "legend"
    at = (0, 0) if small else (-size[0] * 0.12, size[1] * 0.06)
    text(moved(on, 0, 0, 0.0034), name, size[1] * (0.30 if small else 0.50), at, light, lift=0.0001)


def trackball(on, x, y, diameter=0.038, paint="black", collar="steel", light=None):
    """A ball in its collar, seal and, if named, a ring of light."""
    r = diameter / 2
    place = moved(on, x, y)
    disc(place, r * 1.62, 0.003, paint=collar, bevel=0.001)
    ring(place, r * 1.42, r * 0.15, paint=light or collar, lift=0.003, flat=0.8)
    ring(place, r * 1.14, r * 0.12, paint="rubber", lift=0.0035, flat=0.7)
    disc(place, r * 1.25, 0.0006, paint="void", bevel=0, lift=0.003)
    ball(moved(place, 0, 0, r * 0.34), r, paint=paint)


def push_button(on, x, y, w=0.05, h=0.018, paint="steel", legend=""):
    """A wide button with a round edge."""
    plate(on, w + 0.003, h + 0.003, 0.001, (x, y), h * 0.3, "void", 0)
    plate(on, w, h, 0.005, (x, y), h * 0.28, paint, 0.0014)
    if legend:
        text(moved(on, x, y, 0.005), legend, h * 0.5, paint="legend-light" if paint in ("black", "red", "green") else "legend")


def pin_shield(on, x, y, w, h, height=0.05, paint="black"):
    """A privacy shield around three sides of a keypad."""
    wall = 0.006
    box(on, (wall, h * 0.9, height * 0.8), (x - w / 2 - wall, y + h * 0.05, height * 0.4), paint, 0.0025)
    box(on, (wall, h * 0.9, height * 0.8), (x + w / 2 + wall, y + h * 0.05, height * 0.4), paint, 0.0025)
    box(on, (w + 3 * wall, wall, height), (x, y + h / 2 + wall, height / 2), paint, 0.0025)
