#include "reports/cli/options/input.hpp"

#include <fcntl.h>
#include <fmt/core.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "reports/cli/parse/exit_code.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/utf8.hpp"

namespace eightfold::cli {
namespace {

ssize_t read_uninterrupted(int descriptor, char* buffer, std::size_t size) {
  ssize_t got = 0;
  do {
    got = read(descriptor, buffer, size);
  } while (got < 0 && errno == EINTR);
  return got;
}

}  // namespace

std::string input_name(const std::string& path) {
  return path == "-" ? "standard input" : reports::printable(path);
}

Input::Input(const std::string& path, std::size_t most_bytes, std::string_view remedy)
    : name_(input_name(path)),
      descriptor_(path == "-" ? STDIN_FILENO : open(path.c_str(), O_RDONLY | O_CLOEXEC)),
      most_bytes_(most_bytes),
      remedy_(remedy) {
  if (descriptor_ < 0) throw Failure(ExitCode::no_input, fmt::format("{}: {}", name_, std::strerror(errno)));
}

Input::~Input() {
  if (descriptor_ != STDIN_FILENO) close(descriptor_);
}

std::string_view Input::next() {
  const bool is_first = bytes_ == 0;
  std::size_t size = 0;
  do {  // a byte order mark may arrive in parts
    const ssize_t got = read_uninterrupted(descriptor_, piece_.data() + size, piece_.size() - size);
    if (got < 0) {
      const ExitCode code = errno == EISDIR ? ExitCode::no_input : ExitCode::io_error;
      throw Failure(code, fmt::format("{}: {}", name_, std::strerror(errno)));
    }
    if (got == 0) break;
    size += static_cast<std::size_t>(got);
  } while (is_first && size < reports::byte_order_mark.size());
  bytes_ += size;
  if (bytes_ > most_bytes_)
    throw Failure(ExitCode::bad_data, fmt::format("{}: more than {} bytes; {}", name_, most_bytes_, remedy_));
  const std::string_view piece(piece_.data(), size);
  if (!is_first || !piece.starts_with(reports::byte_order_mark)) return piece;
  const std::string_view rest = reports::without_byte_order_mark(piece);
  return rest.empty() ? next() : rest;
}

std::string read_input(const std::string& path, std::size_t most_bytes, std::string_view remedy) {
  Input input(path, most_bytes, remedy);
  std::string text;
  for (std::string_view piece = input.next(); !piece.empty(); piece = input.next()) text += piece;
  return text;
}

}  // namespace eightfold::cli
