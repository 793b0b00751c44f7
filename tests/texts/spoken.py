"""Finds every sentence of the sources that can reach a person.

A sentence is what is passed to a parameter of one of the names below, wherever that parameter
is declared: `Reason(rule, sentence)`, `Language.sentence(english)`, `EventKind(name, public)`; and
what stands in a table called SPOKEN, from which pieces of sentences are taken.
"""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).parents[2] / "src" / "midtown"
PARAMETERS: Final = frozenset({"sentence", "english", "public", "private", "meaning"})
PIECES: Final = {"EventKind": "part", "unknown": "what", "_unreadable": "wanted"}
"""Parameters that take a piece of a sentence, with its own translation."""
TABLE: Final = "SPOKEN"
"""What a table of pieces is called."""

Signatures = dict[str, list[str]]
"""The names of the parameters of functions, and of classes by what makes them."""


def spoken(sources: Iterable[str]) -> list[set[str]]:
    """The sentences of each of some modules, given as text."""
    modules = [ast.parse(source) for source in sources]
    signatures = _signatures(modules)
    return [set(_spoken(module, signatures)) for module in modules]


def _signatures(modules: list[ast.Module]) -> Signatures:
    """The functions and classes that take a sentence."""
    found: Signatures = {}
    for node in [node for module in modules for node in ast.walk(module)]:
        name, parameters = _signature(node)
        if not any(_is_spoken(name, parameter) for parameter in parameters):
            continue
        if found.setdefault(name, parameters) != parameters:
            message = f"two functions called {name} take their sentence at different places"
            raise ValueError(message)
    return found


def _is_spoken(name: str, parameter: str) -> bool:
    return parameter in PARAMETERS or PIECES.get(name) == parameter


def _signature(node: ast.AST) -> tuple[str, list[str]]:
    """What is called by which name, and with what."""
    if isinstance(node, ast.FunctionDef) and node.name != "__init__":
        return node.name, _parameters(node)
    if isinstance(node, ast.ClassDef):
        made = [part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"]
        return node.name, _parameters(made[0]) if made else _fields(node)
    return "", []


def _parameters(function: ast.FunctionDef) -> list[str]:
    names = [parameter.arg for parameter in [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]]
    return names[1:] if names[:1] == ["self"] else names


def _fields(dataclass: ast.ClassDef) -> list[str]:
    return [part.target.id for part in dataclass.body if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)]


def _spoken(module: ast.Module, signatures: Signatures) -> Iterator[str]:
    for node in ast.walk(module):
        if isinstance(node, ast.Call):
            for argument in _sentences_passed(node, signatures):
                yield from _literals(argument)
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Dict) and ast.unparse(node.target) == TABLE:
            for piece in node.value.values:
                yield from _literals(piece)


def _sentences_passed(call: ast.Call, signatures: Signatures) -> list[ast.expr]:
    """The arguments of a call that are sentences."""
    function = call.func
    name = function.attr if isinstance(function, ast.Attribute) else function.id if isinstance(function, ast.Name) else ""
    parameters = signatures.get(name, [])
    passed = list(zip(parameters, call.args, strict=False))
    passed += [(keyword.arg, keyword.value) for keyword in call.keywords if keyword.arg in parameters]
    return [argument for parameter, argument in passed if _is_spoken(name, parameter)]


def _literals(argument: ast.expr) -> Iterator[str]:
    """The sentences that an argument can be: written out, or handed on under the name of a sentence."""
    match argument:
        case ast.Constant(value=str(sentence)):
            yield sentence
        case ast.IfExp(body=body, orelse=otherwise):
            yield from _literals(body)
            yield from _literals(otherwise)
        case ast.Name(id=name) | ast.Attribute(attr=name) if name in PARAMETERS:
            return
        case _:
            message = f"a sentence must be written out where it is said, to be translated: {ast.unparse(argument)}"
            raise ValueError(message)


PATHS: Final = sorted(SOURCES.rglob("*.py"))
SPOKEN: Final = dict(zip(PATHS, spoken([path.read_text(encoding="utf-8") for path in PATHS]), strict=True))
"""The sentences of every module of ours."""
