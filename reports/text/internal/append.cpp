#include "reports/text/internal/append.hpp"

#include <fmt/format.h>

namespace eightfold::reports {

void append_arguments(std::string& out, fmt::string_view format, fmt::format_args arguments) {
  fmt::memory_buffer buffer;
  fmt::vformat_to(fmt::appender(buffer), format, arguments);
  out.append(buffer.data(), buffer.size());
}

}  // namespace eightfold::reports
