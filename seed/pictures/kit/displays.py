"""What a machine shows and sees with: screens, cameras, scanners."""

import interfaces
from kit.frames import moved
from kit.materials import picture
from kit.shapes import ball, box, disc, plate, ring, sheet


def screen(on, x, y, w, h, shows, border=0.016, depth=0.008, strength=0.72):
    """A flush touch screen of black glass; `shows` names an interface of interfaces.py."""
    plate(on, w + 2 * border + 0.006, h + 2 * border + 0.006, depth * 0.6, (x, y), 0.012, "black", 0.0012)
    plate(on, w + 2 * border, h + 2 * border, depth, (x, y), 0.010, "glass", 0.0012)
    sheet(on, w, h, (x, y), depth + 0.0003, picture(interfaces.image(shows, w, h), strength))


def camera_eye(on, x, y, r=0.010):
    """A lens behind a steel ring."""
    ring(on, r * 1.15, r * 0.16, (x, y), "steel", lift=0.001, flat=0.8)
    disc(on, r * 1.05, 0.002, (x, y), "black", 0.0005)
    ball(moved(on, x, y, 0.0015), r * 0.72, paint="lens", stretch=(1, 1, 0.35))


def scanner_window(on, x, y, w=0.07, h=0.05, lit="laser"):
    """A code scanner: a dark window with its aiming line."""
    plate(on, w, h, 0.010, (x, y), h * 0.18, "black", 0.003)
    plate(on, w * 0.82, h * 0.66, 0.0008, (x, y), h * 0.08, "glass", 0.0003, lift=0.010)
    box(on, (w * 0.62, 0.0016, 0.0004), (x, y, 0.0111), lit, 0)


def id_scanner(on, x, y, w=0.15, h=0.11):
    """A reading glass for documents, in a lit frame."""
    plate(on, w + 0.03, h + 0.03, 0.006, (x, y), 0.012, "black", 0.002)
    plate(on, w + 0.008, h + 0.008, 0.0006, (x, y), 0.004, "slot-soft", 0, lift=0.006)
    plate(on, w, h, 0.0012, (x, y), 0.002, "glass", 0.0002, lift=0.006)


def badge_field(on, x, y, size=0.07):
    """A contactless reader: a dark field with rising waves."""
    plate(on, size, size, 0.004, (x, y), size * 0.14, "black", 0.0015)
    sheet(on, size * 0.7, size * 0.7, (x, y), 0.0043, picture(interfaces.image("contactless", 0.05, 0.05), 0.9))


def finger_sensor(on, x, y, w=0.034, h=0.042):
    """A fingerprint reader in a guiding hollow."""
    plate(on, w * 1.9, h * 1.7, 0.006, (x, y), w * 0.5, "black", 0.003)
    ring(moved(on, x, y, 0.006), w * 0.70, 0.0022, paint="steel", flat=0.6)
    disc(moved(on, x, y, 0.0062), w * 0.60, 0.0006, paint="slot-soft", bevel=0)
    disc(moved(on, x, y, 0.0064), w * 0.52, 0.0010, paint="glass", bevel=0.0002)


def speaker_bar(on, x, y, w=0.11, slits=14):
    """A speaker behind upright slits."""
    plate(on, w, 0.022, 0.002, (x, y), 0.006, "black", 0.0006)
    for i in range(slits):
        box(on, (w * 0.025, 0.014, 0.0004), (x - w * 0.44 + w * 0.88 * i / (slits - 1), y, 0.0021), "void", 0)
