#include "eightfold/reports/groups/acting_group.hpp"

#include <fmt/core.h>

#include <array>
#include <cstdint>

#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

std::string points(int n) { return counted(static_cast<std::uint64_t>(n), "point") + " in a circle"; }

constexpr std::array<ActingGroup, 4> named_groups = {{
    {"cyclic", most_cyclic_points, cyclic_action,
     [](int n, std::size_t order) {
       return fmt::format("the cyclic group (order {}) acting on {}", order, points(n));
     }},
    {"dihedral", most_cyclic_points, dihedral_action,
     [](int n, std::size_t order) {
       return fmt::format("the dihedral group (order {}) acting on {}", order, points(n));
     }},
    {"square-cells", largest_cell_board, square_cells_action,
     [](int n, std::size_t order) {
       return fmt::format("the symmetries of the square (order {}) acting on the cells of the {}×{} board",
                          order, n, n);
     }},
    {"cube-faces", std::nullopt, [](int) { return cube_faces_action(); },
     [](int, std::size_t order) {
       return fmt::format("the rotations of the cube (order {}) acting on its faces", order);
     }},
}};

}  // namespace

std::span<const ActingGroup> acting_groups() { return named_groups; }

}  // namespace eightfold::reports
