// Plain text, Markdown and CSV. All of them consist of lines: a key and a value, a row of a table, a heading,
// or a placement. One reader takes them all, since students mix them. Its result is the tree that the same
// submission would have in JSON, so that a key has the same meaning in every format.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "eightfold/reports/coursework/submission/keys.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "reports/coursework/submission/internal/claim.hpp"
#include "reports/coursework/submission/internal/element_names.hpp"
#include "reports/coursework/submission/internal/line_grammar.hpp"
#include "reports/coursework/submission/internal/line_tree.hpp"
#include "reports/coursework/submission/internal/steps.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/utf8.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

using Form = Claim::Form;
using reports::quote;
using reports::trimmed;

// Names and values that are kept. Each takes a quarter of a kilobyte, and no exercise asks for as many.
constexpr std::size_t most_entries = 100'000;

constexpr std::string_view one_orbit = "orbit";
constexpr std::string_view stabilizer_of = "stabilizer_of";

// The text after "Stabilizer of".
std::optional<std::string_view> subject_of_stabilizer(std::string_view written) {
  if (written.size() < stabilizer_of.size()) return std::nullopt;
  if (key_of(written.substr(0, stabilizer_of.size())) != stabilizer_of) return std::nullopt;
  return trimmed(written.substr(stabilizer_of.size()));
}

// The key of a heading: a top key, or "orbit" for "orbit" and "Orbit 3".
std::string_view heading_of(std::string_view written) {
  const std::string name = squeezed(written);
  if (name.starts_with(one_orbit) && reports::consists_of(name.substr(one_orbit.size()), digits))
    return one_orbit;
  const std::string_view key = top_key_of(written);
  return form_of(key) >= Form::placements ? key : "";
}

bool has_digit(std::string_view text) { return text.find_first_of(digits) != std::string_view::npos; }

std::string_view unquoted(std::string_view value) {
  const bool quoted = value.size() > 1 && value.front() == '"' && value.back() == '"';
  return quoted && value.find('"', 1) == value.size() - 1 ? cleaned(value.substr(1, value.size() - 2))
                                                          : value;
}

class TextReader {
 public:
  explicit TextReader(UnreadParts& unread) : unread_(unread) {}

  JsonTree read(std::string_view text) && {
    const char line_end = text.find('\n') == std::string_view::npos ? '\r' : '\n';  // of old spreadsheets
    while (!text.empty()) {
      const std::string_view line = text.substr(0, text.find(line_end));
      text.remove_prefix(std::min(line.size() + 1, text.size()));
      ++place_.line;
      const std::string_view content = trimmed(line);
      place_.column = content.empty() ? 0 : static_cast<std::size_t>(content.data() - line.data()) + 1;
      if (const auto bad = reports::find_bad_byte(line))
        add_damaged(content, *bad);
      else if (reports::comment_start(content) == 0)
        add_hash_line(content);
      else
        add_content(reports::without_comment(content));
    }
    finish_board();
    return std::move(tree_).finish();
  }

 private:
  // A line with bytes that are not text, for example in another encoding than UTF-8. It costs the claim that
  // it belongs to; the name of an author keeps its other characters.
  void add_damaged(std::string_view line, const reports::BadByte& bad) {
    finish_board();
    const auto separator = line.find_first_of(":=;,|\t");
    const std::string_view key = separator == std::string_view::npos
                                     ? std::string_view()
                                     : top_key_of(cleaned(without_bullet(line.substr(0, separator))));
    if (key == "author") return add_entry(key, reports::clean_line(cleaned(line.substr(separator + 1))));
    const bool is_claim = claim_named(key) != nullptr;
    const std::string_view claim = is_claim            ? key
                                   : !group_.empty()   ? group_
                                   : list_key_.empty() ? std::string_view()
                                                       : claim_of(list_key_);
    unread_.add(claim, line, bad.what, {place_.line, bad.offset + 1});
  }

  // A heading of Markdown, or a comment. A single # begins a comment, unless it is a heading and no other
  // heading is open.
  void add_hash_line(std::string_view line) {
    const auto hashes = std::min(line.find_first_not_of('#'), line.size());
    std::string_view written = cleaned(line.substr(hashes));
    while (written.ends_with('#') || written.ends_with(':'))
      written = cleaned(written.substr(0, written.size() - 1));
    if (hashes == 1 && has_plain_heading_) return;
    const auto words = hashes > 1 ? find_separator(written) : std::nullopt;  // "## Solutions, all of them"
    const std::string_view name = cleaned(written.substr(0, words.value_or(written.size())));
    const std::string_view key = heading_of(name);
    if (key.empty() && (hashes == 1 || !is_unknown_heading(name))) return;
    finish_board();
    if (key.empty()) return open_unknown(name);
    open(key);
  }

  void add_content(std::string_view line) {
    if (!line.empty() && reports::board_notation.may_read(line)) {
      if (board_.empty()) board_place_ = place_;
      board_.append(line).append("\n");
      return;
    }
    finish_board();
    if (line.empty() || line.starts_with("```") || line.starts_with("~~~")) return;
    if (line.starts_with(R"({"total")") || line.starts_with(R"({"kind")")) return check_total(line);
    add_line(without_bullet(line));
  }

  void add_line(std::string_view line) {
    const bool is_row = line.find_first_of("Qq") != std::string_view::npos;
    if (is_row && line.find('_') != std::string_view::npos && reports::consists_of(line, "_Qq \t"))
      return add_prose(line);  // "_ Q _ _", without emphasis
    line = cleaned(line);
    if (line.empty() || is_reason(line)) return;
    if (const auto subject = subject_of_stabilizer(line)) return add_stabilizer(*subject, line);
    if (line.find('|') != std::string_view::npos) return add_row(line);
    line = unquoted(line);
    if (looks_like_placement(line)) return add_placement(place_, line);
    const bool begins_with_placement =
        line.starts_with('[') || line.starts_with('(') || line.starts_with('{');
    if (group_ == "stabilizers" && begins_with_placement) return add_stabilizer(line, line);
    const auto aligned = aligned_number(line);
    const bool is_aligned = aligned && !find_separator(aligned->key) &&
                            (!top_key_of(aligned->key).empty() || is_element_name(aligned->key));
    if (is_aligned) return add_entry(aligned->key, aligned->number);
    if (const auto at = begins_with_placement ? std::nullopt : find_separator(line)) {
      if (line[*at] != ':' && line[*at] != '=') return add_cells(cells_of(line, line[*at]), line);
      return add_entry(cleaned(line.substr(0, *at)), cleaned(line.substr(*at + 1)));
    }
    if (const std::string_view key = heading_of(line); !key.empty()) return add_heading(key);
    add_prose(line);
  }

  // A row of a Markdown table.
  void add_row(std::string_view line) {
    if (is_rule_of_table(line)) return;
    if (line.starts_with('|')) line.remove_prefix(1);
    if (line.ends_with('|')) line.remove_suffix(1);
    add_cells(cells_of(line, '|'), line);
  }

  void add_cells(const std::vector<std::string>& cells, std::string_view line) {
    if (std::ranges::all_of(cells, [](const std::string& cell) { return cell.empty(); })) return;
    if (cells.size() == 1) return add_cell(cells[0]);
    if (const auto columns = columns_of(cells)) {
      for (std::size_t i = 0; i < cells.size(); ++i)
        if (i != columns->key && i != columns->value && !cells[i].empty()) note_ignored(cells[i]);
      columns_ = columns;
      group_ = columns->group;
      return;
    }
    if (top_key_of(cells[0]) == "content")
      return add_entry(cells[0], reports::joined(std::span(cells).subspan(1), ","));
    if (const std::string placement = placement_of(cells); !placement.empty())
      return add_placement(place_, placement);
    const Columns columns = columns_.value_or(Columns());
    if (cells.size() > columns.count || cells.size() <= columns.key) return refuse_row(cells[0], line);
    const std::string value = columns.value < cells.size() ? cells[columns.value] : "";
    add_entry(cells[columns.key], value);
  }

  // A line or a heading in a table, or a name whose number is left blank.
  void add_cell(std::string_view cell) {
    const bool is_left_blank =
        heading_of(cell).empty() && (!top_key_of(cell).empty() || is_element_name(cell));
    if (!is_left_blank) add_line(cell);
  }

  void refuse_row(std::string_view written, std::string_view line) {
    const std::string_view key = top_key_of(written);
    const bool is_claim = claim_named(key) != nullptr;
    unread_.add(is_claim                           ? key
                : is_element_name(key_of(written)) ? "fixed_points"
                                                   : "",
                line, fmt::format("{} is not a name and a number, like \"rotate180,4\"", quote(line)),
                place_);
  }

  void add_stabilizer(std::string_view subject, std::string_view line) {
    const auto separator = subject.find_last_of(":=;|\t");
    const std::string_view value =
        separator == std::string_view::npos ? "" : cleaned(subject.substr(separator + 1));
    if (separator == std::string_view::npos)
      return unread_.add(
          "stabilizers", line,
          "it is not a placement and its stabilizer, like \"stabilizer of [1 3 0 2]: quarter turn\"", place_);
    if (!is_blank(value)) tree_.add_stabilizer(place_, cleaned(subject.substr(0, separator)), value);
  }

  void add_entry(std::string_view written, std::string_view value) {
    value = unquoted(value);
    const std::string_view heading = heading_of(written);
    if (!heading.empty()) return add_heading(heading, value);
    if (is_numbered_placement(written) && looks_like_placement(value)) return add_placement(place_, value);
    const std::string_view key = top_key_of(written);
    if (key == "representative" && !is_among(representative_names, key_of(value)))
      return add_heading("representatives", value);
    if (value.empty() && key.empty() && is_unknown_heading(written)) open_unknown(written);
    if (is_blank(value)) return is_unknown_heading(written) ? note_ignored(written) : void();
    if (++entries_ > most_entries)
      return unread_.add("", written, "too many lines with a name and a value", place_);
    if (key.empty() && !group_.empty() && group_ != "stabilizers")
      tree_.add_entry(place_, std::string(group_), written, value);
    else
      tree_.set(place_, key.empty() ? written : key, value_of(key, value));
  }

  // "3: [1 3 0 2]" in a list, or "#3: [1 3 0 2]", or "Solution #3: [1 3 0 2]".
  [[nodiscard]] bool is_numbered_placement(std::string_view written) const {
    constexpr std::array<std::string_view, 4> names = {"solution", "representative", "board", "placement"};
    std::string name = squeezed(written);
    const std::size_t length = name.find_last_not_of(digits) + 1;
    const bool is_numbered = length < name.size();
    name.resize(length);
    return is_numbered &&
           (name.empty() ? !list_key_.empty() || written.starts_with('#') : is_among(names, name));
  }

  // Text, except the numbers of the exercise, which JSON writes without quotes.
  [[nodiscard]] JsonTree value_of(std::string_view key, std::string_view value) const {
    if (key == "n" || key == "colors" || key == "base") {
      const WrittenNumber number = read_written_number(value, false);
      if (number.value && number.value->is_whole())
        return {place_, JsonTree::NumberText{number.value->str()}};
    }
    return {place_, std::string(value)};
  }

  // A heading, perhaps with something behind it.
  void add_heading(std::string_view key, std::string_view value = {}) {
    has_plain_heading_ = true;
    const bool is_list = key == one_orbit || form_of(key) == Form::placements;
    const bool only_digits = !value.empty() && reports::consists_of(value, digits);
    const bool is_equation = value.find('=') != std::string_view::npos;
    const bool is_count =
        is_counted_list(key) && has_digit(value) && (has_digit(value.substr(0, 1)) || is_equation);
    if (is_blank(value)) return open(key);
    if ((is_list || key == "orbits") && is_none(value)) return create_empty(key);
    if (is_count && (only_digits || is_equation || !looks_like_placement(value))) {
      return tree_.set(place_, key, {place_, std::string(value)});
    }
    if (is_list && looks_like_placement(value) && !only_digits) {
      open(key);
      if (key != one_orbit) tree_.continue_list(std::string(key));
      return add_placement(place_, value);
    }
    open(key);
    if (form_of(key) >= Form::entries && value.find_first_of(":=") != std::string_view::npos)
      return add_entries(value);
    if (value.ends_with(':')) return;  // "Representatives, one of each orbit:"
    unread_.add(has_digit(value) ? claim_of(key) : "", value, advice_for(key), place_);
  }

  // "identity: 92, rotate180: 4"
  void add_entries(std::string_view value) {
    while (!value.empty()) {
      const auto end = std::min(value.find_first_of(",;"), value.size());
      const std::string_view entry = value.substr(0, end);
      value.remove_prefix(std::min(end + 1, value.size()));
      const auto separator = entry.find_last_of(":=");
      if (separator == std::string_view::npos)
        unread_.add(group_, entry, advice_for(group_), place_);
      else
        add_entry(cleaned(entry.substr(0, separator)), cleaned(entry.substr(separator + 1)));
    }
  }

  void open(std::string_view key) {
    columns_.reset();
    const bool is_group = form_of(key) >= Form::stabilizers;
    group_ = is_group ? key : "";
    list_key_ = is_group ? "" : key;
    unknown_heading_.clear();
    orbit_is_open_ = false;
    heading_place_ = place_;
    tree_.begin_list();
  }

  // A title, the heading of another column, or a name that is left blank.
  void note_ignored(std::string_view written) {
    unread_.note(place_, fmt::format("{} is not a known name and is ignored", quote(written)));
  }

  // Whether a name with nothing behind it begins a section of its own: it is neither a key, nor an entry of
  // the form that was left blank, nor the label of a placement.
  [[nodiscard]] bool is_unknown_heading(std::string_view written) const {
    const std::string name = squeezed(written);
    return !name.empty() && !reports::consists_of(name, digits) && top_key_of(written).empty() &&
           !is_element_name(written) && !type_named(written) && !subgroup_named(written) &&
           !is_numbered_placement(written);
  }

  // The lines below an unknown heading do not belong to the section before it. Where none is open, the
  // heading is a title.
  void open_unknown(std::string_view heading) {
    if (list_key_.empty() && group_.empty()) return;
    open("");
    unknown_heading_ = heading;
  }

  void create_empty(std::string_view key) {
    open(key);
    if (key == one_orbit)
      tree_.add_orbit(place_);
    else
      tree_.create_list(place_, std::string(key));
  }

  void add_placement(Place place, std::string_view text) {
    while (text.ends_with(',') || text.ends_with(';')) text.remove_suffix(1);
    if (!unknown_heading_.empty())
      return unread_.add("", text,
                         fmt::format("it is below {}, which is not a known heading", quote(unknown_heading_)),
                         place);
    if (!group_.empty()) return unread_.add(claim_of(group_), text, advice_for(group_), place);
    if (list_key_ == "orbits") return unread_.add("orbits", text, advice_for("orbits"), place);
    if (list_key_ != one_orbit) {
      for (JsonTree& placement : placements_in(place, text))
        tree_.add_placement(list_key_.empty() ? place : heading_place_,
                            std::string(list_key_.empty() ? "placements" : list_key_), std::move(placement));
      return;
    }
    if (!orbit_is_open_) tree_.add_orbit(heading_place_);
    orbit_is_open_ = true;
    tree_.add_member_of_orbit(place, text);
  }

  // The placements of a JSON array, or the text as one placement.
  JsonTree::Array placements_in(Place place, std::string_view text) {
    auto placements = json_placements(place, text);
    if (!placements) return {{place, std::string(text)}};
    if (!std::exchange(has_json_array_, true)) unread_.note(place, "read as a JSON array");
    return *std::move(placements);
  }

  static std::string_view claim_of(std::string_view key) { return key == one_orbit ? "orbits" : key; }

  static std::string advice_for(std::string_view key) {
    if (key == "orbits") return "write \"orbit:\" above each orbit, or \"orbit count: 12\" for their number";
    if (key == "stabilizers") return "write \"stabilizer of [1 3 0 2]: quarter turn\", one line each";
    if (form_of(key) >= Form::entries) return fmt::format("below {}, write lines like \"name: number\"", key);
    return "write the placements below this heading, one per line, or their number as \"orbit count: 12\" or "
           "\"solution count: 92\"";
  }

  void add_prose(std::string_view line) {
    const bool is_in_list = !list_key_.empty() &&
                            (has_digit(line.substr(0, 1)) || line.starts_with('[') || line.starts_with('('));
    const std::string reason = fmt::format(
        "{} is neither a placement, like [1 3 0 2], nor a line like \"orbit count: 12\"", quote(line));
    if (is_in_list)
      unread_.add(claim_of(list_key_), line, reason, place_);
    else
      unread_.add_unknown(line, reason, place_);
  }

  void finish_board() {
    if (!board_.empty()) add_placement(board_place_, board_);
    board_.clear();
  }

  // The last line of ndjson gives the number of placements.
  void check_total(std::string_view line) {
    const std::string claim(list_key_.empty() ? "placements" : claim_of(list_key_));
    unread_.attempt(claim, line, place_, [&] {
      const JsonTree tree = parse_json_tree(line);
      const JsonTree* total = tree.find("total");
      const JsonTree* text = tree.find("total_text");
      const auto found = static_cast<std::int64_t>(tree_.length_of_list());
      constexpr std::int64_t greatest_total = 1'000'000'000'000;
      if (total == nullptr || total->whole("total", 0, greatest_total) != found ||
          (text != nullptr && text->string("total_text") != std::to_string(found)))
        refuse(place_, fmt::format("the total does not match: {} before it",
                                   reports::counted(tree_.length_of_list(), "placement")));
    });
  }

  UnreadParts& unread_;
  LineTree tree_;
  Place place_;
  std::size_t entries_ = 0;
  bool has_plain_heading_ = false;
  bool has_json_array_ = false;
  std::string_view group_;       // the heading of the current entries
  std::string_view list_key_;    // the heading of the current placements
  std::string unknown_heading_;  // the heading of the current lines, if it is none of these
  bool orbit_is_open_ = false;
  std::optional<Columns> columns_;  // of the current table
  std::string board_;               // the current lines of a drawn board
  Place board_place_;
  Place heading_place_;
};

}  // namespace

JsonTree tree_of_text(std::string_view text, UnreadParts& unread) { return TextReader(unread).read(text); }

}  // namespace eightfold::coursework
