#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/coursework/submission/reader.hpp"
#include "eightfold/reports/coursework/verify/verify.hpp"

namespace eightfold::coursework {

/// What a student's program must print: all solutions, the least member of each orbit, or a table of N and
/// the number of solutions.
enum class ExpectedOutput { solutions, canonical, counts };
inline constexpr std::array<std::string_view, 3> expected_output_names = {"solutions", "canonical", "counts"};

/// The output of a student's program as claims.
struct ProgramOutput {
  ExpectedOutput expected = ExpectedOutput::solutions;
  /// One with the list of placements; for counts, one for each line of the table. Empty only if there are
  /// `parts`.
  std::vector<Submission> submissions;
  std::string exercise;            ///< what it is about, in words
  std::vector<std::string> notes;  ///< the form that was recognized, and the lines that were ignored
  std::vector<Finding> faults;     ///< of the whole output, seen while reading it: numbers from 0 and from 1
  std::vector<int> missing_rows;   ///< each N that the table must have and lacks
  std::vector<ProgramOutput> parts;  ///< one for each N, if the output has lists for several N
};

/// Reads the output of a program. The form is recognized (forms.hpp has the list): vectors, digits, pairs,
/// squares of chess, drawn boards; for counts, lines with N, the number of solutions and perhaps of orbits.
/// Lines in no such form are ignored and noted. N, notation and base of the expectations decide where they
/// are given; the other parts default to the full group and the rule of queens. Without N, the placements
/// give it; an output for several N is read N by N, and with N, only that part. Takes linear time. Throws
/// reports::ParseError if nothing is recognized, and if two forms read different placements.
[[nodiscard]] ProgramOutput read_output(std::string_view text, ExpectedOutput expected,
                                        const Expectations& expectations = {});

/// The verdicts of verify() on the claims, and the classic faults of programs as findings before the others:
/// missing mirror images or rotations, duplicates, no check of the diagonals, and so on. For counts, one
/// verdict on each column of the table; for several N, one verdict on all lists. Throws reports::ParseError
/// like verify().
[[nodiscard]] std::vector<Verdict> verify_output(const ProgramOutput& output,
                                                 const VerifyParams& params = {});

}  // namespace eightfold::coursework
