#!/bin/bash
# Makes the packages from a build folder, installs them in a bare Debian 12, uses them there, and removes them.
#   tests/package/run.sh [BUILD]      BUILD is build/release by default
. "$(dirname "$0")/bare_debian.sh"
if [ "${1:-}" = --help ]; then
  sed -n '2,3s/^# *//p' "$0"
  exit 0
fi
enter debootstrap debootstrap "$@"
build=$(realpath -m "${3:-$checkout/build/release}")
data=$checkout/data
version=$(sed -n 's/^#define EIGHTFOLD_VERSION "\(.*\)"/\1/p' "$checkout/core/include/eightfold/core/version.hpp")
packages="eightfold libeightfold-dev"

[ -f "$build/CPackConfig.cmake" ] || fail "$build: not a build folder; run cmake --preset release first"
cpack -G DEB -B "$folder/packages" --config "$build/CPackConfig.cmake" >"$folder/cpack.log" 2>&1 || fail "cpack failed"
# The preset wasm packs the playground.
web=$checkout/build/wasm
[ ! -f "$web/CPackConfig.cmake" ] || cpack -G DEB -B "$folder/packages" --config "$web/CPackConfig.cmake" >"$folder/cpack.log" 2>&1 || fail "cpack failed"
step "packages made"
make_root
cp "$folder"/packages/*.deb "$folder/root/tmp"
apt update
apt install bash-completion fish zsh man-db cmake g++ make

# expect FILE COMMAND...: the command must print what the file contains.
expect() {
  local file=$1
  shift
  in_root "$@" >"$folder/printed.txt" || fail "$* exited with status $?"
  cmp "$file" "$folder/printed.txt" || fail "$* printed something else than $file"
}

# The program
apt install "/tmp/eightfold_${version}_amd64.deb"
in_root eightfold --version | head -n 1
expect "$data/goldens/list-8-canonical.txt" eightfold list 8 --canonical
expect "$data/goldens/orbits-8.txt" eightfold orbits 8
in_root zcat /usr/share/man/man1/eightfold.1.gz >"$folder/manual.txt"
expect "$folder/manual.txt" eightfold man
echo /usr/share/man/man1/eightfold.1.gz >"$folder/manual.txt"
expect "$folder/manual.txt" man --where eightfold
in_root man --local-file /usr/share/man/man1/eightfold.1.gz | grep '^EIGHTFOLD(1)' >/dev/null || fail "man shows no manual page"
step "the program runs"

# The completion scripts are where each shell looks for them.
echo 'complete -F _eightfold eightfold' >"$folder/bash.txt"
# shellcheck disable=SC2016  # the shells in the root expand these
expect "$folder/bash.txt" bash -c '. /usr/share/bash-completion/bash_completion; _completion_loader eightfold; complete -p eightfold'
echo _eightfold >"$folder/zsh.txt"
# shellcheck disable=SC2016
expect "$folder/zsh.txt" zsh -c 'autoload -Uz compinit && compinit -u && print $_comps[eightfold]'
in_root fish -c 'complete -C "eightfold burn"' | grep '^burnside' >/dev/null || fail "fish does not complete the command burnside"
step "bash, zsh and fish complete"

# Pictures as PNG need rsvg-convert, whose package is recommended.
status=0
in_root eightfold draw '0 4 7 5 2 6 1 3' -o /tmp/queens.png 2>"$folder/message.txt" || status=$?
[ "$status" -ne 0 ] || fail "eightfold draws a PNG without rsvg-convert"
grep -q 'install librsvg2-bin' "$folder/message.txt" || fail "the message does not name librsvg2-bin: $(cat "$folder/message.txt")"
[ ! -e "$folder/root/tmp/queens.png" ] || fail "a PNG is left without rsvg-convert"
step "without rsvg-convert: $(cat "$folder/message.txt")"
recommended=$(in_root dpkg-query -W -f '${Recommends}' eightfold)
apt install "${recommended%% *}"
in_root eightfold draw '0 4 7 5 2 6 1 3' -o /tmp/queens.png || fail "eightfold draws no PNG with $recommended"
[ "$(head -c 4 "$folder/root/tmp/queens.png" | tail -c 3)" = PNG ] || fail "queens.png is not a PNG"
step "with rsvg-convert: a PNG"

# The playground
status=0
in_root eightfold playground -o /tmp/eightfold.html 2>"$folder/message.txt" || status=$?
[ "$status" -eq 66 ] || fail "eightfold playground exited with status $status without the playground"
grep -q 'install the package eightfold-playground' "$folder/message.txt" || fail "the message does not name the package: $(cat "$folder/message.txt")"
if [ -f "$web/CPackConfig.cmake" ]; then
  apt install "/tmp/eightfold-playground_${version}_all.deb"
  expect "$web/playground.html" eightfold playground -o -
  packages="$packages eightfold-playground"
  step "the playground is installed"
fi

# A project that uses the library
apt install "/tmp/libeightfold-dev_${version}_amd64.deb"
in_root cmake -S /usr/share/doc/libeightfold-dev/examples -B /tmp/consumer >"$folder/consumer.log" 2>&1 || fail "find_package failed"
in_root cmake --build /tmp/consumer >>"$folder/consumer.log" 2>&1 || fail "the consumer does not compile"
for file in "$checkout"/tests/consumer/expected/*.txt; do
  expect "$file" "/tmp/consumer/$(basename "$file" .txt)"
done
step "a project uses the library"

# The Python package
if [ -e "$folder/root/tmp/python3-eightfold_${version}_amd64.deb" ]; then
  apt install "/tmp/python3-eightfold_${version}_amd64.deb"
  cat >"$folder/root/tmp/python.py" <<'END'
import importlib.metadata
import pathlib

import eightfold

assert len(list(eightfold.solutions(8))) == 92
assert eightfold.__version__ == importlib.metadata.version("eightfold")
assert list(pathlib.Path(eightfold.__file__).parent.glob("__pycache__/*.pyc")), "not compiled"
print(eightfold.draw([0, 4, 7, 5, 2, 6, 1, 3])._repr_svg_()[:4])
END
  echo '<svg' >"$folder/svg.txt"
  expect "$folder/svg.txt" python3 -I /tmp/python.py
  packages="$packages python3-eightfold"
  step "Python imports eightfold"
fi

# Nothing is left but folders of other packages.
# shellcheck disable=SC2086  # the list is split into words
in_root dpkg -L $packages | grep '^/' | sort -u >"$folder/installed.txt"
[ "$(wc -l <"$folder/installed.txt")" -gt 200 ] || fail "the packages have only $(wc -l <"$folder/installed.txt") files"
# shellcheck disable=SC2086
apt purge $packages
rm -rf "$folder/root"/tmp/*
while read -r path; do
  [ ! -e "$folder/root$path" ] || in_root dpkg -S "$path" >/dev/null || fail "left after removal: $path"
done <"$folder/installed.txt"
left=$(find "$folder/root" -xdev -iname '*eightfold*')
[ -z "$left" ] || fail "left after removal: $left"
step "removed without a trace"
