#pragma once

#include <string>

#include "reports/cli/help/program_table.hpp"

namespace eightfold::cli {

// Scripts that teach a shell to complete the program's command line: commands, options not given yet, the
// values that an option takes, files where files belong.

/// For bash; it needs no package of completions.
std::string bash_completion(const ProgramTable& program);

/// For zsh, as a file `_eightfold` on its $fpath, or sourced.
std::string zsh_completion(const ProgramTable& program);

std::string fish_completion(const ProgramTable& program);

}  // namespace eightfold::cli
