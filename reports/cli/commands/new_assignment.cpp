#include <fmt/core.h>

#include <array>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "eightfold/reports/cli/options/output_folder.hpp"
#include "eightfold/reports/cli/options/placement_options.hpp"
#include "eightfold/reports/cli/parse/command.hpp"
#include "eightfold/reports/coursework/assignment/internal/files.hpp"
#include "eightfold/reports/io/internal/output.hpp"
#include "eightfold/reports/text/internal/quote.hpp"

namespace eightfold::cli {
namespace {

// All but the trivial group, which is the last.
constexpr auto acting_groups = std::span<const std::string_view>(group_names).first(group_names.size() - 1);

constexpr auto options = std::to_array<Option>({
    {.name = "n",
     .letter = 'n',
     .value = "N",
     .help = "the size of the board, 4 to 12; default: from the seed",
     .kind = ValueKind::number,
     .bounds = {4, 12}},
    {.name = "seed",
     .value = "S",
     .help = "the seed of all random choices, 0 to 2^64 - 1; default 1",
     .kind = ValueKind::number},
    {.name = "group",
     .value = "GROUP",
     .help =
         "the group that acts: full (or d4), quarter-turn (or rotations), half-turn, axis-klein, "
         "diagonal-klein, flip-horizontal, flip-vertical, transpose, anti-transpose; default: from the seed",
     .choices = acting_groups},
    {.name = "rule",
     .value = "RULE",
     .help =
         "queens, superqueens (N = 10 to 12), torus (5, 7, 11) or rooks (4 to 6); default: from the seed, "
         "among those valid for N",
     .choices = rule_names},
    {.name = "boards",
     .value = "K",
     .help = "ask for the stabilizers of K solutions, 1 to 12; default 4 to 6",
     .kind = ValueKind::number,
     .bounds = {1, coursework::most_assignment_boards}},
    {.name = "output-dir",
     .value = "DIR",
     .help = "write into DIR; default assignment-N-S",
     .kind = ValueKind::output_folder},
    force_option,
});

constexpr auto examples = std::to_array<Example>({
    {"eightfold new-assignment --n 8 --seed 7", "an assignment and its key in assignment-8-7"},
    {"eightfold new-assignment --seed 20261 --output-dir homework", "the seed determines N too"},
    {"eightfold new-assignment --n 5 --rule rooks --group full", "with reflections that fix solutions"},
});

coursework::AssignmentParams params_of(const CommandLine& line) {
  coursework::AssignmentParams params;
  params.seed = line.number("seed").value_or(params.seed);
  params.n = line.number<int>("n");
  if (line.has("rule")) params.rule = rule_of(line);
  if (line.has("group")) params.group = group_of(line);
  params.boards = line.number<int>("boards");
  return params;
}

coursework::Assignment assignment_of(const CommandLine& line) {
  try {
    return coursework::new_assignment(params_of(line));
  } catch (const std::invalid_argument& error) {
    throw Failure(ExitCode::usage, fmt::format("--{}", error.what()));
  }
}

std::vector<std::string> file_names() {
  std::vector<std::string> names;
  for (const auto& file : coursework::assignment_files) names.emplace_back(file.name);
  return names;
}

ExitCode run(const CommandLine& line, const Context&) {
  const coursework::Assignment assignment = assignment_of(line);
  const std::string folder =
      line.value_of("output-dir")
          .value_or(fmt::format("assignment-{}-{}", assignment.exercise.n, assignment.params.seed));
  const OutputFolder files(line, folder, file_names());
  auto out = reports::Output::standard();
  for (const auto& file : coursework::assignment_files) {
    const std::string name(file.name);
    files.write_file(name, [&](reports::Output written) {
      written.write(file.text(assignment));
      written.commit();
    });
    out.write(fmt::format("{}  {}\n", reports::printable(files.path_of(name)), file.purpose));
  }
  out.commit();
  return ExitCode::done;
}

}  // namespace

extern const Command new_assignment_command = {
    .name = "new-assignment",
    .heading = Heading::coursework,
    .place = 2,
    .summary = "Write an assignment for students, and its key",
    .options = options,
    .examples = examples,
    .details =
        "Students classify boards, count orbits with Burnside's lemma, and find a deliberate mistake in a "
        "list of representatives or, if there are more than 24 orbits, in a table of fixed points. The "
        "folder receives assignment.md and template.json for students, key.json and rubric.json for the "
        "teacher. The same options produce the same files on every machine, so anyone who knows the seed "
        "can reproduce the key: use a long seed, and keep it secret.",
    .run = run};

}  // namespace eightfold::cli
