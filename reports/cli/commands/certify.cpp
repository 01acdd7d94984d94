#include <fmt/core.h>

#include "eightfold/reports/certificate/certificate.hpp"
#include "reports/cli/options/constraint_options.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/options/search.hpp"
#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {
namespace {

void check_size(int n, std::string_view format) {
  if (format != "text" && n > reports::largest_pseudo_boolean_n)
    throw usage_error("N: {} is out of range for --format {}; give 0 to {}", n, format,
                      reports::largest_pseudo_boolean_n);
}

ExitCode run_certify(const CommandLine& line, const Context& context) {
  reports::CertificateParams params = {line.argument_number<int>(), rule_of(line), full_group,
                                       line.has("all")};
  params.board = constraints_of(line, params.n);
  params.group = group_on(line, params.board);
  const std::string format = line.text("format");
  check_size(params.n, format);
  if (free_rows(params.board.value_or(Board::square(params.n))) > reports::largest_practical_n)
    context.warn_of_duration(fmt::format("N = {}", params.n), "minutes to centuries");
  Search search(line, context);
  auto out = open_output(line);
  const RunOptions run = search.options(params.n);
  const auto write = [&](std::string_view text) { out.write(text); };
  if (format == "opb")
    reports::write_opb(params, write);
  else if (format == "veripb")
    reports::write_veripb(params, write, run);
  else
    reports::write_certificate(params, write, run);
  return search.finish(out, "");
}

}  // namespace

extern const Command certify_command = {
    .name = "certify",
    .heading = Heading::symmetry,
    .place = 8,
    .summary = "Write a proof of the number of solutions and orbits that needs no trust in this program",
    .arguments = {n_argument},
    .options = {{.name = "all", .help = "list every solution, not only the canonical ones"},
                group_option,
                rule_option,
                queens_option,
                blocked_option,
                board_option,
                choice_option("format", "FORMAT",
                              "text (default); for N to 10 also opb (the statement as a pseudo-Boolean "
                              "problem) and veripb (its proof)",
                              {"text", "opb", "veripb"}, "text"),
                output_option},
    .examples = {{"eightfold certify 8 -o 8.cert", "prove that 8 queens have 92 solutions in 12 orbits"},
                 {"eightfold certify 8 | eightfold check -", "write a proof and check it"},
                 {"eightfold certify 6 --rule rooks --group rotations",
                  "another puzzle, under the rotations"},
                 {"eightfold certify 8 --queens \"b4 d5\" -o board.cert",
                  "prove how many completions a board has"},
                 {"eightfold certify 8 --all -o all.cert", "with all 92 solutions"},
                 {"eightfold certify 8 --format opb -o 8.opb", "the statement for pseudo-Boolean solvers"},
                 {"eightfold certify 8 --format veripb -o 8.pbp", "the proof for VeriPB"}},
    .details =
        "A certificate lists the solutions, and for each square on which the search places no piece the "
        "reason: a piece that attacks it, or, in a list of canonical solutions, a symmetry whose image is "
        "smaller. Each solution has its stabilizer, and the row that each other element moves. The tallies "
        "of fixed points, their sum and the number of orbits follow. `eightfold check` and "
        "data/certificate/check.py, 150 lines of Python, check it. data/certificate/README.md has the "
        "grammar and the costs: N = 12 takes 3 MB, N = 14 takes 100 MB. VeriPB is a proof checker for "
        "pseudo-Boolean problems.",
    .run = run_certify,
};

}  // namespace eightfold::cli
