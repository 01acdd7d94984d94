#!/bin/bash
# .ci/nightly describes each of its stages, and refuses any other argument before it runs a stage.
set -euo pipefail
nightly=$(dirname "$0")/../.ci/nightly
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

help=$("$nightly" --help)
for stage in long clang-tidy tsan coverage fuzz mutation package; do
  grep -q "^  $stage  " <<< "$help" || fail "--help does not describe $stage"
done

for arguments in tsam 'tsan tsam' "''" "'long tsan'" '--jobs'; do
  status=0
  message=$(eval "$nightly $arguments" 2>&1) || status=$?
  [ "$status" -eq 2 ] || fail "$arguments: exit status $status"
  [ "$(wc -l <<< "$message")" -eq 1 ] || fail "$arguments: more than one line: $message"
  [[ $message == *" is not a stage; choose from long "* ]] || fail "$arguments: $message"
done
