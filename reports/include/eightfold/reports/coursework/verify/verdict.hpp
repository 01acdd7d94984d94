#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace eightfold::coursework {

enum class Status {
  right,
  carried,  ///< incorrect, but only by an error carried forward from an earlier claim of the same student
  wrong,
  missing,      ///< required but not submitted, or not proved by a certificate
  not_checked,  ///< a list for a board beyond the limits in answer.hpp; neither correct nor incorrect
};
inline constexpr std::array<std::string_view, 5> status_names = {"right", "carried", "wrong", "missing",
                                                                 "not_checked"};

[[nodiscard]] constexpr std::string_view name_of(Status status) {
  return status_names[static_cast<std::size_t>(status)];
}

/// One piece of evidence.
struct Finding {
  std::string kind;   ///< for programs: "attack", "duplicate", "isomorphic", "missing_orbit", "tally", …
  std::string place;  ///< "line 3, column 7"; may be empty
  std::string text;   ///< for the student
};

/// A misconception that leads to an incorrect number.
struct KnownMistake {
  std::string id;          ///< "all_orbits_full"
  std::string title;       ///< completes the sentence "It looks as if …"
  std::string arithmetic;  ///< "solutions / order = 92 / 8 = 23/2", or only its words to hide correct numbers
  std::string advice;
};

/// The result of checking one claim. All texts are printable UTF-8 without line breaks.
struct Verdict {
  std::string claim;  ///< "orbit_count", "fixed_points"
  std::string title;  ///< "Number of orbits"
  Status status = Status::right;
  std::string claimed;            ///< "11.5", "12 placements"
  std::string summary;            ///< one sentence
  std::string follows_from = {};  ///< if carried: the claim with the original error
  std::vector<Finding> findings;
  std::size_t omitted_findings = 0;    ///< the number of findings beyond the limit
  std::vector<KnownMistake> mistakes;  ///< the likeliest first
  double credit = 1;  ///< the correct part of the claim, 0 to 1, also for `carried` and `wrong`
};

}  // namespace eightfold::coursework
