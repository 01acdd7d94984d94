"""Builds core, symmetry and their tests once, and one object and the test program again for each mutant."""

import json
import os
import shlex
import shutil
import subprocess
from pathlib import Path

FOLDERS = ("core", "symmetry")
_NOT_NEEDED = ("larger_counts_test", "long_counts_test", "includes_test", "public_headers_test", "precompiled", "cmake_pch")
_LIBRARIES = ("-lgtest_main", "-lgtest", "-lrapidcheck", "-lhwy", "-lpthread")


class BuildError(Exception):
    pass


def _run(command, **options):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", **options)
    if done.returncode:
        raise BuildError(f"{' '.join(map(str, command[:4]))} … failed:\n{done.stdout[-4000:]}")
    return done.stdout


class Builder:
    """The unmutated objects, and the commands that make them."""

    def __init__(self, source, folder):
        self.source = Path(source).resolve()
        self.folder = Path(folder).resolve()
        self.build = self.folder / "build"

    def build_all(self, jobs):
        _run(["cmake", "-G", "Ninja", "-S", self.source, "-B", self.build, "-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_CXX_FLAGS_RELEASE=-O1 -DNDEBUG -D_GLIBCXX_ASSERTIONS",
              "-DEIGHTFOLD_COMPONENTS=symmetry", "-DEIGHTFOLD_PROGRAM=OFF", "-DEIGHTFOLD_INSTALL=OFF", "-DCMAKE_UNITY_BUILD=OFF", "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON"])  # fmt: skip
        self.commands, tests = {}, []
        for entry in json.loads((self.build / "compile_commands.json").read_text()):
            command = shlex.split(entry["command"])
            output = command[command.index("-o") + 1]
            file = os.path.relpath(entry["file"], self.source)
            if file.startswith("tests/") and not any(name in output for name in _NOT_NEEDED):
                tests.append(output)
            elif file.split("/")[0] in FOLDERS:
                self.commands[file] = command[1:] if Path(command[0]).name == "ccache" else command
        self.objects = {file: self.build / command[command.index("-o") + 1] for file, command in self.commands.items()}
        _run(["ninja", "-C", self.build, "-j", str(jobs), *tests, *map(str, (o.relative_to(self.build) for o in self.objects.values()))])
        self.compiler = next(iter(self.commands.values()))[0]
        self.tests = self.folder / "tests.o"  # one object of all tests links faster
        _run(["ld", "-r", "-o", self.tests, *tests], cwd=self.build)

    def link(self, program, objects):
        gold = ["-fuse-ld=gold"] if shutil.which("ld.gold") else []
        _run([self.compiler, *gold, "-o", program, self.tests, *objects.values(), *_LIBRARIES])


class Copy:
    """A copy of the source files in which one file is mutated at a time."""

    def __init__(self, builder, number):
        self.builder = builder
        self.folder = builder.folder / f"copy-{number}"
        self.program = self.folder / "tests"
        shutil.rmtree(self.folder, ignore_errors=True)
        for name in FOLDERS:
            shutil.copytree(builder.source / name, self.folder / "include/eightfold" / name)

    def compile(self, file, text):
        """The object of the file with this text, or None if it does not compile."""
        path = self.folder / "include/eightfold" / file
        original = path.read_text()
        mutated = self.folder / "mutated.o"
        command = [word.replace(f"-I{self.builder.build}/include", f"-I{self.folder}/include") for word in self.builder.commands[file]]
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
