// Numbers with their exact text beside them, as reports::add_exact() writes them. A tool that keeps numbers
// as doubles rounds the number beyond 2^53, but not the text, so the text decides.
#include "reports/coursework/submission/internal/exact_numbers.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/text/internal/ascii.hpp"

namespace eightfold::coursework {
namespace {

constexpr std::size_t longest_count = 20;  // of 2^64 - 1

bool is_count(std::string_view text) {
  return !text.empty() && text.size() <= longest_count && std::ranges::all_of(text, reports::is_digit) &&
         (text == "0" || text[0] != '0');
}

std::optional<double> rounded(std::string_view text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

JsonTree* member_of(JsonTree& tree, std::string_view key) {
  auto* const object = std::get_if<JsonTree::Object>(&tree.value);
  if (object == nullptr) return nullptr;
  const auto at = std::ranges::find(*object, key, &JsonTree::Member::key);
  return at == object->end() ? nullptr : &at->value;
}

void take_number(JsonTree& number, const JsonTree& text, const std::string& name,
                 std::vector<std::string>& notes) {
  const std::string& digits = text.string(name + "_text");
  if (!is_count(digits))
    refuse(text.place, fmt::format("{}_text must be a whole number in quotes, not {}", name, text.what()));
  if (!number.is_number())
    refuse(number.place, fmt::format("{} must be a number, not {}", name, number.what()));
  std::string& written = std::get<JsonTree::NumberText>(number.value).text;
  if (written == digits) return;
  if (rounded(written) != rounded(digits))
    refuse(number.place,
           fmt::format("the orbit report contradicts itself: {0} is {1}, but {0}_text is {2}, which is exact",
                       name, written, digits));
  notes.push_back(
      fmt::format("{0} is {1}, a rounded number; {0}_text is exact and counts: {2}", name, written, digits));
  written = digits;
}

}  // namespace

void take_exact_number(JsonTree& object, std::string_view key, std::vector<std::string>& notes) {
  const std::string name(key);
  const JsonTree* text = object.find(name + "_text");
  JsonTree* number = member_of(object, key);
  if (text == nullptr || number == nullptr)
    refuse(object.place, fmt::format("the orbit report has no {}; it may be truncated",
                                     number == nullptr ? name : name + "_text"));
  auto* const numbers = std::get_if<JsonTree::Object>(&number->value);
  if (numbers == nullptr) return take_number(*number, *text, name, notes);
  if (text->object(name + "_text").size() != numbers->size())
    refuse(text->place, fmt::format("the orbit report contradicts itself: {0} and {0}_text differ", name));
  for (auto& [entry, place, value] : *numbers) {
    const JsonTree* digits = text->find(entry);
    if (digits == nullptr) refuse(place, fmt::format("{}_text has no {}", name, entry));
    take_number(value, *digits, entry, notes);
  }
}

}  // namespace eightfold::coursework
