#!/bin/bash
# Runs the README's first block in a clone of this repository in a bare Debian 12, and prints the wall time and the processor time of each.
#   tests/package/readme.sh
. "$(dirname "$0")/bare_debian.sh"
if [ "${1:-}" = --help ]; then
  sed -n '2,3s/^# *//p' "$0"
  exit 0
fi
enter "debootstrap git" "debootstrap git" "$@"
make_root
git clone -q --no-hardlinks "$checkout" "$folder/root/root/eightfold"
step "a clone of $(git -C "$checkout" log -1 --format='%h %s')"
mapfile -t commands < <(awk '/^```sh$/ { inside = 1; next } inside && /^```$/ { exit } inside' "$checkout/README.md")
[ "${#commands[@]}" -gt 0 ] || fail "README.md: no block of commands"
for command in "${commands[@]}"; do
  printf '$ %s\n' "$command"
  TIMEFORMAT='wall time: %0R s; processor time: %0U s of the user, %0S s of the system'
  time in_root bash -c "cd /root/eightfold && { $command; }" >"$folder/command.log" 2>&1 || fail "the command failed"
  tail -n 15 "$folder/command.log"
done
