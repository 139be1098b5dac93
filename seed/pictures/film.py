"""The looping hero film: a lobby machine turns and its modules come apart. Frames, then WebM, MP4, poster and a portrait cut.

    python seed/pictures/film.py              renders missing frames, then joins them (needs ffmpeg)
    python seed/pictures/film.py --frame 90   one frame only, to look at

It can be stopped and started again: frames that lie in .cache/film are kept.
"""

import argparse
import subprocess
import sys
from math import pi, radians, sin
from pathlib import Path

HERE = Path(__file__).parent
FRAMES = HERE / ".cache" / "film"
MEDIA = HERE.parent / "media"
RATE, LENGTH = 20, 200
sys.path.insert(0, str(HERE))

import bpy  # noqa: E402, I001  (first: it brings mathutils along)
import studio  # noqa: E402
from kit.controls import keypad  # noqa: E402
from kit.displays import badge_field, screen  # noqa: E402
from kit.frames import moved  # noqa: E402
from kit.housing import cabinet  # noqa: E402
from kit.rooms import evening, floor, wall  # noqa: E402
from kit.slots import card_slot, cash_slot, receipt_slot  # noqa: E402
from models import modules  # noqa: E402


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--frame", type=int)
    only = options.parse_args().frame
    turntable, groups = build()
    studio.quality(8)
    for frame in range(LENGTH) if only is None else [only]:
        file = FRAMES / f"{frame:04d}.png"
        if only is None and file.exists():
            continue
        pose(turntable, groups, frame / LENGTH)
        studio.shoot(file)
        print(f"frame {frame}", flush=True)
    if only is None:
        join()


def build():
    """The machine as groups that can move apart, all on one turntable."""
    studio.empty()
    floor("floor-dark")
    wall(3.4, paint="night", h=8)
    evening(0.24, 80)
    studio.area((2.4, -1.8, 2.6), (0, 0, 0.9), 1.6, 120, (1, 0.97, 0.92))
    studio.area((-0.6, 2.2, 2.6), (0, 0, 1.0), 1.4, 100, (0.7, 0.82, 1.0), 0.5)
    studio.look((0.0, -5.2, 1.25), (0.0, 0, 0.78), 52, (16, 9), 1280)
    turntable = bpy.data.objects.new("turntable", None)
    bpy.context.scene.collection.objects.link(turntable)
    body = {}

    def shell():
        body["it"] = cabinet(0.60, 0.62, 1.42, deck=0.93, deck_depth=0.20, deck_rise=0.045, lean=0.075, model="A100")

    groups = [_group(turntable, shell, (0, 0.34, 0))]
    it = body["it"]
    slit = moved(it.lower, 0, it.size["lower"] / 2 - 0.085)
    for make, away in (
        (lambda: screen(it.fascia, -0.045, 0.035, 0.305, 0.229, "menu:Good morning"), (-0.10, -0.42, 0.10)),
        (lambda: card_slot(it.fascia, 0.205, 0.10), (0.26, -0.40, 0.10)),
        (lambda: receipt_slot(it.fascia, 0.205, 0.0), (0.26, -0.34, -0.02)),
        (lambda: keypad(it.deck, -0.045, 0.0), (-0.06, -0.44, 0.06)),
        (lambda: badge_field(it.deck, 0.165, 0.0, 0.075), (0.30, -0.36, 0.02)),
        (lambda: cash_slot(slit, -0.045, 0), (-0.05, -0.36, 0.0)),
    ):
        groups.append(_group(turntable, make, away))
    for make, rest, away in (
        (modules.card_reader, (0.20, 0.02, 1.20), (0.30, -0.16, 0.10)),
        (modules.printer, (0.18, 0.06, 1.02), (0.34, -0.12, -0.02)),
        (modules.dispenser, (-0.04, 0.05, 0.62), (-0.03, -0.46, 0.0)),
        (modules.cassette, (0.0, 0.02, 0.42), (0.02, -0.62, 0.0)),
        (modules.cassette, (0.0, 0.02, 0.22), (0.02, -0.62, -0.04)),
    ):
        groups.append(_group(turntable, make, away, rest))
    return turntable, groups


def pose(turntable, groups, part):
    """Sets everything for a part of the loop, 0 to 1."""
    turntable.rotation_euler.z = radians(-26 + 24 * sin(2 * pi * part))
    apart = _ease((part - 0.22) / 0.22) - _ease((part - 0.66) / 0.22)
    for i, (empty, rest, away) in enumerate(groups):
        late = _ease(apart * 1.25 - 0.25 * (i % 4) / 4)
        empty.location = [a + b * late for a, b in zip(rest, away)]


def join():
    """Joins the frames; each file stays under 1.5 MB."""
    source = ["ffmpeg", "-y", "-loglevel", "error", "-framerate", str(RATE), "-i", str(FRAMES / "%04d.png")]
    portrait = ["-vf", "crop=432:720,scale=720:1200:flags=lanczos"]
    h264 = ["-c:v", "libx264", "-preset", "slow", "-crf", "25", "-pix_fmt", "yuv420p", "-movflags", "+faststart"]
    vp9 = ["-c:v", "libvpx-vp9", "-crf", "36", "-b:v", "0", "-row-mt", "1"]
    for name, cut in (("film-hero", []), ("film-hero-portrait", portrait)):
        subprocess.run([*source, *cut, *h264, str(MEDIA / f"{name}.mp4")], check=True)
        subprocess.run([*source, *cut, *vp9, str(MEDIA / f"{name}.webm")], check=True)
    subprocess.run(["node", str(HERE / "publish.mjs"), "scene-hero-film", str(FRAMES / "0000.png"), "rendered:film/0"], check=True)


def _group(turntable, make, away, rest=(0, 0, 0)):
    """Builds something and hangs it on an empty of its own."""
    before = set(bpy.context.scene.objects)
    make()
    empty = bpy.data.objects.new("group", None)
    bpy.context.scene.collection.objects.link(empty)
    empty.parent = turntable
    for thing in set(bpy.context.scene.objects) - before - {empty}:
        thing.parent = empty
    return empty, rest, away


def _ease(part):
    part = min(max(part, 0.0), 1.0)
    return part * part * (3 - 2 * part)


if __name__ == "__main__":
    main()
