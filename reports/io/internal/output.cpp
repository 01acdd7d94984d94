#include "reports/io/internal/output.hpp"

#include <fcntl.h>
#include <fmt/core.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <system_error>
#include <utility>

#include "reports/io/internal/file_identity.hpp"
#include "reports/text/internal/quote.hpp"

namespace eightfold::reports {
namespace {

using Kind = OutputError::Kind;

constexpr std::size_t buffer_size = std::size_t{64} << 10;

[[noreturn]] void fail_as_existing(const std::string& name) {
  throw OutputError(Kind::exists, fmt::format("{}: already exists", printable(name)));
}

}  // namespace

OutputError::OutputError(Kind kind, const std::string& path, int error)
    : std::runtime_error(fmt::format("{}: {}", printable(path), std::strerror(error))),
      kind_(kind),
      error_(error) {}

Output::Output(int descriptor, std::string name, std::string path, TemporaryFile temporary, Existing existing)
    : descriptor_(descriptor),
      name_(std::move(name)),
      path_(std::move(path)),
      temporary_(std::move(temporary)),
      existing_(existing),
      unbuffered_(isatty(descriptor) == 1) {
  buffer_.reserve(buffer_size);
}

Output Output::standard() { return {STDOUT_FILENO, "standard output"}; }

Output Output::file(const std::string& path, Existing existing) {
  if (path.empty()) throw OutputError(Kind::cannot_create, "\"\"", ENOENT);
  struct stat status {};
  if (existing == Existing::keep && lstat(path.c_str(), &status) == 0) fail_as_existing(path);
  const bool exists = stat(path.c_str(), &status) == 0;
  if (!exists && errno != ENOENT) throw OutputError(Kind::cannot_create, path, errno);
  if (exists && !S_ISREG(status.st_mode)) {
    const int descriptor = open(path.c_str(), O_WRONLY | O_CLOEXEC);
    if (descriptor < 0) throw OutputError(Kind::cannot_create, path, errno);
    return {descriptor, path};
  }
  if (exists && access(path.c_str(), W_OK) != 0) throw OutputError(Kind::cannot_create, path, errno);
  std::error_code error;
  const std::string place = end_of_links(path, error);
  if (error) throw OutputError(Kind::cannot_create, path, error.value());
  TemporaryFile temporary = TemporaryFile::beside(place, exists ? 0600 : 0666);
  if (!temporary) throw OutputError(Kind::cannot_create, path, errno);
  const int descriptor = temporary.descriptor();
  Output output(descriptor, path, place, std::move(temporary), existing);
  if (exists && fchmod(descriptor, status.st_mode & 07777) != 0)
    throw OutputError(Kind::cannot_create, path, errno);
  return output;
}

Output Output::regular_file(const std::string& path, Existing existing) {
  struct stat status {};
  if (stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode))
    throw OutputError(Kind::cannot_create,
                      fmt::format("{}: exists and is not a regular file; remove it", printable(path)));
  return file(path, existing);
}

Output::Output(Output&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      name_(std::move(other.name_)),
      path_(std::move(other.path_)),
      temporary_(std::move(other.temporary_)),
      existing_(other.existing_),
      buffer_(std::move(other.buffer_)),
      unbuffered_(other.unbuffered_),
      failed_(other.failed_),
      last_flush_(other.last_flush_) {}

Output::~Output() {
  if (descriptor_ > STDERR_FILENO) close(descriptor_);
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
      throw OutputError(error == EPIPE ? Kind::pipe_closed : Kind::cannot_write, name_, error);
    }
  }
  buffer_.clear();
}

void Output::commit() {
  if (failed_) throw OutputError(Kind::cannot_write, name_, EIO);
  flush();
  if (temporary_ && (fsync(descriptor_) != 0 || !temporary_.give_name()))
    throw OutputError(Kind::cannot_write, name_, errno);
  if (close(std::exchange(descriptor_, -1)) != 0) throw OutputError(Kind::cannot_write, name_, errno);
  if (!temporary_) return;
  if (!temporary_.put(path_, existing_)) {
    if (errno == EEXIST) fail_as_existing(name_);
    throw OutputError(Kind::cannot_create, name_, errno);
  }
  if (!sync_folder_of(path_)) throw OutputError(Kind::cannot_write, name_, errno);
}

}  // namespace eightfold::reports
