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

#include "core/run/parallel.hpp"
#include "eightfold/reports/notation/squares.hpp"
#include "eightfold/reports/pictures/piece_board_picture.hpp"
#include "eightfold/reports/solutions/piece_report.hpp"
#include "eightfold/reports/solutions/piece_show_report.hpp"
#include "eightfold/symmetry/pieces/piece_counts.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/options/picture_output.hpp"
#include "reports/cli/options/piece_listing.hpp"
#include "reports/cli/options/piece_options.hpp"
#include "reports/cli/options/search.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/cli/parse/numbers.hpp"
#include "reports/solutions/internal/piece_words.hpp"
#include "reports/text/internal/words.hpp"
#include "symmetry/internal/random_integer.hpp"

namespace eightfold::cli {
namespace {

using reports::PieceReport;

void warn_of_long_run(const PieceReport& report, const Context& context) {
  const PieceBoard& board = report.board;
  const bool is_local = board.rule.slides.empty() && std::ranges::all_of(board.rule.leaps, [](Step leap) {
                          return std::abs(leap.down) <= 1;
                        });
  // 20x20 kings, 12x12 knights and 14x14 queens take less than about a minute, and so do few pieces.
  const int most_quick_squares = is_local ? 400 : reports::fills_the_board(report) ? 196 : 144;
  constexpr double most_quick_visits = 3e8;
  const ConflictGraph graph = attack_graph(board);
  if (board.squares() > most_quick_squares &&
      !(report.pieces && estimated_visits(graph, *report.pieces) < most_quick_visits) &&
      !are_matchings(graph))
    context.warn_of_duration(fmt::format("The {}x{} board", board.rows, board.columns), "minutes to years");
}

// What `step` returns, which counts placements.
template <typename Step>
auto within_limits(const Step& step) {
  try {
    return reports::within_piece_limits(step);
  } catch (const std::length_error& error) {
    throw usage_error("N: {}", error.what());
  }
}

RunOptions options_of(const PieceReport& report, const CommandLine& line, Search& search) {
  return search.options(std::max(report.board.rows, report.board.columns), threads_of(line),
                        report.board.rule.name);
}

// A rank may exceed 64 bits.
Integer rank_of(const std::string& text) {
  constexpr std::size_t most_digits = 400;
  const bool is_decimal =
      text.size() <= most_digits && text.find_first_not_of("0123456789") == std::string::npos;
  return is_decimal && !text.empty() ? Integer(text) : Integer(parse_number("K", text, {0, no_limit - 1}));
}

}  // namespace

ExitCode run_piece_count(const CommandLine& line, const Context& context) {
  refuse_for_pieces(line, {"prefix", "base", "notation", "board", "estimate", "seed", "engine", "kernel"});
  const bool all_only = line.has("all-only");
  std::vector<PieceReport> boards;
  if (is_range(line)) {
    const Range range = parse_range("N", line.arguments[0], {1, max_size});
    for (int n = range.first; n <= range.last; ++n)
      boards.push_back(piece_report_of(line, std::to_string(n), false));
  } else {
    boards.push_back(piece_report_of(line, false));
  }
  const ReportFormat format = report_format_of(line);
  const reports::Style style = text_style(line, context);
  Search search(line, context);
  auto out = open_output(line);
  std::vector<std::string> documents;
  for (PieceReport& report : boards) {
    warn_of_long_run(report, context);
    if (all_only) report.group.elements.resize(1);
    const RunOptions run = options_of(report, line, search);
    report.counts = within_limits([&] { return reports::counts_of_pieces(report, run); });
    if (all_only) report.counts.orbits.clear();
    search.clear_bar();
    if (format == ReportFormat::json)
      documents.push_back(piece_count_json(report));
    else if (format == ReportFormat::csv)
      out.write(piece_count_csv(report, &report == &boards.front()));
  }
  return search.finish(out, format == ReportFormat::json  ? documents_text(line, documents)
                            : format == ReportFormat::csv ? ""
                            : is_range(line)              ? piece_counts_text(boards, style)
                                                          : piece_count_text(boards[0], style));
}

ExitCode run_piece_list(const CommandLine& line, const Context& context) {
  refuse_for_pieces(line, {"rows", "degenerate", "base", "board"});
  const PieceReport report = piece_report_of(line, true);
  PieceListing listing(report.board, line);
  Search search(line, context, is_file(line.value_of(output_option.name)));
  auto out = open_output(line);
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

ExitCode run_piece_nth(const CommandLine& line, const Context& context) {
  refuse_for_pieces(line, {"base", "board"});
  const PieceReport report = piece_report_of(line, true);
  const Integer rank = rank_of(line.arguments.at(1));
  PieceListing listing(report.board, line);
  Search search(line, context);
  auto out = open_output(line);
  warn_of_long_run(report, context);
  const PieceRanks ranks = ranks_of_pieces(report);
  const RunOptions run = options_of(report, line, search);
  const std::vector<int> placement = within_limits([&] {
    try {
      return ranks.at(rank, run);
    } catch (const std::out_of_range&) {
      const Integer size = ranks.size(run);
      if (size == 0) throw usage_error("K: {} have no placement", pieces_in_words(report));
      throw usage_error("K: {} is out of range ({} have {} {}); give 0 to {}", rank.str(),
                        pieces_in_words(report), reports::grouped(size.str()),
                        size == 1 ? "placement" : "placements", (size - 1).str());
    }
  });
  search.clear_bar();
  out.write(listing.begin() + listing.item(placement));
  return search.finish(out, listing.end());
}

ExitCode run_piece_rank(const CommandLine& line, const Context& context) {
  refuse_for_pieces(line, {"base", "notation", "board"});
  PieceBoard board;
  const std::vector<Square> pieces = read_pieces(board, line);
  const reports::PieceShowReport shown = reports::show_pieces(board, {}, pieces);
  const auto number = static_cast<int>(shown.pieces.size());
  if (const auto given = line.number<int>(pieces_option.name); given && given != number)
    throw usage_error("--pieces: is {}, but the placement has {}; remove it", *given,
                      reports::counted(number, board.rule.piece));
  if (const auto reason = why_unranked(shown))
    throw Failure(ExitCode::check_failed, fmt::format("PLACEMENT: {}", *reason));
  const ReportFormat format = report_format_of(line);
  const PieceReport report = {board, shown.group, number};
  Search search(line, context);
  auto out = open_output(line);
  warn_of_long_run(report, context);
  const PieceRanks ranks = ranks_of_pieces(report);
  const RunOptions run = options_of(report, line, search);
  const Integer rank = within_limits([&] { return ranks.rank_of(shown.images[0].squares, run); });
  search.clear_bar();
  return search.finish(out, format == ReportFormat::json ? piece_rank_json(shown, rank) : rank.str() + '\n');
}

ExitCode run_piece_sample(const CommandLine& line, const Context& context) {
  refuse_for_pieces(line, {"base", "board"});
  const PieceReport report = piece_report_of(line, true);
  PieceListing listing(report.board, line);
  RandomNumbers random(line.number("seed").value());
  Search search(line, context);
  auto out = open_output(line);
  warn_of_long_run(report, context);
  const std::uint64_t draws = line.number("draws").value();
  const PieceRanks ranks = ranks_of_pieces(report);
  const RunOptions run = options_of(report, line, search);
  within_limits([&] {
    const Integer size = draws > 0 ? ranks.size(equal_part_of(run, 0, draws + 1)) : Integer();
    if (draws > 0 && size == 0) throw usage_error("N: {} have no placement to draw", pieces_in_words(report));
    out.write(listing.begin());
    for (std::uint64_t draw = 0; draw < draws; ++draw) {
      const std::vector<int> placement =
          ranks.at(random_below(size, random), equal_part_of(run, draw + 1, draws + 1));
      search.clear_bar();
      out.write(listing.item(placement));
    }
  });
  return search.finish(out, listing.end());
}

ExitCode run_piece_orbits(const CommandLine& line, const Context& context) {
  refuse_for_pieces(line, {"from", "base", "notation", "board", "output-dir", "force"});
  if (line.value_of("format") == "html")
    throw usage_error("--format html: is for one piece in each row; choose text, json or csv");
  const PieceReport report = piece_report_of(line, true);
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
  refuse_for_pieces(line, {"from", "base", "notation", "board", "characters"});
  PieceReport report = piece_report_of(line, true);
  const ReportFormat format = report_format_of(line);
  const reports::Style style = text_style(line, context);
  Search search(line, context);
  auto out = open_output(line);
  warn_of_long_run(report, context);
  const RunOptions run = options_of(report, line, search);
  report.counts = within_limits([&] { return reports::counts_to_compare(report, run); });
  const auto visited = visited_piece_orbits(report, line.has("visit-all"), options_of(report, line, search));
  if (visited) search.add(visited->statistics);
  return search.finish(out,
                       format == ReportFormat::json  ? piece_burnside_json(report, visited)
                       : format == ReportFormat::csv ? piece_burnside_csv(report, visited)
                                                     : piece_burnside_text(report, visited, style),
                       piece_routes_agree(report, visited));
}

ExitCode run_piece_draw(const CommandLine& line) {
  refuse_for_pieces(line, {"base", "notation", "board", "attacks", "symmetries", "orbit", "group"});
  reports::PieceBoardPicture picture;
  picture.pieces = read_pieces(picture.board, line);
  picture.coordinates = !line.has("no-coordinates");
  PictureOutput out(line);
  out.set_look(picture);
  out.write(piece_board_svg(picture));
  return ExitCode::done;
}

ExitCode run_piece_show(const CommandLine& line, const Context& context) {
  refuse_for_pieces(line, {"base", "notation", "board", "completions"});
  const ReportFormat format = report_format_of(line);
  const reports::Style style = text_style(line, context);
  PieceBoard board;
  const std::vector<Square> pieces = read_pieces(board, line);
  const reports::PieceShowReport report =
      with_group(line, [&](const auto& group) { return reports::show_pieces(board, group, pieces); });
  print(line, format == ReportFormat::json  ? piece_show_json(report)
              : format == ReportFormat::csv ? piece_show_csv(report)
                                            : piece_show_text(report, style));
  return report.is_consistent() ? ExitCode::done : ExitCode::check_failed;
}

}  // namespace eightfold::cli
