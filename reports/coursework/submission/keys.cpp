#include "eightfold/reports/coursework/submission/keys.hpp"

#include <fmt/core.h>

#include "eightfold/reports/coursework/submission/json_tree.hpp"
#include "eightfold/reports/notation/internal/scanner.hpp"
#include "eightfold/reports/text/internal/quote.hpp"
#include "eightfold/reports/text/internal/suggestion.hpp"
#include "eightfold/reports/text/internal/words.hpp"

namespace eightfold::coursework {

std::vector<std::string_view> names_of(std::span<const ClaimKey> keys) {
  std::vector<std::string_view> names;
  for (const ClaimKey& key : keys) names.push_back(key.name);
  return names;
}

std::string key_of(std::string_view written) {
  std::string key(reports::trimmed(written));
  for (char& c : key) {
    if (c == ' ' || c == '-') c = '_';
    if ('A' <= c && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return key;
}

std::string invalid_name(std::string_view what, std::string_view given,
                         std::span<const std::string_view> names) {
  return fmt::format("{}: {} is not valid; choose {}{}", what, reports::quote(given),
                     reports::phrase(names, {}, "or"), reports::did_you_mean(key_of(given), names));
}

std::size_t index_in(std::span<const std::string_view> names, const JsonTree& tree, std::string_view what,
                     bool lenient) {
  const std::string& text = tree.string(what);
  const auto it = std::ranges::find(names, lenient ? key_of(text) : text);
  if (it == names.end()) refuse(tree.place, invalid_name(what, text, names));
  return static_cast<std::size_t>(it - names.begin());
}

}  // namespace eightfold::coursework
