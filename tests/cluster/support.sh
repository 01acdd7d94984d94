# shellcheck shell=bash
# Shared by parallel.sh, slurm.sh and folders.sh. The tests also have a network of their own, in which every port is free.
. "$(dirname "${BASH_SOURCE[0]}")/../support/namespaces.sh"
own_namespaces+=(--net)
program=$(realpath -m "${EIGHTFOLD:-$checkout/build/release/eightfold}")
export EIGHTFOLD=$program
[ -x "$program" ] || fail "$program: program not found; build it or set EIGHTFOLD to its path"

# plan: creates the job of the tests, count 16 in 64 shards, in the folder run.
plan() {
  "$program" job plan count 16 --shards 64 -o run
}

# records FOLDER: prints the number of records.
records() {
  find "$1/records" -name '[0-9]*.json' | wc -l
}

# at_least NUMBER [FOLDER]
at_least() {
  [ "$(records "${2:-run}")" -ge "$1" ]
}

# snapshot: prints each record with its inode and time, which change if the record is written again.
snapshot() {
  find run/records -name '[0-9]*.json' -printf '%f %i %T@\n' | sort
}

# expect_unchanged FILE: fails if a record of the snapshot in the file was written again.
expect_unchanged() {
  snapshot | comm -23 "$1" - >rewritten.txt
  [ ! -s rewritten.txt ] || fail "computed again: $(cat rewritten.txt)"
}

# result FOLDER...: prints the member "result" of the result.
result() {
  "$program" job result "$@" --format json >result.json || fail "job result exited with status $?"
  sed '/"provenance"/,$d' result.json
}

# compare FOLDER...: checks that all 64 shards are done, that the result is that of one process with another number of
# shards, and that it is the published number.
compare() {
  local published
  if [ ! -e one.txt ]; then
    "$program" job plan count 16 --shards 37 -o one >one.log
    "$program" job work one >>one.log 2>&1
    result one >one.txt
  fi
  result "$@" >many.txt
  cmp many.txt one.txt || fail "the results differ: $(cat many.txt one.txt)"
  published=$(awk '$1 == 16 { print $2 }' "$checkout/data/reference/queens.tsv")
  grep -qw "$published" many.txt || fail "expected $published solutions: $(cat many.txt)"
  cat many.txt
}
