#include <fmt/core.h>

#include <optional>

#include "core/internal/random.hpp"
#include "eightfold/core/rank.hpp"
#include "reports/cli/options/constraint_options.hpp"
#include "reports/cli/options/list_output.hpp"
#include "reports/cli/options/pieces.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/screen/progress_bar.hpp"
#include "reports/text/internal/rule_words.hpp"

namespace eightfold::cli {
namespace {

// The largest N for which a solution is drawn in less than about a minute.
constexpr int largest_quick_n = 18;

ExitCode run_sample(const CommandLine& line, const Context& context) {
  if (is_about_pieces(line)) return run_piece_sample(line, context);
  const Rule rule = rule_of(line);
  const Board board = numbered_board(line, rule);
  const int n = board.columns();
  const std::uint64_t draws = line.number("draws").value();
  RandomNumbers random(line.number("seed").value());
  ListOutput list(line, n, context);
  {
    if (draws > 0 && rule != Rule::rooks && free_rows(board) > largest_quick_n)
      context.warn_of_duration(fmt::format("N = {}", n), "minutes to centuries");
    std::optional<ProgressBar> bar;
    std::uint64_t draw = 0;
    std::uint64_t queries = 1;  // that the bar shows
    const auto show = [&](double done) {
      bar->show((static_cast<double>(draw) + done) / static_cast<double>(queries));
    };
    SolutionRanks ranks(board, {.threads = threads_of(line), .on_progress = show}, rule);
    bar.emplace(fmt::format("N = {}, all solutions", n), context.quiet);
    const std::uint64_t size = draws > 0 ? ranks.size() : 0;
    if (draws > 0 && size == 0)
      throw usage_error("N: {} {} have no solution to draw{}{}", n, reports::pieces_of_rule(rule),
                        reports::place_of_rule(rule), place_of(board, rule));
    bar.emplace(fmt::format("N = {}", n), context.quiet);
    for (queries = draws; draw < draws; ++draw) {
      const Placement solution = ranks.at(random.below(size));
      bar->clear();
      list.write(solution);
    }
  }
  list.end();
  return ExitCode::done;
}

}  // namespace

extern const Command sample_command = {
    .name = "sample",
    .heading = Heading::search,
    .place = 5,
    .summary = "Draw random solutions, all equally likely",
    .arguments = {with_shapes(counted_n_argument)},
    .options = {number_option("draws", "C", "draw C solutions, 0 to 1000000, with replacement; default 1",
                              {0, 1'000'000}, "1"),
                number_option("seed", "S", "the seed of the random numbers, 0 (default) to 2^64 - 1", {},
                              "0"),
                piece_rule_option, pieces_option, queens_option, blocked_option, pawns_option, board_option,
                notation_option, output_option, base_option, threads_option},
    .examples = {{"eightfold sample 8", "a random solution; the default seed repeats it"},
                 {"eightfold sample 12 --draws 5 --seed 7", "five, drawn with replacement"},
                 {"eightfold sample 8 --seed $RANDOM --format board",
                  "a different one each time, as a board"},
                 {"eightfold sample 12 --rule kings --pieces 30", "30 kings at random"}},
    .details =
        "A random rank is drawn, and `nth` finds the solution. The random numbers are those of "
        "std::mt19937_64 with seed S, the same on every machine: outputs x below 2^64 mod Q are skipped, and "
        "x mod Q is the rank, where Q is the number of solutions. All solutions are counted first: N = 18 "
        "takes about a minute on one processor, and N + 1 about eight times as long as N.\n"
        "\n"
        "With --pieces, --pawns, a board like 8x10, or bishops, kings, knights or the rule of a file, "
        "placements are sets of squares, as in `nth`. If Q exceeds 2^64, the outputs are the digits of a "
        "rank in base 2^64, the least significant first; the last one has as many bits as that of Q, and "
        "ranks that are not below Q are skipped.",
    .run = run_sample,
};

}  // namespace eightfold::cli
