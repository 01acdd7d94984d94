// Three ways to rename a file without replacing another, because no file system has all of them: NFS cannot
// rename in this way but has links, FAT has no links, and some file systems in user space have neither. The
// last way reserves the name with an empty file, which remains if the process is killed in this moment.
#include "reports/io/internal/rename.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>

namespace eightfold::reports {
namespace {

// Some sandboxes report EPERM for system calls that they do not know.
bool is_unsupported(int error) {
  return error == EINVAL || error == ENOSYS || error == EPERM || error == EOPNOTSUPP;
}

bool link_and_unlink(const char* from, const char* to) noexcept {
  if (link(from, to) != 0) return false;
  unlink(from);
  return true;
}

bool reserve_and_rename(const char* from, const char* to) noexcept {
  const int reserved = open(to, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (reserved < 0) return false;
  close(reserved);
  if (std::rename(from, to) == 0) return true;
  const int error = errno;
  unlink(to);
  errno = error;
  return false;
}

}  // namespace

bool rename_file(const char* from, const char* to, Existing existing) noexcept {
  if (existing == Existing::replace) return std::rename(from, to) == 0;
  if (renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0) return true;
  if (!is_unsupported(errno)) return false;
  if (link_and_unlink(from, to)) return true;
  return is_unsupported(errno) && reserve_and_rename(from, to);
}

}  // namespace eightfold::reports
