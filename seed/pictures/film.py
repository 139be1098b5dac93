"""The looping hero film: a lobby machine turns, opens, and its modules come out. Frames, then WebM, MP4, a portrait cut and the poster.

python seed/pictures/film.py                  renders missing frames, then joins them (needs ffmpeg)
python seed/pictures/film.py --frame 60       one frame only, small, to look at
python seed/pictures/film.py --join           joins what lies there

It can be stopped and started again: frames that lie in .cache/film are kept. Half the film is rendered; it runs forwards, then backwards.
"""

import argparse
import subprocess
import sys
from math import radians
from pathlib import Path

HERE = Path(__file__).parent
FRAMES = HERE / ".cache" / "film"
MEDIA = HERE.parents[0] / "films"
RATE, HALF, REST_CLOSED, REST_OPEN = 20, 84, 10, 14
WIDTH, HEIGHT, CLIP = 1280, 864, 720
sys.path.insert(0, str(HERE))

import bpy  # noqa: E402, I001  (first: it brings mathutils along)
from mathutils import Matrix, Vector  # noqa: E402

import studio  # noqa: E402
from kit.controls import keypad  # noqa: E402
from kit.displays import badge_field, camera_eye, screen  # noqa: E402
from kit.frames import moved, top  # noqa: E402
from kit.hardware import lock, mark, nameplate, seam, vents  # noqa: E402
from kit.housing import cabinet  # noqa: E402
from kit.rooms import floor  # noqa: E402
from kit.shapes import box, cut, plate  # noqa: E402
from kit.slots import card_slot, cash_slot, receipt_slot  # noqa: E402
from models import modules  # noqa: E402


def main():
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--frame", type=int)
    options.add_argument("--join", action="store_true")
    given = options.parse_args()
    if not given.join:
        render(given.frame)
    if given.frame is None:
        join()


def render(only):
    """The frames that are missing; or one, small."""
    turntable, groups = build()
    studio.quality(6)
    scene = bpy.context.scene
    scene.render.use_persistent_data = True
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces = 3, 1, 2
    scene.cycles.adaptive_min_samples = 4
    scene.render.resolution_percentage = 100 if only is None else 50
    for frame in sorted(range(HALF), key=lambda number: number % 2 and number < HALF - 1) if only is None else [only]:
        file = FRAMES / (f"{frame:04d}.png" if only is None else f"look-{frame:04d}.png")
        if only is None and file.exists():
            continue
        pose(turntable, groups, frame / (HALF - 1))
        studio.shoot(file)
        print(f"frame {frame}", flush=True)
    if only is None:
        poster(turntable, groups)


def poster(turntable, groups):
    """The first frame of the landscape cut again, larger and with more samples."""
    file = FRAMES / "poster.png"
    if not file.exists():
        scene = bpy.context.scene
        pose(turntable, groups, 0)
        scene.render.resolution_y = CLIP
        scene.render.resolution_percentage = 125
        studio.quality(24)
        studio.shoot(file)
    subprocess.run(["node", str(HERE / "publish.mjs"), "scene-hero-film", str(file), "rendered:film"], check=True)


def build():
    """The machine as groups that can move apart, all on one turntable, in a dark studio."""
    studio.empty()
    floor("floor-dark", 120)
    studio.world((0.05, 0.075, 0.13), 0.55)
    studio.area((-2.1, -2.7, 4.3), (0, 0, 0.85), 2.0, 430, (1, 0.98, 0.95))
    studio.area((3.0, 0.3, 2.4), (0, 0, 0.9), 0.8, 120, (0.72, 0.84, 1.0), 2.2)
    studio.area((0.2, 2.9, 3.2), (0, 0, 1.0), 2.4, 260, (0.62, 0.78, 1.0), 0.6)
    studio.area((-0.4, -3.4, 0.5), (0, 0, 0.4), 1.8, 22, (0.9, 0.95, 1.0))
    backdrop()
    studio.look((0.0, -6.6, 1.22), (0.0, 0, 1.22), 67, (WIDTH, HEIGHT), WIDTH)
    bpy.context.scene.camera.data.shift_x, bpy.context.scene.camera.data.shift_y = -0.045, -0.111
    turntable = bpy.data.objects.new("turntable", None)
    bpy.context.scene.collection.objects.link(turntable)
    return turntable, machine(turntable)


def backdrop():
    """A wall that a lamp lights from below, so that the machine stands out from it."""
    box(top(0, 6.0, 0), (60, 0.1, 30), (0, 0, 15), "night", 0)
    studio.area((0.6, 4.6, 0.25), (0.6, 6.0, 2.2), 5.0, 150, (0.30, 0.52, 1.0), 0.6)


def machine(turntable):
    """Groups as (empty, rest, way out, turn at the end in degrees, when it starts)."""
    body = {}

    def shell():
        it = body["it"] = cabinet(0.60, 0.62, 1.42, deck=0.93, deck_depth=0.20, deck_rise=0.045, lean=0.075, model="A100", door=0)
        cut(it.core, it.fascia, 0.325, 0.25, 0.12, (-0.045, 0.035), 0.008)
        cut(it.core, it.fascia, 0.105, 0.042, 0.12, (0.205, 0.10), 0.008)
        cut(it.core, it.fascia, 0.105, 0.030, 0.12, (0.205, 0.0), 0.006)
        cut(it.core, it.deck, 0.125, 0.092, 0.05, (-0.045, 0.0), 0.004)
        cut(it.core, it.lower, 0.49, 0.555, 0.54, (0, -0.105), 0.006)
        camera_eye(it.fascia, 0.205, 0.165)
        badge_field(it.deck, 0.165, 0.0, 0.075)
        slit = moved(it.lower, 0, it.size["lower"] / 2 - 0.085)
        cash_slot(slit, -0.045, 0)
        mark(slit, 0.20, 0, 0.028, lift=0.0008)
        plate(moved(it.lower, 0, 0.155, -0.012), 0.44, 0.008, 0.002, radius=0.002, paint="lamp", bevel=0)
        for y in (0.08, -0.12):
            box(it.lower, (0.485, 0.004, 0.46), (0, y, -0.25), "steel", 0)

    groups = [_group(turntable, shell, (0, 0, 0), 0, 0, 0)]
    it = body["it"]

    def leaf():
        seam(it.lower, 0.536, 0.605, (0, -0.105), 0.006, paint="dark", lift=0.012)
        face = moved(it.lower, 0, -0.105, 0.012)
        lock(face, 0.22, 0.25)
        nameplate(face, -0.168, 0.255, 0.13, "A100")
        vents(face, 0.23, 0.06, (0, -0.245), rows=6)
        box(it.lower, (0.50, 0.56, 0.016), (0, -0.105, -0.008), "steel", 0.003)

    hinge = it.lower @ Vector((-0.268, 0, 0.006))
    groups.append(_group(turntable, leaf, (0, 0, 0), -95, 0.14, hinge))

    def display():
        screen(it.fascia, -0.045, 0.035, 0.305, 0.229, "menu:Good morning")
        box(it.fascia, (0.30, 0.225, 0.045), (-0.045, 0.035, -0.024), "graphite", 0.006)

    def reader():
        card_slot(it.fascia, 0.205, 0.10)
        box(it.fascia, (0.085, 0.034, 0.11), (0.205, 0.10, -0.056), "graphite", 0.004)
        box(it.fascia, (0.070, 0.003, 0.09), (0.205, 0.1185, -0.056), "green", 0.001)

    def printer():
        receipt_slot(it.fascia, 0.205, 0.0)
        box(it.fascia, (0.09, 0.022, 0.10), (0.205, 0.0, -0.052), "iron", 0.003)

    def pad():
        keypad(it.deck, -0.045, 0.0)
        box(it.deck, (0.115, 0.082, 0.038), (-0.045, 0.0, -0.020), "graphite", 0.003)

    out, up = it.fascia.to_3x3() @ Vector((0, 0, 1)), it.deck.to_3x3() @ Vector((0, 0, 1))
    for make, way, begins in ((display, out * 0.34, 0.42), (reader, out * 0.26, 0.50), (printer, out * 0.20, 0.54), (pad, up * 0.17, 0.46)):
        groups.append(_group(turntable, make, way, 0, begins, 0))
    floor_of_bay, mid, high = 0.125, 0.315, 0.515
    for make, height, way, begins in (
        (modules.cassette, floor_of_bay, 0.54, 0.34),
        (modules.cassette, mid, 0.42, 0.38),
        (_cassette_pair, high, 0.28, 0.42),
    ):
        groups.append(_group(turntable, make, (0, -way, 0), 0, begins, 0, (0, -0.005, height)))
    return groups


def _cassette_pair():
    """The reject cassette: low and steel."""
    box(moved(top(0, 0, 0)), (0.24, 0.42, 0.11), (0, 0, 0.065), "iron", 0.006)
    face = top(0, -0.21, 0.065) @ Matrix.Rotation(radians(90), 4, "X")
    plate(face, 0.10, 0.03, 0.010, radius=0.006, paint="black", bevel=0.003)
    plate(face, 0.05, 0.003, 0.002, (0, 0), 0.001, "slot", 0, lift=0.010)


def pose(turntable, groups, part):
    """Sets everything for a part of the half, 0 to 1."""
    turntable.rotation_euler.z = radians(31 - 59 * _smooth(part))
    for empty, rest, way, turn, begins in groups:
        opened = _smooth((part - begins) / 0.46)
        empty.location = Vector(rest) + Vector(way) * opened
        empty.rotation_euler.z = radians(turn) * opened


def order():
    """Numbers of the frames as they are shown: a rest, forwards, a rest, backwards."""
    there = list(range(HALF))
    return [0] * REST_CLOSED + there + [HALF - 1] * REST_OPEN + there[::-1]


def join():
    """Joins the frames; each file stays under 1.5 MB."""
    listing = FRAMES / "order.txt"
    listing.write_text("".join(f"file {number:04d}.png\nduration {1 / RATE}\n" for number in order()))
    source = ["ffmpeg", "-y", "-loglevel", "error", "-f", "concat", "-i", str(listing), "-r", str(RATE)]
    wide = ["-vf", f"crop={WIDTH}:{CLIP}"]
    tall = ["-vf", f"crop={HEIGHT * 9 // 16}:{HEIGHT}:{PORTRAIT_LEFT}:0,scale=540:960:flags=lanczos"]
    h264 = ["-c:v", "libx264", "-preset", "slow", "-crf", "23", "-pix_fmt", "yuv420p", "-movflags", "+faststart"]
    vp9 = ["-c:v", "libvpx-vp9", "-crf", "33", "-b:v", "0", "-row-mt", "1", "-cpu-used", "2"]
    for name, cut_ in (("film-hero", wide), ("film-hero-portrait", tall)):
        subprocess.run([*source, *cut_, *h264, str(MEDIA / f"{name}.mp4")], check=True)
        subprocess.run([*source, *cut_, *vp9, str(MEDIA / f"{name}.webm")], check=True)


PORTRAIT_LEFT = 398


def _group(turntable, make, way, turn, begins, hinge, rest=(0, 0, 0)):
    """Builds something and hangs it on an empty of its own, which stands at the hinge if there is one."""
    before = set(bpy.context.scene.objects)
    make()
    empty = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(empty)
    empty.parent = turntable
    at = Vector(hinge) if hinge else Vector((0, 0, 0))
    for thing in set(bpy.context.scene.objects) - before - {empty}:
        thing.parent = empty
        thing.matrix_parent_inverse = Matrix.Translation(-at)
    return empty, Vector(rest) + at, way, turn, begins


def _smooth(part):
    part = min(max(part, 0.0), 1.0)
    return part**3 * (part * (6 * part - 15) + 10)


if __name__ == "__main__":
    main()
