#include "reports/io/internal/input_file.hpp"

#include <fcntl.h>
#include <fmt/core.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/text/internal/quote.hpp"

namespace eightfold::reports {
namespace {

constexpr std::size_t piece_size = std::size_t{64} << 10;

[[noreturn]] void fail(const std::string& name, std::string_view why) {
  throw ParseError(fmt::format("{}: {}", name, why));
}

}  // namespace

InputFile::InputFile(const std::string& path) : name_(printable(path)) {
  struct stat status {};
  if (stat(path.c_str(), &status) != 0) fail(name_, std::strerror(errno));
  if (!S_ISREG(status.st_mode)) fail(name_, "is not a regular file; move it to another folder");
  descriptor_ = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  if (descriptor_ < 0) fail(name_, std::strerror(errno));
  size_ = static_cast<std::uint64_t>(status.st_size);
}

InputFile::~InputFile() { close(descriptor_); }

std::string_view InputFile::next() {
  piece_.resize(piece_size);
  ssize_t got = 0;
  do {
    got = read(descriptor_, piece_.data(), piece_.size());
  } while (got < 0 && errno == EINTR);
  if (got < 0) fail(name_, std::strerror(errno));
  return std::string_view(piece_).substr(0, static_cast<std::size_t>(got));
}

}  // namespace eightfold::reports
