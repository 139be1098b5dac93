"""Walls, and panels that are set into them."""

from math import atan2, degrees

from kit.frames import front, moved, tilted
from kit.hardware import light_line, screws
from kit.shapes import box, hoop, plate, profile_on, rounded


def facade(w, h, paint="plaster", thickness=0.22, joints=True):
    """A piece of wall of stone slabs with shadow joints; returns its front panel, origin on the ground."""
    box(front(0, thickness / 2), (w, h, thickness), (0, h / 2, 0), paint, 0.006)
    face = front()
    if joints:
        for part in (0.30, 0.82):
            box(face, (w * 1.0005, 0.006, 0.0008), (0, h * part, 0.0002), "void", 0)
    box(face, (w, 0.10, 0.012), (0, 0.05, 0.006), "iron", 0.002)
    return face


def wall_panel(wall, w, h, z, paint="dark", frame="steel", canopy=True):
    """A machine's front set into a wall, its middle `z` above the ground; returns its body and its panel."""
    place = moved(wall, 0, z)
    plate(place, w + 0.07, h + 0.07, 0.018, radius=0.02, paint=frame, bevel=0.004)
    screws(moved(place, 0, 0, 0.018), w + 0.07, h + 0.07, 0.0165, 0.006)
    core = plate(place, w, h, 0.034, radius=0.012, paint=paint, bevel=0.004)
    if canopy:
        profile_on(moved(place, 0, h / 2 + 0.085), [(-0.03, 0), (-0.022, 0.15), (0.0, 0.16), (0.05, 0)], w + 0.16, paint, 0.006)
        plate(tilted(moved(place, 0, h / 2 + 0.0545, 0.085), -87), w * 0.8, 0.03, 0.004, radius=0.01, paint="lamp-warm", bevel=0)
        light_line(moved(place, 0, h / 2 - 0.035, 0.034), w - 0.12)
    return core, moved(place, 0, 0, 0.034)


def pin_shelf(panel, x, y, w, tall=0.15, out=0.085, lip=0.018, paint="dark"):
    """A wedge that stands out of an upright panel; returns its sloping top, to carry a keypad."""
    foot = moved(panel, x, y)
    profile_on(foot, [(-tall / 2, 0), (-tall / 2, out), (tall / 2, lip), (tall / 2, 0)], w, paint, 0.006)
    return tilted(moved(foot, 0, 0, (out + lip) / 2), degrees(atan2(out - lip, tall)))


def lit_window(on, x, y, w, h, blind=0.3):
    """A window by night: the room's light behind mullions, a blind drawn down to a share of its height, a sill of stone."""
    place = moved(on, x, y)
    hoop(place, rounded(w + 0.16, h + 0.16, 0.01), rounded(w, h, 0.005), 0.12, "graphite")
    plate(place, w, h, 0.004, radius=0.004, paint="window-room", bevel=0)
    plate(place, w * 0.8, 0.05, 0.008, (0, h * 0.34), 0.02, "lamp-warm", 0)
    box(place, (w * 0.42, h * 0.22, 0.02), (-w * 0.16, -h * 0.39, 0.012), "graphite", 0.004)
    box(place, (w * 0.10, h * 0.36, 0.02), (w * 0.34, -h * 0.32, 0.012), "slate", 0.004)
    for i in range(int(h * blind / 0.05)):
        box(place, (w, 0.034, 0.012), (0, h / 2 - 0.03 - i * 0.05, 0.045), "sand", 0)
    for part in (-1 / 6, 1 / 6):
        box(place, (0.045, h, 0.10), (w * part, 0, 0.06), "graphite", 0.004)
    box(place, (w + 0.30, 0.07, 0.26), (0, -h / 2 - 0.115, 0.11), "plaster", 0.006)
