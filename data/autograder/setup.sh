#!/bin/sh
# Runs once, when the image is built. Nothing is installed: it makes sure that the program runs here and that the
# rubric can be read, so that a fault shows now and not to the students.
set -eu
cd "$(dirname "$0")"
chmod 755 eightfold run_autograder lib/eightfold lib/ld-linux-x86-64.so.2

if [ "$(uname -m)" != x86_64 ]; then
  echo "setup.sh: this image is for $(uname -m). Choose a base image for x86-64." >&2
  exit 1
fi
./eightfold --version

# Any readable rubric gives a result, even to an empty submission.
result=$(printf '{}' | ./eightfold verify - --format gradescope --rubric rubric.json) || true
if [ -z "$result" ]; then
  echo "setup.sh: nothing can be graded with rubric.json; the line above says why." >&2
  exit 1
fi
