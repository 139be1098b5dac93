"""Frames: matrices that turn a panel's own coordinates into the world's.

On a panel x runs right as the viewer sees it, y up along the panel, z out towards the viewer.
All lengths are metres. The front of a machine looks along -Y.
"""

from math import radians

from mathutils import Matrix, Vector


def frame(origin, right=(1, 0, 0), up=(0, 0, 1)):
    """A frame at `origin`; its z axis is right × up, so the defaults give a front panel."""
    x, y = Vector(right).normalized(), Vector(up).normalized()
    z = x.cross(y)
    return Matrix.Translation(origin) @ Matrix((x, y, z)).transposed().to_4x4()


def front(x=0, y=0, z=0):
    """An upright panel that looks at the viewer."""
    return frame((x, y, z))


def top(x=0, y=0, z=0):
    """A panel that lies flat and looks up; its y axis points away from the viewer."""
    return frame((x, y, z), up=(0, 1, 0))


def right_side(x=0, y=0, z=0):
    """An upright panel that looks to the viewer's right."""
    return frame((x, y, z), right=(0, 1, 0))


def left_side(x=0, y=0, z=0):
    """An upright panel that looks to the viewer's left."""
    return frame((x, y, z), right=(0, -1, 0))


def back(x=0, y=0, z=0):
    """An upright panel that looks away from the viewer."""
    return frame((x, y, z), right=(-1, 0, 0))


def slope(low, high, x=0):
    """The panel between two (y, z) points of a side profile; its origin is their middle."""
    (y0, z0), (y1, z1) = low, high
    return frame((x, (y0 + y1) / 2, (z0 + z1) / 2), up=(0, y1 - y0, z1 - z0))


def moved(on, x=0, y=0, z=0):
    """The same panel with its origin shifted."""
    return on @ Matrix.Translation((x, y, z))


def tilted(on, degrees, axis="X"):
    """The same panel turned about one of its own axes; about X, positive leans it back."""
    return on @ Matrix.Rotation(radians(-degrees if axis == "X" else degrees), 4, axis)
