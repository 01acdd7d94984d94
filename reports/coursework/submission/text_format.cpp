// Text: lines `key: value`, and placements under headings.
#include <fmt/core.h>

#include <algorithm>
#include <optional>

#include "reports/coursework/submission/keys.hpp"
#include "reports/coursework/submission/line_tree.hpp"
#include "reports/coursework/submission/steps.hpp"
#include "reports/notation/notation.hpp"
#include "reports/notation/scanner.hpp"
#include "reports/text/quote.hpp"
#include "reports/text/words.hpp"

namespace eightfold::coursework {
namespace {

using reports::trimmed;

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
    if (!line.empty() && reports::board_notation.recognizes(line)) {
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
    else if (reports::recognize_notation(line) == nullptr)
      refuse(place_,
             fmt::format("{} is neither a placement, like [1 3 0 2], nor a line like \"orbit count: 12\"",
                         reports::quote(line)));
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
      refuse(place_, fmt::format("{}: nothing after the colon; give a value", reports::quote(written)));
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

JsonTree tree_of_text(std::string_view text) { return TextReader().read(text); }

}  // namespace eightfold::coursework
