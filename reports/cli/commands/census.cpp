#include <fmt/core.h>

#include <array>
#include <chrono>
#include <map>
#include <vector>

#include "core/count/count.hpp"
#include "reports/cli/options/rule_option.hpp"
#include "reports/cli/options/threads_option.hpp"
#include "reports/cli/parse/arguments.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/parse/range.hpp"
#include "reports/cli/screen/progress_bar.hpp"
#include "reports/io/output.hpp"
#include "reports/solutions/census_report.hpp"
#include "reports/solutions/orbit_report.hpp"
#include "reports/solutions/published_counts.hpp"
#include "symmetry/fixed_solutions.hpp"
#include "symmetry/solution_orbits.hpp"

namespace eightfold::cli {
namespace {

using reports::CensusReport;
using reports::Figure;
using reports::Provenance;

constexpr std::array<Example, 4> examples = {{
    {"eightfold census 8", "92 solutions, 12 fundamental, all computed"},
    {"eightfold census 27", "Q as published, the symmetric ones computed or published"},
    {"eightfold census 16 --computed-only", "no one's word for it; for 20 it takes minutes"},
    {"eightfold census 8 --rule rooks", "of a relative, by listing its solutions"},
}};

constexpr std::array<std::string_view, 2> format_names = {"text", "json"};

constexpr std::array<Option, 4> options = {{
    {"computed-only", '\0', "", "take no published number, and compute for minutes if it must be"},
    rule_option,
    {"format", '\0', "FORMAT", "text (default) or json", format_names},
    threads_option,
}};

// The largest N of which each number is computed: in seconds, or with --computed-only in minutes.
struct Reach {
  int all;
  int half_turn;
  int quarter_turn;
};
constexpr Reach seconds_away = {18, 25, 49};
constexpr Reach minutes_away = {20, 28, 57};

// A number that is computed within reach, and otherwise published or unknown.
template <typename Compute>
Figure figure_of(Figure figure, bool in_reach, bool computed_only, const Context& context, int n,
                 const Compute& compute) {
  if (in_reach) {
    ProgressBar bar(fmt::format("N = {}, {}", n, figure.name), context.quiet);
    const auto start = std::chrono::steady_clock::now();
    const auto [value, method] = compute([&](double done) { bar.show(done); });
    figure.value = value;
    figure.provenance = Provenance::computed;
    figure.source = method;
    figure.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    if (computed_only) figure.published.reset();
    return figure;
  }
  if (figure.published && !computed_only) {
    figure.value = figure.published;
    figure.provenance = Provenance::published;
    figure.source = figure.publication;
  } else {
    figure.source = computed_only ? "out of reach, and published numbers are left out"
                                  : "out of reach, and no published number is at hand";
  }
  figure.published.reset();
  return figure;
}

struct Computed {
  std::uint64_t value;
  std::string method;
};

using Listener = std::function<void(double)>;

// The letters in the arithmetic whose figures have no value: "Q and H".
std::string unknown_among(const std::map<char, Figure>& figures, std::string_view arithmetic) {
  std::string letters;
  for (const char letter : arithmetic) {
    const auto found = figures.find(letter);
    if (found == figures.end() || found->second.value) continue;
    if (!letters.empty()) letters += " and ";
    letters += letter;
  }
  return letters;
}

CensusReport census_of_queens(int n, bool computed_only, int threads, const Context& context) {
  const Reach reach = computed_only ? minutes_away : seconds_away;
  const reports::PublishedCounts published =
      n > 0 ? reports::published_counts(n) : reports::PublishedCounts{};
  const auto figure = [](std::string_view key, std::string_view name, std::optional<std::uint64_t> known,
                         std::string_view source) {
    Figure result;
    result.key = key;
    result.name = name;
    result.published = known;
    result.publication = source;
    return result;
  };
  const Figure all = figure_of(
      figure("solutions", "solutions (Q)", published.all, reports::source_of_all), n <= reach.all,
      computed_only, context, n, [&](const Listener& listener) {
        CountParams params;
        params.n = n;
        params.threads = threads;
        params.on_progress = listener;
        const CountResult counted = count_solutions(params);
        return Computed{counted.solutions, fmt::format("engine {}", eightfold::name_of(counted.engine))};
      });
  const Figure half = figure_of(
      figure("fixed_by_half_turn", "fixed by the half turn (H)", published.half_turn,
             reports::source_of_half_turn),
      n <= reach.half_turn, computed_only, context, n, [&](const Listener& listener) {
        return Computed{count_half_turn_solutions({n, threads, listener}), "a queen placed with its image"};
      });
  const Figure quarter = figure_of(
      figure("fixed_by_quarter_turn", "fixed by the quarter turn (R)", published.quarter_turn,
             reports::source_of_quarter_turn),
      n <= reach.quarter_turn || n % 4 > 1, computed_only, context, n, [&](const Listener& listener) {
        return Computed{count_quarter_turn_solutions({n, threads, listener}),
                        n % 4 > 1 ? "none, as N mod 4 is not 0 or 1" : "pairings of N-1, N-3, ..."};
      });

  CensusReport report;
  report.n = n;
  report.figures = {all, half, quarter};
  const auto derive = [&](Figure result, std::optional<std::uint64_t> value, std::string_view arithmetic) {
    result.value = value;
    result.provenance = value ? Provenance::derived : Provenance::unknown;
    result.source = arithmetic;
    if (!value) {
      result.source +=
          fmt::format(" needs {}", unknown_among({{'Q', all}, {'H', half}, {'R', quarter}}, arithmetic));
      result.published.reset();
    }
    report.figures.push_back(std::move(result));
  };
  Figure fundamental =
      figure("fundamental", "fundamental solutions (U)", computed_only ? std::nullopt : published.fundamental,
             reports::source_of_fundamental);
  const auto by_type = [&](SubgroupClass type, int size) {
    return figure(fmt::format("orbits_of_type_{}", eightfold::name_of(type)),
                  fmt::format("  {} orbits, of size {}", eightfold::name_of(type), size), std::nullopt, "");
  };
  if (n < 2) {
    derive(std::move(fundamental), all.value, "the one placement");
    derive(by_type(SubgroupClass::full, 1), all.value, "every symmetry fixes it");
    return report;
  }
  std::optional<CheckedOrbitCount> orbits;
  if (all.value && half.value && quarter.value)
    orbits = orbits_of_solutions(n, *all.value, *half.value, *quarter.value);
  derive(std::move(fundamental), orbits ? std::optional(orbits->counts.orbits) : std::nullopt,
         "(Q + H + 2R) / 8");
  const auto quotient = [](const Figure& a, std::uint64_t b, std::uint64_t size) {
    return a.value ? std::optional((*a.value - b) / size) : std::nullopt;
  };
  derive(by_type(SubgroupClass::trivial, 8), half.value ? quotient(all, *half.value, 8) : std::nullopt,
         "(Q - H) / 8");
  derive(by_type(SubgroupClass::half_turn, 4),
         quarter.value ? quotient(half, *quarter.value, 4) : std::nullopt, "(H - R) / 4");
  derive(by_type(SubgroupClass::quarter_turn, 2), quotient(quarter, 0, 2), "R / 2");
  if (orbits)
    report.equations = {reports::orbit_size_equation(orbits->counts),
                        "U = " + reports::burnside_equation(*orbits, {})};
  return report;
}

// By listing them: no short formula holds for the other rules.
CensusReport census_of_relatives(int n, Rule rule, const Context& context) {
  context.warn_of_long_run(n, rule);
  const CheckedOrbitCount orbits = classify_solutions(n, rule);
  CensusReport report;
  report.n = n;
  report.rule = rule;
  const auto add = [&](std::string key, std::string name, std::uint64_t value, std::string_view source) {
    Figure figure;
    figure.key = std::move(key);
    figure.name = std::move(name);
    figure.value = value;
    figure.provenance = Provenance::computed;
    figure.source = source;
    report.figures.push_back(std::move(figure));
  };
  add("solutions", "solutions", orbits.counts.placements, "listed");
  for (const Symmetry g :
       {Symmetry::rotate180, Symmetry::rotate90, Symmetry::transpose, Symmetry::flip_horizontal}) {
    const std::string_view kind = conjugacy_class_name(g);
    std::string words(kind);
    words[words.find('_')] = ' ';
    add(fmt::format("fixed_by_{}", kind),
        fmt::format("fixed by {} {}", words.starts_with('a') ? "an" : "a", words),
        orbits.fixed_points[index_of(g)], fmt::format("each tested against {}", eightfold::name_of(g)));
  }
  add("fundamental", "fundamental solutions", orbits.counts.orbits,
      "those that come before all their images");
  for (const SubgroupClass type : all_subgroup_classes)
    if (const auto count = orbits.counts.orbits_by_type[index_of(type)]; count > 0)
      add(fmt::format("orbits_of_type_{}", eightfold::name_of(type)),
          fmt::format("  {} orbits, of size {}", eightfold::name_of(type),
                      orbits.counts.placements_by_type[index_of(type)] / count),
          count, "by their stabilizers");
  report.equations = {reports::orbit_size_equation(orbits.counts),
                      "U = " + reports::burnside_equation(orbits, {})};
  return report;
}

ExitCode run(const CommandLine& line, const Context& context) {
  const Rule rule = rule_of(line);
  const bool is_queens = rule == Rule::queens;
  const int largest = is_queens ? largest_quarter_turn_n : largest_counted_n_of(rule);
  const Range range =
      parse_range(only_argument(line, "N", fmt::format("0 to {}, or a range like 1..27", largest)), largest);
  const bool as_json = line.value_of("format") == "json";
  auto out = reports::Output::standard();
  std::vector<CensusReport> all;
  bool agrees = true;
  for (int n = range.first; n <= range.last; ++n) {
    const CensusReport report =
        is_queens ? census_of_queens(n, line.has("computed-only"), threads_of(line), context)
                  : census_of_relatives(n, rule, context);
    agrees = agrees && report.agrees();
    if (as_json)
      all.push_back(report);
    else
      out.write((n > range.first ? "\n" : "") + reports::census_text(report, context.style));
  }
  if (as_json) out.write(reports::census_json(all));
  out.commit();
  return agrees ? ExitCode::done : ExitCode::found_wrong;
}

}  // namespace

const Command census_command = {
    "census",
    "Symmetry",
    "N",
    "Tell all that is known of N: solutions, symmetric ones, orbits by type",
    examples,
    "Every number says where it comes from: computed here, published, or derived from the\n"
    "others. What takes seconds is computed (solutions to N = 18, those fixed by the half\n"
    "turn to 25, by the quarter turn to 49), and compared with what is published; beyond,\n"
    "the published number stands, or a question mark. With --computed-only the reach is 20,\n"
    "28 and 57. N may be a range. JSON follows data/schemas/census-1.0.schema.json.\n"
    "Exit code 1 if a number contradicts the published one.",
    options,
    run};

}  // namespace eightfold::cli
