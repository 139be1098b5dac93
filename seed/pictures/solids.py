"""What of a machine's scene is exported as a model: the machine alone, closed, in the size that its product's data sheet gives."""

import importlib

import bpy
from mathutils import Matrix, Vector

import inside
import models
from kit.frames import front
from kit.shapes import box

AROUND = ("gland", "bank_card", "facade")  # cables, cards that lie about and walls are no part of a machine
LOOSE = "print receipt"  # slips that hang out
SUNK = 0.0101
TOLERANCE = 0.11  # how far a model's axis is stretched to the data sheet; beyond it one of the two is wrong


def _tall(low, high):
    return high.z > 2.0 or low.z < -0.001 or high.x > 0.5 or low.x < -0.5


LEFT_OUT = {  # what else stands around, told by its place: low and high corner in metres
    "atm-a500-drive-up": _tall,
    "bitcoin-b200-one-way-kiosk": lambda low, high: low.z < 0.68,
    "crs-r700-teller-recycler": lambda low, high: abs(low.x + high.x) > 0.4 or high.z > 0.9,
    "otc-c700-counter-terminal": lambda low, high: high.z <= 0.161 or low.x > 0.1,
    "signature-g500-document-desk": lambda low, high: high.x > 0.03 or low.z < 0.0639 or high.x - low.x > 0.5 or high.z < 0.09,
}
BEHIND = {  # bodies that no picture shows: paint, low and high corner
    "atm-a300-through-the-wall": ("graphite", (-0.29, 0.0, 0.0), (0.29, 0.92, 1.80)),
    "crs-r500-through-the-wall-recycler": ("graphite", (-0.33, 0.0, 0.0), (0.33, 1.02, 1.835)),
    "signature-g500-document-desk": ("graphite", (-0.215, -0.165, 0.065), (0.015, 0.165, 0.10)),
}


def build(slug, family):
    """Builds a machine without what stands around it; returns its bodies, and those of its parts that move."""
    module = importlib.import_module(f"models.{family}")
    around = set()
    kept = {name: getattr(module, name) for name in AROUND if hasattr(module, name)}
    for name, make in kept.items():
        setattr(module, name, _marking(make, around))
    door = getattr(module, "_open_door", None)
    if door:
        module._open_door = lambda core, on, x, y, w, h: module._door(on, x, y, w, h, 14)
    try:
        with inside.recorded(module, slug) as parts:
            models.all_models()[slug][1]()
    finally:
        for name, make in kept.items():
            setattr(module, name, make)
        if door:
            module._open_door = door
    if slug in BEHIND:
        paint, low, high = BEHIND[slug]
        middle = [(a + b) / 2 for a, b in zip(low, high)]
        size = [b - a for a, b in zip(low, high)]
        box(front(*middle), (size[0], size[2], size[1]), (0, 0, 0), paint, 0.004)
    bpy.context.view_layer.update()
    leave_out = LEFT_OUT.get(slug, lambda low, high: False)
    things = [
        thing
        for thing in bpy.context.scene.objects
        if thing.type in ("MESH", "FONT", "CURVE")
        and not thing.hide_render
        and thing not in around
        and not _paint(thing).startswith(LOOSE)
        and not leave_out(*corners([thing]))
    ]
    return things, parts


def corners(things):
    """The low and the high corner of bodies as they are seen."""
    graph = bpy.context.evaluated_depsgraph_get()
    low, high = Vector([1e9] * 3), Vector([-1e9] * 3)
    for thing in things:
        seen = thing.evaluated_get(graph)
        mesh = seen.to_mesh()
        for vertex in mesh.vertices:
            at = grounded(thing.matrix_world @ vertex.co)
            for i in range(3):
                low[i], high[i] = min(low[i], at[i]), max(high[i], at[i])
        seen.to_mesh_clear()
    return low, high


def grounded(at):
    """A point of a machine, whose foot is let into the floor of the studio by a centimetre, on the floor."""
    return Vector((at.x, at.y, 0.0)) if -SUNK < at.z < 0 else at


def fitted(low, high, size):
    """The matrix that stands a machine on the ground, in the middle, and stretches it to `size` (width, depth, height in millimetres)."""
    measured = [(b - a) * 1000 for a, b in zip(low, high)]
    ratios = [wanted / found for wanted, found in zip(size, measured)]
    if any(abs(ratio - 1) > TOLERANCE for ratio in ratios):
        raise ValueError(f"The model measures {[round(each) for each in measured]} mm, the data sheet says {list(size)}")
    foot = Vector(((low.x + high.x) / 2, (low.y + high.y) / 2, low.z))
    return Matrix.Diagonal((*ratios, 1)) @ Matrix.Translation(-foot)


def _marking(make, around):
    def marked(*args, **options):
        before = set(bpy.context.scene.objects)
        made = make(*args, **options)
        around.update(set(bpy.context.scene.objects) - before)
        return made

    return marked


def _paint(thing):
    return thing.data.materials[0].name if thing.data.materials else ""
