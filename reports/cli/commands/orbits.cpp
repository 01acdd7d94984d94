#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <span>
#include <vector>

#include "core/verify.hpp"
#include "reports/cli/options/base_option.hpp"
#include "reports/cli/options/group_option.hpp"
#include "reports/cli/options/input.hpp"
#include "reports/cli/options/output_option.hpp"
#include "reports/cli/options/rule_option.hpp"
#include "reports/cli/options/solution_orbits.hpp"
#include "reports/cli/options/threads_option.hpp"
#include "reports/cli/parse/arguments.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/parse/range.hpp"
#include "reports/cli/screen/message.hpp"
#include "reports/cli/screen/terminal.hpp"
#include "reports/io/output.hpp"
#include "reports/io/parse_error.hpp"
#include "reports/notation/placement_reader.hpp"
#include "reports/solutions/closure_text.hpp"
#include "reports/solutions/orbit_boards.hpp"
#include "reports/solutions/orbit_report.hpp"
#include "reports/text/quote.hpp"
#include "reports/text/rule_words.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 6> examples = {{
    {"eightfold orbits 8", "the 12 orbits, as a table"},
    {"eightfold orbits 8 --boards", "the same as boards side by side"},
    {"eightfold orbits 8 --group rotations", "under the rotations alone: 24 orbits"},
    {"eightfold orbits 8 --format json -o orbits.json", "the JSON orbit report"},
    {"eightfold orbits 4..10 --output-dir reports", "reports/orbits-04.json to orbits-10.json"},
    {"eightfold orbits --from homework.txt", "classify your own placements"},
}};

constexpr std::array<std::string_view, 2> format_names = {"text", "json"};

constexpr std::array<Option, 12> options = {{
    group_option,
    rule_option,
    {"from", '\0', "FILE", "classify the placements in FILE (- for standard input) instead"},
    base_option,
    {"members", '\0', "", "list every member of every orbit, with the symmetry that leads there"},
    {"boards", '\0', "", "draw the representatives, or with --members all, as boards side by side"},
    charset_option,
    text_width_option,
    {"format", '\0', "FORMAT", "text (default) or json (default with --output-dir)", format_names},
    output_option,
    {"output-dir", '\0', "DIR", "write DIR/orbits-04.json and so on, one file for each N"},
    threads_option,
}};

// The report as it is written, orbit by orbit.
class ReportWriter {
 public:
  // With `boards` they are drawn, if they are not too wide.
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
    return tail.agrees() ? ExitCode::done : ExitCode::found_wrong;
  }

 private:
  const reports::OrbitReportHead& head_;
  const reports::OrbitReportFormat& format_;
  std::optional<reports::OrbitBoards> boards_;
  reports::Output out_;
  std::string text_;
  std::uint64_t index_ = 0;
};

// Of a user's set: isomorph rejection against a tally of all its members.
ExitCode write_report(const std::vector<Placement>& placements, const reports::OrbitReportHead& head,
                      ReportWriter report) {
  OrbitCounter count(head.group);
  for (const Placement& placement : placements)
    if (const auto orbit = count.add(placement)) report.add({&*orbit, 1});
  return report.end(count.finish());
}

// These say how text looks.
constexpr std::array<std::string_view, 3> text_options = {"boards", charset_option.name,
                                                          text_width_option.name};

void check_text_options(const CommandLine& line, std::string_view format) {
  if (format == "text") return;
  for (const std::string_view option : text_options)
    if (line.has(option))
      throw Failure(ExitCode::usage,
                    fmt::format("--{}: goes with text only; give --format text, or leave it out", option));
}

// Everything that the options say about how and where to write.
struct Request {
  const reports::OrbitReportFormat& format;
  reports::OrbitReportHead head;
  std::optional<std::string> output;
  Rule rule = Rule::queens;
  int threads = 0;
  bool boards = false;
};

Request request_of(const CommandLine& line, const Context& context) {
  const std::string format = line.value_of("format").value_or(line.has("output-dir") ? "json" : "text");
  check_text_options(line, format);
  Request request{format == "json" ? reports::orbit_report_json : reports::orbit_report_text,
                  {},
                  line.value_of(output_option.name),
                  rule_of(line),
                  threads_of(line)};
  request.head.group = group_of(line);
  request.head.members = line.has("members");
  const bool to_file = is_file(request.output) || line.has("output-dir");
  request.head.style = laid_out(output_style(line, context, to_file), line, to_file);
  request.boards = line.has("boards");
  return request;
}

ExitCode report_solutions(Request request, int n, const Context& context) {
  request.head.size = n;
  request.head.placements = reports::solutions_of_rule(request.rule, n);
  reports::Output out = open_output(request.output);
  constexpr int largest_quick_n = 18;  // for queens, whose other solutions are not visited
  if (request.rule != Rule::queens)
    context.warn_of_long_run(n, request.rule);
  else if (n > largest_quick_n)
    context.note(fmt::format("N = {} has orbits for minutes to years; Ctrl-C ends it", n));
  ReportWriter report(request.head, request.format, request.boards, std::move(out));
  return report.end(visit_solution_orbits({n, request.rule, request.head.group, request.threads},
                                          [&](std::span<const Orbit> orbits) { report.add(orbits); }));
}

ExitCode report_directory(Request request, Range range, const std::string& directory,
                          const Context& context) {
  std::error_code error;
  std::filesystem::create_directories(directory, error);
  if (error)
    throw Failure(ExitCode::cannot_create,
                  fmt::format("--output-dir {}: {}", reports::printable(directory), error.message()));
  ExitCode worst = ExitCode::done;
  for (int n = range.first; n <= range.last; ++n) {
    const std::string file = fmt::format("orbits-{:02}{}", n, request.format.extension);
    request.output = (std::filesystem::path(directory) / file).string();
    ExitCode code = ExitCode::done;
    try {
      code = report_solutions(request, n, context);
    } catch (...) {
      code = print_failure();
    }
    worst = std::max(worst, code);
  }
  return worst;
}

// How many of a user's placements are no solutions; tells so on the standard error.
std::size_t report_attacks(const reports::PlacementList& list, Rule rule, const std::string& name) {
  std::size_t wrong = 0;
  std::string first;
  for (std::size_t i = 0; i < list.placements.size(); ++i) {
    const auto attacks = find_attacks(list.placements[i], rule, list.size);
    if (attacks.empty()) continue;
    if (wrong++ == 0)
      first = fmt::format("{} {}, where {} ({} {}) and ({} {}) attack each other", list.unit,
                          list.positions[i], reports::pieces_of_rule(rule), attacks[0].upper.row + 1,
                          attacks[0].upper.column + 1, attacks[0].lower.row + 1, attacks[0].lower.column + 1);
  }
  if (wrong > 0)
    print_message(fmt::format("{}: {} of {} placements are no solutions, first {}", name, wrong,
                              list.placements.size(), first));
  return wrong;
}

ExitCode report_file(Request request, const std::string& path, int base) {
  const std::string name = path == "-" ? "standard input" : reports::printable(path);
  reports::PlacementList list;
  try {
    list = reports::read_placements(read_input(path), {.size = std::nullopt, .base = base});
  } catch (const reports::ParseError& error) {
    throw Failure(ExitCode::bad_data, fmt::format("{}: {}", name, error.what()));
  }
  const ClosureFlaws flaws = check_closure(list.placements, request.head.group);
  reports::Output out = open_output(request.output);
  if (!flaws.none()) {
    if (request.format.name != "text")
      throw Failure(
          ExitCode::found_wrong,
          fmt::format("{}: not a union of orbits, so there is no report: duplicates: {}, missing images: {}; "
                      "--format text names them",
                      name, flaws.duplicates.size(), flaws.missing_images.size()));
    out.write(reports::closure_text(list, flaws, request.head.group));
    out.commit();
    return ExitCode::found_wrong;
  }
  const bool all_solutions = report_attacks(list, request.rule, name) == 0;
  std::sort(list.placements.begin(), list.placements.end());
  request.head.size = list.size;
  request.head.placements = fmt::format("placements in {}", name);
  const ExitCode code =
      write_report(list.placements, request.head,
                   ReportWriter(request.head, request.format, request.boards, std::move(out)));
  return all_solutions ? code : ExitCode::found_wrong;
}

ExitCode run(const CommandLine& line, const Context& context) {
  const Request request = request_of(line, context);
  const auto from = line.value_of("from");
  if (line.has("threads") && (from || request.rule != Rule::queens))
    throw Failure(ExitCode::usage,
                  "--threads: only the search for queens takes several; leave it out with --from or --rule");
  const auto directory = line.value_of("output-dir");
  if (request.output && directory)
    throw Failure(ExitCode::usage,
                  "--output: goes for one report, --output-dir for several; give one of them");
  if (from) {
    if (!line.arguments.empty())
      throw Failure(ExitCode::usage, "--from: takes the place of N; give one of them");
    if (directory) throw Failure(ExitCode::usage, "--output-dir: goes with N; give --output with --from");
    return report_file(request, *from, base_of(line));
  }
  if (line.has("base")) throw Failure(ExitCode::usage, "--base: tells how to read FILE; give it with --from");
  const Range range =
      parse_range(only_argument(line, "N", "0 to 32, a range like 4..10, or --from FILE"), max_size);
  if (directory) return report_directory(request, range, *directory, context);
  if (range.first != range.last)
    throw Failure(ExitCode::usage, "N: a range makes several reports; say where with --output-dir DIR");
  return report_solutions(request, range.first, context);
}

}  // namespace

const Command orbits_command = {
    "orbits",
    "Symmetry",
    "N",
    "Report the orbits: representatives, sizes, stabilizers, types",
    examples,
    "N may be a range like 4..10 with --output-dir. The JSON report follows\n"
    "data/schemas/orbit-report-1.0.schema.json. FILE holds one placement a line in any\n"
    "format of `list`, or drawn boards with blank lines between, or a JSON array; outside\n"
    "an array # begins a comment. Exit code 1 if the placements are not a union of orbits\n"
    "(the missing images and the duplicates are named), if some are no solutions, or if\n"
    "Burnside's lemma gives another count.",
    options,
    run};

}  // namespace eightfold::cli
