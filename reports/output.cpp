#include "reports/output.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <utility>

#include "reports/parse_error.hpp"

namespace eightfold::reports {
namespace {

constexpr std::size_t buffer_size = std::size_t{64} << 10;

// The temporary of the file that was opened last. A global, because a signal handler has nothing else to go
// by; set and cleared with signals blocked.
char temporary_in_progress[4096] = "";

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

[[noreturn]] void fail(OutputError::Kind kind, const std::string& name, int error) {
  throw OutputError(kind, fmt::format("{}: {}", printable(name), std::strerror(error)));
}

// The mode that a file created in the ordinary way would have.
mode_t default_mode() {
  const mode_t mask = umask(0);
  umask(mask);
  return 0666 & ~mask;
}

// Where a chain of symbolic links leads, whether or not something is there.
std::string end_of_links(const std::string& path) {
  constexpr int most_links = 40;
  std::filesystem::path end = path;
  std::error_code error;
  for (int links = 0; std::filesystem::is_symlink(end, error); ++links) {
    if (links == most_links) fail(OutputError::Kind::cannot_create, path, ELOOP);
    const auto target = std::filesystem::read_symlink(end, error);
    if (error) fail(OutputError::Kind::cannot_create, path, error.value());
    end = end.parent_path() / target;
  }
  return end.string();
}

}  // namespace

Output::Output(int descriptor, std::string name)
    : descriptor_(descriptor), name_(std::move(name)), unbuffered_(isatty(descriptor) == 1) {
  buffer_.reserve(buffer_size);
}

Output Output::standard() { return {STDOUT_FILENO, "standard output"}; }

Output Output::file(const std::string& path) {
  using Kind = OutputError::Kind;
  if (path.empty()) fail(Kind::cannot_create, "\"\"", ENOENT);
  struct stat status {};
  const bool exists = stat(path.c_str(), &status) == 0;
  if (!exists && errno != ENOENT) fail(Kind::cannot_create, path, errno);
  if (exists && !S_ISREG(status.st_mode)) {
    const int descriptor = open(path.c_str(), O_WRONLY | O_CLOEXEC);
    if (descriptor < 0) fail(Kind::cannot_create, path, errno);
    return {descriptor, path};
  }
  if (exists && access(path.c_str(), W_OK) != 0) fail(Kind::cannot_create, path, errno);
  const std::string place = end_of_links(path);
  std::string temporary = (std::filesystem::path(place).parent_path() / ".eightfold-XXXXXX").string();
  if (temporary.size() >= sizeof temporary_in_progress) fail(Kind::cannot_create, path, ENAMETOOLONG);

  const SignalsBlocked no_signal_between_creating_and_remembering;
  const int descriptor = mkostemp(temporary.data(), O_CLOEXEC);
  if (descriptor < 0) fail(Kind::cannot_create, path, errno);
  std::strcpy(temporary_in_progress, temporary.c_str());
  Output output(descriptor, path);
  output.path_ = place;
  output.temporary_ = temporary;
  if (fchmod(descriptor, exists ? status.st_mode & 07777 : default_mode()) != 0)
    fail(Kind::cannot_create, path, errno);
  return output;
}

Output::Output(Output&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      name_(std::move(other.name_)),
      path_(std::move(other.path_)),
      temporary_(std::exchange(other.temporary_, {})),
      buffer_(std::move(other.buffer_)),
      unbuffered_(other.unbuffered_),
      failed_(other.failed_),
      last_flush_(other.last_flush_) {}

Output::~Output() {
  if (descriptor_ > STDERR_FILENO) close(descriptor_);
  discard();
}

void Output::discard() noexcept {
  if (temporary_.empty()) return;
  const SignalsBlocked no_signal_between_removing_and_forgetting;
  unlink(temporary_.c_str());
  if (temporary_ == temporary_in_progress) temporary_in_progress[0] = '\0';
}

void Output::write(std::string_view text) {
  buffer_ += text;
  using namespace std::chrono_literals;
  const auto now = std::chrono::steady_clock::now();
  const bool slow = now - last_write_ >= 1ms;
  last_write_ = now;
  if (unbuffered_ || slow || buffer_.size() >= buffer_size || now - last_flush_ >= 100ms) {
    flush();
    last_flush_ = now;
  }
}

void Output::flush() {
  std::string_view rest = buffer_;
  while (!rest.empty()) {
    const ssize_t written = ::write(descriptor_, rest.data(), rest.size());
    if (written >= 0) {
      rest.remove_prefix(static_cast<std::size_t>(written));
    } else if (errno != EINTR) {
      const int error = errno;
      buffer_.clear();
      failed_ = true;
      fail(error == EPIPE ? OutputError::Kind::reader_left : OutputError::Kind::cannot_write, name_, error);
    }
  }
  buffer_.clear();
}

void Output::commit() {
  if (failed_) fail(OutputError::Kind::cannot_write, name_, EIO);
  flush();
  if (!temporary_.empty() && fsync(descriptor_) != 0) fail(OutputError::Kind::cannot_write, name_, errno);
  if (close(std::exchange(descriptor_, -1)) != 0) fail(OutputError::Kind::cannot_write, name_, errno);
  if (temporary_.empty()) return;
  const SignalsBlocked no_signal_between_renaming_and_forgetting;
  if (rename(temporary_.c_str(), path_.c_str()) != 0) fail(OutputError::Kind::cannot_create, name_, errno);
  if (temporary_ == temporary_in_progress) temporary_in_progress[0] = '\0';
  temporary_.clear();
}

void Output::remove_temporary() noexcept {
  if (temporary_in_progress[0] != '\0') unlink(temporary_in_progress);
  temporary_in_progress[0] = '\0';
}

}  // namespace eightfold::reports
