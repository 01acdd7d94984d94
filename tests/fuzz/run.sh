#!/bin/bash
# Runs the fuzzers; see README.md.
set -euo pipefail
cd "$(dirname "$0")/../.."
root=$PWD
here=$root/tests/fuzz
build=${EIGHTFOLD_FUZZ_BUILD:-$root/build/sanitized}

usage() {
  cat <<END
usage: tests/fuzz/run.sh [-j JOBS] [-s SEED] SECONDS_PER_TARGET [TARGET...]
       tests/fuzz/run.sh [-j JOBS] [-s SEED] -r RUNS [TARGET...]

Runs each target (default: all) for this time, two at a time or JOBS, with its dictionary and its corpus.
With -r, runs it once with each input of the corpus, and then with RUNS new inputs, however long that takes.
SEED, a number from 1, fixes the random numbers. Without it, each run tries other inputs, but with -r, SEED is 1.
Prints the executions and the coverage of each. If a target finds something, leaves the input in
$build/found and fails.

targets: ${targets[*]}
build:   cmake --preset sanitized && cmake --build --preset fuzz
END
}

fail() {
  echo "run.sh: $1" >&2
  exit 2
}

# Folders of seeds besides corpus/TARGET.
declare -A more_seeds=([submission]=data/submissions)

targets=(submission)  # the slowest first, so that those of two at a time end together
for source in "$here"/*_fuzzer.cpp; do
  target=$(basename "$source" _fuzzer.cpp)
  [ "$target" = submission ] || targets+=("$target")
done
jobs=2
seed=
runs=
while [ $# -gt 0 ]; do
  case $1 in
    -h | --help) usage; exit ;;
    -j) jobs=${2:-}; shift ;;
    -r) runs=${2:-}; runs=${runs:-nothing}; shift ;;
    -s) seed=${2:-}; seed=${seed:-nothing}; shift ;;
    *) break ;;
  esac
  [ $# -eq 0 ] || shift  # it is 0 after an option without its value
done
[[ $jobs =~ ^[1-9][0-9]*$ ]] || fail "-j: '$jobs' is not a number of jobs"
[[ -z $seed || $seed =~ ^[1-9][0-9]{0,8}$ ]] || fail "-s: '$seed' is not a number from 1 to 999999999"
[[ -z $runs || $runs =~ ^(0|[1-9][0-9]{0,8})$ ]] || fail "-r: '$runs' is not a number from 0 to 999999999"
if [ -n "$runs" ]; then
  seed=${seed:-1}
else
  seed=${seed:-0}  # libFuzzer takes one from the clock
  [ $# -gt 0 ] || fail "SECONDS_PER_TARGET: missing; try --help"
  seconds=$1
  [[ $seconds =~ ^[1-9][0-9]*$ ]] || fail "SECONDS_PER_TARGET: '$seconds' is not a whole number of seconds"
  shift
fi
[ $# -eq 0 ] || chosen=("$@")
for target in "${chosen[@]:-}"; do
  [[ -z $target || " ${targets[*]} " == *" $target "* ]] || fail "'$target' is not a target; choose from ${targets[*]}"
done
chosen=("${chosen[@]:-"${targets[@]}"}")
for target in "${chosen[@]}"; do
  [ -x "$build/tests/fuzz/${target}_fuzzer" ] || fail "$target: not built; run cmake --preset sanitized && cmake --build --preset fuzz"
done

# In memory if possible: the target folder writes files.
memory=/dev/shm
[ -w $memory ] || memory=${TMPDIR:-/tmp}
work=$(mktemp -d "$memory/eightfold-fuzz-XXXXXX")
trap 'rm -rf "$work"' EXIT
found=$build/found
mkdir -p "$found"

stat_of() { sed -n "s/^stat::$1: *//p" "$2"; }

# The arguments of libFuzzer for a number of runs. It counts the empty input and the corpus too. In a folder it would read the
# corpus in the order of the file system, and new inputs whenever a second has passed; so it gets a list of files and no folder.
fixed_runs() { # FOLDER SEEDS...
  local files
  mapfile -t files < <(find "${@:2}" -type f -size +0 | LC_ALL=C sort)
  (IFS=,; printf '%s' "${files[*]}") >"$1/corpus.list"
  limit=(-runs=$((runs + ${#files[@]} + 1)) -seed_inputs="@$1/corpus.list")
}

# Addresses, which differ from run to run, get into libFuzzer's table of compared values.
fixed_addresses=()
if [ -n "$runs" ] && setarch --addr-no-randomize true 2>/dev/null; then
  fixed_addresses=(setarch --addr-no-randomize)
fi

# Runs one target and prints its line.
fuzz() {
  local target=$1 folder=$work/$1 log=$work/$1.log status=0 limit
  mkdir -p "$folder/corpus" "$folder/tmp"
  local seeds=("$here/corpus/$target")
  [ -z "${more_seeds[$target]:-}" ] || seeds+=("$root/${more_seeds[$target]}")
  if [ -n "$runs" ]; then
    fixed_runs "$folder" "${seeds[@]}"
  else
    limit=(-max_total_time="$seconds" "$folder/corpus" "${seeds[@]}")
  fi
  TMPDIR=$folder/tmp "${fixed_addresses[@]}" "$build/tests/fuzz/${target}_fuzzer" -timeout=10 -seed="$seed" -rss_limit_mb=2048 \
    -print_final_stats=1 -max_len=4096 -dict="$here/$target.dict" -artifact_prefix="$found/$target-" \
    "${limit[@]}" >"$log" 2>&1 || status=$?
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
