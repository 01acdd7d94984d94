#!/bin/bash
# Builds the static program and runs it in a root without any other file. Its output must be that of the program of a build folder.
#   tests/package/static.sh [BUILD]        BUILD is build/release by default
. "$(dirname "$0")/../support/namespaces.sh"
if [ "${1:-}" = --help ]; then
  sed -n '2,3s/^# *//p' "$0"
  exit 0
fi
build=$(realpath -m "${1:-$checkout/build/release}")
here=()
[ "$(id -u)" -eq 0 ] || here=(unshare --map-root-user)

"${here[@]}" chroot / true 2>/dev/null || skip "chroot is refused; run as root or allow user namespaces"
work=$build/tests/package/static
cmake -S "$checkout" -B "$work" -G Ninja -DCMAKE_BUILD_TYPE=Release -DEIGHTFOLD_STATIC=ON >/dev/null
cmake --build "$work" --target eightfold >/dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/root"
cp "$work/eightfold" "$folder/root"
file "$work/eightfold" | grep -q 'statically linked' || fail "not statically linked: $(file "$work/eightfold")"

static() { "${here[@]}" chroot "$folder/root" /eightfold "$@"; }

# same ARGUMENT…: both programs have the same output except for the seconds of an engine, the same messages and exit code. Neither finds
# another program.
same() {
  local expected=0 status=0
  PATH=/nonexistent "$build/eightfold" "$@" >"$folder/expected.txt" 2>&1 || expected=$?
  static "$@" >"$folder/output.txt" 2>&1 || status=$?
  [ "$status" -eq "$expected" ] || fail "eightfold $*: exit code $status, not $expected"
  sed -i 's/\(engine [a-z]*,\) [0-9.]* s$/\1/' "$folder/expected.txt" "$folder/output.txt"
  diff "$folder/expected.txt" "$folder/output.txt" || fail "eightfold $*: another output"
}

# core/static/highway.cpp and Highway's library find the same sets of instructions.
cat >"$folder/targets.cpp" <<'END'
#include <hwy/targets.h>

#include <cstdio>

int main() { std::printf("%llx\n", static_cast<unsigned long long>(hwy::SupportedTargets())); }
END
compile=("${CXX:-c++}" -std=c++20 -DHWY_WANT_AVX3_DL -DHWY_COMPILE_ALL_ATTAINABLE "$folder/targets.cpp" -o)
"${compile[@]}" "$folder/ours" "$checkout/core/static/highway.cpp"
"${compile[@]}" "$folder/theirs" -lhwy
[ "$("$folder/ours")" = "$("$folder/theirs")" ] || fail "targets $("$folder/ours"), in Highway's library $("$folder/theirs")"

kernels=$("$build/eightfold" count 8 --kernel '?' 2>&1 | sed 's/.*choose auto, //; s/,\| or//g' || true)
[ -n "$kernels" ] || fail "no kernels"
same count 8 --kernel '?'
for kernel in $kernels; do
  for engine in lanes halves; do
    same count 14 --engine "$engine" --kernel "$kernel" --format csv
  done
done
for words in 'help' 'list 8 --canonical' 'orbits 8 --format json' 'census 8' 'census 8 --format csv' 'burnside 9' \
  'draw 2413' 'page 5' 'chains 5 2' 'explain 6 --format html' 'cycle-index square-cells 16 --colors 2' 'count 28 --kernel mmx' \
  'draw 2413 --format png' 'rank 9'; do
  # shellcheck disable=SC2086  # words are split
  same $words
done
grep -q 'rsvg-convert is not installed' <(static draw 2413 --format png 2>&1) || fail "PNG: another message"
static job plan count 10 -o /run >/dev/null
static job work /run >/dev/null
static job result /run | grep -q 724 || fail "the job has another result"
echo "static program: $(stat -c %s "$work/eightfold") bytes; kernels $kernels"
