#pragma once

#include <string>

#include "eightfold/reports/notation/placement_reader.hpp"
#include "eightfold/symmetry/closure.hpp"
#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {

/// `--from` for commands that use the placements of a file instead of the solutions for N.
inline constexpr Option from_option =
    file_option("from", "use the placements in FILE (- for standard input) instead of the solutions for N");

/// Adds the placements of --from to `placements`. They are permutations of one size. The result is without
/// them. Throws Failure: no_input, io_error, bad_data.
reports::PlacementList read_from(const CommandLine& line, ClosureCheck& placements);

/// "FILE: 2 of 3 placements are not solutions; the first is line 1, where ...". Empty if all are solutions.
/// `list` is the result of read_from().
std::string attacks_in(const reports::PlacementList& list, const ClosureCheck& placements, Rule rule,
                       const std::string& name);

/// The placements of --from, for commands that show any permutations: those that are not solutions are a
/// note. The list has each placement once.
struct FromFile {
  FromFile(const CommandLine& line, Subgroup group, const Context& context);

  /// Throws Failure (check_failed) unless the placements are a union of orbits.
  void expect_orbits() const;

  std::string name;  ///< of the file, for messages
  reports::TextForm form;
  ClosureCheck placements;
  int size = 0;  ///< N
};

}  // namespace eightfold::cli
