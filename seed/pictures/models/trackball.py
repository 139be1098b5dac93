"""Trackballs for panels."""

from kit.controls import push_button, trackball
from kit.frames import back, moved, top
from kit.hardware import gland, mark, screws
from kit.shapes import box, disc, hoop, plate, rounded
from models import Made, close

RISE = {"": {"turn": -28, "rise": 34}, "-front": {"rise": 74, "fill": 0.80}, "-detail": {"turn": -22, "rise": 26, "lens": 100}}


def panel_ball():
    """T25: 84 × 84 mm steel plate, a ball of 25 mm."""
    box(top(0, 0, 0.018), (0.062, 0.062, 0.036), (0, 0, 0), "graphite", 0.004)
    plate(top(0, 0, 0.036), 0.084, 0.084, 0.004, radius=0.006, paint="steel", bevel=0.0010)
    panel = top(0, 0, 0.040)
    trackball(panel, 0, 0, 0.025, "polished", "steel")
    screws(panel, 0.084, 0.084, 0.009, 0.0036)
    gland(back(0, 0.031, 0.016), 0, 0, 0.05, 0.004, 0.01)
    return Made(close(moved(panel, 0, 0, 0.006), 0, 0, 0.062, 0.0465), RISE)


def sealed():
    """T38: 150 × 118 mm, washable; two buttons below the ball."""
    box(top(0, 0, 0.020), (0.132, 0.100, 0.040), (0, 0, 0), "graphite", 0.006)
    plate(top(0, 0, 0.040), 0.150, 0.118, 0.010, radius=0.020, paint="black", bevel=0.004)
    panel = top(0, 0, 0.050)
    trackball(panel, 0, 0.014, 0.038, "red", "black")
    hoop(panel, rounded(0.142, 0.110, 0.017), rounded(0.136, 0.104, 0.015), 0.0012, "rubber")
    for x in (-0.036, 0.036):
        push_button(panel, x, -0.040, 0.058, 0.018, "graphite")
    gland(back(0, 0.050, 0.02), 0, 0, 0.06, 0.005, 0.012)
    return Made(close(moved(panel, 0, 0, 0.008), 0, 0.008, 0.094, 0.0705), RISE)


def lit():
    """T50: a round unit of 130 mm with a ring of light around a ball of 50 mm."""
    ground = top()
    disc(ground, 0.054, 0.040, paint="graphite", bevel=0.003, sides=96)
    disc(ground, 0.065, 0.010, paint="dark", bevel=0.003, lift=0.040, sides=96)
    panel = top(0, 0, 0.050)
    trackball(panel, 0, 0, 0.050, "white", "dark", light="slot-soft")
    mark(panel, 0, -0.0535, 0.006, lift=0.0003, paint="legend-light")
    gland(back(0, 0.052, 0.018), 0, 0, 0.06, 0.005, 0.012)
    return Made(close(moved(panel, 0, 0, 0.012), 0, 0, 0.104, 0.078), RISE)


MODELS = {
    "trackball-t25-panel-trackball": panel_ball,
    "trackball-t38-sealed-trackball": sealed,
    "trackball-t50-lit-trackball": lit,
}
