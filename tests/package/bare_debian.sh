# shellcheck shell=bash
# Shared by run.sh and readme.sh: a bare Debian 12, which debootstrap makes in the test's folder. Its mounts exist only in the
# test's namespace, so that removing the folder never reaches what was mounted.
. "$(dirname "${BASH_SOURCE[0]}")/../support/namespaces.sh"
archive=$checkout/build/debian-12.tar  # the bare system, kept for the next run

# make_archive: the mirror is that of this machine if it is Debian 12.
make_archive() {
  local mirror="" status=0
  [ ! -e "$archive" ] || return 0
  mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Codename: bookworm' 2>/dev/null | head -n 1) || true
  mirror=${mirror:-http://deb.debian.org/debian}
  step "debootstrap from $mirror"
  debootstrap --variant=minbase bookworm "$folder/root" "$mirror" >"$folder/debootstrap.log" 2>&1 || status=$?
  [ "$status" -eq 0 ] || skip "debootstrap failed: $(tail -n 1 "$folder/debootstrap.log")"
  rm -rf "$folder"/root/var/cache/apt/archives/*.deb
  mkdir -p "$(dirname "$archive")"
  tar -C "$folder/root" -cf "$folder/root.tar" .
  mv "$folder/root.tar" "$archive"
  rm -rf "$folder/root"
}

# make_root: leaves a bare Debian 12 in $folder/root, with the network, devices and processes of the test.
make_root() {
  make_archive
  mkdir "$folder/root"
  tar -C "$folder/root" -xf "$archive"
  mount --rbind /dev "$folder/root/dev"
  mount -t proc proc "$folder/root/proc"
  cp --remove-destination "$(realpath /etc/resolv.conf)" "$folder/root/etc/resolv.conf"
  step "a bare Debian $(cat "$folder/root/etc/debian_version")"
}

# in_root COMMAND...: runs a command in the bare Debian, with nothing from this machine's environment but a proxy.
in_root() {
  chroot "$folder/root" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 \
    DEBIAN_FRONTEND=noninteractive ${http_proxy:+"http_proxy=$http_proxy"} ${https_proxy:+"https_proxy=$https_proxy"} "$@"
}

# apt WORD...: runs apt-get; its output is shown if the test fails.
apt() {
  in_root apt-get -qy --no-install-recommends "$@" >>"$folder/apt.log" 2>&1 || fail "apt-get $* failed"
}
