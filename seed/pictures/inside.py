"""How machines open and come apart in the viewer: their parts, what lies behind them, and where each part goes."""

from contextlib import contextmanager
from dataclasses import dataclass, field

import bpy
from mathutils import Vector

from kit import housing
from kit.frames import moved
from kit.hardware import handle
from kit.shapes import box, cut, plate
from kit.slots import liner

OPENING = ("atm-a100-lobby", "atm-a700-banknote-and-coin-dispenser", "cdm-d600-coin-and-note-deposit", "crs-r300-lobby-recycler")
ANGLE = -112  # degrees; the door's hinges are at the viewer's left
MODULES = {  # what is fitted into the front: how deep its body is behind the panel, how far it comes out, in metres
    "screen": (0.06, 0.22),
    "card_slot": (0.17, 0.19),
    "receipt_slot": (0.15, 0.19),
    "cash_slot": (0.22, 0.17),
    "keypad": (0.045, 0.14),
    "pin_shield": (0.0, 0.14),
    "note_tray": (0.0, 0.16),
}
SAFE_OUT = 0.24


@dataclass
class Part:
    """A group of bodies that moves as one; lengths in metres, directions in Blender's axes."""

    name: str
    things: set = field(default_factory=set)
    hinge: Vector = field(default_factory=lambda: Vector((0, 0, 0)))
    open_angle: float = 0.0
    apart: Vector = field(default_factory=lambda: Vector((0, 0, 0)))


@contextmanager
def recorded(module, slug):
    """While a machine is built, notes which bodies are parts of it that move; a list that is filled meanwhile."""
    parts = []
    if slug not in OPENING:
        yield parts
        return
    kept = {name: getattr(module, name) for name in MODULES if hasattr(module, name)}
    front_door = housing.front_door
    for name, make in kept.items():
        setattr(module, name, _module(make, name, parts))
    housing.front_door = _door(front_door, parts)
    try:
        yield parts
    finally:
        housing.front_door = front_door
        for name, make in kept.items():
            setattr(module, name, make)


def _module(make, name, parts):
    def made(on, *args, **options):
        part = Part(f"{name}-{len(parts)}", apart=_outwards(on) * MODULES[name][1])
        result = _noting(part, lambda: make(on, *args, **options))
        deep = MODULES[name][0]
        if deep:
            _noting(part, lambda: _body_behind(on, part.things, deep))
        parts.append(part)
        return result

    return made


def _door(make, parts):
    """The lower door as a leaf before a safe with cassettes; closed, nothing of it is seen."""

    def made(body, paint, model, share):
        door = Part("door", open_angle=ANGLE)
        _noting(door, lambda: make(body, paint, model, share))
        w, low = body.size["w"], body.size["lower"]
        height = low * share
        y = -low / 2 + height / 2 + 0.02
        wide, tall, deep = w - 0.05, height - 0.03, 0.36
        inner = moved(body.lower, 0, y, -0.022)
        _noting(door, lambda: plate(inner, wide - 0.012, tall - 0.012, 0.0215, radius=0.006, paint="graphite", bevel=0.002))
        door.hinge = body.lower @ Vector((-(w - 0.02) / 2, y, 0.004))
        cut(body.core, body.lower, wide, tall, deep, (0, y), 0.006)
        liner(moved(body.lower, 0, 0, -0.001), 0, y, wide, tall, deep - 0.003, "graphite")
        safe = Part("cassettes", apart=_outwards(body.lower) * SAFE_OUT)
        _noting(safe, lambda: _cassettes(body.lower, y, wide - 0.05, tall - 0.04, deep))
        parts.extend((door, safe))

    return made


def _cassettes(on, y, w, h, deep):
    """A rack of note cassettes, each with its handle and label."""
    count = max(2, int(h / 0.125))
    pitch = h / count
    for side in (-1, 1):
        box(on, (0.008, h, deep - 0.10), (side * w / 2, y, -deep / 2 - 0.01), "steel", 0.001)
    for i in range(count):
        at = y - h / 2 + pitch * (i + 0.5)
        box(on, (w - 0.03, pitch - 0.022, deep - 0.10), (0, at, -deep / 2 - 0.005), "blue", 0.006)
        face = moved(on, 0, at, -0.055)
        handle(face, 0, 0, 0.12, 0.006, upright=False)
        plate(face, 0.05, 0.016, 0.002, (w * 0.32, 0), 0.003, "white", 0)
        plate(face, 0.012, 0.012, 0.002, (-w * 0.36, 0), 0.005, "ok", 0)


def _body_behind(on, things, deep):
    """What of a module is behind the panel: a plain housing, a little smaller than its front."""
    bpy.context.view_layer.update()
    back = on.inverted()
    points = [back @ thing.matrix_world @ Vector(corner) for thing in things for corner in thing.bound_box]
    low, high = (Vector([pick(point[i] for point in points) for i in range(3)]) for pick in (min, max))
    size, middle = high - low, (low + high) / 2
    box(on, (size.x * 0.84, size.y * 0.84, deep), (middle.x, middle.y, -deep / 2 - 0.001), "steel", 0.003)
    box(on, (size.x * 0.62, size.y * 0.62, 0.004), (middle.x, middle.y, -deep - 0.002), "green", 0)


def _noting(part, work):
    before = set(bpy.context.scene.objects)
    result = work()
    part.things |= {thing for thing in set(bpy.context.scene.objects) - before if not thing.hide_render}
    return result


def _outwards(on):
    """The direction in which a panel looks."""
    return (on.to_3x3() @ Vector((0, 0, 1))).normalized()


def described(part, place):
    """A part as `publish-model.mjs` reads it, in the axes of glTF, after the machine was stood in its place by a matrix."""
    return {
        "name": part.name,
        "hinge": _gltf(place @ part.hinge),
        "openAngle": part.open_angle,
        "apart": _gltf(part.apart),
    }


def _gltf(at):
    return [round(each, 5) for each in (at.x, at.z, -at.y)]
