"""Payroll terminals: hours on the wall, control in the rack, wages in cash."""

from kit.controls import keypad, push_button
from kit.displays import badge_field, camera_eye, finger_sensor, screen
from kit.frames import front, moved, top
from kit.hardware import light_line, lock, mark, vents
from kit.housing import cabinet
from kit.shapes import box, cut, disc, plate
from kit.slots import cash_slot, coin_bowl, receipt_slot
from models import Made, close


def time_and_pay():
    """W200: 260 × 360 × 70 mm on a wall."""
    face = front()
    plate(face, 0.250, 0.350, 0.018, radius=0.022, paint="black", bevel=0.004)
    plate(face, 0.260, 0.360, 0.052, radius=0.026, paint="graphite", bevel=0.008, lift=0.014)
    panel = moved(face, 0, 0, 0.066)
    screen(panel, 0, 0.082, 0.190, 0.119, "hours", border=0.012, depth=0.003)
    finger_sensor(panel, -0.068, -0.045)
    badge_field(panel, 0.045, -0.045, 0.088)
    receipt_slot(panel, 0, -0.133, 0.11, paper=True)
    light_line(moved(panel, 0, 0.164), 0.16, h=0.0035)
    mark(panel, -0.10, -0.155, 0.009, lift=0.0004, paint="legend-light")
    disc(panel, 0.003, 0.0012, (0.108, -0.155), "ok", 0.0004)
    return Made(
        close(panel, -0.01, -0.045, 0.200, 0.150),
        {"": {"turn": -30, "rise": 8, "fill": 0.70}, "-front": {"fill": 0.70}, "-detail": {"turn": -24, "rise": 14}},
        wall=0.0,
    )


def controller():
    """W400: two units high, 482 mm wide; it drives pay-out and lock modules."""
    w, h, d = 0.438, 0.088, 0.36
    box(front(0, d / 2), (w, h, d), (0, h / 2 + 0.006, 0), "graphite", 0.003)
    face = front(0, 0, h / 2 + 0.006)
    plate(face, 0.482, 0.088, 0.005, radius=0.004, paint="dark", bevel=0.0012)
    panel = moved(face, 0, 0, 0.005)
    for x in (-0.228, 0.228):
        for y in (-0.030, 0.030):
            plate(panel, 0.014, 0.007, 0.0004, (x, y), 0.0035, "void", 0)
        box(panel, (0.010, 0.050, 0.024), (x * 0.93, 0, 0.012), "steel", 0.004)
    screen(panel, -0.150, 0.004, 0.068, 0.042, "rack", border=0.005, depth=0.002)
    for i in range(8):
        for row in range(2):
            _port(moved(panel, -0.070 + i * 0.0185, 0.015 - row * 0.026), ("ok", "ok", "alert", "ok", "slot")[(i + 3 * row) % 5])
    lock(panel, 0.098, 0.016, 0.008)
    push_button(panel, 0.098, -0.016, 0.020, 0.014, "steel")
    vents(panel, 0.070, 0.056, (0.160, 0.0), rows=9)
    light_line(moved(panel, -0.150, -0.0315), 0.075, h=0.0022)
    mark(panel, -0.150, 0.0385, 0.005, lift=0.0004, paint="legend-light")
    lid = top(0, d / 2, h + 0.006)
    for i in range(3):
        vents(lid, 0.09, 0.14, (-0.13 + i * 0.13, 0), rows=14)
    for x in (-0.18, 0.18):
        for y in (0.05, d - 0.05):
            disc(top(x, y, 0), 0.012, 0.008, paint="rubber", bevel=0.002)
    return Made(close(panel, -0.010, 0.0, 0.150, 0.1125), {"": {"turn": -30, "rise": 24}, "-detail": {"turn": -24, "rise": 14}})


def _port(on, light):
    """A network port with its lamp."""
    plate(on, 0.0160, 0.0140, 0.0012, radius=0.001, paint="steel", bevel=0.0003)
    plate(on, 0.0125, 0.0090, 0.0003, (0, -0.0008), 0.0006, "void", 0, lift=0.0011)
    box(on, (0.0060, 0.0024, 0.0004), (0, -0.0056, 0.0013), "void", 0)
    box(on, (0.0040, 0.0016, 0.0006), (-0.0042, 0.0052, 0.0013), light, 0)


def cash_kiosk():
    """W600: 0.74 × 0.66 × 1.56 m; badge and finger, then wages to the coin."""
    body = cabinet(
        0.74, 0.66, 1.56, deck=0.92, deck_depth=0.16, deck_rise=0.06, lean=0.05, paint="sage", face="graphite", model="W600", door=0.66
    )
    fascia = body.fascia
    screen(fascia, -0.10, 0.045, 0.38, 0.285, "payout")
    badge_field(fascia, 0.235, 0.13, 0.10)
    finger_sensor(fascia, 0.235, 0.0)
    camera_eye(fascia, -0.10, 0.235, 0.009)
    receipt_slot(fascia, 0.235, -0.12)
    keypad(body.deck, -0.10, 0.0, key=(0.024, 0.018), gap=0.005, frame="black")
    tray = moved(body.lower, 0, body.size["lower"] / 2 - 0.14)
    cash_slot(tray, -0.17, 0.02, notes=True)
    cut(body.core, tray, 0.19, 0.11, 0.09, (0.17, 0))
    coin_bowl(tray, 0.17, 0, 0.19, 0.11, 0.09)
    mark(fascia, 0.235, -0.215, 0.034, lift=0.0008, paint="legend-light")
    return Made(close(tray, 0.0, 0.0, 0.62, 0.465), {"-detail": {"rise": 16}})


MODELS = {
    "payroll-w200-time-and-pay-terminal": time_and_pay,
    "payroll-w400-payroll-controller": controller,
    "payroll-w600-cash-payroll-kiosk": cash_kiosk,
}
