#include "reports/notation/placement_reader.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "reports/io/json_input.hpp"
#include "reports/io/parse_error.hpp"
#include "reports/notation/scanner.hpp"
#include "reports/text/quote.hpp"

namespace eightfold::reports {
namespace {

// The value of {"total":…}, the last line of ndjson; empty for any other line.
std::optional<nlohmann::json> total_of(std::string_view line) {
  if (!line.starts_with('{') || line.find("\"total\"") == std::string_view::npos) return std::nullopt;
  const nlohmann::json object = parse_json(line);
  if (object.size() != 1 || !object.contains("total")) return std::nullopt;
  return object["total"];
}

void check_total(const nlohmann::json& total, std::size_t found) {
  if (!total.is_number_unsigned() || total.get<std::uint64_t>() != found)
    throw ParseError(
        fmt::format("the total is {}, but {} placements precede it", quote(total.dump()), found));
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

class LineReader {
 public:
  explicit LineReader(const Reading& reading) : reading_(reading) {}

  ListedPlacements read(std::string_view text) && {
    while (!text.empty()) {
      const std::string_view line = text.substr(0, text.find('\n'));
      text.remove_prefix(std::min(line.size() + 1, text.size()));
      ++number_;
      const std::string_view content = trimmed(line.substr(0, line.find('#')));
      const bool only_a_comment = content.empty() && !trimmed(line).empty();
      if (!only_a_comment) read_line(content);
    }
    finish_board();
    list_.cut = only_objects_ && !has_total_ && !list_.placements.empty();
    return std::move(list_);
  }

 private:
  void read_line(std::string_view line) {
    if (line.empty()) return finish_board();
    if (has_total_) throw ParseError(fmt::format("line {}: a line after the total", number_));
    if (may_be_in(board_notation) && board_notation.may_read(line)) {
      if (board_.empty()) board_line_ = number_;
      board_.append(line).append("\n");
      return;
    }
    finish_board();
    at("line", number_, [&] {
      const auto total = may_be_in(ndjson_notation) ? total_of(line) : std::nullopt;
      if (total) {
        check_total(*total, list_.placements.size());
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
    list_.placements.push_back({parse_placement(text, notation, reading_), notation.name, position});
  }

  bool may_be_in(const Notation& notation) const {
    return reading_.notation == nullptr || reading_.notation->name == notation.name;
  }

  Reading reading_;
  ListedPlacements list_;
  std::size_t number_ = 0;
  std::string board_;  // the lines read so far of a drawn board
  std::size_t board_line_ = 0;
  bool only_objects_ = true;  // whether all placements are ndjson
  bool has_total_ = false;
};

ListedPlacements read_array(std::string_view text, const Reading& reading) {
  ListedPlacements list;
  list.unit = "item";
  const nlohmann::json array = parse_json(text);
  for (const auto& item : array) {
    const std::size_t position = list.placements.size() + 1;
    at(list.unit, position, [&] {
      list.placements.push_back(
          {parse_placement(item.dump(), json_notation, reading), json_notation.name, position});
    });
  }
  return list;
}

// "[\n", "[[" and "[{" begin an array of placements; "[0" begins a placement.
bool is_array_of_placements(std::string_view text) {
  if (!text.starts_with('[')) return false;
  const std::string_view rest = trimmed(text.substr(1));
  return text.starts_with("[\n") || text.starts_with("[\r\n") || rest.starts_with('[') ||
         rest.starts_with('{');
}

}  // namespace

ListedPlacements read_list(std::string_view text, const Reading& reading) {
  const std::string_view content = trimmed(text);
  if (content.starts_with("{\n") || content.starts_with("{\r\n"))
    throw ParseError(
        "a JSON object is not a list of placements; give an array of arrays, or one placement per line");
  const bool may_be_array = reading.notation == nullptr || reading.notation->name == json_notation.name;
  return may_be_array && is_array_of_placements(content) ? read_array(content, reading)
                                                         : LineReader(reading).read(text);
}

PlacementList read_placements(std::string_view text, const Reading& reading) {
  Reading full = reading;
  full.may_be_partial = false;
  const ListedPlacements read = read_list(text, full);
  if (read.placements.empty()) throw ParseError("contains no placements");
  if (read.cut) throw ParseError("the last line, {\"total\":…}, is missing; the list is incomplete");
  PlacementList list{read.placements[0].placement.size, {}, {}, read.unit};
  for (const auto& [placement, notation, position] : read.placements)
    at(read.unit, position, [&, &shown = placement, &place = position] {
      if (shown.size != list.size)
        throw ParseError(fmt::format("N = {}, but the first placement has N = {}", shown.size, list.size));
      if (!shown.is_full())
        throw ParseError(fmt::format("{} queens for N = {}; only full placements have orbits",
                                     shown.placement.rows(), shown.size));
      if (!is_permutation(shown.placement))
        throw ParseError("two queens share a column; only permutations have eight images");
      list.placements.push_back(shown.placement);
      list.positions.push_back(place);
    });
  return list;
}

}  // namespace eightfold::reports
