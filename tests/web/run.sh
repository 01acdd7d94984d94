#!/bin/bash
# run.sh quick|all: compares the program as WebAssembly, in Node, with the native one, by the native tests.
#   quick  five sessions of data/goldens/console, and the npm package
#   all    every session that the program can run without processes and devices, every other golden but the list of commands, every
#          command that prints JSON, and the tests of core and symmetry
# build/release has the tests and the native program, build/wasm what the preset wasm builds.
set -uo pipefail
cd "$(dirname "$0")/../.." || exit
node=$(command -v node)
web=$PWD/build/wasm/bin/eightfold
failed=0

# compare PROGRAM FILTER: runs tests of a test program in two shards at once.
compare() {
  local shard pids=()
  for shard in 0 1; do
    EIGHTFOLD_PROGRAM=$web GTEST_TOTAL_SHARDS=2 GTEST_SHARD_INDEX=$shard "build/release/tests/$1" --gtest_brief=1 --gtest_filter="$2" &
    pids+=($!)
  done
  for shard in 0 1; do wait "${pids[$shard]}" || failed=1; done
}

# sessions NAME…: the filter of these sessions.
sessions() { printf ':*Console.*/%s' "${@//-/_}" | cut -c 2-; }

EIGHTFOLD_PACKAGE=$PWD/build/wasm/package EIGHTFOLD_PROGRAM=$PWD/build/release/eightfold "$node" --test tests/web/package.test.mjs || failed=1
if [ "${1:-}" != all ]; then
  compare program/program_tests "$(sessions burnside census explain list symmetric)"
  exit "$failed"
fi
# Jobs, PNG, PDF, devices, links, pipes with names, closed streams, kernels, and the list of all commands differ.
differs='--kernel scalar|\bjob (plan|work|shard|status|result|audit|certify)|[.]png|[.]pdf|/dev/(zero|full)|mkfifo|ln -s|>&-|__complete|eightfold (help|playground)'
mapfile -t names < <(grep -LE "^[$].*($differs)" \
  data/goldens/console/*.txt | sed 's|.*/||; s|[.]txt$||')
compare program/program_tests "$(sessions "${names[@]}"):*Golden*-*/help_txt"
EIGHTFOLD_PROGRAM=$PWD/build/release/eightfold "$node" --test tests/web/outputs.test.mjs || failed=1
# Tests that start threads of their own, or need more than 32 bits for a size
NODE_OPTIONS=--no-experimental-fetch "$node" build/wasm/tests/web/eightfold_web_tests.js --gtest_brief=1 \
  --gtest_filter='-*join_their_threads*:*two_threads_concurrently:*past_32_bits' || failed=1
exit "$failed"
