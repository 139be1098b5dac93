"""Bodies of free-standing machines, from the profile of their side."""

from dataclasses import dataclass, field
from math import dist

from mathutils import Matrix

from kit.frames import back, front, left_side, moved, right_side, slope, tilted, top
from kit.hardware import feet, handle, light_line, lock, nameplate, seam, vents
from kit.shapes import box, plate, profile


@dataclass
class Body:
    """A finished housing: its solid core, to cut pockets from, and the panels to put parts on."""

    core: object
    lower: Matrix
    deck: Matrix
    fascia: Matrix
    size: dict = field(default_factory=dict)


def cabinet(
    w, d, h, deck=0.92, deck_depth=0.16, deck_rise=0.05, lean=0.06, paint="dark", face="light", cheek=0.022, model="", door=0.72, crown=True
):
    """A lobby cabinet: lower body, sloping deck, leaning fascia between two cheeks.

    `deck` is the height of the deck's front edge, `lean` how far the fascia's top lies behind its foot,
    `door` the share of the lower front that the door covers.
    """
    half, foot, inset = d / 2, 0.07, 0.010
    knee, neck, brow = (-half, deck), (-half + deck_depth, deck + deck_rise), (-half + deck_depth + lean, h)
    low, mid, high = (knee[0] + inset, deck - 0.006), (neck[0] + inset, neck[1]), (brow[0] + inset, h - 0.004)
    core = profile([(half, foot), (half, h - 0.004), high, mid, low, (low[0], foot)], w - 2 * cheek + 0.002, paint=face, bevel=0.004)
    for side in (-1, 1):
        outline = [
            (half + 0.004, foot),
            (half + 0.004, h),
            (brow[0] - 0.012, h),
            (neck[0] - 0.016, neck[1] + 0.008),
            (knee[0] - 0.012, deck + 0.004),
            (-half - 0.012, foot),
        ]
        profile(outline, cheek, side * (w - cheek) / 2, paint, 0.009)
    box(front(), (w - 0.07, foot + 0.02, d - 0.06), (0, foot / 2, 0), "black", 0.004)
    body = Body(
        core,
        lower=front(0, low[0], (low[1] + foot) / 2),
        deck=slope(low, mid),
        fascia=slope(mid, high),
        size={"w": w - 2 * cheek, "lower": low[1] - foot, "deck": dist(low, mid), "fascia": dist(mid, high)},
    )
    if crown:
        light_line(moved(body.fascia, 0, body.size["fascia"] / 2 - 0.035), w - 2 * cheek - 0.09)
    if door:
        front_door(body, paint, model, door)
    _rear(w, d, h, deck)
    return body


def front_door(body, paint, model, share):
    """The lower door, over a `share` of the lower front, with its shadow line, lock and nameplate."""
    w, low = body.size["w"], body.size["lower"]
    height = low * share
    y = -low / 2 + height / 2 + 0.02
    seam(body.lower, w - 0.02, height, (0, y), 0.006, paint=paint)
    leaf = moved(body.lower, 0, 0, 0.004)
    lock(leaf, w / 2 - 0.05, y + height / 2 - 0.06)
    nameplate(leaf, -w / 2 + 0.10, y + height / 2 - 0.055, 0.13, model)
    vents(leaf, w * 0.42, 0.06, (0, y - height / 2 + 0.06), rows=6)


def slab_stand(w, d, h, paint="light", base="graphite", base_w=None, base_d=None):
    """The foot of a slim kiosk: a heavy plate and a column; returns the column's front panel."""
    box(front(), (base_w or w, 0.018, base_d or d), (0, 0.009, 0), base, 0.005)
    box(front(), (w * 0.62, h, d * 0.34), (0, h / 2 + 0.016, 0), paint, 0.010)
    return front(0, -d * 0.17, h / 2)


def head(w, h, depth, z, lean=8, y=0.0, paint="light", rim="graphite"):
    """A kiosk's head: a shell with a rounded back and a flush front; returns its core and front panel."""
    place = tilted(front(0, y, z), lean)
    core = plate(moved(place, 0, 0, -depth), w, h, depth, radius=0.03, paint=paint, bevel=0.008)
    plate(moved(place, 0, 0, -depth * 0.75), w + 0.008, h + 0.008, depth * 0.12, radius=0.034, paint=rim, bevel=0.002)
    return core, place


def _rear(w, d, h, deck):
    rear = back(0, d / 2 + 0.004, h / 2)
    seam(rear, w * 0.8, h * 0.8, paint="graphite")
    handle(rear, w * 0.3, 0, 0.12)
    for side, place in ((1, right_side), (-1, left_side)):
        vents(place(side * w / 2, d * 0.18, deck * 0.42), 0.16, 0.10, rows=8)
    feet(w, d, top(), 0.02)
