#include <fmt/core.h>

#include <array>
#include <chrono>

#include "reports/cli/options/base_option.hpp"
#include "reports/cli/options/notation_option.hpp"
#include "reports/cli/options/threads_option.hpp"
#include "reports/cli/options/window_options.hpp"
#include "reports/cli/parse/arguments.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/screen/progress_bar.hpp"
#include "reports/io/output.hpp"
#include "reports/notation/listing.hpp"
#include "reports/solutions/symmetric_text.hpp"
#include "symmetry/fixed_solutions.hpp"
#include "symmetry/symmetric_solutions.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 4> examples = {{
    {"eightfold symmetric 12", "80 fixed by the half turn, 8 of them by the quarter turn"},
    {"eightfold symmetric 12 --list --turn quarter", "those 8"},
    {"eightfold symmetric 48", "21517426688 fixed by the quarter turn, in seconds"},
    {"eightfold symmetric 30 --turn half", "minutes, with a progress bar"},
}};

constexpr std::array<std::string_view, 2> turn_names = {"half", "quarter"};

constexpr std::array<Option, 7> options = {{
    {"turn", '\0', "TURN", "half or quarter only; --list takes half, which includes quarter", turn_names},
    {"list", '\0', "", "list the solutions in lexicographic order, N to 32"},
    skip_option,
    limit_option,
    notation_option,
    base_option,
    threads_option,
}};

// Beyond it the half turn takes more than a few minutes, and is left out unless asked for.
constexpr int largest_quick_half_turn_n = 28;

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

ExitCode list(const CommandLine& line, int n) {
  const Turn turn = line.value_of("turn") == "quarter" ? Turn::quarter : Turn::half;
  reports::Listing listing(notation_of(line, n), base_of(line));
  Window window(line);
  auto out = reports::Output::standard();
  std::string text;
  listing.begin(text);
  if (!window.is_over())
    for_each_symmetric_solution(n, turn, [&](const Placement& solution) {
      if (window.takes_next()) {
        listing.add(text, {solution, n});
        out.write(text);
        text.clear();
      }
      return !window.is_over();
    });
  listing.end(text);
  out.write(text);
  out.commit();
  return ExitCode::done;
}

ExitCode count(const CommandLine& line, int n, const Context& context) {
  const auto turn = line.value_of("turn");
  const bool half = turn ? turn == "half" : n <= largest_quick_half_turn_n;
  if (!turn && !half)
    context.note(fmt::format(
        "the half turn is left out: N = {} takes {}", n,
        n > largest_half_turn_n ? "longer than a life" : "minutes to years; --turn half asks for it"));
  auto out = reports::Output::standard();
  reports::SymmetricCounts counts;
  counts.n = n;
  FixedCountParams params;
  params.n = n;
  params.threads = threads_of(line);
  if (half) {
    ProgressBar bar(fmt::format("N = {}, half turn", n), context.quiet);
    params.on_progress = [&](double done) { bar.show(done); };
    const auto start = std::chrono::steady_clock::now();
    counts.half_turn = count_half_turn_solutions(params);
    counts.half_turn_seconds = seconds_since(start);
  }
  if (turn != "half") {
    ProgressBar bar(fmt::format("N = {}, quarter turn", n), context.quiet);
    params.on_progress = [&](double done) { bar.show(done); };
    const auto start = std::chrono::steady_clock::now();
    counts.quarter_turn = count_quarter_turn_solutions(params);
    counts.quarter_turn_seconds = seconds_since(start);
  }
  out.write(reports::symmetric_text(counts, context.style));
  out.commit();
  return ExitCode::done;
}

ExitCode run(const CommandLine& line, const Context& context) {
  const std::string& text = only_argument(line, "N", "0 to 71");
  if (line.has("list")) {
    if (line.has("threads"))
      throw Failure(ExitCode::usage, "--threads: for counting; leave it out with --list");
    return list(line, static_cast<int>(parse_number("N", text, 0, max_size, "--list ends at 32")));
  }
  for (const std::string_view of_a_list : {"skip", "limit", "format", "base"})
    if (line.has(of_a_list))
      throw Failure(ExitCode::usage, fmt::format("--{}: says how to list; give it with --list", of_a_list));
  if (line.value_of("turn") == "half")
    return count(line,
                 static_cast<int>(parse_number("N", text, 0, largest_half_turn_n, "no half turn beyond")),
                 context);
  return count(line, static_cast<int>(parse_number("N", text, 0, largest_quarter_turn_n)), context);
}

}  // namespace

const Command symmetric_command = {
    "symmetric",
    "Symmetry",
    "N",
    "Count or list the solutions that a half or quarter turn leaves as they are",
    examples,
    "They are found without a look at the other solutions: a queen is placed together with\n"
    "its images. Those of the quarter turn are counted as pairings of the values N-1, N-3,\n"
    "and so on, whose half-sums and half-differences must all differ.",
    options,
    run};

}  // namespace eightfold::cli
