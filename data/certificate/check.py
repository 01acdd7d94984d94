#!/usr/bin/env python3
"""Checks a certificate of a number of orbits: check.py FILE, or - for standard input.

This program knows which squares a piece attacks, the eight symmetries of the square, lexicographic order and
Burnside's lemma. It verifies everything else. README.md describes the format. If a line proves nothing, the message
names it, and the exit code is 1."""
import sys

ROWS, LETTERS = "0123456789abcdefghijklmnopqrstuv", "ABCDEFGH"
IMAGES = {  # of the square in row i and column j, where m = n - 1; the letters stand for them in this order
    "identity": lambda i, j, m: (i, j), "rotate90": lambda i, j, m: (j, m - i),
    "rotate180": lambda i, j, m: (m - i, m - j), "rotate270": lambda i, j, m: (m - j, i),
    "flip_horizontal": lambda i, j, m: (i, m - j), "flip_vertical": lambda i, j, m: (m - i, j),
    "transpose": lambda i, j, m: (j, i), "anti_transpose": lambda i, j, m: (m - j, m - i),
}
NAMES = list(IMAGES)
NAME_OF = {IMAGES[g](0, 1, 3): g for g in NAMES}  # the image of one square of the 4x4 board identifies a symmetry
PRODUCT = {(g, h): NAME_OF[IMAGES[g](*IMAGES[h](0, 1, 3), 3)] for g in NAMES for h in NAMES}  # first h, then g
ATTACKS = {  # whether pieces d > 0 rows and e columns apart attack each other on n columns
    "queens": lambda d, e, n: e == 0 or abs(e) == d,
    "superqueens": lambda d, e, n: e == 0 or abs(e) == d or abs(e) * d == 2,
    "torus": lambda d, e, n: e == 0 or (e - d) % n == 0 or (e + d) % n == 0,
    "rooks": lambda d, e, n: e == 0,
}


def require(condition, message):
    if not condition:
        raise ValueError(message)


class Checker:
    def __init__(self, file):
        self.file, self.line_number = file, 0

    def line(self):
        self.line_number, text = self.line_number + 1, self.file.readline(1000)
        require(text.endswith("\n"), "the line is too long" if len(text) == 1000 else "the certificate is not complete")
        require(not text.endswith("\r\n"), "the line ends with CR LF; convert it to LF")
        return text[:-1]

    def field(self, key, line=None):
        word, _, value = (self.line() if line is None else line).partition(" ")
        require(word == key, f"expected '{key}'")
        return value

    def check(self):
        require(self.line() == "eightfold certificate 1", "expected 'eightfold certificate 1'")
        require((n := self.field("n")) in [str(number) for number in range(33)], "n is not a number from 0 to 32")
        self.n, self.rule = int(n), self.field("rule")
        require(self.rule in ATTACKS, "unknown rule")
        has_board = (line := self.line()) == "board"
        self.board = [self.line() for _ in range(self.n)] if has_board else ["." * self.n] * self.n
        require(all(len(row) == self.n and set(row) <= set(".Q#!") for row in self.board), f"not a board of {n} rows")
        self.allowed = [[j for j, sign in enumerate(row) if sign in ".Q" and set(row[:j] + row[j + 1:]) <= set(".#")] for row in self.board]
        self.group = self.field("group", None if has_board else line).split(" ")
        require(self.group == [g for g in NAMES if g in self.group], "not a list of symmetries in order")
        require("identity" in self.group and all(PRODUCT[g, h] in self.group for g in self.group for h in self.group),
                "the symmetries are not a group")
        require(all(self.board[y][x] == self.board[i][j] for g in self.group for i in range(self.n) for j in range(self.n)
                    for y, x in [IMAGES[g](i, j, self.n - 1)]), "the group does not preserve the board")
        which, is_part, part = self.field("list").partition(" from ")
        require(which == "canonical" or which == "all" and not is_part, "expected 'list canonical' or 'list all'")
        bounds = [bound.split(" ") for bound in (part if is_part else f"0 until {n}").split(" until ")]
        require(len(bounds) == 2 and all(b == [whole] or len(b) <= self.n and set(b) <= set(map(str, range(self.n)))
                                         for b, whole in zip(bounds, ["0", n])), "the bounds of the list are not prefixes")
        self.start, self.end = ([int(column) for column in bound] for bound in bounds)
        self.is_canonical_list, self.orbits, self.fixed = which == "canonical", 0, dict.fromkeys(self.group, 0)
        self.check_tree([])
        order, total = len(self.group), sum(self.fixed.values())
        require(total == order * self.orbits, "the number of orbits contradicts Burnside's lemma")
        for text in [*(f"fixed {g} {self.fixed[g]}" for g in self.group), f"sum {total}", f"orbits {self.orbits}", "end"]:
            require(self.line() == text, f"expected '{text}'")
        require(not self.file.read(1), "there is text after the end")
        counts = [(self.fixed["identity"], "solution"), (self.orbits, "orbit")]
        counted = " in ".join(f"{number} {noun}{'s' * (number != 1)}" for number, noun in counts)
        part = f" with the least solution from {self.start} on and before {self.end}" if is_part else ""
        place, terms = " on this board" if has_board else "", " + ".join(map(str, self.fixed.values()))
        return f"{n} {self.rule}{place} have {counted}{part}: ({terms}) / {order} = {total} / {order} = {self.orbits}"

    def check_tree(self, prefix):
        """Visits all extensions of the prefix that are not cut off, in lexicographic order."""
        if len(prefix) == self.n:
            return self.check_solution(prefix)
        for column in self.open_columns(prefix):
            self.check_tree(prefix + [column])

    def open_columns(self, prefix):
        """Verifies the reason for each square of the next row that has one; returns the others."""
        row, column, found, symbols = len(prefix), 0, [], iter(self.line())
        for symbol in symbols:
            if symbol == ".":
                found.append(column)
            elif symbol == "#":
                require(column not in self.allowed[row], f"column {column} of row {row} is allowed")
            elif symbol in "<>":  # every completion is before or beyond the range
                square = prefix + [column]
                require(square < self.start[:row + 1] if symbol == "<" else square >= self.end, f"{square} is in the range")
            elif (attacker := ROWS.find(symbol)) >= 0:
                require(attacker < row and ATTACKS[self.rule](row - attacker, column - prefix[attacker], self.n),
                        f"the piece in row {attacker} does not attack column {column}")
            else:
                self.check_smaller(prefix + [column], symbol, next(symbols, "?"))
            column += 1
        require(column == self.n, f"{column} reasons for {self.n} squares")
        return found

    def image_of(self, prefix, g):
        return dict(IMAGES[g](row, column, self.n - 1) for row, column in enumerate(prefix))  # from known rows to columns

    def check_smaller(self, prefix, letter, symbol):
        """Verifies that whatever the rows below are, the image is equal above a row and smaller in that row."""
        require(self.is_canonical_list and letter in LETTERS and symbol in ROWS, "not a reason")
        g, row = NAMES[LETTERS.index(letter)], ROWS.index(symbol)
        image = self.image_of(prefix, g)
        require(g in self.group and row < len(prefix) and all(image.get(i) == prefix[i] for i in range(row)) and
                image.get(row, self.n) < prefix[row], f"the image of {prefix} under {g} is not smaller in row {row}")

    def check_solution(self, solution):
        """Verifies a solution and its witnesses, and counts its orbit and fixed points."""
        line, stabilizer, is_canonical, witnesses = self.line(), [], True, ""
        require(all(solution[j] in self.allowed[j] and not any(ATTACKS[self.rule](j - i, solution[j] - solution[i], self.n)
                    for i in range(j)) for j in range(self.n)), f"{solution} is not a solution")
        for g in self.group:
            image = self.image_of(solution, g)
            moved = next((row for row in range(self.n) if image[row] != solution[row]), None)
            witnesses += "*" if moved is None else ROWS[moved]
            stabilizer += [g] if moved is None else []
            is_canonical = is_canonical and (moved is None or image[moved] > solution[moved])
        expected = " ".join(["=", witnesses, *map(str, solution)])
        require(line == expected, f"expected '{expected}'")
        require(is_canonical or not self.is_canonical_list, f"{solution} is not canonical")
        require(self.start[:self.n] <= solution < self.end, f"{solution} is not in the range")
        self.orbits += is_canonical
        for g in self.group:  # of an orbit, g fixes the images under those h for which gh = hs with s in the stabilizer
            pairs = sum(PRODUCT[g, h] == PRODUCT[h, s] for h in self.group for s in stabilizer)
            self.fixed[g] += pairs // len(stabilizer) if self.is_canonical_list else g in stabilizer


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    checker = Checker(None)
    try:
        with open(0 if sys.argv[1] == "-" else sys.argv[1], encoding="utf-8-sig", errors="replace", newline="\n") as checker.file:
            print("Proved:", checker.check(), flush=True)
    except ValueError as error:
        sys.exit(f"{sys.argv[1]}:{checker.line_number}: {error}")
    except OSError as error:
        sys.exit(f"{error.filename or 'check.py'}: {error.strerror}")
