"""Scenes: machines in their places. Each file has SCENES, key → function that builds the scene and sets its camera."""

from importlib import import_module

import models

GROUPS = ("heroes", "banking", "public", "secure", "company", "outdoors", "news_machines", "news_places", "news_company")


def all_scenes():
    """Key → (group, function)."""
    return {key: (group, build) for group in GROUPS for key, build in import_module(f"scenes.{group}").SCENES.items()}


def machine(start):
    """The builder of the one machine whose slug begins so."""
    found = [build for slug, (_, build) in models.all_models().items() if slug.startswith(start)]
    assert len(found) == 1, start
    return found[0]
