"""What a picture is made of: a hash of every definition its builder reaches, so that only what changed is rendered again.

Works on the source alone, without Blender: comments and layout do not count, nor does a part of the kit that the machine lacks.
"""

import ast
import hashlib
import tokenize
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
LEAVES = {"all_models", "all_scenes", "machine", "GROUPS", "FAMILIES"}  # lists of everything: what is used is found by its name
SHARED = [("studio", "quality"), ("studio", "shoot")]
PRODUCT = [("studio", "stage"), ("studio", "extent"), ("studio", "aim"), ("studio", "VIEWS")]


def product_inputs(family, slug, view):
    """The hash for one view of a machine."""
    return _digest([(f"models.{family}", _entries(f"models.{family}", "MODELS")[slug]), *PRODUCT, *SHARED], view)


def scene_inputs(group, key):
    """The hash for a scene."""
    return _digest([(f"scenes.{group}", _entries(f"scenes.{group}", "SCENES")[key]), *SHARED])


def film_inputs():
    """The hash for the film and its poster."""
    return _digest([("film", name) for name in _definitions("film")] + SHARED)


def products():
    """(family, slug) of every machine, in the order of the families."""
    families = ast.literal_eval(_definitions("models")["FAMILIES"].value)
    return [(family, slug) for family in families for slug in _entries(f"models.{family}", "MODELS")]


def places():
    """(group, key) of every scene."""
    groups = ast.literal_eval(_definitions("scenes")["GROUPS"].value)
    return [(group, key) for group in groups for key in _entries(f"scenes.{group}", "SCENES")]


def _digest(roots, salt=""):
    reached = {}
    for module, name in roots:
        _reach(module, name, reached)
    text = salt + "".join(f"{place}{_bare(place[0], node)}" for place, node in sorted(reached.items()))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def _reach(module, name, reached):
    """Adds a definition, and what it names, calls or shows, to what is reached."""
    if (module, name) in reached or name in LEAVES:
        return
    node = _definitions(module).get(name)
    if node is None:
        source = _imports(module).get(name)
        if source and source[1]:
            _reach(*source, reached)
        return
    reached[module, name] = node
    for part in ast.walk(node):
        if isinstance(part, ast.Name):
            _reach(module, part.id, reached)
        elif isinstance(part, ast.Attribute) and isinstance(part.value, ast.Name):
            source = _imports(module).get(part.value.id)
            if source and (inside := _as_module(source)):
                _reach(inside, part.attr, reached)
        elif isinstance(part, ast.Constant) and isinstance(part.value, str):
            for place in _named(part.value):
                _reach(*place, reached)


def _bare(module, node):
    """The source of a definition without comments, blank space and docstring; the same in every version of Python."""
    lines = _file(module).read_text().splitlines()[node.lineno - 1 : node.end_lineno]
    skipped = (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT)
    tokens = tokenize.generate_tokens(iter([f"{line}\n" for line in lines]).__next__)
    text = "".join(token.string for token in tokens if token.type not in skipped)
    docstring = ast.get_docstring(node, clean=False) if isinstance(node, (ast.FunctionDef, ast.ClassDef)) else None
    return text.replace(f'"""{docstring}"""', "") if docstring else text


def _named(words):
    """A machine named by the start of its slug, or an interface named before the colon."""
    found = [place for slug, place in _machines().items() if len(words) > 5 and slug.startswith(words)]
    shows = words.partition(":")[0]
    return found[:1] + [(group, shows) for group in _interfaces() if shows in _definitions(group)]


@cache
def _machines():
    return {slug: (f"models.{family}", _entries(f"models.{family}", "MODELS")[slug]) for family, slug in products()}


@cache
def _interfaces():
    return [f"interfaces.{name}" for name in ("banking", "public", "payment", "prints")]


@cache
def _entries(module, table):
    """Key → name of the function; the table of articles gives three keys for a slug."""
    value = _definitions(module)[table].value
    if isinstance(value, ast.Call):
        articles = zip(value.args[0].keys, value.args[0].values)
        return {f"news-{slug.value}-{i + 1}": name.id for slug, names in articles for i, name in enumerate(names.elts)}
    return {key.value: name.id for key, name in zip(value.keys, value.values)}


@cache
def _definitions(module):
    """Top-level functions, classes and constants of one of our modules by name."""
    found = {}
    for node in _tree(module).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            found[node.name] = node
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                for name in ast.walk(target):
                    if isinstance(name, ast.Name):
                        found[name.id] = node
    return found


@cache
def _imports(module):
    """Name → (module, name there), or (module, None) for a module imported whole."""
    found = {}
    for node in _tree(module).body:
        if isinstance(node, ast.ImportFrom):
            found.update({alias.asname or alias.name: (node.module, alias.name) for alias in node.names if _file(node.module)})
        elif isinstance(node, ast.Import):
            found.update({alias.asname or alias.name: (alias.name, None) for alias in node.names if _file(alias.name)})
    return found


def _as_module(source):
    """The module a name stands for: imported whole, or out of its package."""
    module, name = source
    full = f"{module}.{name}" if name else module
    return full if _file(full) else None


@cache
def _tree(module):
    return ast.parse(_file(module).read_text())


@cache
def _file(module):
    path = HERE.joinpath(*module.split("."))
    return next((file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file()), None)
