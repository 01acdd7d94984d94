#include "reports/text/words.hpp"

namespace eightfold::reports {

std::string noun(std::uint64_t count, std::string_view singular, std::string_view plural) {
  if (count == 1) return std::string(singular);
  return plural.empty() ? std::string(singular) + "s" : std::string(plural);
}

std::string counted(std::uint64_t count, std::string_view singular, std::string_view plural) {
  return std::to_string(count) + ' ' + noun(count, singular, plural);
}

}  // namespace eightfold::reports
