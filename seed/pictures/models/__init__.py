"""Machines: one file per family, each with MODELS, a function per slug.

Such a function builds the machine, its front along -Y and its foot on z = 0, and returns a `Made`.
"""

from dataclasses import dataclass, field
from importlib import import_module

from mathutils import Vector

FAMILIES = (
    "cdm", "atm", "crs", "stm", "health", "retail_healthcare", "epp", "keyboard", "trackball", "otc", "signature", "payroll", "bitcoin",
    "signage", "lock",
)  # fmt: skip


@dataclass
class Made:
    """What the camera must know: the region of the close view, how this machine's views differ, and where the wall is that it hangs on."""

    detail: list
    views: dict = field(default_factory=dict)
    wall: float | None = None


def close(on, x, y, w, h):
    """The corners of a region on a panel."""
    return [on @ Vector((x + sx * w / 2, y + sy * h / 2, 0)) for sx in (-1, 1) for sy in (-1, 1)]


def all_models():
    """Slug → (family, builder)."""
    return {slug: (family, build) for family in FAMILIES for slug, build in import_module(f"models.{family}").MODELS.items()}
