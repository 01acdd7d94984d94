// A signal handler can use only globals and must not wait for a lock. Therefore the names of all temporary
// files are in a lock-free list whose entries are reused but never freed. The state of an entry determines
// its owner: a thread writes the name in state `filling`, a signal handler reads it in state `removing`, and
// release() waits until the handler has finished. Signals are blocked while a thread changes an entry, so no
// thread waits for itself and every file that exists is in the list.
#include "reports/io/temporary_file.hpp"

#include <fcntl.h>
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

}  // namespace

TemporaryFile TemporaryFile::beside(const std::string& place, mode_t mode) {
  const std::filesystem::path folder = std::filesystem::path(place).parent_path();
  TemporaryFile file;
  do {
    std::string name = (folder / random_name()).string();
    const SignalsBlocked blocked;
    Entry* entry = Entry::acquire();
    entry->name = std::move(name);
    file.descriptor_ = open(entry->name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    entry->state = file.descriptor_ < 0 ? Entry::State::unused : Entry::State::in_use;
    if (file.descriptor_ >= 0) file.entry_ = entry;
  } while (!file && errno == EEXIST);
  return file;
}

TemporaryFile::TemporaryFile(TemporaryFile&& other) noexcept
    : entry_(std::exchange(other.entry_, nullptr)), descriptor_(std::exchange(other.descriptor_, -1)) {}

TemporaryFile::~TemporaryFile() {
  if (entry_ == nullptr) return;
  const SignalsBlocked blocked;
  unlink(entry_->name.c_str());
  entry_->release();
}

bool TemporaryFile::put(const std::string& place) noexcept {
  const SignalsBlocked blocked;
  if (std::rename(entry_->name.c_str(), place.c_str()) != 0) return false;
  std::exchange(entry_, nullptr)->release();
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
  const std::filesystem::path folder = std::filesystem::path(place).parent_path();
  const int descriptor = open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  const int error = descriptor >= 0 && fsync(descriptor) == 0 ? 0 : errno;
  if (descriptor >= 0) close(descriptor);
  errno = error;
  return error == 0 || error == EINVAL || error == ENOTSUP || error == EACCES;
}

SignalsBlocked::SignalsBlocked() {
  sigset_t all;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before_);
}

SignalsBlocked::~SignalsBlocked() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

}  // namespace eightfold::reports
