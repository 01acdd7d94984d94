#include <fmt/core.h>

#include <array>

#include "core/random.hpp"
#include "core/rank.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/screen/progress_bar.hpp"
#include "reports/notation/listing.hpp"

namespace eightfold::cli {
namespace {

constexpr auto arguments = std::to_array<Argument>({counted_n_argument});

constexpr auto options = std::to_array<Option>({
    {.name = "draws",
     .value = "C",
     .help = "draw C solutions, 0 to 1000000, with replacement; default 1",
     .kind = ValueKind::number,
     .bounds = {0, 1'000'000},
     .fallback = "1"},
    {.name = "seed",
     .value = "S",
     .help = "the seed of the random numbers, 0 (default) to 2^64 - 1",
     .kind = ValueKind::number,
     .fallback = "0"},
    notation_option,
    base_option,
    threads_option,
});

constexpr auto examples = std::to_array<Example>({
    {"eightfold sample 8", "a random solution; the default seed repeats it"},
    {"eightfold sample 12 --draws 5 --seed 7", "five, drawn with replacement"},
    {"eightfold sample 8 --seed $RANDOM --format board", "a different one each time, as a board"},
});

ExitCode run(const CommandLine& line, const Context& context) {
  const auto n = line.argument_number<int>();
  const std::uint64_t draws = line.number("draws").value();
  RandomNumbers random(line.number("seed").value());
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
      bar.clear();
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

extern const Command sample_command = {
    .name = "sample",
    .heading = Heading::search,
    .place = 5,
    .summary = "Draw random solutions, all equally likely",
    .arguments = arguments,
    .options = options,
    .examples = examples,
    .details =
        "A random rank is drawn, and `nth` finds the solution. The random numbers are those of\n"
        "std::mt19937_64 with seed S, the same on every machine: outputs x below\n"
        "2^64 mod Q are skipped, and x mod Q is the rank, where Q is the number of solutions.",
    .run = run};

}  // namespace eightfold::cli
