"""Interfaces on the machines' screens and prints on paper, drawn in the house's own type."""

import re
from pathlib import Path

from interfaces import banking, payment, prints, public
from interfaces.canvas import Canvas

GROUPS = (banking, public, payment, prints)
CACHE = Path(__file__).parent.parent / ".cache"


def image(shows, w, h):
    """Draws the named interface for a face of w × h metres and returns the file.

    A name may carry words after a colon, as in "menu:Withdraw|Deposit".
    """
    name, _, words = shows.partition(":")
    draw = next(getattr(group, name) for group in GROUPS if hasattr(group, name))
    canvas = Canvas(w, h)
    draw(canvas, *(words.split("|") if words else ()))
    CACHE.mkdir(exist_ok=True)
    file = CACHE / f"{re.sub(r'[^a-z0-9]+', '-', shows.lower())}-{w * 1000:.0f}x{h * 1000:.0f}.png"
    canvas.image.save(file)
    return file
