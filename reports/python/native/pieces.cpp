// Pieces that do not attack each other, on boards of any shape.
#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "core/run/parallel.hpp"
#include "eightfold/reports/solutions/piece_report.hpp"
#include "eightfold/reports/solutions/piece_show_report.hpp"
#include "reports/python/native/arguments.hpp"
#include "reports/python/native/boards.hpp"
#include "reports/python/native/run.hpp"
#include "reports/solutions/internal/piece_words.hpp"
#include "symmetry/internal/random_integer.hpp"

namespace eightfold::python {
namespace {

using reports::PieceReport;
using reports::PieceShowReport;

// None, a Subgroup or its name, "translations" or "all": both.
std::optional<PieceGroupParams> piece_group(py::handle group) {
  if (group.is_none()) return {};
  const std::string name = py::isinstance<py::str>(group) ? text("group", group) : "";
  if (name == "translations") return PieceGroupParams{Subgroup({Symmetry::identity}), true};
  if (name == "all") return PieceGroupParams{full_group, true};
  return PieceGroupParams{subgroup("group", group), false};
}

std::optional<int> number_of_pieces(py::handle pieces) {
  if (pieces.is_none()) return {};
  return small_number("pieces", pieces, {0, ConflictGraph::most_vertices});
}

// What `make` returns for the group, which must act.
template <typename Make>
auto with_group(py::handle group, const Make& make) {
  const auto params = piece_group(group);
  try {
    return in_background({}, [&](const RunOptions&) { return make(params); });
  } catch (const std::invalid_argument& error) {
    throw py::value_error("group: " + std::string(error.what()));
  }
}

PieceReport report_of(const PieceBoard& board, py::handle pieces, py::handle group) {
  const auto number = number_of_pieces(pieces);
  return with_group(group,
                    [&](const auto& params) { return reports::report_on_pieces(board, params, number); });
}

PieceReport report_of_number(const PieceBoard& board, py::handle pieces, py::handle group) {
  PieceReport report = report_of(board, pieces, group);
  if (!report.pieces) throw py::type_error("pieces: give the number of " + board.rule.piece + "s");
  return report;
}

// What `step` returns, which counts placements. Throws std::length_error, a ValueError in Python.
template <typename Step>
auto within_limits(const Step& step) {
  try {
    return reports::within_piece_limits(step);
  } catch (const std::length_error& error) {
    throw std::length_error("rows: " + std::string(error.what()));
  }
}

PieceCounts count(const PieceReport& report, const RunOptions& run) {
  return within_limits([&] { return reports::counts_of_pieces(report, run); });
}

std::string title(const PieceReport& report) { return pieces_in_words(report); }
std::string title(const PieceShowReport& report) { return placement_in_words(report); }

// What the Python files keep of a report, given its parts: a function that writes it as "json", "text" or
// "csv", or its "title".
template <typename Text, typename Json, typename Csv, typename... Parts>
py::cpp_function writer(Text* text, Json* json, Csv* csv, Parts... parts) {
  const auto kept = std::make_shared<const std::tuple<Parts...>>(std::move(parts)...);
  return [=](const std::string& format) {
    if (format == "title") return to_python(title(std::get<0>(*kept)));
    const auto write = [&](const Parts&... of) {
      return format == "json" ? json(of...) : format == "csv" ? csv(of...) : text(of..., printed_style());
    };
    return to_python(std::apply(write, *kept));
  };
}

py::cpp_function counts(const PieceBoard& board, py::handle pieces, py::handle group, const py::tuple& run) {
  PieceReport report = report_of(board, pieces, group);
  report.counts =
      in_background(run_of(run), [&](const RunOptions& options) { return count(report, options); });
  const auto csv = +[](const PieceReport& counted) { return piece_count_csv(counted); };
  return writer(reports::piece_count_text, reports::piece_count_json, csv, std::move(report));
}

py::cpp_function orbits(const PieceBoard& board, py::handle pieces, py::handle group, const py::tuple& run) {
  PieceReport report = report_of_number(board, pieces, group);
  auto list = in_background(
      run_of(run), [&](const RunOptions& options) { return reports::list_piece_orbits(report, options); });
  return writer(reports::piece_orbits_text, reports::piece_orbits_json, reports::piece_orbits_csv,
                std::move(report), std::move(list));
}

py::cpp_function burnside(const PieceBoard& board, py::handle pieces, py::handle group, bool visit_all,
                          const py::tuple& run) {
  PieceReport report = report_of_number(board, pieces, group);
  auto visited = in_background(run_of(run), [&](const RunOptions& options) {
    report.counts = count(report, part_of(options, 0, 0.5));
    return reports::visited_piece_orbits(report, visit_all, part_of(options, 0.5, 1));
  });
  return writer(reports::piece_burnside_text, reports::piece_burnside_json, reports::piece_burnside_csv,
                std::move(report), std::move(visited));
}

py::cpp_function placement_of(const PieceBoard& board, py::handle given, py::handle group) {
  const auto squares = squares_on("squares", given, board);
  return writer(
      reports::piece_show_text, reports::piece_show_json, reports::piece_show_csv,
      with_group(group, [&](const auto& params) { return reports::show_pieces(board, params, squares); }));
}

// A function that returns the next placements after the given one, as the numbers of their squares, at most
// `most`; the first ones after an empty one.
py::cpp_function placements(const PieceBoard& board, py::handle number) {
  const int pieces = *report_of_number(board, number, py::none()).pieces;
  auto graph = in_background({}, [&](const RunOptions&) { return attack_graph(board); });
  return [graph = std::move(graph), pieces](const std::vector<int>& after, std::size_t most) {
    return to_python(in_background({}, [&](const RunOptions& run) {
      Colorings batch;
      const auto keep = [&](std::span<const int> placement) {
        batch.add(placement);
        return batch.count < most;
      };
      for_each_independent_set(graph, pieces, keep, run.stop, after);
      return batch;
    }));
  };
}

// A rank of any size.
Integer rank_argument(py::handle k) {
  constexpr std::size_t most_digits = 256;
  if (PyLong_Check(k.ptr()) != 0 && !py::isinstance<py::bool_>(k)) {
    const auto hex = py::reinterpret_steal<py::object>(PyNumber_ToBase(k.ptr(), 16));
    if (!hex) throw py::error_already_set();
    const auto text = hex.cast<std::string>();  // "0x1f", "-0x1f"
    if (text.size() > 18 && text.size() <= 2 + most_digits && text[0] != '-') {
      std::vector<std::uint64_t> digits;
      for (std::size_t end = text.size(); end > 2;) {
        const std::size_t begin = end > 18 ? end - 16 : 2;
        digits.push_back(std::stoull(text.substr(begin, end - begin), nullptr, 16));
        end = begin;
      }
      return {false, std::move(digits)};
    }
  }
  return whole_number("k", k, {});
}

py::tuple nth(const PieceBoard& board, py::handle k, py::handle pieces, const py::tuple& run) {
  const PieceReport report = report_of_number(board, pieces, py::none());
  const Integer rank = rank_argument(k);
  std::optional<Integer> size;  // if the rank does not exist
  const auto placement = in_background(run_of(run), [&](const RunOptions& options) {
    return within_limits([&] {
      const PieceRanks ranks = ranks_of_pieces(report);
      try {
        return ranks.at(rank, options);
      } catch (const std::out_of_range&) {
        size = ranks.size(options);
        return std::vector<int>();
      }
    });
  });
  if (size) {
    const std::string have = "k: " + pieces_in_words(report) + " have ";
    throw py::value_error(*size == 0 ? have + "no placement"
                                     : have + size->str() + " placements; give 0 to " + (*size - 1).str());
  }
  return to_python(std::span(placement));
}

std::string rank(const PieceBoard& board, py::handle given, const py::tuple& run) {
  const PieceShowReport shown = reports::show_pieces(board, {}, squares_on("squares", given, board));
  if (const auto reason = why_unranked(shown)) throw py::value_error("squares: " + *reason);
  const PieceReport report = {board, shown.group, static_cast<int>(shown.pieces.size())};
  return in_background(run_of(run), [&](const RunOptions& options) {
    return within_limits(
        [&] { return ranks_of_pieces(report).rank_of(shown.images[0].squares, options).str(); });
  });
}

py::list sample(const PieceBoard& board, py::handle pieces, py::handle k, py::handle seed,
                const py::tuple& run) {
  const PieceReport report = report_of_number(board, pieces, py::none());
  const std::uint64_t draws = whole_number("k", k, {0, 1'000'000});
  RandomNumbers random(whole_number("seed", seed, {}));
  const Colorings drawn = in_background(run_of(run), [&](const RunOptions& options) {
    return within_limits([&] {
      Colorings placements;
      const PieceRanks ranks = ranks_of_pieces(report);
      const Integer size = draws > 0 ? ranks.size(equal_part_of(options, 0, draws + 1)) : Integer();
      while (placements.count < draws && size != 0)
        placements.add(
            ranks.at(random_below(size, random), equal_part_of(options, placements.count + 1, draws + 1)));
      return placements;
    });
  });
  if (drawn.count < draws)
    throw py::value_error("pieces: " + pieces_in_words(report) + " have no placement to draw");
  return to_python(drawn);
}

// What the Python files keep of a board: its rows, columns, required and blocked squares, pawns, and rule;
// and functions.
py::tuple pieces(py::handle rows, py::handle columns, py::handle rule, const py::tuple& squares) {
  const PieceBoard board = piece_board(rows, columns, rule, squares);
  return py::make_tuple(
      py::make_tuple(board.rows, board.columns, to_python(board.required), to_python(board.blocked),
                     to_python(board.pawns), board.rule.name),
      py::cpp_function([board](py::handle number, py::handle group, const py::tuple& run) {
        return counts(board, number, group, run);
      }),
      py::cpp_function([board](py::handle number, py::handle group, const py::tuple& run) {
        return orbits(board, number, group, run);
      }),
      py::cpp_function([board](py::handle number, py::handle group, bool visit_all, const py::tuple& run) {
        return burnside(board, number, group, visit_all, run);
      }),
      py::cpp_function([board](py::handle number) { return placements(board, number); }),
      py::cpp_function(
          [board](py::handle given, py::handle group) { return placement_of(board, given, group); }),
      py::cpp_function([board](py::handle k, py::handle number, const py::tuple& run) {
        return nth(board, k, number, run);
      }),
      py::cpp_function([board](py::handle given, const py::tuple& run) { return rank(board, given, run); }),
      py::cpp_function([board](py::handle number, py::handle k, py::handle seed, const py::tuple& run) {
        return sample(board, number, k, seed, run);
      }));
}

}  // namespace

void bind_pieces(py::module_& module) { module.def("pieces", pieces); }

}  // namespace eightfold::python
