# shellcheck shell=bash
# For tests in shell. Those that need their own machine call `enter`, and each of them runs twice. The outer run checks the requirements, creates a temporary
# folder, and starts the script again in new namespaces (processes, mounts, host name). The inner run is the test.
# In the namespaces the machine's files do not interfere, mounts vanish with the last process, and killing the first process
# kills all others. If a requirement is missing, the script prints one line and exits with status 77, which CTest shows as
# skipped.
set -euo pipefail
PATH=$PATH:/usr/sbin:/sbin
checkout=$(realpath "$(dirname "${BASH_SOURCE[0]}")/../..")
own_namespaces=(unshare --mount --uts --pid --fork --kill-child --mount-proc)
folder=""  # contains everything that the test writes
inside=""  # the first process in the namespaces
policy=""  # the file that keeps Debian from starting services, if this test created it

skip() {
  echo "skipped: $*"
  exit 77
}

fail() {
  echo "${0##*/}: $*" >&2
  [ -z "$folder" ] || echo "${0##*/}: $*" >"$folder/failure.txt"
  exit 1
}

step() {
  printf '%3d s  %s\n' "$SECONDS" "$*"
}

# wait_for WHAT COMMAND...: waits until the command succeeds; fails after a minute.
wait_for() {
  local what=$1 tries
  shift
  for ((tries = 0; tries < 600; ++tries)); do
    if "$@"; then return; fi
    sleep 0.1
  done
  fail "timeout after a minute: $what"
}

# install COMMANDS PACKAGES: installs the packages if a command is missing, without starting their services.
install() {
  local name missing="" status=0
  for name in $1; do
    command -v "$name" >/dev/null || missing+=" $name"
  done
  [ -n "$missing" ] || return 0
  command -v apt-get >/dev/null || skip "not installed:$missing"
  step "installing $2"
  if [ ! -e /usr/sbin/policy-rc.d ]; then
    policy=/usr/sbin/policy-rc.d
    printf '#!/bin/sh\nexit 101\n' >"$policy"
    chmod 755 "$policy"
  fi
  # shellcheck disable=SC2086  # a list of words
  { apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends $2; } \
    >"$folder/install.log" 2>&1 || status=$?
  [ "$status" -eq 0 ] || skip "not installed:$missing; apt-get install $2 failed"
}

# clean_up: kills all processes in the namespaces and removes the folder.
clean_up() {
  trap '' INT TERM HUP
  if [ -n "$inside" ]; then
    kill -KILL "$inside" 2>/dev/null || true
    wait "$inside" 2>/dev/null || true
  fi
  [ -z "$policy" ] || rm -f "$policy"
  rm -rf "$folder" 2>/dev/null || { sleep 1 && rm -rf "$folder"; }
}

# enter COMMANDS PACKAGES [SCRIPT_ARGUMENT...]: returns only in the inner run.
enter() {
  local commands=$1 packages=$2 status=0
  shift 2
  if [ "${1:-}" = --inside ]; then
    folder=$2
    return
  fi
  [ "$(id -u)" -eq 0 ] || skip "needs root to create namespaces"
  "${own_namespaces[@]}" true 2>/dev/null || skip "namespaces are not permitted (a container without privileges?)"
  folder=$(mktemp -d /tmp/eightfold-test-XXXXXX)
  chmod 711 "$folder"  # munged requires that every user can reach its socket
  trap clean_up EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM HUP
  install "$commands" "$packages"
  "${own_namespaces[@]}" bash "$0" --inside "$folder" "$@" &
  inside=$!
  wait "$inside" || status=$?
  inside=""
  if [ "$status" -ne 0 ] && [ "$status" -ne 77 ]; then
    find "$folder" -path "$folder/root" -prune -o -name '*.log' -exec tail -n 20 {} + >&2
    cat "$folder/failure.txt" >&2 2>/dev/null || echo "${0##*/}: exited with status $status" >&2
  fi
  exit "$status"
}
