#!/bin/bash
# Installs the Python package with pip in a virtual environment without a network, uses it, and removes it.
#   tests/package/pip.sh [BUILD]      with the module of a build folder, build/release by default
#   tests/package/pip.sh --compile    with a module that pip compiles
# PYTHON is the interpreter, /usr/bin/python3 by default.
. "$(dirname "$0")/../support/namespaces.sh"
if [ "${1:-}" = --help ]; then
  sed -n '2,5s/^# *//p' "$0"
  exit 0
fi
python=${PYTHON:-/usr/bin/python3}
unset EIGHTFOLD_BUILD_DIR
build=""
if [ "${1:-}" != --compile ]; then
  build=$(realpath -m "${1:-$checkout/build/release}")
  export EIGHTFOLD_BUILD_DIR=$build
fi

for module in ensurepip setuptools wheel; do
  "$python" -c "import $module" 2>/dev/null || skip "$python has no $module; .ci/install --checks installs it"
done
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export HOME=$folder PIP_NO_INDEX=1 PIP_CONFIG_FILE=/dev/null PIP_DISABLE_PIP_VERSION_CHECK=1 PYTHONDONTWRITEBYTECODE=1
export TMPDIR=$folder/tmp
mkdir tmp

# run COMMAND...: its output is shown if it fails.
run() {
  "$@" >log.txt 2>&1 || { cat log.txt >&2 && fail "$* failed"; }
}

source_tree() { find "$checkout/reports/python" | LC_ALL=C sort; }

# expect_import FOLDER: another folder than the source imports the package from there.
expect_import() {
  venv/bin/python -I - "$1" "$version" <<'END' || fail "the package in $1 does not work"
import importlib.metadata
import pathlib
import sys

import eightfold

assert pathlib.Path(eightfold.__file__).is_relative_to(sys.argv[1]), eightfold.__file__
assert eightfold.count(8) == 92
assert eightfold.__version__ == importlib.metadata.version("eightfold") == sys.argv[2]
END
}

# expect_removal: pip removes the package without a trace.
expect_removal() {
  run venv/bin/pip uninstall --yes eightfold
  left=$(find venv -iname '*eightfold*')
  [ -z "$left" ] || fail "left after removal: $left"
  ! venv/bin/python -I -c 'import eightfold' 2>/dev/null || fail "eightfold can be imported after its removal"
}

version=$(sed -n 's/^#define EIGHTFOLD_VERSION "\(.*\)"/\1/p' "$checkout/core/include/eightfold/core/version.hpp")
source_tree >before.txt
run "$python" -m venv --system-site-packages venv
run venv/bin/pip install --no-build-isolation "$checkout/reports/python"
source_tree | diff before.txt - || fail "pip writes into the source tree"
[ -z "$(ls tmp)" ] || fail "pip leaves files: $(ls tmp)"
expect_import "$folder/venv"
expect_removal

[ -n "$build" ] || exit 0
run venv/bin/pip wheel --no-build-isolation --no-deps "$checkout/reports/python"
tag=$("$python" -c 'import sys; print("cp%d%d" % sys.version_info[:2])')
wheel=eightfold-$version-$tag-$tag-linux_$(uname -m).whl
[ "$(ls ./*.whl)" = "./$wheel" ] || fail "another wheel than $wheel: $(ls ./*.whl)"
{
  cd "$checkout/reports/python"
  ls eightfold/*.py eightfold/*.pyi eightfold/py.typed
  basename -a "$build"/python/eightfold/_native.*.so | sed 's|^|eightfold/|'
  printf "eightfold-$version.dist-info/%s\n" METADATA RECORD WHEEL top_level.txt
} | LC_ALL=C sort >expected.txt
"$python" -m zipfile -l "$wheel" | awk 'NR > 1 { print $1 }' | LC_ALL=C sort | diff expected.txt - || fail "$wheel does not have the expected files"

# The package that CMake installs is one that pip knows.
run cmake --install "$build" --component python3-eightfold --prefix venv
expect_import "$folder/venv"
venv/bin/pip list 2>/dev/null | grep -E "^eightfold +$version" >/dev/null || fail "pip does not list what CMake installs"
expect_removal

# Without the module, CMake installs nothing of the package.
run cmake -S "$checkout" -B configured -G Ninja -DBUILD_TESTING=OFF -DEIGHTFOLD_PYTHON=ON "-DPython_EXECUTABLE=$python"
run cmake --install configured --component python3-eightfold --prefix nothing
[ ! -e nothing ] || fail "CMake installs a part of the package: $(find nothing)"
echo "$(wc -l <expected.txt) files in $wheel"
