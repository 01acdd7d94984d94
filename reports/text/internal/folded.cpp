#include "reports/text/internal/folded.hpp"

#include <utf8proc.h>

#include <cstdlib>
#include <memory>

#include "reports/text/internal/utf8.hpp"

namespace eightfold::reports {

std::string folded(std::string_view text) {
  const std::string clean = clean_line(text);
  utf8proc_uint8_t* mapped = nullptr;
  const auto length = utf8proc_map(
      reinterpret_cast<const utf8proc_uint8_t*>(clean.data()), static_cast<utf8proc_ssize_t>(clean.size()),
      &mapped, static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_CASEFOLD));
  const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(mapped, &std::free);
  if (length < 0) return clean;
  return {reinterpret_cast<const char*>(mapped), static_cast<std::size_t>(length)};
}

}  // namespace eightfold::reports
