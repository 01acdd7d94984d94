#include <fmt/core.h>

#include <array>
#include <filesystem>
#include <span>
#include <stdexcept>

#include "reports/cli/options/group_option.hpp"
#include "reports/cli/options/rule_option.hpp"
#include "reports/cli/parse/arguments.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/coursework/assignment/files.hpp"
#include "reports/io/output.hpp"
#include "reports/text/quote.hpp"

namespace eightfold::cli {
namespace {

constexpr std::array<Example, 3> examples = {{
    {"eightfold new-assignment --n 8 --seed 7", "homework and its key, in the folder assignment-8-7"},
    {"eightfold new-assignment --seed 20261 --output-dir homework", "the seed chooses N too"},
    {"eightfold new-assignment --n 5 --rule rooks --group full", "mirrors that fix solutions"},
}};

// All but the trivial one, which comes last.
constexpr auto acting_groups = std::span<const std::string_view>(group_names).first(group_names.size() - 1);

constexpr std::array<Option, 7> options = {{
    {"n", 'n', "N", "the board's size, 4 to 12; without it the seed chooses"},
    {"seed", '\0', "S", "chooses all that is left open, 0 to 2^64 - 1; default 1"},
    {"group", '\0', "GROUP",
     "the group that acts: full (or d4), quarter-turn (or rotations),\n"
     "half-turn, axis-klein, diagonal-klein, flip-horizontal, flip-vertical,\n"
     "transpose, anti-transpose; without it the seed chooses",
     acting_groups},
    {"rule", '\0', "RULE",
     "queens, superqueens (N = 10 to 12), torus (5, 7, 11) or rooks (4 to\n"
     "6); without it the seed chooses from those that go with N",
     rule_names},
    {"boards", '\0', "K", "ask for the stabilizers of K solutions, 1 to 12; default 4 to 6"},
    {"output-dir", '\0', "DIR", "write into DIR; default assignment-N-S"},
    {"force", '\0', "", "write over files that are there already"},
}};

coursework::AssignmentParams params_of(const CommandLine& line) {
  coursework::AssignmentParams params;
  params.seed = parse_count(line, "seed", params.seed);
  if (const auto n = line.value_of("n")) params.n = static_cast<int>(parse_number("--n", *n, 4, 12));
  if (line.has("rule")) params.rule = rule_of(line);
  if (line.has("group")) params.group = group_of(line);
  if (const auto boards = line.value_of("boards"))
    params.boards =
        static_cast<int>(parse_number("--boards", *boards, 1, coursework::most_assignment_boards));
  return params;
}

coursework::Assignment assignment_of(const CommandLine& line) {
  try {
    return coursework::new_assignment(params_of(line));
  } catch (const std::invalid_argument& error) {
    throw Failure(ExitCode::usage, fmt::format("--{}", error.what()));
  }
}

ExitCode run(const CommandLine& line, const Context&) {
  if (!line.arguments.empty())
    throw Failure(ExitCode::usage, fmt::format("unexpected argument {}; N goes with --n, as in --n 8",
                                               reports::quote(line.arguments[0])));
  const coursework::Assignment assignment = assignment_of(line);
  const std::filesystem::path folder =
      line.value_of("output-dir")
          .value_or(fmt::format("assignment-{}-{}", assignment.exercise.n, assignment.params.seed));
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error)
    throw Failure(ExitCode::cannot_create,
                  fmt::format("--output-dir {}: {}", reports::printable(folder.string()), error.message()));
  for (const auto& file : coursework::assignment_files) {
    const auto status = std::filesystem::symlink_status(folder / file.name, error);
    if (std::filesystem::exists(status) && !line.has("force"))
      throw Failure(
          ExitCode::cannot_create,
          fmt::format("{}: is there already; write over it with --force, or elsewhere with --output-dir",
                      reports::printable((folder / file.name).string())));
  }

  auto out = reports::Output::standard();
  for (const auto& file : coursework::assignment_files) {
    const std::string path = (folder / file.name).string();
    auto written = reports::Output::file(path);
    written.write(file.text(assignment));
    written.commit();
    out.write(fmt::format("{}  {}\n", reports::printable(path), file.purpose));
  }
  out.commit();
  return ExitCode::done;
}

}  // namespace

const Command new_assignment_command = {
    "new-assignment",
    "Coursework",
    "",
    "Write homework for students, with the teacher's key",
    examples,
    "Students classify boards, count orbits with Burnside's lemma, and find a mistake that\n"
    "was planted in a list of representatives or, where there are more than 24 orbits, in a\n"
    "table of fixed points. The folder gets assignment.md and template.json for students,\n"
    "key.json and rubric.json for the teacher. The same options make the same files on\n"
    "every machine, so who knows the seed has the key: take a long one, and keep it.",
    options,
    run};

}  // namespace eightfold::cli
