// A file system that keeps only what was synced, as at a power failure. LD_PRELOAD loads this library into a
// program. After call number CRASH_AFTER of those below, or when the program ends, it undoes in the folder
// CRASH_IN what was written to each file after its last fsync(2), and each change of the names in a folder
// after the last fsync(2) of that folder. With CRASH_KEEPS=names it keeps the names: some file systems write
// them before the contents. It prints "had PATH" for each file before that. The exit code is 77 after a
// crash. With CRASH_IGNORES=fsync nothing is ever synced.
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <string>

namespace {

namespace fs = std::filesystem;

std::string contents_of(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

ino_t inode_of(const std::string& path) {
  struct stat status {};
  return stat(path.c_str(), &status) == 0 ? status.st_ino : 0;
}

class Disk {
 public:
  Disk() { load(root_); }

  bool has(const std::string& path) const { return path.starts_with(root_); }

  // A file or folder that may be new. It remains open, so that no other one gets its inode.
  void add(const std::string& path) {
    open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (fs::is_directory(path)) names_[inode_of(path)] = {};
  }

  void sync(const std::string& path) {
    const ino_t inode = inode_of(path);
    if (!names_.contains(inode)) return void(contents_[inode] = contents_of(path));
    names_[inode].clear();
    for (const auto& entry : fs::directory_iterator(path))
      names_[inode][entry.path().filename()] = inode_of(entry.path());
  }

  void count_call() {
    if (++calls_ != crash_after_) return;
    crash();
    _exit(77);
  }

  void crash() {
    for (const auto& entry : fs::recursive_directory_iterator(root_))
      if (entry.is_regular_file()) std::fprintf(stderr, "had %s\n", entry.path().c_str());
    if (std::getenv("CRASH_KEEPS") == std::string("names")) {
      sync(root_);
      for (const auto& entry : fs::recursive_directory_iterator(root_))
        if (entry.is_directory()) sync(entry.path());
    }
    const ino_t inode = inode_of(root_);
    fs::remove_all(root_);
    restore(root_, inode);
  }

 private:
  void load(const std::string& path) {
    add(path);
    if (fs::is_directory(path))
      for (const auto& entry : fs::directory_iterator(path)) load(entry.path());
    sync(path);
  }

  void restore(const std::string& path, ino_t inode) {
    if (!names_.contains(inode)) return void(std::ofstream(path, std::ios::binary) << contents_[inode]);
    fs::create_directory(path);
    for (const auto& [name, its_inode] : names_[inode]) restore(path + "/" + name, its_inode);
  }

  const std::string root_ = std::getenv("CRASH_IN");
  const int crash_after_ = std::atoi(std::getenv("CRASH_AFTER"));
  int calls_ = 0;
  std::map<ino_t, std::string> contents_;                // of files, as synced
  std::map<ino_t, std::map<std::string, ino_t>> names_;  // in folders, as synced
};

Disk& disk() {
  static Disk* const disk = new Disk;
  return *disk;
}

thread_local bool is_inside = false;  // this thread runs this library, whose own calls do not count

std::string path_of(int descriptor) { return "/proc/self/fd/" + std::to_string(descriptor); }

// What a successful call has done: the path of its file, and its result.
using Effect = void (*)(const std::string&, int);
void no_effect(const std::string&, int) {}
void add_folder(const std::string& path, int) { disk().add(path); }
void add_file(const std::string&, int descriptor) { disk().add(path_of(descriptor)); }
void sync(const std::string& path, int) {
  if (std::getenv("CRASH_IGNORES") != std::string("fsync")) disk().sync(path);
}

// Calls the C library's function of this name, and counts the call if its file is in the folder.
template <auto Function, Effect effect = no_effect, typename... Arguments>
auto watched(const char* name, const std::string& path, Arguments... arguments) {
  const auto next = reinterpret_cast<decltype(Function)>(dlsym(RTLD_NEXT, name));
  if (is_inside) return next(arguments...);
  static std::mutex mutex;
  const std::lock_guard guard(mutex);
  is_inside = true;
  std::error_code none;
  const bool counts = disk().has(path) || disk().has(fs::read_symlink(path, none));
  const auto result = next(arguments...);
  const int error = errno;
  if (counts && result >= 0) effect(path, static_cast<int>(result));
  if (counts) disk().count_call();
  is_inside = false;
  errno = error;
  return result;
}

__attribute__((destructor)) void end() {
  is_inside = true;
  disk().crash();
}

}  // namespace

extern "C" {

int open(const char* path, int flags, ...) {
  const bool creates = (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE;
  std::va_list rest;
  va_start(rest, flags);
  const mode_t mode = creates ? va_arg(rest, mode_t) : 0;
  va_end(rest);
  return watched<&open, add_file>("open", creates ? path : "", path, flags, mode);
}

ssize_t write(int file, const void* text, std::size_t size) {
  return watched<&write>("write", path_of(file), file, text, size);
}
int fsync(int file) { return watched<&fsync, sync>("fsync", path_of(file), file); }
int mkdir(const char* path, mode_t mode) noexcept {
  return watched<&mkdir, add_folder>("mkdir", path, path, mode);
}
int rename(const char* from, const char* to) noexcept { return watched<&rename>("rename", to, from, to); }
int renameat2(int from_folder, const char* from, int to_folder, const char* to, unsigned flags) noexcept {
  return watched<&renameat2>("renameat2", to, from_folder, from, to_folder, to, flags);
}
int linkat(int from_folder, const char* from, int to_folder, const char* to, int flags) noexcept {
  return watched<&linkat>("linkat", to, from_folder, from, to_folder, to, flags);
}

}  // extern "C"
