#include "reports/cli/options/input.hpp"

#include <fmt/core.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

#include "reports/cli/parse/exit_code.hpp"
#include "reports/text/quote.hpp"

namespace eightfold::cli {

std::string read_input(const std::string& path, std::size_t most_bytes) {
  const std::string name = path == "-" ? "standard input" : reports::printable(path);
  const auto close_unless_stdin = [](std::FILE* file) {
    if (file != stdin) std::fclose(file);
  };
  const std::unique_ptr<std::FILE, decltype(close_unless_stdin)> file(
      path == "-" ? stdin : std::fopen(path.c_str(), "rb"), close_unless_stdin);
  if (!file) throw Failure(ExitCode::no_input, fmt::format("{}: {}", name, std::strerror(errno)));
  std::string text;
  std::array<char, 1 << 16> chunk;
  std::size_t got = 0;
  while ((got = std::fread(chunk.data(), 1, chunk.size(), file.get())) > 0) {
    text.append(chunk.data(), got);
    if (text.size() > most_bytes)
      throw Failure(ExitCode::bad_data,
                    fmt::format("{}: more than {} bytes; split the input", name, most_bytes));
  }
  if (std::ferror(file.get()) != 0) {
    const ExitCode code = errno == EISDIR ? ExitCode::no_input : ExitCode::io_error;
    throw Failure(code, fmt::format("{}: {}", name, std::strerror(errno)));
  }
  constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
  if (text.starts_with(byte_order_mark)) text.erase(0, byte_order_mark.size());
  return text;
}

}  // namespace eightfold::cli
