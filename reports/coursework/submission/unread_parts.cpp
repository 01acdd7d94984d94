#include "reports/coursework/submission/internal/unread_parts.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "reports/coursework/submission/internal/line_grammar.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/utf8.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

constexpr std::size_t most_parts_of_a_claim = 50;
constexpr std::size_t most_failures = 1000;
constexpr std::size_t most_notes = 20;

// On one line, printable and not long.
std::string shortened(std::string_view text) {
  constexpr std::size_t most_characters = 80;
  std::string line;
  std::size_t count = 0;
  text = reports::trimmed(text);
  while (!text.empty() && count++ < most_characters) {
    const std::size_t length = reports::first_character(text).length;
    line += text[0] == '\n' ? std::string_view(" / ") : text.substr(0, length);
    text.remove_prefix(length);
  }
  return reports::printable(line) + (text.empty() ? "" : "…");
}

}  // namespace

void UnreadParts::add(std::string_view claim, std::string_view written, std::string_view reason,
                      Place place) {
  const bool full = is_full(claim);
  const auto it = counts_.find(claim);
  ++(it == counts_.end() ? counts_.emplace(claim, 0).first : it)->second;
  if (!full) parts_.push_back({std::string(claim), shortened(written), std::string(reason), place});
  if (place.line >= lines_.size()) lines_.resize(place.line + 1);
  lines_[place.line] = true;
}

void UnreadParts::add_unknown(std::string_view written, std::string_view reason, Place place) {
  const bool full = is_full("");
  add("", written, reason, place);
  if (!full) parts_.back().is_unknown = true;
}

std::size_t UnreadParts::count(std::string_view claim) const {
  const auto it = counts_.find(claim);
  return it == counts_.end() ? 0 : it->second;
}

bool UnreadParts::is_full(std::string_view claim) const { return count(claim) >= most_parts_of_a_claim; }

bool UnreadParts::is_hopeless(std::string_view claim) const {
  return !claim.empty() && count(claim) >= most_failures;
}

void UnreadParts::note(Place place, std::string_view text) {
  if (notes_.size() < most_notes)
    notes_.push_back(place.line == 0 ? std::string(text) : fmt::format("line {}: {}", place.line, text));
}

void UnreadParts::note_base(Place place, int base) {
  note(place, fmt::format("these placements are numbered from {}", base));
  other_base_ = base;
}

void UnreadParts::finish(Submission& submission) && {
  std::size_t omitted = 0;
  for (const auto& [claim, count] : counts_)
    if (count > most_parts_of_a_claim) {
      submission.more_unread[claim] = count - most_parts_of_a_claim;
      omitted += count - most_parts_of_a_claim;
    }
  if (omitted > 0)
    notes_.push_back(fmt::format("{} more cannot be read.",
                                 reports::counted(omitted, "line or value", "lines or values")));
  submission.unread = std::move(parts_);
  submission.unread_lines = static_cast<std::size_t>(std::ranges::count(lines_, true));
  submission.notes.insert(submission.notes.end(), notes_.begin(), notes_.end());
}

bool is_left_blank(const JsonTree& tree) {
  return tree.is_null() || (tree.is_string() && is_blank(tree.string("a value")));
}

std::string written_of(const JsonTree& tree) {
  if (tree.is_string()) return tree.string("a value");
  if (const auto* number = std::get_if<JsonTree::NumberText>(&tree.value)) return number->text;
  return tree.what();
}

}  // namespace eightfold::coursework
