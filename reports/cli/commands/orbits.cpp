#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "eightfold/core/verify.hpp"
#include "eightfold/reports/cli/options/input.hpp"
#include "eightfold/reports/cli/options/output_folder.hpp"
#include "eightfold/reports/cli/options/output_options.hpp"
#include "eightfold/reports/cli/options/placement_options.hpp"
#include "eightfold/reports/cli/options/search_options.hpp"
#include "eightfold/reports/cli/parse/command.hpp"
#include "eightfold/reports/cli/screen/message.hpp"
#include "eightfold/reports/cli/screen/progress_bar.hpp"
#include "eightfold/reports/cli/screen/stop_signals.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/placement_reader.hpp"
#include "eightfold/reports/solutions/closure_text.hpp"
#include "eightfold/reports/solutions/orbit_boards.hpp"
#include "eightfold/reports/solutions/orbit_report.hpp"
#include "eightfold/reports/text/internal/quote.hpp"
#include "eightfold/reports/text/internal/rule_words.hpp"
#include "eightfold/reports/text/internal/words.hpp"
#include "eightfold/symmetry/solution_orbits.hpp"

namespace eightfold::cli {
namespace {

constexpr auto arguments = std::to_array<Argument>({{.name = "N",
                                                     .remedy = "0 to 32, a range like 4..10, or --from FILE",
                                                     .kind = ValueKind::range,
                                                     .bounds = {0, max_size},
                                                     .instead = "from"}});

constexpr auto options = std::to_array<Option>({
    group_option,
    rule_option,
    {.name = "from",
     .value = "FILE",
     .help = "classify the placements in FILE (- for standard input) instead",
     .kind = ValueKind::file,
     .excludes = {"output-dir", "threads"}},
    base_option.needing({"from"}),
    input_notation_option.needing({"from"}),
    {.name = "members", .help = "list every member of every orbit, with the symmetry that produces it"},
    {.name = "boards", .help = "draw the representatives, or with --members all members, as boards"},
    charset_option,
    text_width_option,
    {.name = "format",
     .value = "FORMAT",
     .help = "text (default), json (default with --output-dir)",
     .choices = {"text", "json"}},
    output_option.excluding({"output-dir"}),
    {.name = "output-dir",
     .value = "DIR",
     .help = "write one file for each N: DIR/orbits-04.json and so on",
     .kind = ValueKind::output_folder},
    force_option.needing({"output-dir"}),
    threads_option,
});

constexpr auto examples = std::to_array<Example>({
    {"eightfold orbits 8", "the 12 orbits, as a table"},
    {"eightfold orbits 8 --boards", "the same as boards"},
    {"eightfold orbits 8 --group rotations", "under the rotations: 24 orbits"},
    {"eightfold orbits 8 --format json -o orbits.json", "the JSON orbit report"},
    {"eightfold orbits 4..10 --output-dir reports", "reports/orbits-04.json to orbits-10.json"},
    {"eightfold orbits --from homework.txt", "classify your own placements"},
});

// Writes a report orbit by orbit.
class ReportWriter {
 public:
  // `boards` draws the placements if they fit the width.
  ReportWriter(const reports::OrbitReportHead& head, const reports::OrbitReportFormat& format, bool boards,
               reports::Output out)
      : head_(head), format_(format), out_(std::move(out)) {
    if (boards && reports::OrbitBoards::fit(head_)) boards_.emplace(head_);
    if (boards_)
      boards_->append_head(text_);
    else
      format_.append_head(text_, head_);
  }

  void add(std::span<const Orbit> orbits) {
    for (const Orbit& orbit : orbits)
      if (boards_)
        boards_->append_orbit(text_, ++index_, orbit);
      else
        format_.append_orbit(text_, head_, ++index_, orbit);
    out_.write(text_);
    text_.clear();
  }

  ExitCode end(const CheckedOrbitCount& tail) {
    if (boards_)
      boards_->append_tail(text_, tail);
    else
      format_.append_tail(text_, head_, tail);
    out_.write(text_);
    out_.commit();
    return tail.agrees() ? ExitCode::done : ExitCode::check_failed;
  }

 private:
  const reports::OrbitReportHead& head_;
  const reports::OrbitReportFormat& format_;
  std::optional<reports::OrbitBoards> boards_;
  reports::Output out_;
  std::string text_;
  std::uint64_t index_ = 0;
};

// Reports the orbits of a user's placements, by isomorph rejection and by a tally of all members.
ExitCode write_report(const ClosureCheck& placements, const reports::OrbitReportHead& head,
                      ReportWriter report) {
  OrbitCounter count(head.group);
  for (const auto& [placement, member] : placements.members())
    if (const auto orbit = count.add(placement)) report.add({&*orbit, 1});
  return report.end(count.finish());
}

// The options that apply to text only.
constexpr std::array<std::string_view, 3> text_options = {"boards", charset_option.name,
                                                          text_width_option.name};

void check_text_options(const CommandLine& line, std::string_view format) {
  if (format == "text") return;
  for (const std::string_view option : text_options)
    if (line.has(option))
      throw Failure(ExitCode::usage, fmt::format("--{}: applies to text only; use --format text", option));
}

struct Request {
  const reports::OrbitReportFormat& format;
  reports::OrbitReportHead head;
  Rule rule = Rule::queens;
  int threads = 0;
  bool boards = false;
  StopToken stop = {};
};

Request request_of(const CommandLine& line, const Context& context) {
  const std::string format = line.value_of("format").value_or(line.has("output-dir") ? "json" : "text");
  check_text_options(line, format);
  Request request{format == "json" ? reports::orbit_report_json : reports::orbit_report_text,
                  {},
                  rule_of(line),
                  threads_of(line)};
  request.head.group = group_of(line);
  request.head.members = line.has("members");
  request.head.style = text_style(line, context);
  request.boards = line.has("boards");
  return request;
}

ExitCode report_solutions(Request request, int n, reports::Output out, const Context& context) {
  request.head.size = n;
  request.head.placements = reports::solutions_of_rule(request.rule, n);
  constexpr int largest_quick_n = 18;  // for queens, where only representatives are visited
  if (request.rule != Rule::queens)
    context.warn_of_long_run(n, request.rule);
  else if (n > largest_quick_n)
    context.note(fmt::format("N = {} may take minutes to years; press Ctrl-C to stop", n));
  ReportWriter report(request.head, request.format, request.boards, std::move(out));
  ProgressBar bar(fmt::format("N = {}", n), context.quiet);
  const auto add = [&](std::span<const Orbit> orbits) {
    bar.clear();
    report.add(orbits);
    return true;
  };
  const RunOptions run = {
      .threads = request.threads, .stop = request.stop, .on_progress = [&](double done) { bar.show(done); }};
  const CheckedOrbitCount tail =
      for_each_solution_orbit_part({n, request.rule, request.head.group}, add, run).value();
  bar.clear();
  return report.end(tail);
}

std::string file_name(const Request& request, int n) {
  return fmt::format("orbits-{:02}{}", n, request.format.extension);
}

// Writes a report for each N. Continues after one that fails, but not if its file exists: then another
// process writes the same files.
ExitCode report_range(const Request& request, Range range, const CommandLine& line, const Context& context) {
  std::vector<std::string> names;
  for (int n = range.first; n <= range.last; ++n) names.push_back(file_name(request, n));
  const OutputFolder files(line, line.text("output-dir"), names);
  ExitCode worst = ExitCode::done;
  for (int n = range.first; n <= range.last; ++n) {
    ExitCode code = ExitCode::done;
    try {
      code = files.write_file(file_name(request, n), [&](reports::Output out) {
        return report_solutions(request, n, std::move(out), context);
      });
    } catch (const AlreadyExists&) {
      throw;
    } catch (const Stopped&) {
      throw;
    } catch (...) {
      code = print_failure();
    }
    worst = std::max(worst, code);
  }
  return worst;
}

// Counts the placements that are not solutions, and reports the first on standard error.
std::size_t report_attacks(const reports::PlacementList& list, const ClosureCheck& placements, Rule rule,
                           const std::string& name) {
  std::size_t non_solutions = 0;
  std::size_t first = 0;
  Attack attack{};
  for (const auto& [placement, member] : placements.members()) {
    const auto attacks = find_attacks(placement, rule, list.size);
    if (attacks.empty()) continue;
    if (non_solutions == 0 || member.first_position < first) {
      first = member.first_position;
      attack = attacks[0];
    }
    non_solutions += member.copies;
  }
  const std::size_t all = placements.size();
  if (non_solutions > 0)
    print_message(fmt::format(
        "{}: {} of {} {}; the first is {} {}, where {} ({} {}) and "
        "({} {}) attack each other",
        name, non_solutions, reports::counted(all, "placement"),
        all == 1 ? "is not a solution" : "are not solutions", list.unit, first, reports::pieces_of_rule(rule),
        attack.upper.row + 1, attack.upper.column + 1, attack.lower.row + 1, attack.lower.column + 1));
  return non_solutions;
}

// Reads the placements without their duplicates.
reports::PlacementList read_file(const CommandLine& line, ClosureCheck& placements) {
  constexpr std::size_t most_bytes = std::size_t{1} << 30U;
  const std::string path = *line.value_of("from");
  Input input(path, most_bytes, "split the input");
  try {
    const reports::Reading reading = {
        .size = std::nullopt, .base = base_of(line), .notation = input_notation_of(line)};
    return reports::read_placements(
        [&] { return input.next(); }, reading,
        [&](const Placement& placement, std::size_t position) { placements.add(placement, position); });
  } catch (const reports::ParseError& error) {
    throw Failure(ExitCode::bad_data, fmt::format("{}: {}", input_name(path), error.what()));
  }
}

ExitCode report_file(Request request, const CommandLine& line) {
  constexpr std::size_t most_listed = 100;
  const std::string name = input_name(*line.value_of("from"));
  ClosureCheck placements(request.head.group, most_listed);
  const reports::PlacementList list = read_file(line, placements);
  reports::Output out = open_output(line);
  const bool all_solutions = report_attacks(list, placements, request.rule, name) == 0;
  const ClosureFlaws flaws = placements.flaws();
  if (!flaws.none()) {
    if (request.format.name != "text")
      throw Failure(
          ExitCode::check_failed,
          fmt::format(
              "{}: not a union of orbits: duplicates: {}, missing images: {}; use --format text to list "
              "them",
              name, flaws.duplicate_count, flaws.missing_count));
    out.write(reports::closure_text(flaws, placements.size(), list.unit, request.head.group));
    out.commit();
    return ExitCode::check_failed;
  }
  request.head.size = list.size;
  request.head.placements = fmt::format("placements in {}", name);
  const ExitCode code = write_report(
      placements, request.head, ReportWriter(request.head, request.format, request.boards, std::move(out)));
  return all_solutions ? code : ExitCode::check_failed;
}

ExitCode run(const CommandLine& line, const Context& context) {
  // Only files are at stake. A write to a pipe that nobody reads does not poll the token.
  std::optional<StopOnSignal> signals;
  Request request = request_of(line, context);
  if (!line.has("from") && (is_file(line.value_of(output_option.name)) || line.has("output-dir")))
    request.stop = signals.emplace().token();
  if (line.has("threads") && request.rule != Rule::queens)
    throw Failure(ExitCode::usage,
                  "--threads: only the search for queens is parallel; remove --threads or --rule");
  if (line.has("from")) return report_file(request, line);
  const Range range = parse_range("N", line.arguments[0], arguments[0].bounds);
  if (line.has("output-dir")) return report_range(request, range, line, context);
  if (range.first != range.last)
    throw Failure(ExitCode::usage, "N: a range needs one file for each report; add --output-dir DIR");
  return report_solutions(request, range.first, open_output(line), context);
}

}  // namespace

extern const Command orbits_command = {
    .name = "orbits",
    .heading = Heading::symmetry,
    .place = 1,
    .summary = "Report the orbits: representatives, sizes, stabilizers, types",
    .arguments = arguments,
    .options = options,
    .examples = examples,
    .details =
        "N may be a range like 4..10 with --output-dir, which overwrites no file without --force. The JSON "
        "report follows data/schemas/orbit-report-1.0.schema.json. FILE contains one placement per line in "
        "any format of `list`, drawn boards separated by blank lines, or a JSON array; # begins a comment, "
        "except in an array. Exit code 1 if the placements are not a union of orbits (missing images and "
        "duplicates are listed, at most 100 of each), if some are not solutions, or if Burnside's lemma "
        "gives a different count.",
    .run = run};

}  // namespace eightfold::cli
