"""Enumerates the mutants of a source file: the source with one small change each."""

import re
from dataclasses import dataclass

from tokens import closing, tokenize

COMPARISON = {"<": ("<=", ">="), "<=": ("<", ">"), ">": (">=", "<="), ">=": (">", "<"), "==": ("!=",), "!=": ("==",)}
ARITHMETIC = {
    "+": ("-",), "-": ("+",), "*": ("/",), "/": ("*",), "%": ("*",), "&": ("|",), "|": ("&",), "^": ("|",), "<<": (">>",), ">>": ("<<",),
    "+=": ("-=",), "-=": ("+=",), "*=": ("/=",), "/=": ("*=",), "%=": ("*=",), "&=": ("|=",), "|=": ("&=",), "^=": ("|=",),
    "<<=": (">>=",), ">>=": ("<<=",),
}  # fmt: skip
LOGICAL = {"&&": ("||",), "||": ("&&",)}
WORDS = {"true": ("false",), "false": ("true",)}
STEPS = {"++": ("--",), "--": ("++",)}
ASSIGNMENTS = {"=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="}
KEYWORDS = frozenset(
    "alignas alignof auto bool break case catch char class co_return const constexpr consteval continue decltype default delete do double else "
    "enum explicit extern false float for friend if inline int long mutable namespace new noexcept nullptr operator private protected "
    "public requires return short signed sizeof static static_cast struct switch template this throw true try typedef typename union "
    "unsigned using virtual void volatile while".split()
)
JUMPS = {"throw", "continue", "break"}
_INTEGER = re.compile(r"(0[xX][0-9a-fA-F']+|0[bB][01']+|[0-9][0-9']*)([uUlLzZ]*)$")


@dataclass(frozen=True)
class Mutant:
    file: str
    start: int
    end: int
    replacement: str
    line: int
    line_text: str
    change: str  # what is changed in the line; unique among equal lines of the file

    @property
    def key(self):
        return (self.file, self.line_text, self.change)

    def apply(self, source):
        return source[: self.start] + self.replacement + source[self.end :]


def mutants_of(file, source):
    """All mutants of the source, in the order of their places."""
    tokens = tokenize(source)
    changes = sorted([*_token_changes(tokens), *_removals(tokens), *_swaps(source, tokens)], key=lambda change: change[:2])
    lines = source.splitlines()
    seen = {}
    mutants = []
    for start, end, replacement, change in changes:
        line = source.count("\n", 0, start) + 1
        text = lines[line - 1].strip()
        count = seen[text, change] = seen.get((text, change), 0) + 1
        mutants.append(Mutant(file, start, end, replacement, line, text, change if count == 1 else f"{change} #{count}"))
    return mutants


def _token_changes(tokens):
    for index, token in enumerate(tokens):
        if token.frozen or index > 0 and tokens[index - 1].text == "operator":
            continue
        for replacement in _replacements(tokens, index):
            yield token.start, token.end, replacement, f"{token.text} to {replacement}" if replacement else f"remove {token.text}"


def _replacements(tokens, index):
    token = tokens[index]
    if token.kind == "number":
        return _neighbors(token.text)
    if token.kind == "word":
        return WORDS.get(token.text, ())
    if token.text in STEPS:
        return STEPS[token.text]
    if token.text == "!" or token.text == "-" and _is_unary(tokens, index):
        return ("",)
    if not token.spaced or token.text == "+" and "string" in (tokens[index - 1].kind, tokens[index + 1].kind):
        return ()
    for table in (COMPARISON, ARITHMETIC, LOGICAL):
        if token.text in table:
            return table[token.text]
    return ()


def _is_unary(tokens, index):
    before = tokens[index - 1]
    return not tokens[index].spaced and (before.text in KEYWORDS or before.kind == "symbol" and before.text not in (")", "]"))


def _neighbors(number):
    match = _INTEGER.match(number)
    if not match:
        return ()
    digits = match.group(1).replace("'", "")
    octal = len(digits) > 1 and digits[0] == "0" and digits.isdigit()
    value = int(digits, 8 if octal else 0)
    return tuple(f"{value + step}{match.group(2)}" for step in (1, -1))


def _removals(tokens):
    """Statements that are an expression or a jump. Without a declaration nothing compiles, and without the value of a function the
    behavior is undefined."""
    for index in _statement_starts(tokens):
        end = _end_of_statement(tokens, index)
        if end is not None and not tokens[index].frozen and _is_removable(tokens[index:end]):
            yield tokens[index].start, tokens[end - 1].end, "", "remove the statement"


def _statement_starts(tokens):
    stack = []
    for index, token in enumerate(tokens):
        before = tokens[index - 1].text if index > 0 else ""
        if before in ("{", "}", ";") and (not stack or stack[-1] == "{") or before in ("else", "do"):
            yield index
        if token.text in ("(", "[", "{"):
            header = token.text == "(" and (before in ("if", "for", "while") or before == "constexpr" and tokens[index - 2].text == "if")
            stack.append("header" if header else token.text)
        elif token.text in (")", "]", "}") and stack and stack.pop() == "header" and index + 1 < len(tokens):
            yield index + 1


def _end_of_statement(tokens, index):
    """The index of its semicolon; None if a bracket closes before it."""
    at = index
    while at < len(tokens):
        text = tokens[at].text
        if text == ";":
            return at if at > index else None
        if text in (")", "]", "}"):
            return None
        at = closing(tokens, at) + 1 if text in ("(", "[", "{") else at + 1
    return None


def _is_removable(statement):
    first = statement[0].text
    if first in JUMPS or first == "return" and len(statement) == 1:
        return True
    if first in KEYWORDS or statement[0].kind != "word" and first not in ("*", "++", "--"):
        return False
    at = 0
    while at < len(statement):
        text = statement[at].text
        if at > 0 and _declares(statement, at) or text == "{":
            return False
        if text in ASSIGNMENTS or text in STEPS or text == "(":
            return True
        at = closing(statement, at) + 1 if text == "[" else at + 1
    return False


def _declares(tokens, index):
    """Whether the token is a name after a type."""
    token, before = tokens[index], tokens[index - 1]
    if token.kind != "word":
        return False
    return before.kind == "word" or before.text in (">", "&", "*", "&&", ">>") and before.end < token.start and not before.spaced


def _swaps(source, tokens):
    for index, token in enumerate(tokens):
        before = tokens[index - 1] if index > 0 else token
        if token.text != "(" or token.frozen or before.kind != "word" or before.text in KEYWORDS:
            continue
        arguments = _arguments(tokens, index)
        if any(len(argument) > 1 and _declares(argument, len(argument) - 1) for argument in arguments):
            continue
        for left, right in zip(arguments, arguments[1:]):
            first, second = source[left[0].start : left[-1].end], source[right[0].start : right[-1].end]
            if first != second and "{" not in first + second:  # a function object, which nothing else converts to
                swapped = second + source[left[-1].end : right[0].start] + first
                brief = " ".join(f"{first}, {second}".split())
                yield left[0].start, right[-1].end, swapped, f"swap {brief if len(brief) <= 40 else brief[:37] + '...'}"


def _arguments(tokens, index):
    """The tokens of each argument of the call whose parenthesis is at the index. A comma in template brackets is not told apart,
    and the mutant does not compile."""
    arguments, current = [], []
    at, end = index + 1, closing(tokens, index)
    while at < end:
        if tokens[at].text == ",":
            arguments.append(current)
            current = []
            at += 1
            continue
        after = closing(tokens, at) + 1 if tokens[at].text in ("(", "[", "{") else at + 1
        current += tokens[at:after]
        at = after
    arguments.append(current)
    return [argument for argument in arguments if argument]
