"""Digital signage: a display on the wall, a totem in the street."""

from kit.displays import camera_eye, screen, speaker_bar
from kit.frames import back, front, left_side, moved, right_side, top
from kit.hardware import handle, light_line, lock, mark, nameplate, seam, vents
from kit.shapes import box, hoop, plate, rounded
from models import Made, close


def wall_display():
    """V300: 985 × 622 × 74 mm on a wall; a screen of 43 inches over a bar with speaker and sensors."""
    w, h, deep = 0.985, 0.622, 0.074
    face = front(0, 0, h / 2)
    plate(face, w - 0.10, h - 0.10, 0.030, radius=0.020, paint="black", bevel=0.003)
    plate(face, w, h, 0.040, radius=0.016, paint="graphite", bevel=0.006, lift=0.028)
    hoop(moved(face, 0, 0, 0.060), rounded(w, h, 0.016), rounded(w - 0.010, h - 0.010, 0.012), 0.012, "alu")
    panel = moved(face, 0, 0, 0.066)
    screen(panel, 0, 0.032, 0.941, 0.529, "queue", border=0.010, depth=0.0065)
    bar = moved(panel, 0, -h / 2 + 0.031, 0.002)
    light_line(bar, 0.30, h=0.005)
    for side in (-1, 1):
        speaker_bar(bar, side * 0.335, 0, 0.15, slits=22)
    mark(bar, -0.215, 0.0015, 0.0095, lift=0.0004, paint="legend-light")
    camera_eye(bar, 0.205, 0, 0.0055)
    for place, side in ((left_side, -1), (right_side, 1)):
        vents(place(side * w / 2, -0.048, h / 2), 0.016, 0.34, rows=18)
    return Made(
        close(bar, 0.20, 0.13, 0.48, 0.36),
        {"": {"turn": -30, "rise": 8, "fill": 0.74}, "-front": {"fill": 0.74}, "-detail": {"turn": -26, "rise": 12}},
        wall=0.0,
    )


def totem():
    """V500: 0.82 × 0.42 × 2.04 m; an upright screen of 55 inches for the street, a door for service below it."""
    w, h, deep, foot = 0.82, 2.02, 0.17, 0.02
    plate(top(), 0.82, 0.42, foot, radius=0.03, paint="graphite", bevel=0.005)
    face = front(0, -deep / 2, foot + h / 2)
    plate(moved(face, 0, 0, -deep), w - 0.012, h, deep - 0.006, radius=0.040, paint="dark", bevel=0.008)
    hoop(moved(face, 0, 0, -deep * 0.82), rounded(w, h, 0.046), rounded(w - 0.02, h - 0.02, 0.036), deep * 0.60, "alu")
    plate(moved(face, 0, 0, -0.008), w - 0.030, h - 0.030, 0.010, radius=0.034, paint="dark", bevel=0.003)
    panel = moved(face, 0, 0, 0.002)
    screen(panel, 0, 0.300, 0.680, 1.210, "poster", border=0.032, depth=0.007, strength=0.8)
    camera_eye(panel, 0, 0.962, 0.007)
    light_line(moved(panel, 0, -0.395), 0.42, h=0.007)
    lower = moved(panel, 0, -0.690)
    seam(lower, 0.70, 0.50, radius=0.012, paint="dark", lift=0.006)
    leaf = moved(lower, 0, 0, 0.006)
    mark(leaf, 0, 0.13, 0.060, lift=0.0008, paint="legend-light")
    lock(leaf, 0.305, 0.185, 0.013)
    nameplate(leaf, -0.245, 0.195, 0.13, "V500")
    vents(leaf, 0.46, 0.10, (0, -0.165), rows=8)
    rear = back(0, deep / 2, foot + h / 2)
    seam(rear, 0.72, 1.86, radius=0.012, paint="dark")
    handle(rear, 0.29, 0, 0.14)
    vents(moved(rear, 0, 0, 0.004), 0.46, 0.14, (0, 0.76), rows=8)
    for side in (-1, 1):
        for y in (-0.15, 0.15):
            box(top(side * 0.33, y, foot), (0.05, 0.05, 0.008), (0, 0, 0.003), "steel", 0.002)
    return Made(close(panel, -0.06, -0.40, 0.68, 0.51), {"": {"rise": 9}, "-detail": {"turn": -24, "rise": 12}})


MODELS = {
    "signage-v300-digital-signage-display": wall_display,
    "signage-v500-digital-signage-totem": totem,
}
