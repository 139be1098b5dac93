"""Figures that several interfaces draw: a teller, a map, a signature, a price."""

from math import sin

from interfaces.canvas import LEAF, MIST, PAPER, SIGNAL, SUN


def teller(c, x, floor, k):
    """A person of flat shapes in two tones."""
    c.area(
        [(x - 44 * k, floor), (x - 34 * k, floor - 34 * k), (x, floor - 44 * k), (x + 34 * k, floor - 34 * k), (x + 44 * k, floor)],
        "#0f2b4d",
    )
    c.area([(x - 9 * k, floor - 44 * k), (x + 9 * k, floor - 44 * k), (x, floor - 22 * k)], PAPER)
    c.rect(x - 7 * k, floor - 58 * k, 14 * k, 20 * k, "#d7a786", 4 * k)
    c.disc(x, floor - 70 * k, 18 * k, "#e6bd9d")
    c.pen.pieslice(
        [(x - 20 * k) * c.unit, (floor - 92 * k) * c.unit, (x + 20 * k) * c.unit, (floor - 54 * k) * c.unit], 172, 368, "#3b2a22"
    )
    c.arc(x, floor - 72 * k, 22 * k, 180, 360, "#14263d", 1.6 * k)
    c.rect(x - 24 * k, floor - 74 * k, 5 * k, 11 * k, "#14263d", 2 * k)


def line_map(c, y, h):
    """Three lines that meet."""
    w = c.w - 16
    at = lambda px, py: (8 + w * px, y + 4 + (h - 8) * py)  # noqa: E731
    lines = (
        (SIGNAL, [(0, 0.2), (0.3, 0.2), (0.5, 0.5), (0.75, 0.5), (1, 0.85)]),
        (SUN, [(0, 0.8), (0.25, 0.8), (0.5, 0.5), (0.7, 0.15), (1, 0.15)]),
        (LEAF, [(0.5, 0), (0.5, 0.5), (0.5, 1)]),
    )
    for colour, stops in lines:
        c.line([at(*stop) for stop in stops], colour, 2.0)
    for colour, stops in lines:
        for stop in stops:
            c.disc(*at(*stop), 2.4, PAPER, colour, 0.9)
    for name, stop in (
        ("Harbour", (0.02, 0.2)),
        ("Market", (0.57, 0.5)),
        ("North", (0.8, 0.15)),
        ("Quay 4", (0.64, 0.85)),
        ("Mill", (0.04, 0.8)),
    ):
        x, top = at(*stop)
        c.bold(x, top - 4.5, name, 4.4)


def seat_plan(c, x, y, w, h):
    """A seat or stop plan as a field of dots."""
    c.rect(x, y, w, h, PAPER, 1.5)
    for i in range(24):
        taken = (i * 5) % 7 < 3
        c.rect(
            x + 4 + (i % 4) * (w - 8) / 4, y + 4 + (i // 4) * (h - 8) / 6, (w - 8) / 4 - 2, (h - 8) / 6 - 2, SIGNAL if taken else MIST, 0.8
        )


def scrawl(c, x, y, w, h, ink="#1b3f9c"):
    """A signature that spells nobody's name."""
    points = []
    for i in range(260):
        t = i / 259
        loop = sin(t * 34 + 0.7 * sin(t * 9)) * (1 - 0.75 * t)
        points.append((x + w * t + w * 0.035 * sin(t * 47), y - h * (0.5 * loop + 0.10 * sin(t * 5))))
    c.line(points, ink, 1.3)


def chart(c, x, y, w, h, colour, fill):
    """A price over a day."""
    line = [(x + w * i / 60, y + h * (0.62 - 0.38 * i / 60 + 0.10 * sin(i / 2.6) + 0.07 * sin(i / 1.1 + 2))) for i in range(61)]
    c.area([(x, y + h), *line, (x + w, y + h)], fill)
    c.line(line, colour, 0.9)


def tides(c, x, y, w, h, shore):
    """A sun over a sea of five waves, the nearest the darkest; `shore` is the share of the height that is sky."""
    for i in range(60):
        part = i / 59
        colour = "#%02x%02x%02x" % tuple(round(a + (b - a) * part) for a, b in zip((0xDC, 0xEC, 0xF8), (0xFB, 0xE3, 0xBE)))
        c.rect(x, y + h * 0.75 * i / 60, w, h * 0.75 / 60 + 0.2, colour, 0)
    c.disc(x + w * 0.66, y + h * shore, min(w, h) * 0.17, SUN)
    for i, colour in enumerate(("#8fb9e4", "#5c97d6", "#2f76c4", "#1b559b", "#12386a")):
        crest = y + h * (shore + (0.98 - shore) * i / 5)
        tall = h * (0.014 + 0.005 * i)
        line = [(x + w * k / 80, crest + tall * sin(k / (7.5 + 1.2 * i) + 1.9 * i)) for k in range(81)]
        c.area([(x, y + h), *line, (x + w, y + h)], colour)
