#include <array>
#include <filesystem>

#include "reports/cli/options/input.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {
namespace {

namespace fs = std::filesystem;

// Relative to the folder of the program: where both are installed, and where both are built.
constexpr std::array<std::string_view, 2> places = {"../share/eightfold/playground.html",
                                                    "../wasm/playground.html"};

std::string playground_file() {
  std::error_code error;
  const fs::path program = fs::read_symlink("/proc/self/exe", error);
  for (const std::string_view place : places)
    if (const fs::path file = program.parent_path() / place; fs::is_regular_file(file, error))
      return file.lexically_normal().string();
  throw Failure(ExitCode::no_input,
                "the playground is not installed; install the package eightfold-playground, or build it as "
                "reports/web/README.md says");
}

ExitCode run_playground(const CommandLine& line, const Context&) {
  const std::string page = read_input(playground_file());
  auto out = open_unseen_output(line, output_option.name, "an HTML page", "eightfold.html");
  out.write(page);
  out.commit();
  return ExitCode::done;
}

}  // namespace

extern const Command playground_command = {
    .name = "playground",
    .heading = Heading::pictures,
    .place = 5,
    .summary = "Write a page that has all of this program, for a browser",
    .options = {output_option_for({"html"})},
    .examples = {{"eightfold playground -o eightfold.html",
                  "a file to open in a browser, or to send to students"}},
    .details =
        "The page is one file that needs neither a server nor a network. It contains the program as "
        "WebAssembly, except jobs, PNG and PDF: a board on which to place pieces, lists of solutions, orbits "
        "and Burnside's lemma, colorings, checks of homework, a quiz, explanations, and a command line. The "
        "address of the page contains what it shows, so a link opens the same view. Nothing that a reader "
        "enters leaves the page. A search has one thread: 16 queens are counted in about a second, 18 in "
        "less than a minute.",
    .run = run_playground,
};

}  // namespace eightfold::cli
