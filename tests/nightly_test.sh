#!/bin/bash
# .ci/nightly describes each of its stages, refuses any other argument before it runs a stage, selects the stages whose inputs changed, and
# writes where each stage passed.
set -euo pipefail
nightly=$(cd "$(dirname "$0")/.." && pwd)/.ci/nightly
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

all=$("$nightly" --list)
help=$("$nightly" --help)
for stage in $all; do
  grep -q "^  $stage  " <<< "$help" || fail "--help does not describe $stage"
done

for arguments in tsam 'tsan tsam' "''" "'long tsan'" '--jobs' 'changed tsan' '--list tsam'; do
  status=0
  message=$(eval "$nightly $arguments" 2>&1) || status=$?
  [ "$status" -eq 2 ] || fail "$arguments: exit status $status"
  [ "$(wc -l <<< "$message")" -eq 1 ] || fail "$arguments: more than one line: $message"
  [[ $message == *" is not a stage; choose from long "* ]] || fail "$arguments: $message"
done
[ "$("$nightly" --list tsan fuzz | xargs)" = "tsan fuzz" ] || fail "--list does not print the given stages"

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
git() { command git -c user.name=test -c user.email=test@example.org -c commit.gpgsign=false "$@"; }
git init -q .
mkdir .ci
cp "$nightly" .ci/nightly
git add . && git commit -qm first

# passed_at COMMIT: every stage.
passed_at() { for stage in $all; do echo "$stage $1"; done; }

# expect FILE STAGE…: what `changed` selects if the file differs from the base, which a commit after it names.
expect() {
  local listed
  passed_at "$(git rev-parse HEAD)" > .ci/base
  git add . && git commit -qm base
  [ -z "$(.ci/nightly --list changed)" ] || fail "the commit of .ci/base alone selects stages"
  mkdir -p "$(dirname "$1")"
  echo change >> "$1"
  git add . && git commit -qm change
  listed=$(.ci/nightly --list changed | xargs)
  [ "$listed" = "${*:2}" ] || fail "after a change of $1: '$listed' instead of '${*:2}'"
}
expect README.md long
expect .ci/tidy long clang-tidy
expect core/board.cpp long clang-tidy sanitizers libcxx tsan coverage fuzz mutation package web
expect symmetry/orbit.hpp long clang-tidy sanitizers libcxx tsan coverage fuzz mutation package web
expect reports/page/orbit_page.css long clang-tidy sanitizers tsan coverage fuzz mutation package web
expect tests/core/board_test.cpp long sanitizers tsan coverage mutation web
expect tests/mutation/tokens.py long mutation
expect tests/fuzz/run.sh long fuzz
expect tests/browser/page.test.mjs long web
expect tests/web/run.sh long web
expect tests/libcxx/check.cpp long libcxx
expect data/package/CMakeLists.txt long sanitizers tsan coverage mutation package web
expect CMakePresets.json long sanitizers libcxx tsan coverage fuzz mutation package web

passed_at 0000000000000000000000000000000000000000 > .ci/base
[ "$(.ci/nightly --list changed 2>/dev/null)" = "$all" ] || fail "an unknown base does not select every stage"

# A stage that passes becomes its own base, a failed one does not, and neither does one that ran with uncommitted changes.
sed -i 's/^stage_libcxx() {$/&\n  return 0/; s/^stage_tsan() {$/&\n  return 1/' .ci/nightly
printf 'build\n' > .gitignore
passed_at "$(git rev-parse HEAD)" > .ci/base
git add . && git commit -qm stages
before=$(cat .ci/base)
echo change >> README.md
.ci/nightly libcxx > /dev/null
[ "$(cat .ci/base)" = "$before" ] || fail "a run with uncommitted changes wrote .ci/base"
git checkout -q README.md
! .ci/nightly tsan libcxx > /dev/null || fail "a failed stage does not fail the run"
[ "$(diff <(echo "$before") .ci/base | sed -n 's/^> //p')" = "libcxx $(git rev-parse HEAD)" ] || fail "libcxx passed alone: $(cat .ci/base)"
