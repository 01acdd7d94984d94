"""Builds the tests and the sources once, and one object and the test program again for each mutant."""

import json
import os
import shlex
import shutil
import subprocess
from pathlib import Path

_INCLUDED = ("core", "symmetry", "reports")  # the folders with headers
_LINKERS = ("lld", "gold")  # the fastest first


class BuildError(Exception):
    pass


def _run(command, **options):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", **options)
    if done.returncode:
        raise BuildError(f"{' '.join(map(str, command[:4]))} … failed:\n{done.stdout[-4000:]}")
    return done.stdout


def link_inputs(command):
    """The objects and the libraries in a link command of Ninja, which may run other commands before and after it."""
    words = next(part for part in command.split(" && ") if " -o " in part).split()
    objects = [word for word in words if word.endswith(".o")]
    libraries = [word for word in words[1:] if word.endswith(".a") or ".so" in word or word.startswith("-l")]
    return objects, libraries


class Builder:
    """The unmutated objects, and the commands that make them.

    The tests and the other libraries are those of the release build, whose sources are compiled in groups. The sources that are
    mutated are compiled one by one in a build of their own, in which the standard library checks its bounds. The linker takes their
    objects before it searches the libraries, so it never takes the same sources from a library."""

    def __init__(self, source, folder, scope):
        self.source = Path(source).resolve()
        self.folder = Path(folder).resolve()
        self.scope = scope
        self.release = self.source / "build/release"
        self.single = self.folder / "single"

    def build_all(self, jobs):
        self._build_tests(jobs)
        self._build_sources(jobs)
        self.compiler = next(iter(self.commands.values()))[0]
        self.linker = [f"-fuse-ld={name}" for name in _LINKERS if shutil.which(f"ld.{name}")][:1]

    def _build_tests(self, jobs):
        if not (self.release / "build.ninja").exists():
            _run(["cmake", "--preset", "release"], cwd=self.source)
        objects, libraries = {}, {}  # without values: sets that keep the order
        for program in self.scope.programs:
            of_program = link_inputs(_run(["ninja", "-C", self.release, "-t", "commands", "-s", program]))
            for known, found in zip((objects, libraries), of_program):
                known.update(dict.fromkeys(found))
        built = [name for name in libraries if not name.startswith(("-", "/"))]
        _run(["ninja", "-C", self.release, "-j", str(jobs), *objects, *built])
        self.libraries = [str(self.release / name) if name in built else name for name in libraries]
        if self.scope.runs_program:
            self.main, self.main_libraries = link_inputs(_run(["ninja", "-C", self.release, "-t", "commands", "-s", "eightfold"]))
            _run(["ninja", "-C", self.release, "-j", str(jobs), "eightfold"])
        self.tests = self.folder / "tests.o"  # one object of all tests links faster
        _run(["ld", "-r", "-z", "muldefs", "-o", self.tests, *objects], cwd=self.release)  # programs share sources

    def _build_sources(self, jobs):
        _run(["cmake", "-G", "Ninja", "-S", self.source, "-B", self.single, "-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_CXX_FLAGS_RELEASE=-O1 -DNDEBUG -D_GLIBCXX_ASSERTIONS",
              "-DEIGHTFOLD_INSTALL=OFF", "-DEIGHTFOLD_PYTHON=OFF", "-DBUILD_TESTING=OFF", "-DCMAKE_UNITY_BUILD=OFF", "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON"])  # fmt: skip
        self.commands = {}
        for entry in json.loads((self.single / "compile_commands.json").read_text()):
            command = shlex.split(entry["command"])
            file = os.path.relpath(entry["file"], self.source)
            if file.startswith(tuple(f"{folder}/" for folder in self.scope.folders)) and self.scope.includes(file):
                self.commands[file] = command[1:] if Path(command[0]).name == "ccache" else command
        self.objects = {file: self.single / command[command.index("-o") + 1] for file, command in self.commands.items()}
        _run(["ninja", "-C", self.single, "-j", str(jobs), *map(str, (o.relative_to(self.single) for o in self.objects.values()))])

    def link(self, program, objects):
        self._link(program, [self.tests], objects, self.libraries)
        if self.scope.runs_program:
            main = [self.release / name for name in self.main]
            libraries = [name if name.startswith(("-", "/")) else self.release / name for name in self.main_libraries]
            self._link(Path(program).parent / "eightfold", main, objects, libraries)

    def _link(self, program, first, objects, libraries):
        _run([self.compiler, *self.linker, "-o", program, *first, *objects.values(), "-Wl,--start-group", *libraries, "-Wl,--end-group", "-lpthread"])


class Copy:
    """A copy of the source files in which one file is mutated at a time."""

    def __init__(self, builder, number):
        self.builder = builder
        self.folder = builder.folder / f"copy-{number}"
        self.program = self.folder / "tests"
        shutil.rmtree(self.folder, ignore_errors=True)
        for name in _INCLUDED:
            shutil.copytree(builder.source / name, self.folder / name)

    def compile(self, file, text):
        """The object of the file with this text, or None if it does not compile."""
        path = self.folder / file
        original = path.read_text()
        mutated = self.folder / "mutated.o"
        source, built = f"-I{self.builder.source}", f"-I{self.builder.folder}"
        command = [f"-I{self.folder}{word.removeprefix(source)}" if word.startswith(source) and not word.startswith(built) else word
                   for word in self.builder.commands[file]]  # fmt: skip
        command[command.index("-o") + 1] = str(mutated)
        command[command.index("-c") + 1] = str(path)
        path.write_text(text)
        try:
            _run([word for word in command if not word.startswith("-W")] + ["-w"])
        except BuildError:
            return None
        finally:
            path.write_text(original)
        return mutated

    def is_original(self, file, compiled):
        return compiled.read_bytes() == self.builder.objects[file].read_bytes()

    def link(self, file, compiled):
        self.builder.link(self.program, {**self.builder.objects, file: compiled})
        return self.program
