#!/bin/bash
# Makes the packages from a build folder and checks their files, their dependencies, and what lintian reports.
#   tests/package/contents.sh [BUILD]      BUILD is build/release by default
. "$(dirname "$0")/../support/namespaces.sh"
if [ "${1:-}" = --help ]; then
  sed -n '2,3s/^# *//p' "$0"
  exit 0
fi
build=$(realpath -m "${1:-$checkout/build/release}")

for command in dpkg-shlibdeps file lintian; do
  command -v "$command" >/dev/null || skip "$command is not installed; .ci/install --checks installs it"
done
[ -f "$build/CPackConfig.cmake" ] || fail "$build: not a build folder; run cmake --preset release first"
configurations=("$build/CPackConfig.cmake")
[ ! -f "$checkout/build/wasm/CPackConfig.cmake" ] || configurations+=("$checkout/build/wasm/CPackConfig.cmake")  # the playground
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

# The same build gives the same packages, byte for byte.
for round in first second; do
  for config in "${configurations[@]}"; do
    cpack -G DEB -B "$round" --config "$config" >cpack.log 2>&1 || { cat cpack.log >&2 && fail "cpack failed"; }
    rm -r "$round/_CPack_Packages"
  done
done
version=$(sed -n 's/^#define EIGHTFOLD_VERSION "\(.*\)"/\1/p' "$checkout/core/include/eightfold/core/version.hpp")
program=eightfold_${version}_amd64.deb
library=libeightfold-dev_${version}_amd64.deb
page=""
[ "${#configurations[@]}" -eq 1 ] || page=eightfold-playground_${version}_all.deb
python=""
! grep -q 'COMPONENTS_ALL.*python3-eightfold' "$build/CPackConfig.cmake" || python=python3-eightfold_${version}_amd64.deb
[ "$(LC_ALL=C ls first | xargs)" = "${page:+$page }$program $library${python:+ $python}" ] || fail "other packages than expected: $(ls first)"
for deb in "$program" "$library" $python $page; do
  cmp "first/$deb" "second/$deb"
done
cd first

# files DEB: the paths of the files in a package, without usr/
files() {
  dpkg-deb --fsys-tarfile "$1" | tar -t | sed -n 's|^\./usr/\(.*[^/]\)$|\1|p' | LC_ALL=C sort
}

# source_files FOLDER PREFIX: the files of a folder of the source, with another name for the folder
source_files() {
  find "$checkout/$1" -type f -printf "$2/%P\n"
}

{
  printf '%s\n' bin/eightfold share/man/man1/eightfold.1.gz share/bash-completion/completions/eightfold \
    share/zsh/vendor-completions/_eightfold share/fish/vendor_completions.d/eightfold.fish share/eightfold/misconceptions.json
  printf 'share/doc/eightfold/%s\n' NEWS.gz README.Debian changelog.gz copyright
  source_files data/schemas share/eightfold/schemas
  source_files data/reference share/eightfold/reference
  source_files data/rules share/eightfold/rules
  source_files data/submissions share/doc/eightfold/examples/submissions
  source_files data/cluster share/doc/eightfold/examples/cluster
  source_files data/certificate share/doc/eightfold/examples/certificate
} | LC_ALL=C sort >../expected.txt
files "$program" | diff ../expected.txt - || fail "$program does not have the expected files"

# The -dev package has what the build installs for programmers, and documents.
cmake --install "$build" --component libeightfold-dev --prefix ../prefix >../install.log
{
  (cd ../prefix && find . -type f | sed 's|^\./||')
  printf 'share/doc/libeightfold-dev/%s\n' NEWS.gz changelog.gz copyright
  source_files tests/consumer share/doc/libeightfold-dev/examples | grep -v '[.]cmake$'
} | LC_ALL=C sort >../expected.txt
files "$library" | diff ../expected.txt - || fail "$library does not have the expected files"
for name in core symmetry pictures coursework; do
  files "$library" | grep -x "lib/libeightfold_$name.a" >/dev/null || fail "$library lacks libeightfold_$name.a"
done

if [ -n "$python" ]; then
  {
    (cd "$checkout/reports/python" && ls eightfold/*.py eightfold/*.pyi eightfold/py.typed)
    basename -a "$build"/python/eightfold/_native.*.so | sed 's|^|eightfold/|'
    printf "eightfold-$version.dist-info/%s\n" INSTALLER METADATA
  } | sed 's|^|lib/python3/dist-packages/|' >../expected.txt
  {
    printf 'share/doc/python3-eightfold/%s\n' NEWS.gz changelog.gz copyright
    source_files data/notebooks share/doc/python3-eightfold/examples/notebooks
  } >>../expected.txt
  files "$python" | diff <(LC_ALL=C sort ../expected.txt) - || fail "$python does not have the expected files"
fi

if [ -n "$page" ]; then
  { printf 'share/doc/eightfold-playground/%s\n' NEWS.gz changelog.gz copyright && echo share/eightfold/playground.html; } >../expected.txt
  files "$page" | diff ../expected.txt - || fail "$page does not have the expected files"
fi

# has_field DEB FIELD PATTERN
has_field() {
  dpkg-deb -f "$1" "$2" | grep -E "$3" >/dev/null || fail "$1: $2 is '$(dpkg-deb -f "$1" "$2")', without $3"
}
has_field "$program" Depends 'libc6 \(>= .*libfmt9 .*libsodium23 '
has_field "$program" Recommends '^librsvg2-bin \(>= '
for package in libfmt-dev libhwy-dev libutf8proc-dev pkgconf; do
  has_field "$library" Depends "\\b$package\\b"
done
! dpkg-deb -f "$library" Depends | grep -E 'eigen|boost|nlohmann' || fail "$library: Depends on headers that it does not need"
if [ -n "$python" ]; then
  has_field "$python" Depends '^python3 \(>= 3[.]11\), python3 \(<< 3[.]12\), libc6 \(>= .*libfmt9 '
  has_field "$python" Recommends '^python3-numpy$'
fi

# Stripped, and without paths of the machine that built it
for deb in *.deb; do
  dpkg-deb -x "$deb" ../unpacked
done
for file in ../unpacked/usr/bin/eightfold ../unpacked/usr/lib/python3/dist-packages/eightfold/*.so; do
  [ ! -e "$file" ] || ! readelf -S "$file" | grep '[.]symtab' || fail "$file is not stripped"
done
found=$(grep -rlF -e "$checkout" -e "$build" ../unpacked) || true
[ -z "$found" ] || fail "the build folder is named in $found"

# README.md lists, with the reason, the tags that remain.
listed=$(sed -n 's/^| `\([a-z-]*\)` .*/\1/p' "$checkout/tests/package/README.md")
[ -n "$listed" ] || fail "README.md: no list of lintian's tags"
status=0
lintian --allow-root --pedantic --display-info --tag-display-limit 0 --fail-on none ./*.deb >../lintian.txt 2>../errors.txt || status=$?
[ "$status" -eq 0 ] || fail "lintian exited with status $status: $(cat ../errors.txt)"
grep -vE "^[A-Z]: [a-z0-9-]+: ($(echo "$listed" | paste -sd '|')) " ../lintian.txt >../unlisted.txt || true
[ ! -s ../unlisted.txt ] || fail "lintian reports what README.md does not list:
$(cat ../unlisted.txt)"
echo "$(files "$program" | wc -l), $(files "$library" | wc -l)${python:+ and $(files "$python" | wc -l)} files; lintian reports $(wc -l <../lintian.txt) listed tags"
