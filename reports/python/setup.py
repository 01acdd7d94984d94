"""Builds the extension module with CMake, outside the source tree.

Environment: EIGHTFOLD_BUILD_DIR names an existing build folder, whose module is taken instead of a new one. Otherwise
CMAKE_ARGS has options for CMake, such as -DCMAKE_CXX_COMPILER_LAUNCHER=ccache.
"""

import atexit
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

import setuptools
import setuptools.command.build_ext
import setuptools.command.sdist

SOURCE = pathlib.Path(__file__).resolve().parents[2]


def text_of(name, file):
    """The text in quotation marks after a name in a file."""
    return re.search(rf'{name} "([^"\n]+)', (SOURCE / file).read_text(encoding="utf-8"))[1]


def run(*command):
    if subprocess.run(command).returncode != 0:
        sys.exit(f"{command[0]} failed; its output is above")


class BuildWithCMake(setuptools.command.build_ext.build_ext):
    def build_extension(self, ext):
        built = os.environ.get("EIGHTFOLD_BUILD_DIR")
        build = SOURCE / built if built else os.path.join(self.build_temp, "cmake")
        if shutil.which("cmake") is None:
            sys.exit("cmake is not installed")
        if not built:
            if "CMAKE_GENERATOR" not in os.environ and shutil.which("ninja"):
                os.environ["CMAKE_GENERATOR"] = "Ninja"
            options = shlex.split(os.environ.get("CMAKE_ARGS", ""))
            run("cmake", "-S", SOURCE, "-B", build, "-DCMAKE_BUILD_TYPE=Release", "-DBUILD_TESTING=OFF",
                "-DEIGHTFOLD_PROGRAM=OFF", "-DEIGHTFOLD_INSTALL=OFF", "-DEIGHTFOLD_PYTHON=ON",
                f"-DPython_EXECUTABLE={sys.executable}", *options)
        jobs = [] if "CMAKE_BUILD_PARALLEL_LEVEL" in os.environ else ["--parallel", str(os.cpu_count())]
        run("cmake", "--build", build, "--target", "eightfold_python", *jobs)
        module = os.path.join(build, "python", self.get_ext_filename(ext.name))
        if not os.path.exists(module):
            sys.exit(f"{module} does not exist: {build} is for another version of Python")
        target = self.get_ext_fullpath(ext.name)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        shutil.copyfile(module, target)


class NoSourceDistribution(setuptools.command.sdist.sdist):
    def run(self):
        sys.exit("a source distribution would lack the C++ sources of the other folders; make a wheel instead")


work = tempfile.mkdtemp(prefix="eightfold-pip-")  # setuptools would write into the source tree
atexit.register(shutil.rmtree, work, ignore_errors=True)
setuptools.setup(
    version=text_of("EIGHTFOLD_VERSION", "core/include/eightfold/core/version.hpp"),
    description=text_of("DESCRIPTION", "CMakeLists.txt"),
    ext_modules=[setuptools.Extension("eightfold._native", [])],
    cmdclass={"build_ext": BuildWithCMake, "sdist": NoSourceDistribution},
    options={"build": {"build_base": work}, "egg_info": {"egg_base": work}},
)
