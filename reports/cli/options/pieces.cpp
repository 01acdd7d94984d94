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
#include "eightfold/reports/notation/squares.hpp"
#include "eightfold/reports/pictures/piece_board_picture.hpp"
#include "eightfold/reports/solutions/piece_report.hpp"
#include "reports/cli/options/constraint_options.hpp"
#include "reports/cli/options/input.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/options/picture_output.hpp"
#include "reports/cli/options/search.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/cli/parse/numbers.hpp"
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

// The reader of squares knows square boards, on which ranks are counted from the last row.
std::vector<Square> squares_of(std::string_view name, const std::string& text, const PieceBoard& board) {
  const int size = std::max(board.rows, board.columns);
  const bool has_ranks = text.find('(') == std::string::npos;
  try {
    std::vector<Square> squares = reports::parse_squares(text, {.size = size, .size_name = "N"}).pieces;
    for (Square& square : squares) {
      if (has_ranks) square.row -= size - board.rows;
      if (square.row < 0 || square.row >= board.rows || square.column >= board.columns)
        throw reports::ParseError(
            fmt::format("a square is not on the {}x{} board", board.rows, board.columns));
    }
    return squares;
  } catch (const reports::ParseError& error) {
    throw usage_error("{}: {}; give squares from a1 to {}", name, error.what(),
                      reports::square_name({0, board.columns - 1}, board.rows));
  }
}

void add_rule_and_constraints(PieceBoard& board, const CommandLine& line) {
  board.rule = piece_rule_of(line);
  for (const auto& [option, squares] :
       {std::pair(queens_option.name, &board.required), {blocked_option.name, &board.blocked}})
    if (line.has(option)) *squares = squares_of(fmt::format("--{}", option), line.text(option), board);
}

PieceGroupParams group_params_of(const CommandLine& line) {
  const auto name = line.value_of(group_option.name);
  if (!name) return {};
  if (*name == "all") return {full_group, true};
  if (*name == "translations") return {Subgroup({Symmetry::identity}), true};
  return {group_of(line), false};
}

// The board, the group and the number of pieces, which must be given or implied if `needs_pieces`.
PieceReport report_of(const CommandLine& line, bool needs_pieces) {
  PieceReport report;
  report.board = shape_of("N", line.arguments.at(0));
  add_rule_and_constraints(report.board, line);
  const PieceGroupParams params = group_params_of(line);
  report.group = preserving_group(report.board, params);
  if (line.has(group_option.name) && !params.translations &&
      report.group.elements.size() != static_cast<std::size_t>(params.symmetries.order()))
    throw usage_error("--group {}: does not preserve the board, the rule or the constraints; remove it",
                      line.text(group_option.name));
  const bool is_constrained = !report.board.required.empty() || !report.board.blocked.empty();
  if (params.translations && report.group.translations == 1 && is_constrained)
    throw usage_error("--group {}: no translation preserves the board and its constraints; remove it",
                      line.text(group_option.name));
  if (params.translations && report.group.translations == 1)
    throw usage_error(
        "--group {}: the board has no translations; use it with --rule torus, or a rule whose "
        "border is torus, cylinder or moebius",
        line.text(group_option.name));
  report.pieces = line.number<int>(pieces_option.name);
  if (!report.pieces) report.pieces = implied_pieces(report.board);
  if (needs_pieces && !report.pieces)
    throw usage_error("--pieces: missing; give the number of {}s", report.board.rule.piece);
  return report;
}

// Where every row needs its piece, a search visits few boards that are in no solution.
bool is_full(const PieceReport& report) {
  return report.pieces && report.pieces == implied_pieces(report.board);
}

void warn_of_long_run(const PieceReport& report, const Context& context) {
  const auto& [rule, rows, columns, required, blocked] = report.board;
  const bool is_local = rule.slides.empty() &&
                        std::ranges::all_of(rule.leaps, [](Step leap) { return std::abs(leap.down) <= 1; });
  // 20x20 kings, 12x12 knights and 14x14 queens take less than about a minute.
  const int most_quick_squares = is_local ? 400 : is_full(report) ? 196 : 144;
  if (rows * columns > most_quick_squares && report.pieces.value_or(rows) > 4)
    context.warn_of_duration(fmt::format("The {}x{} board", rows, columns), "minutes to years");
}

PieceCounts counts_of(const PieceReport& report, const ConflictGraph& graph, const RunOptions& run) {
  try {
    return count_pieces(graph, report.group, report.pieces,
                        is_full(report) ? PieceRoute::visit : PieceRoute::merge, run);
  } catch (const std::length_error& error) {
    throw usage_error("N: {}; give a smaller board or fewer pieces", error.what());
  } catch (const std::overflow_error&) {
    throw usage_error("N: the number of placements needs more than 64 bits; give a smaller board");
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
    std::string out;
    for (int i = 0; i < board_.squares(); ++i) {
      const bool has_piece = std::ranges::binary_search(placement, i);
      const bool is_blocked = std::ranges::count(board_.blocked, board_.square_of(i)) > 0;
      out += has_piece ? board_.rule.letter : is_blocked ? "#" : ".";
      out += (i + 1) % board_.columns == 0 ? '\n' : ' ';
    }
    return out;
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
  report.counts = counts_of(report, attack_graph(report.board), options_of(report, line, search));
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
  refuse(line, {"from", "base", "notation", "board", "members", "boards", "output-dir", "force"});
  if (line.value_of("format") == "html")
    throw usage_error("--format html: is for one piece in each row; choose text, json or csv");
  const PieceReport report = report_of(line, true);
  const reports::Style style = text_style(line, context);
  const auto format = line.value_of("format");
  if (format == "json" || format == "csv") refuse_text_options(line);
  Search search(line, context);
  auto out = open_output(line);
  warn_of_long_run(report, context);
  std::vector<reports::ListedPieceOrbit> orbits;
  const auto list = [&](const PieceOrbit& orbit) {
    orbits.push_back(
        {{orbit.representative.begin(), orbit.representative.end()}, orbit.size, orbit.stabilizer});
    return true;
  };
  const PieceOrbitCount count = for_each_piece_orbit(attack_graph(report.board), report.group, *report.pieces,
                                                     list, options_of(report, line, search));
  search.add(count.statistics);
  return search.finish(out, format == "json"  ? piece_orbits_json(report, count, orbits)
                            : format == "csv" ? piece_orbits_csv(report, orbits)
                                              : piece_orbits_text(report, count, orbits, style));
}

ExitCode run_piece_burnside(const CommandLine& line, const Context& context) {
  refuse(line, {"from", "base", "notation", "board", "characters"});
  PieceReport report = report_of(line, true);
  const ReportFormat format = report_format_of(line);
  const reports::Style style = text_style(line, context);
  Search search(line, context);
  auto out = open_output(line);
  warn_of_long_run(report, context);
  const ConflictGraph graph = attack_graph(report.board);
  report.counts = counts_of(report, graph, options_of(report, line, search));
  constexpr std::uint64_t most_images = 500'000'000;  // about a minute
  const Integer images = report.counts.placements[static_cast<std::size_t>(*report.pieces)] *
                         Integer(report.group.elements.size());
  std::optional<PieceOrbitCount> visited;
  if (images <= Integer(most_images) || line.has("visit-all")) {
    visited = for_each_piece_orbit(
        graph, report.group, *report.pieces, [](const PieceOrbit&) { return true; },
        options_of(report, line, search));
    search.add(visited->statistics);
  }
  return search.finish(out,
                       format == ReportFormat::json  ? piece_burnside_json(report, visited)
                       : format == ReportFormat::csv ? piece_burnside_csv(report, visited)
                                                     : piece_burnside_text(report, visited, style),
                       piece_routes_agree(report, visited));
}

ExitCode run_piece_draw(const CommandLine& line) {
  refuse(line, {"from", "base", "notation", "board", "attacks", "symmetries", "orbit", "group"});
  if (!line.has(size_option.name))
    throw usage_error("--size: missing; give 1 to 32, or rows and columns like 8x10");
  reports::PieceBoardPicture picture;
  picture.board = shape_of("--size", line.text(size_option.name));
  add_rule_and_constraints(picture.board, line);
  picture.pieces = squares_of("PLACEMENT", line.arguments.at(0), picture.board);
  picture.coordinates = !line.has("no-coordinates");
  PictureOutput out(line);
  out.set_look(picture);
  out.write(piece_board_svg(picture));
  return ExitCode::done;
}

}  // namespace eightfold::cli
