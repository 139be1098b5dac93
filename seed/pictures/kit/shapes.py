"""Bodies: every visible thing is made by one of these functions, bevelled and smoothly shaded."""

from math import cos, pi, radians, sin

import bmesh
import bpy
from mathutils import Matrix, Vector

from kit.materials import material

SHARP = radians(35)


def box(on, size, at=(0, 0, 0), paint="dark", bevel=0.004):
    """A box of `size`, its centre at `at`."""
    mesh = bmesh.new()
    bmesh.ops.create_cube(mesh, size=1, matrix=Matrix.Translation(at) @ Matrix.Diagonal((*size, 1)))
    return finished(mesh, on, paint, bevel)


def plate(on, w, h, depth, at=(0, 0), radius=0.012, paint="dark", bevel=0.002, lift=0.0):
    """A plate with round corners that stands `depth` proud of the panel; `lift` raises its foot."""
    return prism(on, rounded(w, h, radius, at), depth, paint, bevel, lift)


def prism(on, outline, depth, paint="dark", bevel=0.004, lift=0.0):
    """An outline in the panel's plane, raised by `depth`."""
    mesh = bmesh.new()
    face = mesh.faces.new([mesh.verts.new((x, y, lift)) for x, y in outline])
    raised = bmesh.ops.extrude_face_region(mesh, geom=[face])["geom"]
    bmesh.ops.translate(mesh, vec=(0, 0, depth), verts=[v for v in raised if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
    return finished(mesh, on, paint, bevel)


def profile(points, width, x=0.0, paint="dark", bevel=0.008):
    """A side profile of (y, z) points, drawn out to `width` across the machine."""
    return profile_on(Matrix.Translation((x, 0, 0)), points, width, paint, bevel)


def profile_on(on, points, width, paint="dark", bevel=0.002):
    """A side profile of the panel's own (y, z) points, drawn out to `width` across the panel."""
    sideways = Matrix(((0, 0, 1, -width / 2), (1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 0, 1)))
    return prism(on @ sideways, points, width, paint, bevel)


def hoop(on, outer, inner, depth, paint="steel"):
    """A flat ring between two outlines of equal length, raised by `depth`."""
    mesh = bmesh.new()
    levels = [[mesh.verts.new((x, y, z)) for x, y in line] for line, z in ((outer, 0), (outer, depth), (inner, depth), (inner, 0))]
    for low, high in zip(levels, levels[1:]):
        for i in range(len(outer)):
            k = (i + 1) % len(outer)
            mesh.faces.new((low[i], low[k], high[k], high[i]))
    return finished(mesh, on, paint, 0)


def disc(on, r, depth, at=(0, 0), paint="steel", bevel=0.001, lift=0.0, r_top=None, sides=48):
    """A cylinder, or a cone stub if `r_top` is given, standing on the panel."""
    mesh = bmesh.new()
    place = Matrix.Translation((*at, lift + depth / 2))
    bmesh.ops.create_cone(mesh, cap_ends=True, segments=sides, radius1=r, radius2=r if r_top is None else r_top, depth=depth, matrix=place)
    return finished(mesh, on, paint, bevel)


def ring(on, r, thickness, at=(0, 0), paint="steel", lift=0.0, flat=1.0):
    """A torus lying on the panel; `flat` squeezes it towards the panel."""
    around, across = 64, 16
    mesh = bmesh.new()
    loops = [
        [
            mesh.verts.new(
                (
                    at[0] + (r + thickness * cos(b)) * cos(a),
                    at[1] + (r + thickness * cos(b)) * sin(a),
                    lift + thickness * flat * sin(b),
                )
            )
            for b in (2 * pi * j / across for j in range(across))
        ]
        for a in (2 * pi * i / around for i in range(around))
    ]
    for i in range(around):
        here, there = loops[i], loops[(i + 1) % around]
        for j in range(across):
            k = (j + 1) % across
            mesh.faces.new((here[j], there[j], there[k], here[k]))
    return finished(mesh, on, paint, 0)


def ball(on, r, at=(0, 0, 0), paint="steel", stretch=(1, 1, 1)):
    """A sphere, or an ellipsoid if stretched."""
    mesh = bmesh.new()
    bmesh.ops.create_uvsphere(mesh, u_segments=48, v_segments=24, radius=r, matrix=Matrix.Translation(at) @ Matrix.Diagonal((*stretch, 1)))
    return finished(mesh, on, paint, 0)


def dome(on, r, at=(0, 0), paint="steel", height=None):
    """A small raised dot, as of Braille; cheap, because there are hundreds of them."""
    mesh = bmesh.new()
    squeeze = Matrix.Diagonal((1, 1, (height or r) / r, 1))
    bmesh.ops.create_uvsphere(mesh, u_segments=12, v_segments=8, radius=r, matrix=Matrix.Translation((*at, 0)) @ squeeze)
    return finished(mesh, on, paint, 0)


def tube(on, points, r, paint="steel"):
    """A round bar or cable along the points, bent softly at each."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = "3D", r, 5, True
    spline = curve.splines.new("BEZIER")
    spline.bezier_points.add(len(points) - 1)
    for point, at in zip(spline.bezier_points, points):
        point.co, point.handle_left_type, point.handle_right_type = at, "AUTO", "AUTO"
    return _link(curve, on, paint)


def bar(on, start, end, r, paint="steel"):
    """A straight round bar."""
    start, end = Vector(start), Vector(end)
    turn = (end - start).to_track_quat("Z", "Y").to_matrix().to_4x4()
    return disc(on @ Matrix.Translation(start) @ turn, r, (end - start).length, paint=paint, bevel=r * 0.2, sides=32)


def sheet(on, w, h, at=(0, 0), lift=0.0, paint="screen"):
    """A flat face with texture coordinates, for pictures."""
    mesh = bmesh.new()
    uv = mesh.loops.layers.uv.new()
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    face = mesh.faces.new([mesh.verts.new((at[0] + sx * w / 2, at[1] + sy * h / 2, lift)) for sx, sy in corners])
    for loop, (sx, sy) in zip(face.loops, corners):
        loop[uv].uv = ((sx + 1) / 2, (sy + 1) / 2)
    return finished(mesh, on, paint, 0)


def cut(body, on, w, h, depth, at=(0, 0), radius=0.01):
    """Takes a pocket of round corners out of `body`, from the panel inwards; bevels come after it."""
    cutter = plate(on, w, h, depth + 0.02, at, radius, "dark", 0, lift=-depth)
    cutter.hide_render = True
    cutter["tool"] = True
    hole = body.modifiers.new("cut", "BOOLEAN")
    hole.object, hole.solver = cutter, "EXACT"
    body.modifiers.move(len(body.modifiers) - 1, 0)


def rounded(w, h, r, at=(0, 0), steps=6):
    """The outline of a rectangle with round corners."""
    r = min(r, w / 2 - 1e-5, h / 2 - 1e-5)
    corners = [(w / 2 - r, h / 2 - r, 0), (r - w / 2, h / 2 - r, 90), (r - w / 2, r - h / 2, 180), (w / 2 - r, r - h / 2, 270)]
    return [
        (at[0] + cx + r * cos(radians(start + 90 * i / steps)), at[1] + cy + r * sin(radians(start + 90 * i / steps)))
        for cx, cy, start in corners
        for i in range(steps + 1)
    ]


def finished(mesh, on, paint, bevel):
    """Turns a bmesh into a body of the scene, smooth but for its sharp edges, which are bevelled."""
    data = bpy.data.meshes.new("body")
    mesh.to_mesh(data)
    mesh.free()
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.set_sharp_from_angle(angle=SHARP)
    thing = _link(data, on, paint)
    if bevel:
        edge = thing.modifiers.new("edge", "BEVEL")
        edge.width, edge.segments, edge.limit_method, edge.angle_limit = bevel, 3, "ANGLE", SHARP
        edge.harden_normals = True
        edge.use_clamp_overlap = True
    return thing


def _link(data, on, paint):
    data.materials.append(material(paint))
    thing = bpy.data.objects.new(data.name, data)
    thing.matrix_world = on
    bpy.context.scene.collection.objects.link(thing)
    return thing
