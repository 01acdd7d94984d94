#include "reports/placement_reader.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "reports/json_input.hpp"
#include "reports/notation/scanner.hpp"
#include "reports/parse_error.hpp"

namespace eightfold::reports {
namespace {

bool is_total_line(std::string_view line) {
  return line.starts_with('{') && line.find("\"total\"") != std::string_view::npos;
}

void check_total(std::string_view line, std::size_t found) {
  const nlohmann::json total = parse_json(line)["total"];  // null if "total" is no key
  if (!total.is_number_unsigned() || total.get<std::uint64_t>() != found)
    throw ParseError(
        fmt::format("the total is {}, but {} placements came before it", quote(total.dump()), found));
}

class ListReader {
 public:
  explicit ListReader(const Reading& reading) : reading_(reading) {}

  // Runs a step of the reading; whatever it finds wrong is reported with its place.
  template <typename Step>
  void at(std::string_view what, std::size_t number, Step step) {
    try {
      step();
    } catch (const ParseError& error) {
      throw ParseError(fmt::format("{} {}: {}", what, number, error.what()));
    }
  }

  void add(const SizedPlacement& read, std::size_t number) {
    if (!read.is_full())
      throw ParseError(fmt::format("{} queens for N = {}; only full placements have orbits",
                                   read.placement.rows(), read.size));
    if (!is_permutation(read.placement))
      throw ParseError("two queens share a column, so it has no eight images");
    if (list_.placements.empty()) list_.size = read.size;
    if (read.size != list_.size)
      throw ParseError(fmt::format("N = {}, but the first placement has N = {}", read.size, list_.size));
    list_.placements.push_back(read.placement);
    list_.line_numbers.push_back(number);
  }

  void add_array(const nlohmann::json& array) {
    for (std::size_t i = 0; i < array.size(); ++i)
      at("item", i + 1, [&] { add(parse_placement(array[i].dump(), json_notation, reading_), i + 1); });
  }

  void add_lines(std::string_view text) {
    std::string board;  // the lines of a drawn board so far
    std::size_t board_line = 0;
    const auto finish_board = [&] {
      if (!board.empty()) at("line", board_line, [&] { add(parse_placement(board, reading_), board_line); });
      board.clear();
    };
    bool has_total = false;
    bool is_ndjson = false;
    for (std::size_t number = 1; !text.empty(); ++number) {
      const auto end = text.find('\n');
      const std::string_view line = trimmed(text.substr(0, std::min(end, text.find('#'))));
      text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
      if (has_total && !line.empty())
        throw ParseError(fmt::format("line {}: a line after the total", number));
      if (line.empty()) {
        finish_board();
      } else if (board_notation.recognizes(line)) {
        if (board.empty()) board_line = number;
        board.append(line).append("\n");
      } else {
        finish_board();
        at("line", number, [&] {
          if (is_total_line(line)) {
            check_total(line, list_.placements.size());
            has_total = true;
          } else {
            is_ndjson = line.front() == '{';
            add(parse_placement(line, reading_), number);
          }
        });
      }
    }
    finish_board();
    list_.cut = is_ndjson && !has_total;
  }

  PlacementList finish() && {
    if (list_.placements.empty()) throw ParseError("no placements in it");
    return std::move(list_);
  }

 private:
  Reading reading_;
  PlacementList list_;
};

// "[\n" and "[[" begin an array of placements; "[0" begins a placement.
bool is_array_of_placements(std::string_view text) {
  return text.starts_with('[') &&
         (text.starts_with("[\n") || text.starts_with("[\r\n") || trimmed(text.substr(1)).starts_with('['));
}

}  // namespace

PlacementList read_placements(std::string_view text, const Reading& reading) {
  ListReader reader(reading);
  const std::string_view content = trimmed(text);
  if (is_array_of_placements(content))
    reader.add_array(parse_json(content));
  else
    reader.add_lines(text);
  return std::move(reader).finish();
}

}  // namespace eightfold::reports
