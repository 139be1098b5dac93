"""Exports machines as glTF for the viewer of their pages: what is missing or changed, one after the other.

python seed/pictures/export.py              every model that is missing or changed
python seed/pictures/export.py atm crs-r    slugs that begin so, though nothing changed
python seed/pictures/export.py --list       only names what is due; needs no Blender
"""

import argparse
import hashlib
import json
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).parent
MANIFEST = HERE.parent / "models" / "manifest.json"
FINE = 0.0028  # share of the diagonal below which a part is left out: Braille dots of a cabinet, but not those of a keypad
PLAIN = 0.03  # share of the diagonal below which edges are not bevelled
LIGHT = 0.06  # share of the diagonal below which round bodies are made of fewer faces
GRAIN = {"oak": (0.44, 0.28, 0.15), "wood": (0.59, 0.44, 0.29)}  # what the studio computes as it renders, on the average
sys.path.insert(0, str(HERE))

import inputs  # noqa: E402


def main():
    options = _options()
    sizes = _sizes()
    known = json.loads(MANIFEST.read_text()) if MANIFEST.exists() else {}
    wanted = []
    for family, slug in inputs.products():
        if slug not in sizes:
            continue
        made = _made_of(family, slug, sizes[slug])
        if slug.startswith(tuple(options.slugs)) if options.slugs else known.get(slug, {}).get("madeOf") != made:
            wanted.append((family, slug, made))
    if options.list:
        print(*(slug for _, slug, _ in wanted), sep="\n")
        return
    for family, slug, made in wanted:
        began = time.time()
        file = HERE / ".cache" / "models" / f"{slug}.glb"
        _export(family, slug, sizes[slug], file)
        subprocess.run(["node", str(HERE / "publish-model.mjs"), slug, str(file), made], check=True)
        print(f"{slug}: {time.time() - began:.0f} s", flush=True)


def _export(family, slug, size, file):
    import bpy
    import inside
    import solids
    import studio

    studio.empty()
    things, parts = solids.build(slug, family)
    part_of = {thing: part.name for part in parts for thing in part.things}
    low, high = solids.corners(things)
    place = solids.fitted(low, high, size)
    diagonal = (high - low).length
    groups = {}
    for thing in things:
        span = _span(thing)
        if span >= diagonal * FINE:
            groups.setdefault((part_of.get(thing), thing.data.materials[0].name), []).append(_solid(thing, span, diagonal, place))
    moving = [inside.described(part, place) for part in parts]
    for thing in list(bpy.context.scene.objects):
        bpy.data.objects.remove(thing)
    for (part, name), meshes in groups.items():
        _joined(name, meshes, part)
    file.parent.mkdir(parents=True, exist_ok=True)
    bpy.ops.export_scene.gltf(
        filepath=str(file),
        export_format="GLB",
        export_yup=True,
        export_apply=False,
        export_animations=False,
        export_cameras=False,
        export_lights=False,
        export_extras=False,
        export_image_format="AUTO",
        export_tangents=False,
    )
    file.with_suffix(".json").write_text(json.dumps(moving))


def _span(thing):
    low, high = thing.bound_box[0], thing.bound_box[6]
    scale = thing.matrix_world.to_scale()
    return sum(((b - a) * s) ** 2 for a, b, s in zip(low, high, scale)) ** 0.5


def _solid(thing, span, diagonal, place):
    """A body as a mesh in its place, with as many faces as its size is worth."""
    import bpy
    import solids

    for edge in [each for each in thing.modifiers if each.type == "BEVEL"]:
        if span < diagonal * PLAIN:
            thing.modifiers.remove(edge)
        else:
            edge.segments = 2 if span > diagonal * 0.35 else 1
    if thing.type == "FONT":
        thing.data.extrude, thing.data.resolution_u = 0, 1
    faces = len(thing.data.polygons) if thing.type == "MESH" else 0
    if faces > 300 and span < diagonal * LIGHT or faces > 40 and span < diagonal * PLAIN:
        fewer = thing.modifiers.new("fewer", "DECIMATE")
        fewer.ratio = max(0.12, min(0.45, 180 / faces))
    graph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(graph), preserve_all_data_layers=True, depsgraph=graph)
    mesh.transform(thing.matrix_world)
    for vertex in mesh.vertices:
        vertex.co = solids.grounded(vertex.co)
    mesh.transform(place)
    return mesh


def _joined(name, meshes, part):
    """One body of all that is made of one material and moves together: few calls to draw it."""
    import bpy

    paint = bpy.data.materials.get(f"plain {name}") or _paint(name)
    things = []
    for mesh in meshes:
        mesh.materials.clear()
        mesh.materials.append(paint)
        if not mesh.uv_layers or not name.startswith(("picture ", "print ")):
            while mesh.uv_layers:
                mesh.uv_layers.remove(mesh.uv_layers[0])
        thing = bpy.data.objects.new(name, mesh)
        bpy.context.scene.collection.objects.link(thing)
        things.append(thing)
    with bpy.context.temp_override(active_object=things[0], object=things[0], selected_editable_objects=things, selected_objects=things):
        if len(things) > 1:
            bpy.ops.object.join()
    called = name.split("-")[0] if name.startswith(("picture ", "print ")) else name
    things[0].name = things[0].data.name = f"{part}|{called}" if part else called


def _paint(name):
    """A material that glTF knows: the studio's without grain and bumps."""
    import bpy

    studio = bpy.data.materials[name]
    made = bpy.data.materials.new(f"plain {name}")
    made.use_nodes = True
    made.use_backface_culling = True
    shader = made.node_tree.nodes["Principled BSDF"]
    before = next(node for node in studio.node_tree.nodes if node.type == "BSDF_PRINCIPLED")
    for key in ("Base Color", "Metallic", "Emission Color", "Emission Strength"):
        shader.inputs[key].default_value = before.inputs[key].default_value
    shader.inputs["Roughness"].default_value = max(before.inputs["Roughness"].default_value, 0.12)
    image = next((node.image for node in studio.node_tree.nodes if node.type == "TEX_IMAGE"), None)
    if image:
        texture = made.node_tree.nodes.new("ShaderNodeTexImage")
        texture.image, texture.extension = image, "EXTEND"
        lit = name.startswith("picture ")
        made.node_tree.links.new(texture.outputs["Color"], shader.inputs["Emission Color" if lit else "Base Color"])
        if lit:
            shader.inputs["Base Color"].default_value = (0, 0, 0, 1)
            shader.inputs["Emission Strength"].default_value = 0.85
    elif before.inputs["Emission Strength"].default_value > 1:
        shader.inputs["Emission Strength"].default_value = 1.0
    if name in GRAIN:
        shader.inputs["Base Color"].default_value = (*GRAIN[name], 1)
    if name == "clear":
        shader.inputs["Alpha"].default_value = 0.22
        made.use_backface_culling = False
    return made


def _sizes():
    """Slug → width, depth and height in millimetres, as the data sheet gives them."""
    script = str(HERE / "sizes.ts")
    return json.loads(subprocess.run(["node", "--import", "tsx", script], check=True, capture_output=True, text=True).stdout)


def _made_of(family, slug, size):
    """A hash of everything that a model is made of."""
    parts = [inputs.product_inputs(family, slug, ""), json.dumps(size)]
    parts += [(HERE / name).read_text() for name in ("solids.py", "inside.py", "export.py", "publish-model.mjs")]
    return hashlib.sha256("".join(parts).encode()).hexdigest()[:16]


def _options():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("slugs", nargs="*")
    parser.add_argument("--list", action="store_true")
    return parser.parse_args()


if __name__ == "__main__":
    main()
