// A signal handler can use only globals and must not wait for a lock. Therefore the names of all temporary
// files are in a lock-free list whose entries are reused but never freed. The state of an entry determines
// its owner: a thread writes the name in state `filling`, a signal handler reads it in state `removing`, and
// release() waits until the handler has finished. Signals are blocked while a thread changes an entry, so no
// thread waits for itself and every file that has a name is in the list.
//
// A file without a name (O_TMPFILE) gets its name from the link to its descriptor in /proc. linkat(2) cannot
// replace a file, so the name is hidden and put() renames it. Without O_TMPFILE, the file has a name from the
// beginning; without links or /proc, its contents are copied to a file that has one.
//
// Three ways to rename a file without replacing another, because no file system has all of them: NFS cannot
// rename in this way but has links, FAT has no links, and some file systems in user space have neither. The
// last way reserves the name with an empty file, which remains if the process is killed in this moment.
#include "reports/io/internal/temporary_file.hpp"

#include <fcntl.h>
#include <fmt/core.h>
#include <signal.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <random>
#include <string_view>
#include <thread>
#include <utility>

namespace eightfold::reports {

struct TemporaryFile::Entry {
  enum class State { unused, filling, in_use, removing };
  std::atomic<State> state = State::filling;
  std::string name;
  Entry* next = nullptr;

  static std::atomic<Entry*> first;

  bool change(State from, State to) { return state.compare_exchange_strong(from, to); }

  // An entry in state `filling`.
  static Entry* acquire() {
    for (Entry* entry = first; entry != nullptr; entry = entry->next)
      if (entry->change(State::unused, State::filling)) return entry;
    auto* entry = new Entry;
    entry->next = first;
    while (!first.compare_exchange_weak(entry->next, entry)) {
    }
    return entry;
  }

  void release() {
    while (!change(State::in_use, State::unused)) std::this_thread::yield();
  }
};

std::atomic<TemporaryFile::Entry*> TemporaryFile::Entry::first = nullptr;

namespace {

// ".eightfold-x3Vq0d". mkstemp(3) was rejected because it creates files for the owner only. The mode of other
// files requires the umask, which cannot be read without changing it for all threads.
std::string random_name() {
  constexpr std::string_view characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  std::random_device random;
  std::uniform_int_distribution<std::size_t> place(0, characters.size() - 1);
  std::string name = ".eightfold-";
  for (int i = 0; i < 6; ++i) name += characters[place(random)];
  return name;
}

std::string folder_of(const std::string& place) {
  const std::filesystem::path folder = std::filesystem::path(place).parent_path();
  return folder.empty() ? "." : folder.string();
}

// The contents, the mode, and the sync of the first file for the second.
bool copy_file(int from, int to) {
  constexpr std::size_t most = std::size_t{1} << 30U;
  off_t copied = 0;
  ssize_t got = 0;
  do {
    got = sendfile(to, from, &copied, most);
  } while (got > 0 || (got < 0 && errno == EINTR));
  struct stat status {};
  return got == 0 && fstat(from, &status) == 0 && fchmod(to, status.st_mode & 07777) == 0 && fsync(to) == 0;
}

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

// Renames a file in one step. False on failure, with errno set: EEXIST if the new name exists and is kept,
// even if it is a dangling link or has appeared in this moment.
bool rename_file(const char* from, const char* to, Existing existing) noexcept {
  if (existing == Existing::replace) return std::rename(from, to) == 0;
  if (renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0) return true;
  if (!is_unsupported(errno)) return false;
  if (link_and_unlink(from, to)) return true;
  return is_unsupported(errno) && reserve_and_rename(from, to);
}

// Blocks all signals for this thread during its lifetime.
class SignalsBlocked {
 public:
  SignalsBlocked() {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, &before_);
  }
  ~SignalsBlocked() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  SignalsBlocked(const SignalsBlocked&) = delete;
  SignalsBlocked& operator=(const SignalsBlocked&) = delete;

 private:
  sigset_t before_;
};

}  // namespace

// Calls `create` with random names until one does not exist; null on failure, with errno set.
template <typename Create>
TemporaryFile::Entry* TemporaryFile::new_entry(const std::string& folder, const Create& create) {
  for (;;) {
    std::string name = (std::filesystem::path(folder) / random_name()).string();
    const SignalsBlocked blocked;
    Entry* entry = Entry::acquire();
    entry->name = std::move(name);
    const bool created = create(entry->name.c_str());
    entry->state = created ? Entry::State::in_use : Entry::State::unused;
    if (created) return entry;
    if (errno != EEXIST) return nullptr;
  }
}

TemporaryFile TemporaryFile::beside(const std::string& place, mode_t mode) {
  TemporaryFile file;
  file.folder_ = folder_of(place);
  file.descriptor_ = open(file.folder_.c_str(), O_RDWR | O_TMPFILE | O_CLOEXEC, mode);
  return file ? std::move(file) : named_beside(place, mode);
}

TemporaryFile TemporaryFile::named_beside(const std::string& place, mode_t mode) {
  TemporaryFile file;
  file.folder_ = folder_of(place);
  file.entry_ = new_entry(file.folder_, [&](const char* name) {
    file.descriptor_ = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    return file.descriptor_ >= 0;
  });
  return file;
}

TemporaryFile::TemporaryFile(TemporaryFile&& other) noexcept
    : folder_(std::move(other.folder_)),
      entry_(std::exchange(other.entry_, nullptr)),
      descriptor_(std::exchange(other.descriptor_, -1)) {}

TemporaryFile::~TemporaryFile() {
  if (entry_ == nullptr) return;
  const SignalsBlocked blocked;
  unlink(entry_->name.c_str());
  entry_->release();
}

bool TemporaryFile::give_name() {
  if (entry_ != nullptr) return true;
  const std::string source = fmt::format("/proc/self/fd/{}", descriptor_);
  entry_ = new_entry(folder_, [&](const char* name) {
    return linkat(AT_FDCWD, source.c_str(), AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0;
  });
  return entry_ != nullptr || copy_to_named();
}

bool TemporaryFile::copy_to_named() {
  TemporaryFile copy = named_beside(folder_ + "/", 0600);
  if (!copy) return false;
  const bool copied = copy_file(descriptor_, copy.descriptor_);
  const int error = errno;
  const bool closed = close(copy.descriptor_) == 0;
  if (!copied) errno = error;
  if (copied && closed) entry_ = std::exchange(copy.entry_, nullptr);
  return entry_ != nullptr;
}

bool TemporaryFile::put(const std::string& place, Existing existing) noexcept {
  const SignalsBlocked blocked;
  if (!rename_file(entry_->name.c_str(), place.c_str(), existing)) return false;
  std::exchange(entry_, nullptr)->release();
  descriptor_ = -1;
  return true;
}

void TemporaryFile::remove_all() noexcept {
  const SignalsBlocked blocked;
  for (Entry* entry = Entry::first; entry != nullptr; entry = entry->next) {
    if (!entry->change(Entry::State::in_use, Entry::State::removing)) continue;
    unlink(entry->name.c_str());
    entry->state = Entry::State::in_use;
  }
}

bool sync_folder_of(const std::string& place) {
  const int descriptor = open(folder_of(place).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  const int error = descriptor >= 0 && fsync(descriptor) == 0 ? 0 : errno;
  if (descriptor >= 0) close(descriptor);
  errno = error;
  return error == 0 || error == EINVAL || error == ENOTSUP || error == EACCES;
}

}  // namespace eightfold::reports
