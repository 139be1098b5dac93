"""Healthcare kiosks: check-in, screening, consultation."""

from math import cos, radians, sin

import interfaces
from kit.controls import push_button
from kit.displays import badge_field, camera_eye, finger_sensor, scanner_window, screen, speaker_bar
from kit.frames import front, moved, tilted, top
from kit.furniture import bench, cabin_shell
from kit.hardware import light_line, mark, nameplate
from kit.housing import head, slab_stand
from kit.materials import print_on
from kit.shapes import box, disc, hoop, plate, ring, sheet, tube
from kit.slots import card_slot, receipt_slot
from models import Made, close


def check_in():
    """H200: 0.42 m wide, 1.52 m tall; card in, ticket out."""
    slab_stand(0.42, 0.42, 1.0, "white", "graphite", base_w=0.46, base_d=0.46)
    core, face = head(0.40, 0.72, 0.10, 1.16, lean=12, y=-0.08, paint="white", rim="sage")
    screen(face, 0, 0.075, 0.30, 0.48, "checkin", border=0.018)
    card_slot(face, -0.10, -0.265)
    receipt_slot(face, 0.095, -0.265, 0.085, paper=True)
    scanner_window(face, 0, -0.325, 0.06, 0.035)
    column = front(0, -0.072, 0.42)
    mark(column, 0, 0.16, 0.034, lift=0.0006)
    light_line(moved(column, 0, -0.34), 0.18)
    return Made(close(face, 0.0, -0.25, 0.36, 0.27), {"-detail": {"rise": 14}})


def screening():
    """H400: 1.30 × 0.75 × 2.15 m; cuff, scale plate, height pole, finger sensor."""
    box(front(0, 0.06), (0.58, 1.34, 0.40), (0, 0.75, 0), "white", 0.05)
    box(front(0, 0.06), (0.52, 0.09, 0.34), (0, 0.045, 0), "graphite", 0.01)
    face = front(0, -0.14, 1.12)
    screen(face, 0, 0.09, 0.42, 0.28, "measure", border=0.018)
    camera_eye(face, 0, 0.265, 0.008)
    shelf = tilted(front(0, -0.20, 0.86), 68)
    plate(moved(shelf, 0, 0, -0.05), 0.58, 0.24, 0.05, radius=0.04, paint="sage", bevel=0.010)
    finger_sensor(shelf, 0.16, 0.0)
    badge_field(shelf, 0.0, 0.0, 0.085)
    push_button(shelf, -0.17, 0.04, 0.10, 0.034, "green", "Start")
    push_button(shelf, -0.17, -0.03, 0.10, 0.034, "red", "Stop")
    receipt_slot(face, -0.17, -0.145)
    card_slot(face, 0.16, -0.145)
    _cuff(-0.47, -0.16, 0.86)
    _scale(0.66, -0.02)
    nameplate(front(0, -0.14, 0.55), 0, 0, 0.15, "H400")
    light_line(front(0, -0.14, 0.30), 0.34)
    return Made(_cuff_region(), {"": {"turn": -30, "rise": 11}, "-detail": {"turn": -20, "rise": 18}})


def _cuff(x, y, z):
    """An arm tunnel with its pad, on a bracket at the machine's side."""
    box(front(x + 0.12, y + 0.12, z - 0.03), (0.16, 0.12, 0.22), (0, 0, 0), "graphite", 0.02)
    box(front(x, y + 0.05, z - 0.115), (0.26, 0.05, 0.46), (0, 0, 0), "graphite", 0.02)
    for depth, r_out, paint in ((0.0, 0.135, "white"), (0.006, 0.122, "skin-blue")):
        tunnel = front(x, y - 0.10 - depth, z + 0.03)
        ring(tunnel, r_out - 0.022, 0.024, paint=paint, lift=-0.006)
    shell = front(x, y + 0.20, z + 0.03)
    _sleeve(shell, 0.135, 0.112, 0.30, "white")
    _sleeve(shell, 0.112, 0.098, 0.298, "fabric")


def _sleeve(on, r_out, r_in, length, paint):
    circle = lambda r: [(r * cos(radians(i * 7.5)), r * sin(radians(i * 7.5))) for i in range(48)]  # noqa: E731
    hoop(on, circle(r_out), circle(r_in), length, paint)


def _cuff_region():
    return close(front(-0.30, -0.30, 0.90), 0, 0, 0.62, 0.465)


def _scale(x, y):
    """A weighing plate with foot marks, and the height pole behind it."""
    box(front(x, y - 0.05, 0.035), (0.46, 0.07, 0.50), (0, 0, 0), "graphite", 0.015)
    plate(top(x, y - 0.05, 0.07), 0.42, 0.46, 0.008, radius=0.03, paint="steel", bevel=0.002)
    for side in (-1, 1):
        plate(top(x + side * 0.085, y - 0.05, 0.0782), 0.10, 0.27, 0.0006, radius=0.05, paint="rubber", bevel=0)
    box(front(x, y + 0.23, 1.08), (0.09, 2.14, 0.06), (0, 0, 0), "white", 0.012)
    pole = front(x, y + 0.2, 1.20)
    sheet(pole, 0.035, 1.6, (0, 0), 0.0006, print_on(interfaces.image("ruler", 0.035, 1.6)))
    box(front(x, y + 0.05, 1.86), (0.14, 0.03, 0.36), (0, 0, 0), "sage", 0.010)
    box(front(x, y + 0.21, 1.86), (0.12, 0.10, 0.10), (0, 0, 0), "graphite", 0.010)
    box(front(x - 0.33, 0.05, 0.03), (0.30, 0.03, 0.10), (0, 0, 0), "graphite", 0.005)


def consultation_cabin():
    """H600: 2.2 × 1.8 × 2.4 m; a bench, a doctor on the screen, instruments within reach."""
    cabin_shell(2.2, 1.8, 2.4, "white", "sage")
    bench(-0.62, 0.35, 0.62, 0.9, 0.46, "fabric")
    wall = front(0.40, 0.80 - 0.03, 1.38)
    plate(wall, 1.15, 0.78, 0.05, radius=0.04, paint="white", bevel=0.01)
    face = moved(wall, 0, 0, 0.05)
    screen(face, -0.14, 0.04, 0.68, 0.46, "consult", border=0.018)
    camera_eye(face, -0.14, 0.32, 0.012)
    speaker_bar(face, -0.14, -0.285, 0.2)
    for i, y in enumerate((0.22, 0.0, -0.22)):
        plate(face, 0.17, 0.17, 0.012, (0.43, y), 0.03, "light", 0.004)
        _instrument(moved(face, 0.43, y, 0.012), i)
    box(front(0.40, 0.55, 0.80), (1.15, 0.04, 0.44), (0, 0, 0), "wood", 0.010)
    box(front(0.40, 0.66, 0.42), (0.9, 0.72, 0.18), (0, 0, 0), "white", 0.01)
    _scale_pad(0.35, -0.15)
    light_line(front(0, -0.90, 2.245), 1.7, h=0.008)
    mark(front(0, -0.90, 2.32), -0.88, 0, 0.05, lift=0.001)
    return Made(
        close(face, 0.22, 0.0, 0.80, 0.60),
        {"": {"turn": -26, "rise": 5}, "-front": {"rise": 3}, "-detail": {"turn": -18, "rise": 6, "lens": 60}},
    )


def _instrument(on, kind):
    """Cuff, thermometer and stethoscope head, each hanging in its cradle."""
    if kind == 0:
        ring(moved(on, 0, 0, 0.03), 0.045, 0.018, paint="fabric", flat=1.4)
    elif kind == 1:
        box(on, (0.034, 0.12, 0.03), (0, 0, 0.018), "white", 0.012)
        disc(on, 0.012, 0.006, (0, 0.035), "lens", 0.002, lift=0.032)
    else:
        disc(on, 0.03, 0.018, paint="polished", bevel=0.006)
        tube(on, [(0, 0.028, 0.01), (0.03, 0.055, 0.03), (0.055, -0.01, 0.035), (0.0, -0.075, 0.02)], 0.005, "rubber")


def _scale_pad(x, y):
    plate(top(x, y, 0.084), 0.42, 0.42, 0.022, radius=0.03, paint="graphite", bevel=0.006)
    plate(top(x, y, 0.106), 0.38, 0.38, 0.003, radius=0.02, paint="steel", bevel=0.001)


MODELS = {
    "health-h200-patient-check-in": check_in,
    "health-h400-screening-kiosk": screening,
    "health-h600-consultation-cabin": consultation_cabin,
}
