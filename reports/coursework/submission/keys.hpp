#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "reports/coursework/submission/submission.hpp"

namespace eightfold::coursework {

/// A claim that a submission can make.
struct ClaimKey {
  std::string_view name;
  std::string_view title;
};

/// All of them: what is listed, then the numbers.
inline constexpr auto claim_keys = [] {
  constexpr std::array<ClaimKey, 7> lists = {{{"solutions", "Solutions"},
                                              {"representatives", "Representatives"},
                                              {"orbits", "Orbits"},
                                              {"fixed_points", "Fixed points"},
                                              {"orbit_types", "Orbits of each type"},
                                              {"orbit_sizes", "Orbits of each size"},
                                              {"stabilizers", "Stabilizers"}}};
  std::array<ClaimKey, lists.size() + number_keys.size()> keys{};
  for (std::size_t i = 0; i < keys.size(); ++i)
    keys[i] = i < lists.size()
                  ? lists[i]
                  : ClaimKey{number_keys[i - lists.size()].name, number_keys[i - lists.size()].title};
  return keys;
}();

}  // namespace eightfold::coursework
