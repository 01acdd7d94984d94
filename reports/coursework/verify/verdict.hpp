#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace eightfold::coursework {

enum class Status {
  right,
  carried,  ///< wrong, but it follows from what the same student got wrong before
  wrong,
  missing,  ///< asked for, not submitted
};
inline constexpr std::array<std::string_view, 4> status_names = {"right", "carried", "wrong", "missing"};

constexpr std::string_view name_of(Status status) { return status_names[static_cast<std::size_t>(status)]; }

/// A piece of evidence.
struct Finding {
  std::string kind;   ///< for programs: "attack", "duplicate", "isomorphic", "missing_orbit", "tally" …
  std::string place;  ///< "line 3, column 7"; may be empty
  std::string text;   ///< a sentence for the student, printable, without a line break
};

/// A known way to get to a wrong number.
struct KnownMistake {
  std::string id;     ///< "all_orbits_full"
  std::string title;  ///< ends the sentence "It looks as if …"
  std::string
      arithmetic;  ///< "solutions / order = 92 / 8 = 23/2"; without the numbers if those are not to be told
  std::string advice;  ///< what to mend
};

/// What is to be said of one claim. All texts are printable UTF-8 without line breaks.
struct Verdict {
  std::string claim;  ///< "orbit_count", "fixed_points"
  std::string title;  ///< "Number of orbits"
  Status status = Status::right;
  std::string claimed;            ///< "11.5", "12 placements"
  std::string summary;            ///< one sentence: why it is right or wrong
  std::string follows_from = {};  ///< if carried: the claim that it follows from
  std::vector<Finding> findings;
  std::size_t findings_left_out = 0;   ///< beyond those that are told
  std::vector<KnownMistake> mistakes;  ///< the likeliest first
  double credit =
      1;  ///< the part of the points that it has earned by itself, 0 to 1; of `carried` and `wrong` too
};

}  // namespace eightfold::coursework
