#include <fmt/core.h>

#include <array>
#include <limits>

#include "core/count/count.hpp"
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
    {"eightfold nth 8 0", "the first solution of 8 queens"},
    {"eightfold nth 16 10000000", "one in the middle, without those before it"},
    {"eightfold nth 8 91 --format board", "the last, drawn"},
}};

constexpr std::array<Option, 3> options = {{notation_option, base_option, threads_option}};

ExitCode run(const CommandLine& line, const Context& context) {
  if (line.arguments.size() != 2)
    throw Failure(ExitCode::usage, fmt::format("nth: {} argument{}; give N and K, like 8 0",
                                               line.arguments.size(), line.arguments.size() == 1 ? "" : "s"));
  const auto n = static_cast<int>(parse_number("N", line.arguments[0], 0, largest_counted_n,
                                               "more queens have more solutions than 64 bits hold"));
  const std::uint64_t k =
      parse_number("K", line.arguments[1], 0, std::numeric_limits<std::uint64_t>::max() - 1);
  reports::Listing listing(notation_of(line, n), base_of(line));

  auto out = reports::Output::standard();
  Placement solution;
  {
    ProgressBar bar(fmt::format("N = {}", n), context.quiet);
    SolutionRanks ranks(n, threads_of(line), [&](double done) { bar.show(done); });
    const std::uint64_t size = ranks.size();
    if (k >= size)
      throw Failure(ExitCode::usage,
                    size == 0 ? fmt::format("K: {} queens have no solution", n)
                              : fmt::format("K: {} is out of range (N = {} has {} solution{}); give 0 to {}",
                                            k, n, size, size == 1 ? "" : "s", size - 1));
    solution = ranks.at(k);
  }
  std::string text;
  listing.begin(text);
  listing.add(text, {solution, n});
  listing.end(text);
  out.write(text);
  out.commit();
  return ExitCode::done;
}

}  // namespace

const Command nth_command = {
    "nth",
    "Search",
    "N K",
    "Find the K-th solution in lexicographic order, from 0",
    examples,
    "The solutions before it are counted, prefix by prefix, and not listed. `rank` is the\n"
    "inverse. N = 16 takes a second, N = 18 a minute; N to 28.",
    options,
    run};

}  // namespace eightfold::cli
