#!/bin/sh
# Runs once, when the image is built. Installs nothing. Checks that the program runs and that the rubric can be read,
# so that errors appear now and not in the students' results.
set -eu
cd "$(dirname "$0")"
chmod 755 eightfold run_autograder lib/eightfold lib/ld-linux-x86-64.so.2

if [ "$(uname -m)" != x86_64 ]; then
  echo "setup.sh: this image is for $(uname -m). Choose a base image for x86-64." >&2
  exit 1
fi
./eightfold --version

# With a valid rubric, even an empty submission gives a result.
result=$(printf '{}' | ./eightfold verify - --format gradescope --rubric rubric.json) || true
if [ -z "$result" ]; then
  echo "setup.sh: invalid rubric.json; the line above gives the reason." >&2
  exit 1
fi
