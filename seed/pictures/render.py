"""Renders pictures that are missing or changed, one after the other, and publishes each as it is done.

python seed/pictures/render.py                     everything that is missing or changed
python seed/pictures/render.py product-atm scene-  keys that begin so
python seed/pictures/render.py --list              only names them; needs no Blender
python seed/pictures/render.py --force KEY...      again, though nothing changed
python seed/pictures/render.py --draft KEY...      small and rough, into .cache/draft, not published
python seed/pictures/render.py --adopt KEY...      takes pictures as they are for those of today's models; needs no Blender
"""

import argparse
import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
MANIFEST = HERE.parent / "media" / "manifest.json"
RECORD = HERE / "rendered.json"
FILM = "scene-hero-film"
PERCENT = {"draft": 36, "full": 125}  # computed larger than shown, so that thin lights and small type stay clean
VIEWS = {"main": "", "front": "-front", "detail": "-detail"}
FINISHES = json.loads((HERE / "finishes.json").read_text())
FINISH = "-" + FINISHES["other"].split(".")[1]  # ends the key of the main view in the other finish
sys.path.insert(0, str(HERE))

import inputs  # noqa: E402


@dataclass
class Job:
    """A picture to be made: its key, where it comes from, the hash of what it is made of."""

    key: str
    source: str
    hash: str
    samples: int


def main():
    options = _options()
    wanted = [job for job in jobs(options.view) if not options.keys or job.key.startswith(tuple(options.keys))]
    if not (options.draft or options.force or options.adopt):
        wanted = due(wanted)
    if options.list:
        print(*(job.key for job in wanted), sep="\n")
    elif options.adopt:
        record({job.key: job.hash for job in wanted})
    elif wanted:
        _render(wanted, options)


def jobs(view=None):
    """Every picture that is modelled; the views of products one after the other, then finishes, scenes and the film."""
    suffixes = [VIEWS[name] for name in VIEWS if view in (None, name)]
    found = [
        Job(f"product-{slug}{suffix}", f"{family}/{slug}{suffix}", inputs.product_inputs(family, slug, suffix), 5)
        for suffix in suffixes
        for family, slug in inputs.products()
    ]
    if view in (None, "finish"):
        found += [_finished(family, slug) for family, slug in inputs.products() if slug in FINISHES["coated"]]
    if view is None:
        found += [
            Job(key, f"scenes/{group}", inputs.scene_inputs(group, key), 4 if key.startswith("news-") else 6)
            for group, key in inputs.places()
        ]
        found.append(Job(FILM, "film", inputs.film_inputs(), 24))
    return found


def _finished(family, slug):
    """The main view in the other finish: the same picture but for what is coated."""
    coat = json.dumps([FINISHES["coated"][slug], FINISHES["coats"]])
    return Job(f"product-{slug}{FINISH}", f"{family}/{slug}{FINISH}", inputs.product_inputs(family, slug, coat), 5)


def due(wanted):
    """Those that are missing, or made of something else than today."""
    manifest, known = _read(MANIFEST), _read(RECORD)
    return [job for job in wanted if job.key not in manifest or known.get(job.key) != job.hash]


def record(hashes):
    """Writes down what pictures were made of; whole or not at all."""
    draft = RECORD.with_suffix(".tmp")
    draft.write_text(json.dumps(dict(sorted({**_read(RECORD), **hashes}.items())), indent=2) + "\n")
    os.replace(draft, RECORD)


def _render(wanted, options):
    import bpy  # noqa: I001  (first: it brings mathutils along)
    import models
    import scenes
    import studio
    import textures

    machines, places = models.all_models(), scenes.all_scenes()
    for job in wanted:
        began = time.time()
        if job.key == FILM:
            subprocess.run([sys.executable, str(HERE / "film.py"), *(["--frame", "60"] if options.draft else [])], check=True)
            continue
        studio.empty()
        if job.key in places:
            places[job.key][1]()
        else:
            _compose(machines, job.source.split("/")[1], studio)
        size = "draft" if options.draft else "full"
        bpy.context.scene.render.resolution_percentage = PERCENT[size]
        textures.fit(PERCENT[size])
        studio.quality(6 if options.draft else options.samples or job.samples)
        file = HERE / ".cache" / size / f"{job.key}.png"
        studio.shoot(file)
        if not options.draft:
            subprocess.run(["node", str(HERE / "publish.mjs"), job.key, str(file), f"rendered:{job.source}"], check=True)
            record({job.key: job.hash})
        print(f"{job.key}: {time.time() - began:.0f} s", flush=True)


def _compose(machines, name, studio):
    """Builds a machine in the studio and aims the camera for the view at the end of the name."""
    ending = next((suffix for suffix in ("-front", "-detail", FINISH) if name.endswith(suffix)), "")
    view = "" if ending == FINISH else ending
    made = machines[name.removesuffix(ending)][1]()
    if ending == FINISH:
        _coat(FINISHES["coated"][name.removesuffix(ending)])
    points = studio.extent()
    studio.stage(points, made.wall)
    camera = {**studio.VIEWS[view], **made.views.get(view, {})}
    if view == "-detail":
        camera.setdefault("shape", (4, 3))
    studio.aim(made.detail if view == "-detail" else points, **camera)


def _coat(parts):
    """Coats the materials of a machine that is built in the other finish, as its model is."""
    import bpy

    for part, names in parts.items():
        for name in names:
            shader = bpy.data.materials[name].node_tree.nodes["Principled BSDF"]
            shader.inputs["Base Color"].default_value = FINISHES["coats"][part]["colour"]
            shader.inputs["Roughness"].default_value = FINISHES["coats"][part]["roughness"]


def _read(file):
    return json.loads(file.read_text()) if file.exists() else {}


def _options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("keys", nargs="*")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--force", action="store_true")
    parser.add_argument("--draft", action="store_true")
    parser.add_argument("--adopt", action="store_true")
    parser.add_argument("--view", choices=[*VIEWS, "finish"], help="only this view of products")
    parser.add_argument("--samples", type=int)
    return parser.parse_args()


if __name__ == "__main__":
    main()
