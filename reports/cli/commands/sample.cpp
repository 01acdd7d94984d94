#include <fmt/core.h>

#include <array>

#include "core/count/count.hpp"
#include "core/random.hpp"
#include "core/rank.hpp"
#include "reports/cli/options/base_option.hpp"
#include "reports/cli/options/notation_option.hpp"
#include "reports/cli/options/threads_option.hpp"
#include "reports/cli/parse/arguments.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/screen/progress_bar.hpp"
#include "reports/io/output.hpp"
#include "reports/notation/listing.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 3> examples = {{
    {"eightfold sample 8", "a random solution, the same every time: the seed is 0"},
    {"eightfold sample 12 --draws 5 --seed 7", "five, drawn with replacement"},
    {"eightfold sample 8 --seed $RANDOM --format board", "another every time, drawn"},
}};

constexpr std::array<Option, 5> options = {{
    {"draws", '\0', "C", "draw C solutions, each from all of them; default 1"},
    {"seed", '\0', "S", "where the random numbers begin, 0 (default) to 2^64 - 1"},
    notation_option,
    base_option,
    threads_option,
}};

ExitCode run(const CommandLine& line, const Context& context) {
  constexpr std::uint64_t most_draws = 1'000'000;
  const auto n = static_cast<int>(parse_number("N", only_argument(line, "N", "0 to 28"), 0, largest_counted_n,
                                               "more queens have more solutions than 64 bits hold"));
  const auto draws_text = line.value_of("draws");
  const std::uint64_t draws = draws_text ? parse_number("--draws", *draws_text, 0, most_draws) : 1;
  RandomNumbers random(parse_count(line, "seed", 0));
  reports::Listing listing(notation_of(line, n), base_of(line));

  auto out = reports::Output::standard();
  std::string text;
  listing.begin(text);
  {
    ProgressBar bar(fmt::format("N = {}", n), context.quiet);
    std::uint64_t draw = 0;
    SolutionRanks ranks(n, threads_of(line), [&](double done) {
      bar.show((static_cast<double>(draw) + done) / static_cast<double>(draws));
    });
    const std::uint64_t size = draws > 0 ? ranks.size() : 0;
    if (draws > 0 && size == 0)
      throw Failure(ExitCode::usage, fmt::format("N: {} queens have no solution to draw", n));
    for (; draw < draws; ++draw) {
      listing.add(text, {ranks.at(random.below(size)), n});
      out.write(text);
      text.clear();
    }
  }
  listing.end(text);
  out.write(text);
  out.commit();
  return ExitCode::done;
}

}  // namespace

const Command sample_command = {
    "sample",
    "Search",
    "N",
    "Draw random solutions, all equally likely",
    examples,
    "A random rank is drawn, and the solution found as `nth` finds it. The random numbers\n"
    "are those of std::mt19937_64 with the seed S, the same on every machine: of its\n"
    "outputs x, those below 2^64 mod Q are left out, and x mod Q is the rank, where Q is\n"
    "the number of solutions.",
    options,
    run};

}  // namespace eightfold::cli
