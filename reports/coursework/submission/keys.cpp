#include "eightfold/reports/coursework/submission/keys.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <utility>

#include "eightfold/reports/coursework/submission/json_tree.hpp"
#include "reports/coursework/submission/internal/claim.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/ascii.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/suggestion.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

constexpr unsigned char first_byte_beyond_ascii = 0x80;

// Names of keys that are not claims, squeezed.
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> other_names = {
    {{"name", "author"}, {"student", "author"}, {"colours", "colors"}, {"placement", "placements"}}};

// Signs that do not belong to a name, and superscripts, which become digits.
bool is_silent(std::string_view rest) {
  constexpr std::array<std::string_view, 6> silent = {"°", "²", "³", "–", "’", "\xc2\xa0"};
  constexpr unsigned char mask = 0xc0;
  const bool continues = (static_cast<unsigned char>(rest[0]) & mask) == first_byte_beyond_ascii;
  return continues || std::ranges::any_of(silent, [&](auto sign) { return rest.starts_with(sign); });
}

}  // namespace

bool has_word(std::string_view words, std::string_view word) {
  for (auto at = words.find(word); at != std::string_view::npos; at = words.find(word, at + 1))
    if (at > 0 && words[at - 1] == ' ' && words.substr(at + word.size()).starts_with(' ')) return true;
  return false;
}

const std::vector<Claim>& all_claims() {
  static const std::vector<Claim> claims = [] {
    std::vector<Claim> all;
    for (const std::span<const Claim> part : defined_claims())
      all.insert(all.end(), part.begin(), part.end());
    std::ranges::sort(all, {}, &Claim::place);
    return all;
  }();
  return claims;
}

const Claim* claim_named(std::string_view name) {
  const auto it = std::ranges::find(all_claims(), name, &Claim::name);
  return it == all_claims().end() ? nullptr : &*it;
}

std::vector<std::string_view> claim_names() {
  std::vector<std::string_view> names;
  for (const Claim& claim : all_claims()) names.push_back(claim.name);
  return names;
}

std::optional<Claim::Form> form_of(std::string_view key) {
  const Claim* claim = claim_named(key == "placements" ? "solutions" : key);
  return claim == nullptr ? std::nullopt : std::optional(claim->form);
}

bool is_counted_list(std::string_view key) {
  return std::ranges::find(all_claims(), key, &Claim::counted_list) != all_claims().end();
}

std::string lower_case(std::string_view text) {
  std::string lower;
  for (const char c : text) lower += reports::to_lower(c);
  return lower;
}

std::string key_of(std::string_view written) {
  std::string key = lower_case(reports::trimmed(written));
  std::ranges::replace_if(
      key, [](char c) { return c == ' ' || c == '-'; }, '_');
  return key;
}

std::string squeezed(std::string_view written) {
  const auto comment = written.find(" (");
  if (comment != std::string_view::npos && comment > 0) written = written.substr(0, comment);
  std::string name;
  for (std::size_t i = 0; i < written.size(); ++i) {
    const char c = written[i];
    const std::string_view rest = written.substr(i);
    if (reports::is_letter(c) || reports::is_digit(c)) name += reports::to_lower(c);
    if (rest.starts_with("²")) name += '2';
    if (rest.starts_with("³")) name += '3';
    const bool is_foreign = static_cast<unsigned char>(c) >= first_byte_beyond_ascii;
    if (is_foreign && !is_silent(rest)) name += c;  // "orbit_сount" with a Cyrillic letter is another word
  }
  return name;
}

std::vector<std::string_view> top_keys() {
  std::vector<std::string_view> keys = claim_names();
  keys.insert(keys.end(), {"placements", "conventions"});
  for (const auto& more : {std::span<const std::string_view>(exercise_keys), {convention_keys}, {free_keys}})
    keys.insert(keys.end(), more.begin(), more.end());
  return keys;
}

std::string_view top_key_of(std::string_view written) {
  static const std::map<std::string, std::string_view, std::less<>> known = [] {
    std::map<std::string, std::string_view, std::less<>> names(other_names.begin(), other_names.end());
    for (const std::string_view key : top_keys()) names.emplace(squeezed(key), key);
    for (const Claim& claim : all_claims()) {
      names.emplace(squeezed(claim.title), claim.name);
      for (const std::string_view name : reports::split(claim.other_names, ' '))
        names.emplace(name, claim.name);
    }
    names.erase("");
    return names;
  }();
  const auto it = known.find(squeezed(written));
  return it == known.end() ? "" : it->second;
}

std::string invalid_name(std::string_view what, std::string_view given,
                         std::span<const std::string_view> names) {
  return fmt::format("{}: {} is not valid; choose {}{}", what, reports::quote(given),
                     reports::phrase(names, {}, "or"), reports::did_you_mean(key_of(given), names));
}

std::string key_hint(std::string_view written, std::span<const std::string_view> known) {
  const std::string nearest = reports::did_you_mean(key_of(written), known);
  constexpr std::size_t most_shown = 16;
  const auto shown = known.first(std::min(most_shown, known.size()));
  return !nearest.empty() ? nearest
                          : fmt::format("; known keys: {}{}", reports::joined(shown),
                                        shown.size() < known.size() ? ", …" : "");
}

std::size_t index_in(std::span<const std::string_view> names, const JsonTree& tree, std::string_view what,
                     bool lenient) {
  const std::string& text = tree.string(what);
  const auto it = std::ranges::find(names, lenient ? key_of(text) : text);
  if (it == names.end()) refuse(tree.place, invalid_name(what, text, names));
  return static_cast<std::size_t>(it - names.begin());
}

}  // namespace eightfold::coursework
