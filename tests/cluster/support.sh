# shellcheck shell=bash
# Shared by parallel.sh and slurm.sh. The tests also have a network of their own, in which every port is free.
. "$(dirname "${BASH_SOURCE[0]}")/../support/namespaces.sh"
own_namespaces+=(--net)
program=$(realpath -m "${EIGHTFOLD:-$checkout/build/release/eightfold}")
export EIGHTFOLD=$program
[ -x "$program" ] || fail "$program: program not found; build it or set EIGHTFOLD to its path"

# plan: creates the job of both tests, count 16 in 64 shards.
plan() {
  "$program" job plan count 16 --shards 64 -o run.ledger --job-file run.job
  mkdir shards
}

# records: prints the number of records.
records() {
  find shards -maxdepth 1 -name '[0-9]*.json' | wc -l
}

at_least() {
  [ "$(records)" -ge "$1" ]
}

# snapshot: prints each record with its inode and time, which change if the record is written again.
snapshot() {
  find shards -maxdepth 1 -name '[0-9]*.json' -printf '%f %i %T@\n' | sort
}

# collect_and_compare: checks that all 64 shards are done, that the result is that of one process with another number of
# shards, and that it is the published number.
collect_and_compare() {
  local published
  "$program" job collect run.ledger shards >collect.log 2>&1 || fail "job collect exited with status $?"
  "$program" job result run.ledger --format json | sed '/"provenance"/,$d' >many.txt
  "$program" job plan count 16 --shards 37 -o one.ledger >one.log
  "$program" job work one.ledger >>one.log 2>&1
  "$program" job result one.ledger --format json | sed '/"provenance"/,$d' >one.txt
  cmp many.txt one.txt || fail "the results differ: $(cat many.txt one.txt)"
  published=$(awk '$1 == 16 { print $2 }' "$checkout/data/reference/queens.tsv")
  grep -qw "$published" many.txt || fail "expected $published solutions: $(cat many.txt)"
  cat many.txt
}
