"""Lock modules: a motor bolt for doors of kiosks and cabinets, a lock with a keypad for safes."""

from kit.controls import PIN_12, keypad
from kit.displays import screen
from kit.frames import back, front, left_side, moved, right_side, top
from kit.hardware import light_line, lock, mark, screw, screws
from kit.lettering import text
from kit.shapes import bar, box, disc, hoop, plate, rounded
from models import Made, close

BRICK = {"": {"turn": -30, "rise": 34}, "-front": {"rise": 72, "fill": 0.80}, "-detail": {"turn": -34, "rise": 30, "lens": 100}}


def cabinet_lock():
    """L20: 171 × 84 × 41 mm with its strike; a bolt driven by a motor, the strike it locks into beside it."""
    w, d, base, deep = 0.112, 0.084, 0.003, 0.034
    plate(top(0, 0, 0), w, d, base, radius=0.006, paint="steel", bevel=0.0008)
    screws(top(0, 0, base), w, d, 0.0075, 0.0034)
    plate(top(0, 0, base), w - 0.008, 0.058, deep - base - 0.003, radius=0.006, paint="graphite", bevel=0.003)
    lid = top(0, 0, deep - 0.003)
    plate(lid, w - 0.016, 0.050, 0.003, radius=0.004, paint="dark", bevel=0.0010)
    face = moved(lid, 0, 0, 0.003)
    screws(face, w - 0.016, 0.050, 0.0052, 0.0022)
    _bolt(left_side(-w / 2 + 0.004, 0, 0.0175), 0.024, 0.014, 0.024)
    light_line(moved(face, 0.010, 0.0135), 0.046, h=0.0022)
    mark(face, -0.030, 0.0020, 0.0085, lift=0.0003, paint="legend-light")
    text(face, "L20", 0.0115, (0.004, 0.0005), "legend-light", weight="SemiBold")
    text(face, "RS-485  24 V", 0.0050, (0.004, -0.0115), "legend-light", weight="Regular")
    lock(face, 0.033, -0.004, 0.0085)
    _plugs(right_side(w / 2 - 0.004, 0, 0.016))
    _strike(-w / 2 - 0.028)
    return Made(close(moved(face, 0, 0, -0.010), -0.052, 0.0, 0.088, 0.066), BRICK)


def _bolt(on, w, h, out):
    """A square bolt with its steel mouth; the panel looks the way the bolt moves."""
    plate(on, w + 0.012, h + 0.010, 0.0025, radius=0.003, paint="steel", bevel=0.0008)
    plate(on, w + 0.0024, h + 0.0024, 0.0004, radius=0.0016, paint="void", bevel=0, lift=0.0024)
    plate(on, w, h, out, radius=0.0022, paint="polished", bevel=0.0016)


def _plugs(on):
    """Two terminal blocks for bus and power, and their lamps."""
    for x in (-0.0135, 0.0135):
        plate(on, 0.024, 0.0125, 0.004, (x, 0), 0.001, "black", 0.0004)
        box(on, (0.021, 0.0095, 0.008), (x, 0, 0.004), "green", 0.0006)
        for i in range(4):
            disc(on, 0.0014, 0.0004, (x - 0.0077 + i * 0.0051, 0.0014), "steel", 0, lift=0.0078, sides=16)


def _strike(x):
    """The plate that the bolt enters: an angle of steel with a hole, screwed to the door."""
    upright = right_side(x, 0, 0.0175)
    hoop(moved(upright, 0, 0, -0.003), rounded(0.058, 0.035, 0.003), rounded(0.027, 0.017, 0.002), 0.003, "steel")
    foot = top(x - 0.0135, 0, 0)
    plate(foot, 0.027, 0.058, 0.003, radius=0.003, paint="steel", bevel=0.0008)
    for y in (-0.019, 0.019):
        screw(moved(foot, 0, 0, 0.003), -0.002, y, 0.0036)


def safe_lock():
    """L40: 116 × 91 × 150 mm without the door between; keypad with display in front, lock with two bolts behind."""
    w, h, deep = 0.104, 0.150, 0.030
    face = front(0, -0.022, h / 2)
    plate(face, w, h, 0.010, radius=0.012, paint="black", bevel=0.002)
    plate(face, w, h, deep - 0.010, radius=0.012, paint="graphite", bevel=0.004, lift=0.0105)
    panel = moved(face, 0, 0, deep)
    screen(panel, 0, 0.0475, 0.066, 0.030, "delay", border=0.005, depth=0.0016)
    keypad(panel, 0, -0.0205, PIN_12, key=(0.0205, 0.0150), gap=0.0048, border=0.0068, lift=0.0012, frame="black")
    light_line(moved(panel, 0, -0.0680), 0.050, h=0.0022)
    mark(panel, -0.037, -0.0670, 0.0040, lift=0.0004, paint="legend-light")
    disc(panel, 0.0016, 0.0008, (0.037, -0.0680), "ok", 0.0003)
    side = _lock_case()
    for x in (-0.030, 0.030):
        for z in (0.050, 0.104):
            bar(back(x, -0.022, z), (0, 0, 0), (0, 0, 0.016), 0.0040, "steel")
            disc(back(x, -0.010, z), 0.0075, 0.004, paint="steel", bevel=0.0006, sides=6)
    return Made(
        close(side, 0.0, 0.0, 0.116, 0.087), {"": {"turn": -36, "rise": 16}, "-front": {"rise": 5}, "-detail": {"turn": -62, "rise": 18}}
    )


def _lock_case():
    """The lock behind the door: steel case, cover with screws, two round bolts to the left; returns the side they leave."""
    middle, w, h, deep = 0.077, 0.096, 0.100, 0.036
    rear = back(0, -0.006, middle)
    plate(rear, w, h, deep, radius=0.005, paint="steel", bevel=0.0014)
    cover = moved(rear, 0, 0, deep)
    plate(cover, w - 0.008, h - 0.008, 0.002, radius=0.004, paint="iron", bevel=0.0006)
    screws(moved(cover, 0, 0, 0.002), w - 0.008, h - 0.008, 0.006, 0.0026)
    side = left_side(-w / 2, -0.006 + deep / 2, middle)
    plate(side, deep - 0.006, h - 0.012, 0.0016, radius=0.003, paint="iron", bevel=0.0004)
    for y in (-0.026, 0.026):
        disc(side, 0.0105, 0.0024, (0, y), "steel", 0.0005)
        disc(side, 0.0082, 0.0155, (0, y), "polished", 0.0014)
    screws(side, deep - 0.006, h - 0.012, 0.0045, 0.0020)
    return side


MODELS = {
    "lock-l20-cabinet-lock-module": cabinet_lock,
    "lock-l40-safe-lock-module": safe_lock,
}
