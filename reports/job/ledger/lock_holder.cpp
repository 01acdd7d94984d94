// fcntl(F_GETLK) names the process that holds a lock. It needs a descriptor of the file. Closing a descriptor
// of a file releases all POSIX locks of this process on it, so this code borrows SQLite's own descriptor.
// /proc/locks was rejected, because its device numbers differ from those of stat() on some file systems. The
// positions of the locks are part of SQLite's file format: "Database File Format" and "WAL-mode File Format",
// sqlite.org.
#include "reports/job/ledger/lock_holder.hpp"

#include <fcntl.h>
#include <sys/stat.h>

#include <array>
#include <cerrno>
#include <optional>

namespace eightfold::job {
namespace {

// The locked bytes of a file, from `first` on.
struct LockBytes {
  const char* suffix;
  off_t first;
  off_t count;
};

// The lock of a writer comes first, because most waits are for it. The others are held exclusively while a
// process opens, recovers or closes the database.
constexpr std::array<LockBytes, 3> lock_bytes = {{
    {"-shm", 120, 1},
    {"-shm", 121, 8},
    {"", 0x40000000, 512},
}};

constexpr int max_descriptors = 1024;  // the usual limit

// An open descriptor of this process for the file.
std::optional<int> descriptor_of(const std::string& path) {
  struct stat wanted {};
  if (stat(path.c_str(), &wanted) != 0) return std::nullopt;
  for (int descriptor = 0; descriptor < max_descriptors; ++descriptor) {
    struct stat found {};
    if (fstat(descriptor, &found) == 0 && found.st_dev == wanted.st_dev && found.st_ino == wanted.st_ino)
      return descriptor;
  }
  return std::nullopt;
}

}  // namespace

LockState lock_state_of(const std::string& file) {
  for (const auto& [suffix, first, count] : lock_bytes) {
    const auto descriptor = descriptor_of(file + suffix);
    if (!descriptor) continue;
    struct flock lock {};  // a shared lock, which only an exclusive one prevents
    lock.l_type = F_RDLCK;
    lock.l_whence = SEEK_SET;
    lock.l_start = first;
    lock.l_len = count;
    if (fcntl(*descriptor, F_GETLK, &lock) != 0) {
      if (errno == ENOLCK || errno == ENOSYS || errno == EOPNOTSUPP) return {.is_supported = false};
    } else if (lock.l_type != F_UNLCK && lock.l_pid > 0) {
      return {.pid = lock.l_pid};
    }
  }
  return {};
}

}  // namespace eightfold::job
