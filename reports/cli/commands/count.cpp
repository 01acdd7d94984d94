#include "core/count/count.hpp"

#include <fmt/core.h>

#include <array>
#include <chrono>
#include <stdexcept>

#include "core/verify.hpp"
#include "reports/cli/options/base_option.hpp"
#include "reports/cli/options/rule_option.hpp"
#include "reports/cli/options/threads_option.hpp"
#include "reports/cli/parse/arguments.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/parse/range.hpp"
#include "reports/cli/screen/progress_bar.hpp"
#include "reports/io/output.hpp"
#include "reports/io/parse_error.hpp"
#include "reports/notation/notation.hpp"
#include "reports/solutions/count_report.hpp"
#include "reports/text/rule_words.hpp"
#include "symmetry/fixed_solutions.hpp"
#include "symmetry/solution_orbits.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 6> examples = {{
    {"eightfold count 8", "92 solutions, 12 of them fundamental"},
    {"eightfold count 1..16", "a table, line by line as it is computed"},
    {"eightfold count 8 --prefix \"0 4 7\"", "the solutions that begin so: 1"},
    {"eightfold count 18 --format json", "for a program"},
    {"eightfold count 14 --engine backtrack", "by the plain engine, to compare"},
    {"eightfold count 1..8 --rule rooks", "of a relative: the permutations"},
}};

constexpr std::string_view rooks_reason = "21 rooks have 21! placements, more than 64 bits hold";
constexpr std::array<std::string_view, 3> format_names = {"text", "json", "csv"};
constexpr std::array<std::string_view, 4> engine_names = {"auto", "backtrack", "lanes", "halves"};
constexpr std::array<std::string_view, 5> kernel_names = {"auto", "avx512", "avx2", "sse4", "scalar"};

constexpr std::array<Option, 8> options = {{
    {"prefix", '\0', "PLACEMENT", "count only solutions with these pieces in the first rows"},
    base_option,
    rule_option,
    {"all-only", '\0', "", "leave out the fundamental solutions and orbit types"},
    {"format", '\0', "FORMAT", "text (default), json, csv", format_names},
    threads_option,
    {"engine", '\0', "ENGINE", "auto (default: the fastest), backtrack, lanes, halves (to N = 21)",
     engine_names},
    {"kernel", '\0', "KERNEL",
     "instructions for lanes and halves: auto (default: the best that\nthere are), avx512, avx2, sse4, "
     "scalar",
     kernel_names},
}};

Engine engine_of(const CommandLine& line) {
  const std::string name = line.value_of("engine").value_or("auto");
  for (const Engine engine : {Engine::backtrack, Engine::lanes, Engine::halves})
    if (name_of(engine) == name) return engine;
  return Engine::automatic;
}

Kernel kernel_of(const CommandLine& line) {
  const std::string name = line.value_of("kernel").value_or("auto");
  if (name == "auto") return Kernel::automatic;
  std::string there = "auto";
  for (const Kernel kernel : available_kernels()) {
    if (name_of(kernel) == name) return kernel;
    there += fmt::format(", {}", name_of(kernel));
  }
  throw Failure(ExitCode::usage, fmt::format("--kernel: this processor has no {}; give {}", name, there));
}

// Only queens have engines beside backtracking, and only those engines have kernels.
void check_engine(const CommandLine& line, Engine engine, Rule rule) {
  const bool vectorized = engine == Engine::lanes || engine == Engine::halves;
  if (rule != Rule::queens && vectorized)
    throw Failure(ExitCode::usage, fmt::format("--engine {}: knows queens only; leave it out, or --rule {}",
                                               name_of(engine), name_of(rule)));
  if (rule != Rule::queens && line.has("kernel"))
    throw Failure(ExitCode::usage,
                  fmt::format("--kernel: the engine for --rule {} has none; leave one out", name_of(rule)));
  if (engine == Engine::backtrack && line.has("kernel"))
    throw Failure(ExitCode::usage, "--kernel: the engine backtrack has none; give it with lanes or halves");
}

// N as far as 64 bits and the engine go.
Range range_of(const CommandLine& line, Engine engine, Rule rule) {
  const std::string& text = only_argument(line, "N", "0 to 28, or a range like 1..16");
  const int by_bits = line.has("prefix") ? max_size : largest_counted_n;
  const int by_engine = largest_n(engine);
  if (rule == Rule::rooks && !line.has("prefix")) return parse_range(text, most_counted_rooks, rooks_reason);
  if (by_engine < by_bits)
    return parse_range(text, by_engine, fmt::format("the engine {} goes no further", name_of(engine)));
  return parse_range(text, by_bits,
                     by_bits < max_size ? "more queens have more solutions than 64 bits hold" : "");
}

// The prefix in any notation. A lone number is a column; more digits are one for N to 9 only.
Placement prefix_of(const CommandLine& line, int n) {
  const auto text = line.value_of("prefix");
  if (!text) return {};
  const bool is_number = text->find_first_not_of("0123456789") == std::string::npos;
  const bool is_column = is_number && (text->size() == 1 || !reports::digits_notation.allows(n));
  const reports::Reading reading = {.size = n, .base = base_of(line), .size_name = "N"};
  try {
    return is_column ? reports::parse_placement(*text, reports::vector_notation, reading).placement
                     : reports::parse_placement(*text, reading).placement;
  } catch (const reports::ParseError& error) {
    throw Failure(ExitCode::usage, fmt::format("--prefix: {}", error.what()));
  }
}

void check_rooks(const CountParams& params) {
  if (params.rule == Rule::rooks && params.n - params.prefix.rows() > most_counted_rooks)
    throw Failure(ExitCode::usage,
                  fmt::format("N: {} leaves {} rooks to place ({}); give a prefix that leaves {}", params.n,
                              params.n - params.prefix.rows(), rooks_reason, most_counted_rooks));
}

// By formula for queens; else by listing, whose length is checked against the count.
CheckedOrbitCount orbits_of(const CountParams& params, std::uint64_t solutions) {
  if (params.rule == Rule::queens)
    return orbits_of_solutions(params.n, solutions,
                               count_half_turn_solutions({.n = params.n, .threads = params.threads}),
                               count_quarter_turn_solutions({.n = params.n, .threads = params.threads}));
  const CheckedOrbitCount orbits = classify_solutions(params.n, params.rule);
  if (orbits.counts.placements != solutions || !orbits.agrees())
    throw std::logic_error("the solutions counted and those listed disagree");
  return orbits;
}

reports::CountedBoard count(const CountParams& params, bool all_only) {
  const auto start = std::chrono::steady_clock::now();
  reports::CountedBoard board;
  board.n = params.n;
  board.prefix = params.prefix;
  board.rule = params.rule;
  board.counted = count_solutions(params);
  if (!all_only && params.prefix.empty()) board.orbits = orbits_of(params, board.counted.solutions);
  board.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return board;
}

const reports::CountReportFormat& format_of(const CommandLine& line, const Range& range) {
  const std::string name = line.value_of("format").value_or("text");
  if (name == "json") return reports::count_report_json;
  if (name == "csv") return reports::count_report_csv;
  return range.first == range.last ? reports::count_report_text : reports::count_report_table;
}

void tell_of_attacks(const CountParams& params, const Context& context) {
  const auto attacks = find_attacks(params.prefix, params.rule, params.n);
  if (attacks.empty()) return;
  const auto& [upper, lower] = attacks[0];
  context.note(fmt::format(
      "--prefix: the {} (row column) ({} {}) and ({} {}) attack each other, so no solution begins so",
      reports::pieces_of_rule(params.rule), upper.row + 1, upper.column + 1, lower.row + 1,
      lower.column + 1));
}

ExitCode run(const CommandLine& line, const Context& context) {
  if (line.has("base") && !line.has("prefix"))
    throw Failure(ExitCode::usage, "--base: tells how to read PLACEMENT; give it with --prefix");
  CountParams params;
  params.engine = engine_of(line);
  params.kernel = kernel_of(line);
  params.rule = rule_of(line);
  check_engine(line, params.engine, params.rule);
  params.threads = threads_of(line);
  const Range range = range_of(line, params.engine, params.rule);
  for (params.n = range.first; params.n <= range.last; ++params.n) {  // that a bad one shows before the work
    params.prefix = prefix_of(line, params.n);
    check_rooks(params);
  }
  const bool all_only = line.has("all-only");
  const reports::CountReportFormat& format = format_of(line, range);

  auto out = reports::Output::standard();
  std::string text;
  const reports::CountReportHead head = {params.rule, !all_only && !line.has("prefix")};
  format.append_head(text, head, context.style);
  for (int n = range.first; n <= range.last; ++n) {
    params.n = n;
    params.prefix = prefix_of(line, n);
    tell_of_attacks(params, context);
    if (params.rule != Rule::queens && params.prefix.empty())
      context.warn_of_long_run(n, params.rule);
    else if (n > largest_n(Engine::halves) && params.prefix.empty())
      context.note(fmt::format(
          "N = {} is out of the fastest engine's reach; this takes hours to centuries; Ctrl-C ends it", n));
    ProgressBar bar(fmt::format("N = {}", n), context.quiet);
    params.on_progress = [&](double done) { bar.show(done); };
    format.append_board(text, count(params, all_only), n == range.first, context.style);
    out.write(text);
    text.clear();
  }
  format.append_tail(text, head, context.style);
  out.write(text);
  out.commit();
  return ExitCode::done;
}

}  // namespace

const Command count_command = {
    "count",
    "Search",
    "N",
    "Count the solutions, all and fundamental, without listing them",
    examples,
    "N may be a range like 1..16. The fundamental solutions are those that no symmetry turns\n"
    "into another; they follow from the number of all and from those that the half turn and\n"
    "the quarter turn leave as they are, which a search of their own finds. Under another rule\n"
    "than queens every solution is classified instead, and --all-only saves that time.\n"
    "PLACEMENT is in any format of `list`, like \"0 4 7\".",
    options,
    run};

}  // namespace eightfold::cli
