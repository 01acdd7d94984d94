#!/bin/bash
# Runs the fuzzers; see README.md.
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$PWD
here=$root/tests/fuzz
build=${EIGHTFOLD_FUZZ_BUILD:-$root/build/fuzz}

usage() {
  cat <<END
usage: tests/fuzz/run.sh [-j JOBS] [-s SEED] SECONDS_PER_TARGET [TARGET...]

Runs each target (default: all) for this time, two at a time or JOBS, with its dictionary and its corpus.
SEED, a number from 1, fixes the random numbers; without it, each run tries other inputs.
Prints the executions and the coverage of each. If a target finds something, leaves the input in
$build/found and fails.

targets: ${targets[*]}
build:   cmake --preset fuzz && cmake --build --preset fuzz
END
}

fail() {
  echo "run.sh: $1" >&2
  exit 2
}

# Folders of seeds besides corpus/TARGET.
declare -A more_seeds=([submission]=data/submissions)

targets=()
for source in "$here"/*_fuzzer.cpp; do
  targets+=("$(basename "$source" _fuzzer.cpp)")
done
jobs=2
seed=0
while [ $# -gt 0 ]; do
  case $1 in
    -h | --help) usage; exit ;;
    -j) jobs=${2:-}; shift ;;
    -s) seed=${2:-}; shift ;;
    *) break ;;
  esac
  shift
done
[[ $jobs =~ ^[1-9][0-9]*$ ]] || fail "-j: '$jobs' is not a number of jobs"
[[ $seed =~ ^(0|[1-9][0-9]{0,8})$ ]] || fail "-s: '$seed' is not a number from 1 to 999999999"
[ $# -gt 0 ] || fail "SECONDS_PER_TARGET: missing; try --help"
seconds=$1
[[ $seconds =~ ^[1-9][0-9]*$ ]] || fail "SECONDS_PER_TARGET: '$seconds' is not a whole number of seconds"
shift
[ $# -eq 0 ] || chosen=("$@")
for target in "${chosen[@]:-}"; do
  [[ -z $target || " ${targets[*]} " == *" $target "* ]] || fail "'$target' is not a target; choose from ${targets[*]}"
done
chosen=("${chosen[@]:-"${targets[@]}"}")
for target in "${chosen[@]}"; do
  [ -x "$build/tests/fuzz/${target}_fuzzer" ] || fail "$target: not built; run cmake --preset fuzz && cmake --build --preset fuzz"
done

# In memory if possible: the target collect writes files.
memory=/dev/shm
[ -w $memory ] || memory=${TMPDIR:-/tmp}
work=$(mktemp -d "$memory/eightfold-fuzz-XXXXXX")
trap 'rm -rf "$work"' EXIT
found=$build/found
mkdir -p "$found"

stat_of() { sed -n "s/^stat::$1: *//p" "$2"; }

# Runs one target and prints its line.
fuzz() {
  local target=$1 folder=$work/$1 log=$work/$1.log status=0
  mkdir -p "$folder/corpus" "$folder/tmp"
  local seeds=("$here/corpus/$target")
  [ -z "${more_seeds[$target]:-}" ] || seeds+=("$root/${more_seeds[$target]}")
  TMPDIR=$folder/tmp "$build/tests/fuzz/${target}_fuzzer" -max_total_time="$seconds" -seed="$seed" -timeout=10 -rss_limit_mb=2048 \
    -print_final_stats=1 -max_len=4096 -dict="$here/$target.dict" -artifact_prefix="$found/$target-" \
    "$folder/corpus" "${seeds[@]}" >"$log" 2>&1 || status=$?
  local last
  last=$(sed -n '/^#[0-9].* cov: /p' "$log" | tail -1)
  printf '%-14s %9s executions, %6s per second, coverage %s, features %s\n' "$target" \
    "$(stat_of number_of_executed_units "$log")" "$(stat_of average_exec_per_sec "$log")" \
    "$(sed -n 's/.* cov: \([0-9]*\).*/\1/p' <<<"$last")" "$(sed -n 's/.* ft: \([0-9]*\).*/\1/p' <<<"$last")"
  [ $status -ne 0 ] || return 0
  local input
  input=$(sed -n 's/.*Test unit written to //p' "$log" | tail -1)
  tail -40 "$log"
  echo "$target: failed; to reproduce: $build/tests/fuzz/${target}_fuzzer ${input:-"(no input was written)"}"
  return 1
}

failures=0
for target in "${chosen[@]}"; do
  while [ "$(jobs -rp | wc -l)" -ge "$jobs" ]; do
    wait -n || failures=$((failures + 1))
  done
  fuzz "$target" &
done
for job in $(jobs -p); do
  wait "$job" || failures=$((failures + 1))
done
exit $((failures > 0))
