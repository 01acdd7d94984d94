#include "reports/cli/options/content_option.hpp"

#include "eightfold/symmetry/acting_group.hpp"
#include "eightfold/symmetry/chain.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {

std::optional<Content> content_of(const CommandLine& line) {
  const auto text = line.value_of(content_option.name);
  if (!text) return std::nullopt;
  Content content;
  for (const std::string_view number : reports::split(*text, ','))
    content.push_back(parse_number<int>("--content", std::string(number), {0, most_acted_points}));
  if (content.size() > most_colors)
    throw usage_error("--content: {} colors; give the points of at most {}", content.size(), most_colors);
  return content;
}

}  // namespace eightfold::cli
