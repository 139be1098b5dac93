"""Renders pictures that are missing, one after the other, and publishes each as it is done.

python seed/pictures/render.py                     everything that is still drawn
python seed/pictures/render.py product-atm scene-  keys that begin so
python seed/pictures/render.py --force KEY...      again, though rendered already
python seed/pictures/render.py --draft KEY...      small and rough, into .cache/draft, not published
"""

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).parent
MANIFEST = HERE.parent / "media" / "manifest.json"
sys.path.insert(0, str(HERE))

import bpy  # noqa: E402, I001  (first: it brings mathutils along)
import models  # noqa: E402
import scenes  # noqa: E402
import studio  # noqa: E402


def main():
    options = _options()
    manifest = json.loads(MANIFEST.read_text()) if MANIFEST.exists() else {}
    wanted = [
        job
        for job in jobs({"main": "", None: None}.get(options.view, f"-{options.view}"))
        if (not options.keys or job[0].startswith(tuple(options.keys)))
        and (options.draft or options.force or not manifest.get(job[0], {}).get("source", "").startswith("rendered"))
    ]
    for key, source, compose in wanted:
        began = time.time()
        studio.empty()
        compose()
        if options.draft:
            bpy.context.scene.render.resolution_percentage = 36
        studio.quality(6 if options.draft else options.samples)
        file = HERE / ".cache" / ("draft" if options.draft else "full") / f"{key}.png"
        studio.shoot(file)
        if not options.draft:
            subprocess.run(["node", str(HERE / "publish.mjs"), key, str(file), f"rendered:{source}"], check=True)
        print(f"{key}: {time.time() - began:.0f} s", flush=True)


def jobs(only_view):
    """(key, source, function that composes the scene) for every picture that has a model; three-quarter views first."""
    machines = models.all_models()
    products = [
        (f"product-{slug}{view}", f"{family}/{slug}{view}", _product(build, view))
        for view in (studio.VIEWS if only_view is None else [only_view])
        for slug, (family, build) in machines.items()
    ]
    places = [(key, f"scenes/{group}", build) for key, (group, build) in scenes.all_scenes().items()]
    return products if only_view is not None else products + places


def _product(build, view):
    def compose():
        made = build()
        points = studio.extent()
        studio.stage(points)
        camera = {**studio.VIEWS[view], **made.views.get(view, {})}
        close = view == "-detail"
        if close:
            camera.setdefault("shape", (4, 3))
        studio.aim(made.detail if close else points, **camera)

    return compose


def _options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("keys", nargs="*")
    parser.add_argument("--force", action="store_true")
    parser.add_argument("--draft", action="store_true")
    parser.add_argument("--view", choices=["main", "front", "detail"], help="only this view of products")
    parser.add_argument("--samples", type=int, default=10)
    return parser.parse_args()


if __name__ == "__main__":
    main()
