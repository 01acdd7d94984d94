#include <fmt/core.h>

#include <array>
#include <chrono>
#include <map>
#include <vector>

#include "eightfold/core/count/count.hpp"
#include "eightfold/reports/cli/options/output_options.hpp"
#include "eightfold/reports/cli/options/placement_options.hpp"
#include "eightfold/reports/cli/options/search_options.hpp"
#include "eightfold/reports/cli/parse/command.hpp"
#include "eightfold/reports/cli/screen/progress_bar.hpp"
#include "eightfold/reports/solutions/census_report.hpp"
#include "eightfold/reports/solutions/orbit_report.hpp"
#include "eightfold/reports/text/internal/words.hpp"
#include "eightfold/symmetry/fixed_solutions.hpp"
#include "eightfold/symmetry/published_counts.hpp"
#include "eightfold/symmetry/solution_counts.hpp"
#include "eightfold/symmetry/solution_orbits.hpp"

namespace eightfold::cli {
namespace {

using reports::CensusReport;
using reports::Figure;
using reports::Provenance;

constexpr auto arguments = std::to_array<Argument>({{.name = "N",
                                                     .remedy = "0 to 71, or a range like 1..27",
                                                     .kind = ValueKind::range,
                                                     .bounds = {0, largest_quarter_turn_n}}});

constexpr auto options = std::to_array<Option>({
    {.name = "computed-only", .help = "use no published counts, even if a computation takes minutes"},
    rule_option,
    text_or_json_option,
    threads_option,
    charset_option,
    text_width_option,
});

constexpr auto examples = std::to_array<Example>({
    {"eightfold census 8", "92 solutions, 12 fundamental, all computed"},
    {"eightfold census 27", "Q published, symmetric solutions computed or published"},
    {"eightfold census 16 --computed-only", "without published counts; N = 20 takes minutes"},
    {"eightfold census 8 --rule rooks", "rooks, by listing the solutions"},
});

// The largest N for which each count is computed, in seconds, or in minutes with --computed-only.
struct Reach {
  int all;
  int half_turn;
  int quarter_turn;
};
constexpr Reach reach_in_seconds = {18, 25, 49};
constexpr Reach reach_in_minutes = {20, 28, 57};

// A figure that is computed if it is feasible, and otherwise published or unknown.
template <typename Compute>
Figure figure_of(Figure figure, bool is_feasible, bool computed_only, const Context& context, int n,
                 const Compute& compute) {
  if (is_feasible) {
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
    figure.source = computed_only ? "not computed beyond this N; published counts are excluded"
                                  : "not computed beyond this N; no published count is known";
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
  std::string letters(arithmetic);
  std::erase_if(letters, [&](char letter) {
    const auto found = figures.find(letter);
    return found == figures.end() || found->second.value;
  });
  return reports::joined(letters, " and ", [](char letter) { return std::string(1, letter); });
}

CensusReport census_of_queens(int n, bool computed_only, int threads, const Context& context) {
  const Reach reach = computed_only ? reach_in_minutes : reach_in_seconds;
  const PublishedCounts published = n > 0 ? published_counts(n) : PublishedCounts{};
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
      figure("solutions", "solutions (Q)", published.all, source_of_all), n <= reach.all, computed_only,
      context, n, [&](const Listener& listener) {
        const CountResult counted = count_solutions({.n = n, .threads = threads, .on_progress = listener});
        return Computed{counted.solutions, fmt::format("engine {}", eightfold::name_of(counted.engine))};
      });
  const Figure half = figure_of(
      figure("fixed_by_half_turn", "fixed by the half turn (H)", published.half_turn, source_of_half_turn),
      n <= reach.half_turn, computed_only, context, n, [&](const Listener& listener) {
        return Computed{count_half_turn_solutions({n, threads, listener}), "a queen placed with its image"};
      });
  const Figure quarter = figure_of(
      figure("fixed_by_quarter_turn", "fixed by the quarter turn (R)", published.quarter_turn,
             source_of_quarter_turn),
      n <= reach.quarter_turn || n % 4 > 1, computed_only, context, n, [&](const Listener& listener) {
        return Computed{count_quarter_turn_solutions({n, threads, listener}),
                        n % 4 > 1 ? "none, because N mod 4 is not 0 or 1" : "pairings of N-1, N-3, ..."};
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
  Figure fundamental = figure("fundamental", "fundamental solutions (U)",
                              computed_only ? std::nullopt : published.fundamental, source_of_fundamental);
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
    orbits = orbits_of_solutions(n, {*all.value, *half.value, *quarter.value});
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
                        "U = " + reports::burnside_equation(*orbits)};
  return report;
}

// Lists the solutions, because the short formula does not hold for other rules.
CensusReport census_by_listing(int n, Rule rule, const Context& context) {
  context.warn_of_long_run(n, rule);
  ProgressBar bar(fmt::format("N = {}", n), context.quiet);
  const CheckedOrbitCount orbits =
      classify_solutions({n, rule}, {.on_progress = [&](double done) { bar.show(done); }});
  bar.clear();
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
        fmt::format("fixed by {} {}", words.starts_with('a') ? "an" : "a", words), orbits.fixed_points[g],
        fmt::format("each tested against {}", eightfold::name_of(g)));
  }
  add("fundamental", "fundamental solutions", orbits.counts.orbits,
      "those that come before all their images");
  for (const OrbitTypeCount& each : orbit_types_of(orbits.counts))
    add(fmt::format("orbits_of_type_{}", eightfold::name_of(each.type)),
        fmt::format("  {} orbits, of size {}", eightfold::name_of(each.type), each.size), each.orbits,
        "by their stabilizers");
  report.equations = {reports::orbit_size_equation(orbits.counts),
                      "U = " + reports::burnside_equation(orbits)};
  return report;
}

ExitCode run(const CommandLine& line, const Context& context) {
  const Rule rule = rule_of(line);
  const bool is_queens = rule == Rule::queens;
  const int largest = is_queens ? largest_quarter_turn_n : largest_counted_n_of(rule);
  const Range range = parse_range("N", line.arguments[0], {0, static_cast<std::uint64_t>(largest)});
  const reports::Style style = text_style(line, context);
  const bool as_json = is_json(line);
  auto out = reports::Output::standard();
  std::vector<CensusReport> all;
  bool agrees = true;
  for (int n = range.first; n <= range.last; ++n) {
    const CensusReport report =
        is_queens ? census_of_queens(n, line.has("computed-only"), threads_of(line), context)
                  : census_by_listing(n, rule, context);
    agrees = agrees && report.agrees();
    if (as_json)
      all.push_back(report);
    else
      out.write((n > range.first ? "\n" : "") + reports::census_text(report, style));
  }
  if (as_json) out.write(reports::census_json(all));
  out.commit();
  return agrees ? ExitCode::done : ExitCode::check_failed;
}

}  // namespace

extern const Command census_command = {
    .name = "census",
    .heading = Heading::symmetry,
    .place = 3,
    .summary = "Show every known count for N: solutions, symmetric solutions, orbits by type",
    .arguments = arguments,
    .options = options,
    .examples = examples,
    .details =
        "Each count has a source: computed, published, or derived from the others. Counts that take "
        "seconds are computed (solutions to N = 18, those fixed by the half turn to 25, by the quarter "
        "turn to 49) and compared with the published ones. For larger N the published count is shown, or a "
        "question mark. With --computed-only the limits are 20, 28 and 57. N may be a range. JSON follows "
        "data/schemas/census-1.0.schema.json. Exit code 1 if a count contradicts the published one.",
    .run = run};

}  // namespace eightfold::cli
