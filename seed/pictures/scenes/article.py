"""What the pictures of articles share: their camera and a laboratory bench."""

import studio
from kit.rooms import floor, table, wall

SHAPE = (3, 2)


def look(where, at, lens=40, blur=None):
    """The camera of every article."""
    studio.look(where, at, lens, SHAPE, 1200, blur)


def desk(paint="white", backdrop="wall-blue", top_paint=None):
    """A laboratory bench before a plain wall."""
    floor("gum")
    wall(1.5, paint=backdrop, h=3)
    return table(0, 0, 2.4, 0.9, 0.8, top_paint or paint)


def pictures(articles):
    """Slug → three functions, as keys of pictures."""
    return {f"news-{slug}-{i + 1}": build for slug, builds in articles.items() for i, build in enumerate(builds)}
