"""Smart teller machines: stations that do a branch's work."""

from kit.controls import keypad
from kit.displays import badge_field, camera_eye, id_scanner, screen, speaker_bar
from kit.frames import front, moved, tilted, top
from kit.furniture import cabin_shell, stool
from kit.hardware import light_line, lock, mark, nameplate, seam
from kit.housing import head, slab_stand
from kit.shapes import box, cut, plate
from kit.slots import card_slot, cash_slot, note_tray, receipt_slot
from models import Made, close


def account_station(shows="account"):
    """S300: 0.50 m wide, 1.58 m tall; opens accounts and issues cards."""
    slab_stand(0.50, 0.46, 0.98, "graphite", "graphite", base_w=0.52, base_d=0.62)
    core, face = head(0.46, 0.78, 0.12, 1.20, lean=10, y=-0.10, paint="white", rim="dark")
    screen(face, 0, 0.085, 0.345, 0.56, shows, border=0.020)
    camera_eye(face, 0, 0.378, 0.007)
    card_slot(face, 0.13, -0.31, card=True)
    badge_field(face, -0.15, -0.31, 0.065)
    shelf = tilted(front(0, -0.27, 0.775), 66)
    box(front(0, -0.16, 0.70), (0.24, 0.06, 0.24), (0, 0, 0), "graphite", 0.010)
    plate(moved(shelf, 0, 0, -0.05), 0.44, 0.22, 0.05, radius=0.03, paint="dark", bevel=0.008)
    id_scanner(shelf, -0.09, 0.0, 0.14, 0.105)
    keypad(shelf, 0.125, 0.0, ["1 2 3", "4 5 6", "7 8 9", "cancel 0 enter"], key=(0.022, 0.017), gap=0.005)
    column = front(0, -0.0785, 0.42)
    nameplate(column, 0, 0.16, 0.14, "S300")
    light_line(moved(column, 0, -0.36), 0.22)
    return Made(close(shelf, 0.0, 0.06, 0.40, 0.30), {"-detail": {"rise": 38}})


def video_teller():
    """S500: 0.82 × 0.70 × 1.78 m; a teller in life size on an upright 27-inch screen, over a shelf for documents."""
    shelf_top = 0.84
    core = box(front(0, 0.02), (0.66, shelf_top - 0.09, 0.50), (0, 0.05 + (shelf_top - 0.09) / 2, 0), "dark", 0.016)
    box(front(0, 0.04), (0.58, 0.06, 0.42), (0, 0.03, 0), "black", 0.004)
    shelf = plate(top(0, -0.05, shelf_top - 0.04), 0.82, 0.62, 0.04, radius=0.06, paint="oak", bevel=0.006)
    plate(top(0, -0.045, shelf_top - 0.052), 0.74, 0.54, 0.014, radius=0.05, paint="graphite", bevel=0.003)
    _, face = head(0.50, 0.92, 0.10, 1.315, lean=5, y=0.145, paint="white", rim="dark")
    screen(face, 0, 0.045, 0.372, 0.640, "video", border=0.022)
    camera_eye(face, 0, 0.415, 0.011)
    speaker_bar(face, -0.15, 0.418, 0.09)
    speaker_bar(face, 0.15, 0.418, 0.09)
    light_line(moved(face, 0, -0.36), 0.36, h=0.006)
    receipt_slot(face, -0.11, -0.405, 0.085)
    card_slot(face, 0.11, -0.405)
    desk = top(0, 0, shelf_top)
    for body in (core, shelf):
        cut(body, desk, 0.23, 0.12, 0.09, (-0.200, -0.06))
    note_tray(desk, -0.200, -0.06, 0.23, 0.12, 0.09)
    keypad(desk, 0.012, -0.14, key=(0.022, 0.018), gap=0.005)
    id_scanner(desk, 0.245, -0.07, 0.22, 0.155)
    door = front(0, -0.23, 0.42)
    seam(door, 0.62, 0.52, (0, -0.04), 0.010, paint="dark", lift=0.006)
    nameplate(moved(door, 0, 0, 0.006), -0.20, 0.17, 0.14, "S500")
    lock(moved(door, 0, 0, 0.006), 0.26, 0.17)
    cash_slot(door, -0.13, 0.285, 0.18, 0.020)
    mark(door, 0.22, 0.285, 0.030, lift=0.0008, paint="legend-light")
    return Made(close(face, 0.0, 0.16, 0.46, 0.345), {"-detail": {"turn": -20, "rise": 8}})


def branch_cabin():
    """S900: 2.3 × 1.9 × 2.5 m; one walks in, sits down, and the branch is open."""
    cabin_shell(2.3, 1.9, 2.5, "dark", "light")
    desk = front(0.42, 0.62, 0)
    box(desk, (1.10, 0.76, 0.34), (0, 0.46, 0), "white", 0.02)
    box(desk, (1.16, 0.03, 0.50), (0, 0.855, 0.05), "oak", 0.008)
    wall = front(0.42, 0.78, 1.42)
    plate(wall, 1.10, 0.92, 0.05, radius=0.03, paint="dark", bevel=0.008)
    face = moved(wall, 0, 0, 0.05)
    screen(face, -0.12, 0.08, 0.70, 0.42, "video", border=0.02)
    camera_eye(face, -0.12, 0.345, 0.014)
    card_slot(face, 0.41, 0.20, w=0.09)
    receipt_slot(face, 0.41, 0.07)
    badge_field(face, 0.41, -0.08, 0.09)
    cash_slot(face, -0.30, -0.32, 0.22, 0.026)
    keypad(face, 0.06, -0.30)
    id_scanner(top(0.70, 0.52, 0.872), 0, 0, 0.20, 0.14)
    stool(0.40, -0.05, 0.48, 0.20, "fabric")
    box(front(-0.72, 0.20, 0.45), (0.36, 0.06, 1.2), (0, 0, 0), "oak", 0.012)
    box(front(-0.72, 0.20, 0.25), (0.30, 0.34, 1.1), (0, 0, 0), "white", 0.006)
    brow = front(0, -0.95, 2.41)
    mark(brow, -0.95, 0, 0.055, lift=0.001, paint="legend-light")
    light_line(moved(brow, 0, -0.065), 2.0, h=0.008)
    return Made(
        close(face, 0.0, -0.04, 1.20, 0.90),
        {"": {"turn": -26, "rise": 5}, "-front": {"rise": 3}, "-detail": {"turn": -16, "rise": 8, "lens": 60}},
    )


MODELS = {
    "stm-s300-account-station": account_station,
    "stm-s500-video-teller": video_teller,
    "stm-s900-branch-cabin": branch_cabin,
}
