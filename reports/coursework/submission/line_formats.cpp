// The formats that consist of lines. CSV has a header line, then a key and a value on each line. Text has
// lines `key: value`, and placements under headings.
#include <fmt/core.h>

#include <algorithm>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "eightfold/reports/coursework/submission/internal/steps.hpp"
#include "eightfold/reports/coursework/submission/keys.hpp"
#include "eightfold/reports/notation/internal/scanner.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/reports/text/internal/quote.hpp"
#include "eightfold/reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

using reports::quote;
using reports::trimmed;

constexpr std::string_view one_orbit = "orbit";

// A number, or a string for text and for numbers so large that JSON needs quotes.
JsonTree scalar(Place place, std::string_view text) {
  constexpr std::size_t most_digits = 18;
  const bool is_number =
      !text.empty() && text.size() <= most_digits && reports::consists_of(text, "0123456789.-+");
  if (is_number) return {place, JsonTree::NumberText{std::string(text)}};
  return {place, std::string(text)};
}

bool is_top_key(std::string_view key) {
  return is_among(exercise_keys, key) || is_among(free_keys, key) ||
         std::ranges::find(number_keys, key, &ClaimKey::name) != number_keys.end();
}

// Builds the JSON object of a submission from the lines of text or CSV.
class LineTree {
 public:
  // Adds a key and its value. A key that submissions do not have at the top level becomes an entry of
  // `group`, or of fixed_points without a group. Throws ParseError for a repeated key.
  void set(Place place, const std::string& key, std::string_view value, std::string_view group = {}) {
    JsonTree::Object* object = &root_;
    const std::string_view parent = is_among(convention_keys, key) ? "conventions"
                                    : is_top_key(key)              ? ""
                                    : group.empty()                ? "fixed_points"
                                                                   : group;
    if (!parent.empty())
      object = &std::get<JsonTree::Object>(member(place, parent, {place, JsonTree::Object()}).value);
    if (!given_.emplace(parent, key).second)
      refuse(place, fmt::format("the key {} is given twice", quote(key)));
    JsonTree tree = is_among(free_keys, key) ? JsonTree{place, std::string(value)} : scalar(place, value);
    object->push_back({key, place, std::move(tree)});
  }

  // Begins a list, or another list in `orbits` for the key "orbit". Throws ParseError for a repeated key.
  void begin_list(Place place, const std::string& key) {
    if (std::ranges::find(root_, key, &JsonTree::Member::key) != root_.end())
      refuse(place, fmt::format("the heading {} occurs twice", quote(key)));
    list_ = key;
    length_ = 0;
    if (key == one_orbit)
      array(place, "orbits").push_back({place, JsonTree::Array()});
    else
      root_.push_back({key, place, {place, JsonTree::Array()}});
  }

  // Adds to the current list, which is `placements` at first.
  void add_placement(Place place, std::string_view text) {
    auto* list = &array(place, list_ == one_orbit ? "orbits" : list_);
    if (list_ == one_orbit) list = &std::get<JsonTree::Array>(list->back().value);
    list->push_back({place, std::string(text)});
    ++length_;
  }

  void add_stabilizer(Place place, std::string_view placement, std::string_view stabilizer) {
    JsonTree::Object entry;
    entry.push_back({"placement", place, {place, std::string(placement)}});
    entry.push_back({"stabilizer", place, {place, std::string(stabilizer)}});
    array(place, "stabilizers").push_back({place, std::move(entry)});
  }

  // The number of placements in the current list.
  std::size_t length_of_list() const { return length_; }

  JsonTree finish() && { return {{1, 0}, std::move(root_)}; }

 private:
  JsonTree& member(Place place, std::string_view key, JsonTree otherwise) {
    const auto it = std::ranges::find(root_, key, &JsonTree::Member::key);
    if (it != root_.end()) return it->value;
    return root_.emplace_back(JsonTree::Member{std::string(key), place, std::move(otherwise)}).value;
  }

  JsonTree::Array& array(Place place, std::string_view key) {
    return std::get<JsonTree::Array>(member(place, key, {place, JsonTree::Array()}).value);
  }

  JsonTree::Object root_;
  std::set<std::pair<std::string, std::string>> given_;  // pairs of parent and key
  std::string list_ = "placements";
  std::size_t length_ = 0;
};

// Calls `use` with each line that is neither empty nor a comment, and with its number.
template <typename Use>
void for_each_line(std::string_view text, Use use) {
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::size_t length = std::min(text.find('\n'), text.size());
    const std::string_view line = trimmed(text.substr(0, length));
    text.remove_prefix(std::min(length + 1, text.size()));
    if (!line.empty() && !line.starts_with('#') && !use(line, number)) return;
  }
}

// Cells are separated by commas, or by semicolons or tabs as in some spreadsheets, and may be quoted.
std::vector<std::string> cells_of(std::string_view line, Place place) {
  std::vector<std::string> cells(1);
  bool quoted = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const char c = line[i];
    if (c == '"' && quoted && i + 1 < line.size() && line[i + 1] == '"')
      cells.back() += line[++i];
    else if (c == '"')
      quoted = !quoted;
    else if (!quoted && (c == ',' || c == ';' || c == '\t'))
      cells.emplace_back();
    else
      cells.back() += c;
  }
  if (quoted) refuse(place, "a quotation mark is not closed");
  for (std::string& cell : cells) cell = std::string(trimmed(cell));
  while (cells.size() > 2 && cells.back().empty()) cells.pop_back();  // spreadsheets pad lines
  return cells;
}

bool is_heading(const std::vector<std::string>& cells) {
  return cells.size() == 2 && key_of(cells[0]) == "element" && key_of(cells[1]) == "fixed";
}

constexpr std::string_view stabilizer_of = "stabilizer_of";

// The placement in "Stabilizer of [0 1 2]".
std::optional<std::string_view> subject_of_stabilizer(std::string_view written) {
  if (written.size() < stabilizer_of.size()) return std::nullopt;
  if (key_of(written.substr(0, stabilizer_of.size())) != stabilizer_of) return std::nullopt;
  return trimmed(written.substr(stabilizer_of.size()));
}

class TextReader {
 public:
  JsonTree read(std::string_view text) && {
    while (!text.empty()) {
      const std::string_view line = text.substr(0, text.find('\n'));
      text.remove_prefix(std::min(line.size() + 1, text.size()));
      ++place_.line;
      const std::string_view content = trimmed(line.substr(0, line.find('#')));
      const bool only_a_comment = content.empty() && !trimmed(line).empty();
      if (only_a_comment) continue;
      place_.column = content.empty() ? 0 : static_cast<std::size_t>(content.data() - line.data()) + 1;
      add_line(content);
    }
    finish_board();
    return std::move(tree_).finish();
  }

 private:
  void add_line(std::string_view line) {
    if (!line.empty() && reports::board_notation.may_read(line)) {
      if (board_.empty()) board_place_ = place_;
      board_.append(line).append("\n");
      return;
    }
    finish_board();
    if (line.empty()) return;
    if (line.starts_with(R"({"total")")) return check_total(line);
    const auto separator = line.find_first_of(":=");
    const bool has_key = separator != std::string_view::npos &&
                         (subject_of_stabilizer(line) || line.find_first_of("[({/") > separator);
    if (has_key)
      add_entry(line.substr(0, separator), trimmed(line.substr(separator + 1)));
    else if (!reports::resembles_placement(line))
      refuse(place_,
             fmt::format("{} is neither a placement, like [1 3 0 2], nor a line like \"orbit count: 12\"",
                         quote(line)));
    else
      add_placement(place_, line);
  }

  void add_entry(std::string_view written, std::string_view value) {
    if (const auto subject = subject_of_stabilizer(written))
      return tree_.add_stabilizer(place_, *subject, value);
    const std::string key = key_of(written);
    if (is_among(placement_list_keys, key) || key == "orbit") {
      if (reports::consists_of(value, "0123456789") && !value.empty())
        refuse(place_,
               fmt::format(
                   "{} is a list; write its placements below this heading, one per line, or give its length "
                   "as \"solution count: {}\" or \"orbit count: {}\"",
                   key, value, value));
      group_.clear();
      tree_.begin_list(place_, key);
      if (!value.empty()) tree_.add_placement(place_, value);
    } else if (is_among(entry_group_keys, key) && value.empty()) {
      group_ = key;
    } else if (key == "orbits") {
      refuse(place_, "orbits: write \"orbit:\" above each orbit, or \"orbit count: 12\" for their number");
    } else if (key == "stabilizers") {
      refuse(place_, "stabilizers: write \"stabilizer of [1 3 0 2]: quarter turn\", one line each");
    } else if (value.empty()) {
      refuse(place_, fmt::format("{}: nothing after the colon; give a value", quote(written)));
    } else {
      tree_.set(place_, key, value, group_);
    }
  }

  void add_placement(Place place, std::string_view text) {
    if (!group_.empty())
      refuse(place,
             fmt::format("{}: lines below this heading have the form \"name: number\"; this is a placement",
                         group_));
    tree_.add_placement(place, text);
  }

  void finish_board() {
    if (!board_.empty()) add_placement(board_place_, board_);
    board_.clear();
  }

  // The last line of ndjson gives the number of placements.
  void check_total(std::string_view line) const {
    const JsonTree tree = parse_json_tree(line);
    const JsonTree* total = tree.find("total");
    const auto found = static_cast<std::int64_t>(tree_.length_of_list());
    constexpr std::int64_t most = 1'000'000'000'000;
    if (total == nullptr || total->whole("total", 0, most) != found)
      refuse(place_, fmt::format("the total does not match: {} before it",
                                 reports::counted(tree_.length_of_list(), "placement")));
  }

  LineTree tree_;
  Place place_;
  std::string group_;  // the heading of the current entries
  std::string board_;  // the current lines of a drawn board
  Place board_place_;
};

}  // namespace

bool is_csv(std::string_view text) {
  bool found = false;
  for_each_line(text, [&](std::string_view line, std::size_t) {
    constexpr std::size_t longest_heading = 100;
    const bool may_be = line.size() < longest_heading && std::count(line.begin(), line.end(), '"') % 2 == 0;
    found = may_be && is_heading(cells_of(line, {}));
    return false;
  });
  return found;
}

JsonTree tree_of_csv(std::string_view text) {
  LineTree tree;
  bool heading = true;
  for_each_line(text, [&](std::string_view line, std::size_t number) {
    const Place place{number, 0};
    const auto cells = cells_of(line, place);
    if (cells.size() != 2 || cells[0].empty() || cells[1].empty())
      refuse(place, fmt::format("{} is not a name and a number, like \"rotate180,4\"", quote(line)));
    if (!heading) tree.set(place, key_of(cells[0]), cells[1]);
    heading = false;
    return true;
  });
  return std::move(tree).finish();
}

JsonTree tree_of_text(std::string_view text) { return TextReader().read(text); }

}  // namespace eightfold::coursework
