#include "reports/cli/options/pieces.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cstdlib>
#include <initializer_list>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/listing.hpp"
#include "eightfold/reports/notation/piece_rule.hpp"
#include "eightfold/reports/notation/piece_squares.hpp"
#include "eightfold/reports/pictures/piece_board_picture.hpp"
#include "eightfold/reports/solutions/piece_report.hpp"
#include "eightfold/reports/solutions/piece_show_report.hpp"
#include "reports/cli/options/constraint_options.hpp"
#include "reports/cli/options/input.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/options/picture_output.hpp"
#include "reports/cli/options/search.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/cli/parse/numbers.hpp"
#include "reports/solutions/internal/piece_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

using reports::PieceReport;

bool is_translating(const CommandLine& line) {
  const auto group = line.value_of(group_option.name);
  return group == "translations" || group == "all";
}

void refuse(const CommandLine& line, std::initializer_list<std::string_view> options) {
  for (const std::string_view option : options)
    if (line.has(option))
      throw usage_error("--{}: is for one piece in each row of a square board; remove it", option);
}

PieceRule piece_rule_of(const CommandLine& line) {
  const std::string name = line.value_of(rule_option.name).value_or("queens");
  if (auto rule = piece_rule_named(name)) return *rule;
  return read_option_file(rule_option.name, name, reports::read_piece_rule);
}

// "8" or "8x10"
PieceBoard shape_of(std::string_view name, std::string_view text) {
  const Bounds bounds = {1, max_size};
  PieceBoard board;
  const auto by = text.find('x');
  board.rows = parse_number<int>(by == std::string::npos ? name : "rows", text.substr(0, by), bounds);
  board.columns =
      by == std::string::npos ? board.rows : parse_number<int>("columns", text.substr(by + 1), bounds);
  return board;
}

std::vector<Square> squares_of(std::string_view name, const std::string& text, const PieceBoard& board) {
  try {
    return reports::parse_squares_of_shape(text, board.rows, board.columns);
  } catch (const reports::ParseError& error) {
    throw usage_error("{}: {}", name, error.what());
  }
}

void add_constraints(PieceBoard& board, const CommandLine& line) {
  for (const auto& [option, squares] :
       {std::pair(queens_option.name, &board.required), {blocked_option.name, &board.blocked}})
    if (line.has(option))
      for (const Square square : squares_of(fmt::format("--{}", option), line.text(option), board))
        if (std::ranges::count(*squares, square) == 0) squares->push_back(square);
}

// Reads PLACEMENT, or the file of --from. A drawn board determines the shape if --size does not.
std::vector<Square> read_placement(PieceBoard& board, const CommandLine& line) {
  if (line.has(size_option.name)) board = shape_of("--size", line.text(size_option.name));
  board.rule = piece_rule_of(line);
  const auto read = [&](const std::string& text) { return reports::read_piece_squares(text, board); };
  std::vector<Square> pieces;
  if (const auto path = line.value_of("from")) {
    pieces = read_option_file("from", *path, read);
  } else {
    const std::string& argument = line.arguments.at(0);
    try {
      pieces =
          read(argument == "-" ? read_input(argument, reports::longest_placement_text, "give one placement")
                               : argument);
    } catch (const reports::ParseError& error) {
      throw reports::ParseError(fmt::format("PLACEMENT: {}", error.what()));
    }
  }
  add_constraints(board, line);
  return pieces;
}

std::optional<PieceGroupParams> group_params_of(const CommandLine& line) {
  const auto name = line.value_of(group_option.name);
  if (!name) return {};
  if (*name == "all") return PieceGroupParams{full_group, true};
  if (*name == "translations") return PieceGroupParams{Subgroup({Symmetry::identity}), true};
  return PieceGroupParams{group_of(line), false};
}

// What `report` returns for the group of --group, which must act.
template <typename Report>
auto with_group(const CommandLine& line, const Report& report) {
  try {
    return report(group_params_of(line));
  } catch (const std::invalid_argument& error) {
    throw usage_error("--group {}: {}", line.text(group_option.name), error.what());
  }
}

// The board, the group and the number of pieces, which must be given or implied if `needs_pieces`.
PieceReport report_of(const CommandLine& line, bool needs_pieces) {
  PieceBoard board = shape_of("N", line.arguments.at(0));
  board.rule = piece_rule_of(line);
  add_constraints(board, line);
  const auto pieces = line.number<int>(pieces_option.name);
  PieceReport report =
      with_group(line, [&](const auto& group) { return reports::report_on_pieces(board, group, pieces); });
  if (needs_pieces && !report.pieces)
    throw usage_error("--pieces: missing; give the number of {}s", board.rule.piece);
  return report;
}

void warn_of_long_run(const PieceReport& report, const Context& context) {
  const auto& [rule, rows, columns, required, blocked] = report.board;
  const bool is_local = rule.slides.empty() &&
                        std::ranges::all_of(rule.leaps, [](Step leap) { return std::abs(leap.down) <= 1; });
  // 20x20 kings, 12x12 knights and 14x14 queens take less than about a minute.
  const int most_quick_squares = is_local ? 400 : reports::fills_the_board(report) ? 196 : 144;
  if (rows * columns > most_quick_squares && report.pieces.value_or(rows) > 4)
    context.warn_of_duration(fmt::format("The {}x{} board", rows, columns), "minutes to years");
}

PieceCounts counts_of(const PieceReport& report, const RunOptions& run) {
  try {
    return reports::counts_of_pieces(report, run);
  } catch (const std::length_error& error) {
    throw usage_error("N: {}", error.what());
  }
}

RunOptions options_of(const PieceReport& report, const CommandLine& line, Search& search) {
  return search.options(std::max(report.board.rows, report.board.columns), threads_of(line),
                        report.board.rule.name);
}

// Writes placements in the format of --format.
class PieceListing {
 public:
  PieceListing(const PieceBoard& board, std::string format) : board_(board), format_(std::move(format)) {}

  std::string begin() const { return format_ == "json" ? "[\n" : ""; }
  std::string item(std::span<const int> placement) {
    const bool is_first = total_++ == 0;
    const auto names = [&](std::string_view separator) {
      return reports::joined(placement, separator,
                             [&](int i) { return reports::square_name(board_.square_of(i), board_.rows); });
    };
    if (format_ == "pairs")
      return fmt::format("({})\n", reports::joined(placement, " ", [&](int i) {
                           return fmt::format("({} {})", board_.square_of(i).row + 1,
                                              board_.square_of(i).column + 1);
                         }));
    const std::string list = placement.empty() ? "[]" : "[\"" + names("\",\"") + "\"]";
    if (format_ == "json") return (is_first ? "  " : ",\n  ") + list;
    if (format_ == "ndjson") return fmt::format("{{\"squares\":{}}}\n", list);
    if (format_ == "board") return (is_first ? "" : "\n") + drawn(placement);
    return placement.empty() ? "[]\n" : names(" ") + '\n';
  }
  std::string end() const {
    if (format_ == "json") return total_ == 0 ? "]\n" : "\n]\n";
    return format_ == "ndjson" ? reports::ndjson_total(total_) : "";
  }

 private:
  std::string drawn(std::span<const int> placement) const {
    reports::DrawnBoard drawing = reports::drawn_pieces(board_, placement);
    drawing.shown.required.clear();  // in upper case, like the others
    return reports::joined(reports::board_lines(drawing, {}), "\n") + '\n';
  }

  const PieceBoard& board_;
  std::string format_;
  std::uint64_t total_ = 0;
};

}  // namespace

bool is_about_pieces(const CommandLine& line, std::string_view shape) {
  const auto rule = line.value_of(rule_option.name);
  return line.has(pieces_option.name) || is_translating(line) || (rule && !rule_named(*rule)) ||
         resembles_shape(shape);
}

bool is_about_pieces(const CommandLine& line) {
  return is_about_pieces(line, line.arguments.empty() ? "" : std::string_view(line.arguments[0]));
}

ExitCode run_piece_count(const CommandLine& line, const Context& context) {
  refuse(line, {"prefix", "base", "notation", "board", "estimate", "seed", "engine", "kernel"});
  PieceReport report = report_of(line, false);
  const bool all_only = line.has("all-only");
  if (all_only) report.group.elements.resize(1);
  const ReportFormat format = report_format_of(line);
  const reports::Style style = text_style(line, context);
  Search search(line, context);
  auto out = open_output(line);
  warn_of_long_run(report, context);
  report.counts = counts_of(report, options_of(report, line, search));
  if (all_only) report.counts.orbits.clear();
  return search.finish(out, format == ReportFormat::json  ? piece_count_json(report)
                            : format == ReportFormat::csv ? piece_count_csv(report)
                                                          : piece_count_text(report, style));
}

ExitCode run_piece_list(const CommandLine& line, const Context& context) {
  refuse(line, {"rows", "degenerate", "base", "board"});
  const PieceReport report = report_of(line, true);
  const std::string format = line.has("format") ? line.text("format") : "algebraic";
  if (format == "vector" || format == "digits" || format == "sicp" || format == "fen")
    throw usage_error(
        "--format {}: is for one piece in each row; choose algebraic, pairs, board, json or ndjson", format);
  Search search(line, context, is_file(line.value_of(output_option.name)));
  auto out = open_output(line);
  PieceListing listing(report.board, format);
  Window window(line);
  out.write(listing.begin());
  const auto add = [&](std::span<const int> placement) {
    if (window.select_next()) out.write(listing.item(placement));
    return !window.is_over();
  };
  const ConflictGraph graph = attack_graph(report.board);
  const auto add_representative = [&](const PieceOrbit& orbit) { return add(orbit.representative); };
  if (!window.is_over())
    search.add(line.has("canonical") ? for_each_piece_orbit(graph, report.group, *report.pieces,
                                                            add_representative, {.stop = search.stop()})
                                           .statistics
                                     : for_each_independent_set(graph, *report.pieces, add, search.stop()));
  return search.finish(out, listing.end());
}

ExitCode run_piece_orbits(const CommandLine& line, const Context& context) {
  refuse(line, {"from", "base", "notation", "board", "output-dir", "force"});
  if (line.value_of("format") == "html")
    throw usage_error("--format html: is for one piece in each row; choose text, json or csv");
  const PieceReport report = report_of(line, true);
  const reports::Style style = text_style(line, context);
  const auto format = line.value_of("format");
  if (format == "json" || format == "csv") refuse_text_options(line, {"boards"});
  Search search(line, context);
  auto out = open_output(line);
  warn_of_long_run(report, context);
  reports::PieceOrbitList list = list_piece_orbits(report, options_of(report, line, search));
  list.with_members = line.has("members");
  const std::size_t width = piece_board_width(report, style);
  list.as_boards = line.has("boards") && width <= static_cast<std::size_t>(style.columns());
  if (line.has("boards") && !list.as_boards)
    context.note(
        fmt::format("--boards: boards of {0} columns do not fit; this is a table; use --width {0}", width));
  search.add(list.count.statistics);
  return search.finish(out, format == "json"  ? piece_orbits_json(report, list)
                            : format == "csv" ? piece_orbits_csv(report, list)
                                              : piece_orbits_text(report, list, style));
}

ExitCode run_piece_burnside(const CommandLine& line, const Context& context) {
  refuse(line, {"from", "base", "notation", "board", "characters"});
  PieceReport report = report_of(line, true);
  const ReportFormat format = report_format_of(line);
  const reports::Style style = text_style(line, context);
  Search search(line, context);
  auto out = open_output(line);
  warn_of_long_run(report, context);
  report.counts = counts_of(report, options_of(report, line, search));
  const auto visited = visited_piece_orbits(report, line.has("visit-all"), options_of(report, line, search));
  if (visited) search.add(visited->statistics);
  return search.finish(out,
                       format == ReportFormat::json  ? piece_burnside_json(report, visited)
                       : format == ReportFormat::csv ? piece_burnside_csv(report, visited)
                                                     : piece_burnside_text(report, visited, style),
                       piece_routes_agree(report, visited));
}

ExitCode run_piece_draw(const CommandLine& line) {
  refuse(line, {"base", "notation", "board", "attacks", "symmetries", "orbit", "group"});
  reports::PieceBoardPicture picture;
  picture.pieces = read_placement(picture.board, line);
  picture.coordinates = !line.has("no-coordinates");
  PictureOutput out(line);
  out.set_look(picture);
  out.write(piece_board_svg(picture));
  return ExitCode::done;
}

ExitCode run_piece_show(const CommandLine& line, const Context& context) {
  refuse(line, {"base", "notation", "board", "completions"});
  const ReportFormat format = report_format_of(line);
  const reports::Style style = text_style(line, context);
  PieceBoard board;
  const std::vector<Square> pieces = read_placement(board, line);
  const reports::PieceShowReport report =
      with_group(line, [&](const auto& group) { return reports::show_pieces(board, group, pieces); });
  print(line, format == ReportFormat::json  ? piece_show_json(report)
              : format == ReportFormat::csv ? piece_show_csv(report)
                                            : piece_show_text(report, style));
  return report.is_consistent() ? ExitCode::done : ExitCode::check_failed;
}

}  // namespace eightfold::cli
