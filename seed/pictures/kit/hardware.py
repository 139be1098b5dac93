"""Small truths: screws, vents, locks, handles, feet, plates, cables."""

from math import cos, radians, sin

from mathutils import Matrix

from kit.frames import moved
from kit.lettering import text
from kit.materials import print_on
from kit.shapes import bar, box, disc, plate, prism, sheet, tube


def screw(on, x, y, r=0.004):
    """A flat screw with a hexagon socket."""
    disc(on, r, 0.0014, (x, y), "steel", 0.0004)
    disc(on, r * 0.5, 0.0003, (x, y), "void", 0, lift=0.0013, sides=6)


def screws(on, w, h, inset=0.01, r=0.004, at=(0, 0)):
    """Four screws in the corners of a plate."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            screw(on, at[0] + sx * (w / 2 - inset), at[1] + sy * (h / 2 - inset), r)


def vents(on, w, h, at=(0, 0), rows=8, paint="void"):
    """Ventilation slits across `w`, spread over `h`."""
    step = h / rows
    for i in range(rows):
        plate(on, w, step * 0.42, 0.0008, (at[0], at[1] - h / 2 + step * (i + 0.5)), step * 0.2, paint, 0)


def lock(on, x, y, r=0.012):
    """A cylinder lock with a key slit."""
    disc(on, r, 0.006, (x, y), "steel", 0.001)
    disc(on, r * 0.72, 0.001, (x, y), "polished", 0.0003, lift=0.006)
    box(on, (r * 0.16, r * 0.8, 0.001), (x, y, 0.0071), "void", 0)


def handle(on, x, y, length=0.16, r=0.008, upright=True):
    """A bow handle on two feet."""
    half, out = length / 2, 0.035
    place = moved(on, x, y)
    ends = [(0, -half, 0), (0, half, 0)] if upright else [(-half, 0, 0), (half, 0, 0)]
    for end in ends:
        bar(place, end, (end[0], end[1], out), r, "steel")
    bar(place, (ends[0][0] * 1.08, ends[0][1] * 1.08, out), (ends[1][0] * 1.08, ends[1][1] * 1.08, out), r, "steel")


def combination_dial(on, x, y, r=0.045):
    """A safe's dial with graduations and a knob."""
    disc(on, r, 0.012, (x, y), "steel", 0.002)
    disc(on, r * 0.86, 0.004, (x, y), "black", 0.001, lift=0.012)
    for i in range(40):
        from_axis = moved(on, x, y, 0.0162) @ _turn(i * 9)
        box(from_axis, (0.0009, r * (0.16 if i % 5 == 0 else 0.09), 0.0004), (0, r * 0.72, 0), "legend-light", 0)
    disc(on, r * 0.42, 0.026, (x, y), "steel", 0.003, lift=0.014, r_top=r * 0.36)


def safe_wheel(on, x, y, r=0.10):
    """A five-spoke safe handle."""
    place = moved(on, x, y)
    disc(place, r * 0.34, 0.03, paint="steel", bevel=0.004)
    for i in range(5):
        spoke = place @ _turn(i * 72)
        bar(spoke, (0, r * 0.2, 0.035), (0, r, 0.045), r * 0.075, "steel")
    disc(place, r * 0.24, 0.028, paint="polished", bevel=0.005, lift=0.03)


def seam(on, w, h, at=(0, 0), radius=0.004, gap=0.003, paint="dark", lift=0.004):
    """A door: a plate of the body's colour over a dark gap, so that a shadow line runs around it."""
    plate(on, w + 2 * gap, h + 2 * gap, lift * 0.35, at, radius + gap, "void", 0)
    return plate(on, w, h, lift, at, radius, paint, 0.0015)


def feet(w, d, on, height=0.03, r=0.022, inset=0.06):
    """Four levelling feet under a body; `on` is the ground."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            disc(on, r, height * 0.4, (sx * (w / 2 - inset), sy * (d / 2 - inset)), "rubber", 0.002)
            disc(on, r * 0.45, height, (sx * (w / 2 - inset), sy * (d / 2 - inset)), "steel", 0)


def gland(on, x, y, length=0.12, r=0.008, drop=0.10):
    """A cable gland with its cable hanging away."""
    disc(on, r * 1.7, 0.010, (x, y), "black", 0.001, sides=6)
    disc(on, r * 1.4, 0.016, (x, y), "black", 0.003, lift=0.010)
    tube(moved(on, x, y), [(0, 0, 0.02), (0, -0.01, length * 0.6), (0, -drop, length)], r * 0.75, "rubber")


def nameplate(on, x, y, w=0.12, model=""):
    """The maker's plate: mark, word and model."""
    h = w * 0.22
    plate(on, w, h, 0.0015, (x, y), h * 0.12, "steel", 0.0004)
    mark(on, x - w * 0.39, y, h * 0.30, lift=0.0016)
    text(on, f"Solgate {model}".strip(), h * 0.52, (x + w * 0.07, y), "legend", lift=0.0017)


def mark(on, x, y, r, lift=0.0, paint="legend", accent="sun"):
    """The house's mark: an arch over a slot."""
    place = moved(on, x, y, lift)
    arc = [(cos(radians(7.5 * i)), sin(radians(7.5 * i))) for i in range(25)]
    outline = [(r * x, r * (y - 0.25)) for x, y in arc] + [(r * 0.68 * x, r * (0.68 * y - 0.25)) for x, y in reversed(arc)]
    prism(place, outline, 0.0006, paint, 0)
    box(place, (r * 2.3, r * 0.26, 0.0006), (0, -r * 0.50, 0.0003), accent, 0)


def light_line(on, w, at=(0, 0), h=0.006, paint="slot"):
    """The slot of light, the house's sign, in a dark groove."""
    plate(on, w + h, h * 2, 0.0012, at, h, "void", 0)
    plate(on, w, h, 0.0020, at, h / 2, paint, 0.0003)


def speaker(on, x, y, r=0.028, hole=0.0022):
    """A grille of holes in a disc of steel."""
    disc(on, r * 1.12, 0.0012, (x, y), "black", 0.0004)
    rings = 4
    for k in range(rings + 1):
        count = max(1, k * 6)
        for i in range(count):
            place = moved(on, x, y) @ _turn(i * 360 / count)
            disc(place, hole, 0.0003, (0, r * 0.9 * k / rings), "void", 0, lift=0.0012, sides=12)


def sticker(on, image, w, h, at=(0, 0), lift=0.0005):
    """A printed label."""
    sheet(on, w, h, at, lift, print_on(image))


def _turn(degrees):
    return Matrix.Rotation(radians(degrees), 4, "Z")
