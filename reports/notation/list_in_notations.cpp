#include <fmt/core.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/io/internal/json_input.hpp"
#include "reports/notation/internal/array_items.hpp"
#include "reports/notation/internal/forms.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

// The object on the last line of ndjson, ndjson_total(); empty for another line.
std::optional<nlohmann::json> total_of(std::string_view line) {
  if (!line.starts_with('{') || line.find("\"total\"") == std::string_view::npos) return std::nullopt;
  const nlohmann::json object = parse_json(line);
  return object.value("kind", nlohmann::json()) == "total" ? std::optional(object) : std::nullopt;
}

// Tools that keep numbers as doubles may write 92.0 for the number, but not for its text.
void check_total(const nlohmann::json& object, std::size_t found) {
  const auto refuse = [&](const nlohmann::json& total) {
    throw ParseError(fmt::format("the total is {}, but the list has {}", quote(total.dump()),
                                 counted(found, "placement")));
  };
  const nlohmann::json total = object.value("total", nlohmann::json());
  if (total != static_cast<double>(found)) refuse(total);
  const nlohmann::json text = object.value("total_text", nlohmann::json());
  if (text != std::to_string(found)) refuse(text);
  if (object.size() != 3) throw ParseError("the last line has only the keys kind, total and total_text");
}

// Runs a step and adds the position to its ParseError.
template <typename Step>
void at(std::string_view unit, std::size_t position, Step step) {
  try {
    step();
  } catch (const ParseError& error) {
    throw ParseError(fmt::format("{} {}: {}", unit, position, error.what()));
  }
}

bool may_be_in(const Notation& notation, const Reading& reading) {
  return reading.notation == nullptr || reading.notation->name == notation.name;
}

using Visit = std::function<void(const ListedPlacement&)>;

class LineReader {
 public:
  LineReader(const Reading& reading, const Visit& visit) : reading_(reading), visit_(visit) {}

  void add(std::string_view piece) {
    while (!piece.empty()) {
      const std::size_t length = piece.find('\n');
      const bool is_whole = length != std::string_view::npos;
      const std::string_view part = piece.substr(0, length);
      piece.remove_prefix(is_whole ? length + 1 : piece.size());
      if (!line_.empty() || !is_whole) append_to_line(part);
      if (!is_whole) return;
      end_line(line_.empty() ? part : line_);
      line_.clear();
    }
  }

  /// Whether this is ndjson without its total.
  bool finish() {
    if (!line_.empty()) end_line(line_);
    finish_board();
    return only_objects_ && !has_total_ && visited_ > 0;
  }

 private:
  // A comment may be of any length.
  void append_to_line(std::string_view part) {
    const std::size_t begin = comment_start(line_);
    if (begin < line_.size() - std::min<std::size_t>(line_.size(), 1))  // a digit may follow a # at the end
      line_.resize(begin + 2);
    else
      line_.append(part);
    if (line_.size() > longest_placement_text && comment_start(line_) == std::string::npos)
      at("line", number_ + 1, [&] { add(line_, number_ + 1); });
  }

  void end_line(std::string_view line) {
    ++number_;
    const std::string_view content = without_comment(line);
    const bool only_a_comment = content.empty() && !trimmed(line).empty();
    if (!only_a_comment) read_line(content);
  }

  void read_line(std::string_view line) {
    if (line.empty()) return finish_board();
    if (has_total_) throw ParseError(fmt::format("line {}: a line after the total", number_));
    if (may_be_in(board_notation, reading_) && board_notation.may_read(line)) {
      if (board_.empty()) board_line_ = number_;
      board_.append(line).append("\n");
      if (board_.size() > longest_placement_text) finish_board();
      return;
    }
    finish_board();
    at("line", number_, [&] {
      const auto total = may_be_in(ndjson_notation, reading_) ? total_of(line) : std::nullopt;
      if (total) {
        check_total(*total, visited_);
        has_total_ = true;
      } else {
        add(line, number_);
      }
    });
  }

  void finish_board() {
    if (!board_.empty()) at("line", board_line_, [&] { add(board_, board_line_); });
    board_.clear();
  }

  void add(std::string_view text, std::size_t position) {
    const Notation& notation = recognize_notation(text, reading_);
    only_objects_ = only_objects_ && notation.name == ndjson_notation.name;
    visit_({parse_placement(text, notation, reading_), notation.name, position});
    ++visited_;
  }

  const Reading& reading_;
  const Visit& visit_;
  std::size_t visited_ = 0;
  std::string line_;  // the beginning of a line that continues in the next piece
  std::size_t number_ = 0;
  std::string board_;  // the lines read so far of a drawn board
  std::size_t board_line_ = 0;
  bool only_objects_ = true;  // whether all placements are ndjson
  bool has_total_ = false;
};

// "[\n", "[[" and "[{" begin an array of placements; "[0" begins a placement.
bool is_array_of_placements(std::string_view text) {
  if (!text.starts_with('[')) return false;
  const std::string_view rest = trimmed(text.substr(1));
  return text.starts_with("[\n") || text.starts_with("[\r\n") || rest.starts_with('[') ||
         rest.starts_with('{');
}

void check_is_no_object(std::string_view text) {
  if (text.starts_with("{\n") || text.starts_with("{\r\n"))
    throw ParseError(
        "a JSON object is not a list of placements; give an array of arrays, or one placement per line");
}

ListEnd read_array(std::string_view start, const NextPiece& next, const Reading& reading,
                   const Visit& visit) {
  std::size_t position = 0;
  ArrayItems items(longest_placement_text, [&](std::string_view item) {
    ++position;
    at("item", position, [&] {
      visit({parse_placement(item, json_notation, reading), json_notation.name, position});
    });
  });
  for (std::string_view piece = start; !piece.empty(); piece = next()) items.add(piece);
  items.finish();
  return {"item", false};
}

// Whether the text, which begins with a bracket or a brace, shows what kind of list begins with it.
bool shows_kind(std::string_view text) {
  return !trimmed(text.substr(1)).empty() || text.find('\n') != std::string_view::npos ||
         text.size() > longest_placement_text;
}

}  // namespace

ListEnd read_list_in_notations(const NextPiece& next, const Reading& reading, const Visit& visit) {
  LineReader lines(reading, visit);
  std::string_view piece = next();
  for (; !piece.empty() && trimmed(piece).empty(); piece = next()) lines.add(piece);  // it counts the lines
  const std::size_t space = piece.size() - trimmed_left(piece).size();
  lines.add(piece.substr(0, space));
  std::string start(piece.substr(space));
  if (start.starts_with('[') || start.starts_with('{'))
    while (!shows_kind(start) && !(piece = next()).empty()) start += piece;
  check_is_no_object(start);
  if (may_be_in(json_notation, reading) && is_array_of_placements(start))
    return read_array(start, next, reading, visit);
  for (piece = start; !piece.empty(); piece = next()) lines.add(piece);
  return {"line", lines.finish()};
}

}  // namespace eightfold::reports
