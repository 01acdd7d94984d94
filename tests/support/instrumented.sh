#!/bin/sh
# instrumented.sh LIST: checks that a sanitizer instruments each object in this list of files that has been built. Then every copy of an
# inline function is instrumented, whichever of them the linker keeps.
set -eu
checked=0
while read -r object; do
  [ -e "$object" ] || continue
  nm --undefined-only "$object" | grep -qE ' __(asan|tsan)_init$' || {
    echo "$object: not instrumented"
    exit 1
  }
  checked=$((checked + 1))
done < "$1"
echo "$checked objects are instrumented"
[ "$checked" -gt 0 ]
