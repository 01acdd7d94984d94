// Burnside's lemma for a user's sets and groups: colorings of the corners of a square, whose rotations and
// reflections are listed as permutations, and a list of placements under the rotations.
#include <eightfold/symmetry/cycle_index.hpp>
#include <eightfold/symmetry/orbit_counter.hpp>
#include <iostream>

namespace {

using namespace eightfold;

// The corners are numbered around the square.
const GroupAction symmetries_of_corners = {.points = 4,
                                           .elements = {{0, 1, 2, 3},
                                                        {1, 2, 3, 0},
                                                        {2, 3, 0, 1},
                                                        {3, 0, 1, 2},
                                                        {1, 0, 3, 2},
                                                        {3, 2, 1, 0},
                                                        {0, 3, 2, 1},
                                                        {2, 1, 0, 3}}};

void count_corner_colorings() {
  const CycleIndex index = cycle_index_of(symmetries_of_corners);
  for (const int colors : {1, 2, 3, 4}) {
    const ColoringCount colorings = count_colorings(index, colors);
    std::cout << colors << " colors: " << colorings.fixed_point_sum << " / " << index.order << " = "
              << colorings.classes << " colorings of the corners\n";
  }
}

// The list must contain the images of each placement under the group.
void count_orbits_of_list() {
  const Placement list[] = {{1, 3, 0, 2}, {2, 0, 3, 1}, {0, 1, 2, 3}, {3, 2, 1, 0}};
  OrbitCounter counter(Subgroup::named("rotations").value());
  for (const Placement& placement : list) counter.add(placement);
  const CheckedOrbitCount count = counter.finish();
  std::cout << count.counts.placements << " placements: " << count.fixed_point_sum
            << " / 4 = " << count.burnside_orbits << " orbits under the rotations, "
            << (count.agrees() ? "as isomorph rejection finds" : "but isomorph rejection differs") << '\n';
}

}  // namespace

int main() {
  count_corner_colorings();
  count_orbits_of_list();
}
