"""Materials of the house, made once per scene and found by name."""

from pathlib import Path

import bpy

NAME_LENGTH = 50  # Blender keeps 63 bytes

POWDER = {  # powder coat: colour, roughness
    "dark": ((0.009, 0.016, 0.032), 0.40),
    "graphite": ((0.035, 0.040, 0.050), 0.45),
    "light": ((0.80, 0.82, 0.84), 0.38),
    "white": ((0.88, 0.89, 0.90), 0.35),
    "grey": ((0.36, 0.39, 0.43), 0.45),
    "sand": ((0.55, 0.47, 0.36), 0.45),
    "sage": ((0.14, 0.26, 0.23), 0.45),
    "petrol": ((0.012, 0.075, 0.10), 0.42),
    "blue": ((0.015, 0.10, 0.34), 0.40),
    "sun": ((0.80, 0.42, 0.06), 0.42),
}
PLAIN = {  # moulded or soft: colour, roughness, coat
    "black": ((0.010, 0.011, 0.013), 0.32, 0.0),
    "void": ((0.002, 0.002, 0.003), 0.6, 0.0),
    "rubber": ((0.016, 0.016, 0.017), 0.72, 0.0),
    "glass": ((0.004, 0.005, 0.007), 0.06, 1.0),
    "lens": ((0.010, 0.012, 0.030), 0.03, 1.0),
    "paper": ((0.90, 0.90, 0.88), 0.75, 0.0),
    "note": ((0.52, 0.66, 0.60), 0.7, 0.0),
    "key": ((0.70, 0.72, 0.74), 0.35, 0.2),
    "red": ((0.50, 0.025, 0.02), 0.35, 0.3),
    "yellow": ((0.75, 0.45, 0.02), 0.35, 0.3),
    "green": ((0.02, 0.28, 0.08), 0.35, 0.3),
    "legend": ((0.012, 0.016, 0.025), 0.5, 0.0),
    "legend-light": ((0.85, 0.87, 0.90), 0.5, 0.0),
    "fabric": ((0.10, 0.17, 0.27), 0.9, 0.0),
    "skin-blue": ((0.18, 0.34, 0.58), 0.8, 0.0),
    "leaf": ((0.05, 0.16, 0.05), 0.55, 0.0),
    "soil": ((0.05, 0.035, 0.025), 0.9, 0.0),
    "carton": ((0.48, 0.33, 0.19), 0.8, 0.0),
    "concrete": ((0.46, 0.46, 0.45), 0.75, 0.0),
    "plaster": ((0.80, 0.80, 0.78), 0.8, 0.0),
    "asphalt": ((0.06, 0.062, 0.066), 0.8, 0.0),
    "grass-light": ((0.17, 0.24, 0.07), 0.9, 0.0),
    "grass": ((0.10, 0.20, 0.05), 0.9, 0.0),
    "floor": ((0.50, 0.51, 0.52), 0.22, 0.0),
    "floor-dark": ((0.035, 0.038, 0.045), 0.16, 0.0),
    "night": ((0.018, 0.022, 0.032), 0.95, 0.0),
    "water": ((0.02, 0.06, 0.08), 0.08, 0.0),
    "slate": ((0.13, 0.16, 0.21), 0.8, 0.0),
    "wheat": ((0.42, 0.30, 0.09), 0.9, 0.0),
    "wall-blue": ((0.16, 0.26, 0.38), 0.8, 0.0),
    "wall-mint": ((0.50, 0.66, 0.60), 0.8, 0.0),
    "gum": ((0.62, 0.63, 0.64), 0.55, 0.0),
}
METAL = {  # colour, roughness
    "steel": ((0.47, 0.48, 0.50), 0.31),
    "polished": ((0.72, 0.73, 0.75), 0.12),
    "iron": ((0.24, 0.25, 0.27), 0.38),
    "brass": ((0.78, 0.58, 0.28), 0.28),
    "copper": ((0.72, 0.40, 0.24), 0.30),
    "alu": ((0.78, 0.79, 0.80), 0.38),
}
GLOW = {  # colour, strength
    "slot": ((0.03, 0.28, 1.0), 4.0),
    "slot-soft": ((0.05, 0.32, 1.0), 2.0),
    "sunlight": ((1.0, 0.62, 0.18), 5.0),
    "lamp": ((1.0, 0.97, 0.92), 4.0),
    "lamp-warm": ((1.0, 0.78, 0.50), 6.0),
    "ok": ((0.10, 0.9, 0.35), 4.0),
    "alert": ((1.0, 0.35, 0.05), 4.0),
    "laser": ((1.0, 0.03, 0.02), 3.0),
    "sunrise": ((1.0, 0.72, 0.36), 9.0),
    "window": ((0.74, 0.87, 1.0), 1.05),
    "window-room": ((1.0, 0.60, 0.26), 0.42),
    "window-warm": ((1.0, 0.66, 0.30), 1.3),
    "window-dim": ((1.0, 0.58, 0.24), 0.35),
}


def material(name):
    """The material of that name; built on first use."""
    return bpy.data.materials.get(name) or _build(name)


def picture(path, strength=1.0):
    """A lit screen that shows the image at `path`."""
    name = f"picture {Path(path).stem[-NAME_LENGTH:]}"
    if bpy.data.materials.get(name):
        return name
    _, shader, tree = _principled(name)
    texture = tree.nodes.new("ShaderNodeTexImage")
    texture.image = bpy.data.images.load(str(path))
    texture.extension = "EXTEND"
    tree.links.new(texture.outputs["Color"], shader.inputs["Emission Color"])
    tree.links.new(_dimmed(tree, texture, 0.12), shader.inputs["Base Color"])
    _set(shader, {"Roughness": 0.12, "Specular IOR Level": 0.2, "Emission Strength": strength})
    return name


def print_on(path):
    """A printed surface, lit like paper, that shows the image at `path`."""
    name = f"print {Path(path).stem[-NAME_LENGTH:]}"
    if bpy.data.materials.get(name):
        return name
    _, shader, tree = _principled(name)
    texture = tree.nodes.new("ShaderNodeTexImage")
    texture.image = bpy.data.images.load(str(path))
    tree.links.new(texture.outputs["Color"], shader.inputs["Base Color"])
    _set(shader, {"Roughness": 0.6})
    return name


def _build(name):
    if name in POWDER:
        return _powder(name, *POWDER[name])
    if name in METAL:
        return _metal(name, *METAL[name])
    if name in GLOW:
        return _glow(name, *GLOW[name])
    if name == "clear":
        return _clear()
    if name in ("wood", "oak"):
        return _wood(name)
    colour, roughness, coat = PLAIN[name]
    made, shader, _ = _principled(name)
    _set(shader, {"Base Color": (*colour, 1), "Roughness": roughness, "Coat Weight": coat, "Coat Roughness": 0.05})
    return made


def _powder(name, colour, roughness):
    made, shader, tree = _principled(name)
    _set(shader, {"Base Color": (*colour, 1), "Roughness": roughness})
    _bump(tree, shader, _noise(tree, (1400, 1400, 1400), 2), 0.05)
    return made


def _metal(name, colour, roughness):
    made, shader, tree = _principled(name)
    _set(shader, {"Base Color": (*colour, 1), "Roughness": roughness, "Metallic": 1, "Anisotropic": 0.5})
    if roughness > 0.2:
        grain = _noise(tree, (12, 1600, 1600), 3)
        spread = tree.nodes.new("ShaderNodeMapRange")
        spread.inputs["To Min"].default_value, spread.inputs["To Max"].default_value = roughness - 0.07, roughness + 0.09
        tree.links.new(grain, spread.inputs["Value"])
        tree.links.new(spread.outputs["Result"], shader.inputs["Roughness"])
        _bump(tree, shader, grain, 0.03)
    return made


def _glow(name, colour, strength):
    made, shader, _ = _principled(name)
    _set(shader, {"Base Color": (0, 0, 0, 1), "Emission Color": (*colour, 1), "Emission Strength": strength})
    return made


def _clear():
    """Window glass as a mixture of nothing and a mirror: no refraction, hence no noise."""
    made, shader, tree = _principled("clear")
    _set(shader, {"Base Color": (0.75, 0.85, 0.9, 1), "Roughness": 0.03, "Metallic": 0.0})
    through, mix, angle = (tree.nodes.new(f"ShaderNode{kind}") for kind in ("BsdfTransparent", "MixShader", "Fresnel"))
    through.inputs["Color"].default_value = (0.93, 0.97, 0.98, 1)
    angle.inputs["IOR"].default_value = 1.35
    tree.links.new(angle.outputs[0], mix.inputs[0])
    tree.links.new(through.outputs[0], mix.inputs[1])
    tree.links.new(shader.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes["Material Output"].inputs["Surface"])
    return made


def _wood(name):
    made, shader, tree = _principled(name)
    dark, light = ((0.36, 0.22, 0.11), (0.52, 0.35, 0.20)) if name == "oak" else ((0.52, 0.38, 0.24), (0.66, 0.52, 0.36))
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = (*dark, 1), (*light, 1)
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.3, 0.7
    grain = _noise(tree, (2.5, 60, 60), 4)
    tree.links.new(grain, ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    _set(shader, {"Roughness": 0.45})
    _bump(tree, shader, grain, 0.05)
    return made


def _principled(name):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    return made, made.node_tree.nodes["Principled BSDF"], made.node_tree


def _noise(tree, scale, detail):
    where, stretch, noise = (tree.nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "Mapping", "TexNoise"))
    stretch.inputs["Scale"].default_value = scale
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1, detail
    tree.links.new(where.outputs["Object"], stretch.inputs["Vector"])
    tree.links.new(stretch.outputs["Vector"], noise.inputs["Vector"])
    return noise.outputs["Fac"]


def _dimmed(tree, texture, part):
    """The texture as a faint colour of the surface: by it the denoiser knows letters from noise."""
    scale = tree.nodes.new("ShaderNodeVectorMath")
    scale.operation = "SCALE"
    scale.inputs["Scale"].default_value = part
    tree.links.new(texture.outputs["Color"], scale.inputs[0])
    return scale.outputs["Vector"]


def _bump(tree, shader, height, strength):
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, 0.002
    tree.links.new(height, bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])


def _set(shader, values):
    for name, value in values.items():
        shader.inputs[name].default_value = value
