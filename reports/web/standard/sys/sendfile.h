// Emscripten has no sendfile(2). Its files are in memory and have names, so nothing calls it.
#pragma once
#pragma GCC system_header

#include <sys/types.h>

#include <cerrno>

inline ssize_t sendfile(int, int, off_t*, size_t) {
  errno = ENOSYS;
  return -1;
}
