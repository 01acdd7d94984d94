// A tree built from the events of nlohmann_json's parser, which do not contain places. The parser therefore
// reads from a buffer, which knows what remains. Between two events there are only white space, commas,
// colons and the token of the second event, so the positions give the place of every token.
#include "eightfold/reports/coursework/submission/json_tree.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <utility>

#include "eightfold/reports/coursework/submission/keys.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/utf8.hpp"

namespace eightfold::coursework {
namespace {

using reports::quote;

constexpr std::size_t deepest = 16;

// Finds the places of ascending offsets in one pass over the text.
class PlaceFinder {
 public:
  explicit PlaceFinder(std::string_view text) : text_(text) {}

  Place at(std::size_t offset) {
    for (; seen_ < offset; ++seen_)
      if (text_[seen_] == '\n') {
        ++line_;
        line_start_ = seen_ + 1;
      }
    return {line_, offset - line_start_ + 1};
  }

 private:
  std::string_view text_;
  std::size_t seen_ = 0;
  std::size_t line_ = 1;
  std::size_t line_start_ = 0;
};

class TreeBuilder : public nlohmann::json_sax<nlohmann::json> {
 public:
  TreeBuilder(std::string_view text, std::streambuf& input, RepeatedKey repeated)
      : text_(text), input_(input), repeated_(repeated), places_(text) {}

  JsonTree root;

  bool null() override { return add(nullptr); }
  bool boolean(bool value) override { return add(value); }
  bool number_integer(number_integer_t) override { return add_number(); }
  bool number_unsigned(number_unsigned_t) override { return add_number(); }
  bool number_float(number_float_t, const string_t&) override { return add_number(); }
  bool string(string_t& value) override {
    check_text(value);
    return add(std::move(value));
  }
  bool binary(binary_t&) override { return false; }

  bool start_array(std::size_t) override { return open(JsonTree::Array()); }
  bool start_object(std::size_t) override { return open(JsonTree::Object()); }
  bool end_array() override { return close(); }
  bool end_object() override { return close(); }

  bool key(string_t& key) override {
    check_text(key);
    const Place place = take_token();
    auto& members = std::get<JsonTree::Object>(open_.back()->value);
    if (repeated_ == RepeatedKey::refused && !keys_.back().insert(key).second)
      refuse(place, fmt::format("the key {} is given twice", quote(key)));
    members.push_back({std::move(key), place, {}});
    return true;
  }

  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception& error) override {
    // A number beyond the range of double is well-formed JSON, but the parser stops at it.
    const std::size_t offset = token_start();
    if (dynamic_cast<const nlohmann::json::out_of_range*>(&error) != nullptr)
      refuse(places_.at(offset), "a number is out of range");
    const std::size_t end = position();
    if (offset < text_.size() && text_[offset] == '"' && end == text_.size())
      refuse(places_.at(offset), "this string has no closing quotation mark");
    if (offset >= text_.size()) refuse(places_.at(text_.size()), "the JSON ends too early");
    const std::string_view rest = text_.substr(offset);
    if (rest.starts_with("//") || rest.starts_with("/*") || rest.starts_with('#'))
      refuse(places_.at(offset), "JSON has no comments; remove this one");
    const auto before = text_.substr(0, offset).find_last_not_of(" \t\r\n");
    if ((rest[0] == '}' || rest[0] == ']') && before != std::string_view::npos && text_[before] == ',')
      refuse(places_.at(before), fmt::format("remove the comma before {}", rest[0]));
    refuse(places_.at(offset), fmt::format("not JSON: unexpected {}",
                                           quote(text_.substr(offset, std::max(end, offset + 1) - offset))));
  }

 private:
  // Escapes such as \u0001 can also give control characters.
  void check_text(const std::string& text) {
    if (const auto bad = reports::find_bad_byte(text))
      refuse(places_.at(token_start()), fmt::format("in the string: {}", bad->what));
  }

  // The number of bytes that the parser has read.
  std::size_t position() const { return text_.size() - static_cast<std::size_t>(input_.in_avail()); }

  // The start of the next token.
  std::size_t token_start() const {
    std::size_t start = taken_;
    while (start < text_.size() && std::string_view(" \t\r\n,:").find(text_[start]) != std::string_view::npos)
      ++start;
    return start;
  }

  Place take_token() {
    const std::size_t start = token_start();
    taken_ = position();
    return places_.at(start);
  }

  JsonTree& place_for_value() {
    if (open_.empty()) return root;
    if (auto* array = std::get_if<JsonTree::Array>(&open_.back()->value)) return array->emplace_back();
    return std::get<JsonTree::Object>(open_.back()->value).back().value;
  }

  template <typename Value>
  bool add(Value value) {
    const Place place = take_token();
    JsonTree& tree = place_for_value();
    tree.place = place;
    tree.value = std::move(value);
    return true;
  }

  // Keeps the text of the number. The parser has already read one character more.
  bool add_number() {
    const std::size_t start = token_start();
    const std::string_view rest = text_.substr(start);
    return add(JsonTree::NumberText{std::string(rest.substr(0, rest.find_first_not_of("+-0123456789.eE")))});
  }

  template <typename Container>
  bool open(Container container) {
    const Place place = take_token();
    if (open_.size() == deepest) refuse(place, fmt::format("nested deeper than {} levels", deepest));
    JsonTree& tree = place_for_value();
    tree.place = place;
    tree.value = std::move(container);
    open_.push_back(&tree);
    keys_.emplace_back();
    return true;
  }

  bool close() {
    taken_ = position();
    open_.pop_back();
    keys_.pop_back();
    return true;
  }

  std::string_view text_;
  std::streambuf& input_;
  RepeatedKey repeated_;
  PlaceFinder places_;
  std::size_t taken_ = 0;
  std::vector<JsonTree*> open_;  // stable, since an array grows only while none of its items is open
  std::vector<std::set<std::string>> keys_;
};

template <typename Kind>
const Kind& expect(const JsonTree& tree, std::string_view name, std::string_view kind) {
  if (const auto* held = std::get_if<Kind>(&tree.value)) return *held;
  refuse(tree.place, fmt::format("{} must be {}, not {}", name, kind, tree.what()));
}

template <typename Value>
Value number_in_range(const JsonTree& tree, std::string_view name, std::string_view kind, Value least,
                      Value greatest) {
  const std::string range = fmt::format("{} from {} to {}", kind, least, greatest);
  const std::string text = plain_number(expect<JsonTree::NumberText>(tree, name, range).text);
  Value number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || !(least <= number && number <= greatest))
    refuse(tree.place, fmt::format("{} must be {}, not {}", name, range, tree.what()));
  return number;
}

}  // namespace

std::string words_of(Place place) {
  if (place.line == 0) return "";
  return place.column == 0 ? fmt::format("line {}", place.line)
                           : fmt::format("line {}, column {}", place.line, place.column);
}

PlacedError::PlacedError(Place place, std::string_view reason)
    : ParseError(place.line == 0 ? std::string(reason) : fmt::format("{}: {}", words_of(place), reason)),
      place_(place),
      reason_(reason) {}

void refuse(Place place, std::string_view message) { throw PlacedError(place, message); }

std::string JsonTree::what() const {
  if (const auto* number = std::get_if<NumberText>(&value))
    return fmt::format("the number {}",
                       number->text.size() > 40 ? number->text.substr(0, 40) + "…" : number->text);
  if (const auto* text = std::get_if<std::string>(&value)) return fmt::format("the text {}", quote(*text));
  constexpr std::array<std::string_view, 6> names = {"null", "true or false", "", "", "a list", "an object"};
  return std::string(names.at(value.index()));
}

const JsonTree::Array& JsonTree::array(std::string_view name) const {
  return expect<Array>(*this, name, "a list");
}
const JsonTree::Object& JsonTree::object(std::string_view name) const {
  return expect<Object>(*this, name, "an object");
}
const std::string& JsonTree::string(std::string_view name) const {
  return expect<std::string>(*this, name, "text in quotes");
}
bool JsonTree::boolean(std::string_view name) const { return expect<bool>(*this, name, "true or false"); }

std::int64_t JsonTree::whole(std::string_view name, std::int64_t least, std::int64_t greatest) const {
  return number_in_range(*this, name, "a whole number", least, greatest);
}
double JsonTree::real(std::string_view name, double least, double greatest) const {
  return number_in_range(*this, name, "a number", least, greatest);
}

const JsonTree* JsonTree::find(std::string_view key) const {
  const auto* members = std::get_if<Object>(&value);
  if (members == nullptr) return nullptr;
  const auto it = std::ranges::find(*members, key, &Member::key);
  return it == members->end() ? nullptr : &it->value;
}

void expect_keys(const JsonTree::Object& object, std::span<const std::string_view> known) {
  for (const auto& member : object)
    if (std::find(known.begin(), known.end(), member.key) == known.end())
      refuse(member.place, fmt::format("unknown key {}{}", quote(member.key), key_hint(member.key, known)));
}

void expect_schema(const JsonTree& object, std::string_view name) {
  const std::string schema = fmt::format("urn:eightfold:schema:{}:1.0", name);
  for (const auto& [key, expected] :
       {std::pair("$schema", schema), std::pair("schema_version", std::string("1.0"))})
    if (const JsonTree* found = object.find(key); found != nullptr && found->string(key) != expected)
      refuse(found->place, fmt::format("{} must be \"{}\", not {}", key, expected, found->what()));
}

std::string plain_number(std::string_view text) {
  constexpr int longest = 40;
  const std::string sign(text.starts_with('-') ? "-" : "");
  const std::string_view mantissa = text.substr(sign.size(), text.find_first_of("eE") - sign.size());
  const auto point = std::min(mantissa.find('.'), mantissa.size());
  std::string figures(mantissa.substr(0, point));
  if (point < mantissa.size()) figures += mantissa.substr(point + 1);
  int exponent = 0;
  if (const auto e = text.find_first_of("eE"); e != std::string_view::npos) {
    const std::string_view power = text.substr(text[e + 1] == '+' ? e + 2 : e + 1);
    const auto [end, error] = std::from_chars(power.data(), power.data() + power.size(), exponent);
    if (error != std::errc()) return std::string(text);
  }
  if (figures.size() > longest || std::abs(exponent) > longest) return std::string(text);
  const int whole = static_cast<int>(point) + exponent;  // the number of digits before the point
  if (whole < 1) figures.insert(0, static_cast<std::size_t>(1 - whole), '0');
  const auto front = static_cast<std::size_t>(std::max(whole, 1));
  if (figures.size() < front) figures.append(front - figures.size(), '0');
  if (figures.size() > longest) return std::string(text);
  std::string fraction = figures.substr(front);
  fraction.erase(fraction.find_last_not_of('0') + 1);
  figures.resize(front);
  figures.erase(0, std::min(figures.find_first_not_of('0'), front - 1));
  return sign + figures + (fraction.empty() ? "" : "." + fraction);
}

Place place_of(std::string_view text, std::size_t offset) {
  return PlaceFinder(text).at(std::min(offset, text.size()));
}

JsonTree parse_json_tree(std::string_view text, RepeatedKey repeated) {
  if (const auto bad = reports::find_bad_byte(text)) refuse(place_of(text, bad->offset), bad->what);
  std::istringstream input{std::string(text)};
  TreeBuilder builder(text, *input.rdbuf(), repeated);
  nlohmann::json::sax_parse(input, &builder);
  return std::move(builder.root);
}

}  // namespace eightfold::coursework
