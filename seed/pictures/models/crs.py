"""Cash recyclers: notes paid in are paid out again."""

from kit.controls import keypad
from kit.displays import badge_field, camera_eye, screen
from kit.facade import facade, wall_panel
from kit.frames import front, moved, slope, top
from kit.hardware import feet, handle, light_line, lock, mark, nameplate, seam, vents
from kit.housing import cabinet
from kit.shapes import box, cut, profile
from kit.slots import card_slot, note_tray, receipt_slot
from models import Made, close


def lobby():
    """R300: 0.50 × 0.80 × 1.48 m; one shutter tray for both ways, between cheeks that bow from foot to brow."""
    body = cabinet(0.45, 0.80, 1.46, deck=0.88, deck_depth=0.30, deck_rise=0.075, lean=0.05, paint="graphite", face="graphite", model="R300", crown=False)
    for side in (-1, 1):
        profile(_bowed(0.80, 1.48), 0.032, side * 0.237, "white", 0.012)
        profile([(y * 0.985, 0.012 + z * 0.984) for y, z in _bowed(0.80, 1.48)], 0.006, side * 0.2545, "graphite", 0.001)
    screen(body.fascia, 0, 0.055, 0.335, 0.262, "recycle")
    camera_eye(body.fascia, 0, 0.222, 0.008)
    card_slot(body.fascia, 0.115, -0.135)
    receipt_slot(body.fascia, -0.095, -0.135)
    _shutter(body, 0, 0.045, 0.26, 0.115)
    keypad(body.deck, -0.055, -0.085, ["1 2 3 4 5 6 cancel", "7 8 9 * 0 # enter"], key=(0.020, 0.016), gap=0.005)
    badge_field(body.deck, 0.145, -0.085, 0.055)
    brow = moved(body.lower, 0, body.size["lower"] / 2 - 0.09)
    light_line(brow, 0.30)
    return Made(close(body.deck, 0.0, 0.03, 0.44, 0.33), {"-detail": {"rise": 40}})


def _bowed(d, h, steps=14):
    """The outline of a cheek: upright in front, then one long bow up to the brow, round corners above."""
    half = d / 2
    bends = (
        ((-half - 0.02, h * 0.56), (-half - 0.02, h * 0.70), (-half + 0.28, h * 0.60), (-half + 0.31, h * 0.84)),
        ((-half + 0.335, h * 0.955), (-half + 0.343, h), (-half + 0.36, h), (-half + 0.41, h)),
        ((half - 0.06, h), (half - 0.01, h), (half, h), (half, h - 0.07)),
    )
    line = [point for bend in bends for point in _bezier(*bend, steps)]
    return [*line, (half, 0.015), (-half + 0.03, 0.015), (-half - 0.005, 0.05)]


def _bezier(a, b, c, d, steps):
    for i in range(steps + 1):
        t = i / steps
        parts = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        yield tuple(sum(part * point[k] for part, point in zip(parts, (a, b, c, d))) for k in (0, 1))


def _shutter(body, x, y, w, h):
    """A tray whose shutter stands half open."""
    cut(body.core, body.deck, w, h, 0.08, (x, y))
    note_tray(body.deck, x, y, w, h, 0.08)
    box(body.deck, (w - 0.004, h * 0.32, 0.004), (x, y + h * 0.34, -0.006), "steel", 0.0012)


def through_the_wall():
    """R500: a panel of 0.72 × 1.05 m in a wall, tall screen, tray below it."""
    core, panel = wall_panel(facade(1.20, 2.10, "concrete"), 0.72, 1.05, z=1.22, paint="graphite", frame="steel")
    screen(panel, -0.14, 0.155, 0.27, 0.48, "light_menu:Good day|Pay in|Withdraw|Exchange|Balance", border=0.022)
    card_slot(panel, 0.20, 0.30, w=0.085)
    keypad(panel, 0.20, 0.13, key=(0.028, 0.022), frame="black")
    badge_field(panel, 0.20, -0.035, 0.09)
    cut(core, panel, 0.27, 0.12, 0.10, (-0.14, -0.25))
    note_tray(panel, -0.14, -0.25, 0.27, 0.12, 0.032)
    receipt_slot(panel, 0.20, -0.16)
    mark(panel, 0.20, -0.28, 0.036, lift=0.0008, paint="legend-light")
    nameplate(panel, 0.20, -0.44, 0.14, "R500")
    return Made(close(panel, -0.02, -0.17, 0.56, 0.42), {"": {"turn": -28, "rise": 6}})


def teller():
    """R700: 0.46 × 0.90 × 0.82 m, between two desks; feeder and stacker on its top plate."""
    w, d, h = 0.46, 0.90, 0.80
    for side in (-1, 1):
        x = side * 0.62
        box(front(), (0.76, 0.034, 0.86), (x, 0.742, 0), "oak", 0.006)
        box(front(), (0.70, 0.72, 0.03), (x, 0.36, -0.34), "white", 0.004)
        box(front(), (0.03, 0.72, 0.80), (x + side * 0.33, 0.36, 0), "white", 0.004)
    core = box(front(), (w, h - 0.04, d), (0, 0.04 + (h - 0.04) / 2, 0), "dark", 0.014)
    feet(w, d, top(), 0.04)
    face = front(0, -d / 2, 0.40)
    seam(face, w - 0.03, 0.46, (0, -0.10), 0.006, paint="dark")
    seam(face, w - 0.03, 0.17, (0, 0.235), 0.006, paint="light")
    leaf = moved(face, 0, 0, 0.004)
    lock(leaf, 0.17, 0.08)
    nameplate(leaf, -0.13, 0.075, 0.12, "R700")
    handle(leaf, 0, -0.02, 0.16, upright=False)
    vents(leaf, 0.26, 0.07, (0, -0.26), rows=7)
    screen(leaf, -0.10, 0.235, 0.15, 0.09, "safe", border=0.008)
    light_line(moved(leaf, 0.10, 0.235), 0.14, h=0.005)
    lid = top(0, 0, h)
    for y in (-0.16, 0.12):
        cut(core, lid, 0.22, 0.13, 0.10, (0, y))
        note_tray(lid, 0, y, 0.22, 0.13, 0.10)
    screen(_display(h), 0, 0, 0.20, 0.125, "recycle", border=0.012)
    return Made(close(lid, 0, -0.02, 0.52, 0.39), {"": {"turn": -28, "rise": 24}, "-detail": {"rise": 46}})


def _display(h):
    """A small display on a hinge at the back edge of the top plate."""
    low, high = (0.30, h + 0.03), (0.36, h + 0.17)
    profile([(0.33, h), (0.37, h), (0.39, h + 0.19), (0.35, h + 0.19), (0.29, h + 0.02)], 0.26, paint="black", bevel=0.006)
    place = slope(low, high)
    return moved(place, 0, 0, 0.004)


MODELS = {
    "crs-r300-lobby-recycler": lobby,
    "crs-r500-through-the-wall-recycler": through_the_wall,
    "crs-r700-teller-recycler": teller,
}
