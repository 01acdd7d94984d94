"""Splits C++ source into tokens.

The source is formatted by clang-format, which the tokenizer relies on: a binary operator has white space on both sides, and the
angle brackets of a template, references, pointers and unary operators do not.
"""

import re
from dataclasses import dataclass, replace

_PATTERN = re.compile(
    r"""
    (?P<comment>//[^\n]*|/\*.*?\*/)
  | (?P<directive>^[ \t]*\#(?:[^\n\\]|\\.)*)
  | (?P<string>(?:u8|[uUL])?R"(?P<fence>[^(\s]*)\(.*?\)(?P=fence)"|(?:u8|[uUL])?"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)+')
  | (?P<number>\.?[0-9](?:'?[0-9A-Za-z_.]|(?<=[eEpP])[+-])*)
  | (?P<word>[A-Za-z_]\w*)
  | (?P<symbol><=>|<<=|>>=|\.\.\.|->\*|::|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|[^\s\w])
    """,
    re.VERBOSE | re.DOTALL | re.MULTILINE,
)

_OPENING = {"(": ")", "[": "]", "{": "}"}


@dataclass(frozen=True)
class Token:
    kind: str  # string, number, word or symbol
    text: str
    start: int
    end: int
    spaced: bool  # white space on both sides
    frozen: bool = False  # part of a static_assert, an attribute or the header of a template


def tokenize(source):
    """The tokens of the source without comments and preprocessor directives."""
    tokens = []
    for match in _PATTERN.finditer(source):
        kind = match.lastgroup if match.lastgroup != "fence" else "string"
        if kind in ("comment", "directive"):
            continue
        before, after = source[max(match.start() - 1, 0) : match.start()], source[match.end() : match.end() + 1]
        spaced = (not before or before.isspace()) and (not after or after.isspace())
        tokens.append(Token(kind, match.group(), match.start(), match.end(), spaced))
    return _freeze(tokens)


def closing(tokens, index):
    """The index of the bracket that closes the one at the index."""
    stack = []
    for at in range(index, len(tokens)):
        text = tokens[at].text
        if text in _OPENING:
            stack.append(_OPENING[text])
        elif stack and text == stack[-1]:
            stack.pop()
            if not stack:
                return at
    return len(tokens) - 1


def _freeze(tokens):
    frozen = set()
    for index, token in enumerate(tokens):
        following = tokens[index + 1].text if index + 1 < len(tokens) else ""
        if token.text == "static_assert" and following == "(" or token.text == "[" and following == "[":
            frozen.update(range(index, closing(tokens, index + 1) + 1))
        elif token.text == "template" and following == "<":
            frozen.update(range(index, _closing_angle(tokens, index + 1) + 1))
    return [replace(token, frozen=index in frozen) for index, token in enumerate(tokens)]


def _closing_angle(tokens, index):
    depth = 0
    for at in range(index, len(tokens)):
        if at == index or not tokens[at].spaced:  # otherwise a comparison
            depth += {"<": 1, ">": -1, ">>": -2}.get(tokens[at].text, 0)
        if depth <= 0:
            return at
    return len(tokens) - 1
