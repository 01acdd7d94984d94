#include "symmetry/cycle_index.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "reports/cli/parse/arguments.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/groups/cycle_index_text.hpp"
#include "reports/io/output.hpp"
#include "reports/text/quote.hpp"
#include "reports/text/suggestion.hpp"

namespace eightfold::cli {
namespace {

constexpr int most_colors_put_in = 1'000'000;

constexpr std::array<Example, 5> examples = {{
    {"eightfold cycle-index cyclic 6", "six beads, up to rotation"},
    {"eightfold cycle-index dihedral 6", "six beads, up to rotation and reflection"},
    {"eightfold cycle-index square-cells 3", "the cells of a 3×3 board under the eight symmetries"},
    {"eightfold cycle-index square-cells 3 --colors 2", "colored with two colors: 102 ways"},
    {"eightfold cycle-index cube-faces --colors 3", "a cube's faces in three colors: 57 ways"},
}};

constexpr std::array<Option, 1> options = {{
    {"colors", '\0', "K", "put in K colors, 0 to 1000000: how many colorings there are"},
}};

// A group that the command knows, on as many points as N says; without N where there is no greatest.
struct KnownGroup {
  std::string_view name;
  std::optional<int> greatest_n;
  GroupAction (*action)(int n);
  std::string (*description)(int n, std::size_t order);
};

std::string points(int n) { return fmt::format("{} point{} in a circle", n, n == 1 ? "" : "s"); }

const std::array<KnownGroup, 4> known_groups = {{
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

const KnownGroup& group_of(const CommandLine& line) {
  if (line.arguments.empty())
    throw Failure(ExitCode::usage, "GROUP: missing; give cyclic N, dihedral N, square-cells N or cube-faces");
  std::string name = line.arguments[0];
  std::replace(name.begin(), name.end(), '_', '-');
  std::vector<std::string_view> names;
  for (const KnownGroup& group : known_groups) {
    if (group.name == name) return group;
    names.push_back(group.name);
  }
  throw Failure(ExitCode::usage,
                fmt::format("GROUP: {} is none of {}{}", reports::quote(line.arguments[0]),
                            fmt::join(names, ", "), reports::did_you_mean(line.arguments[0], names)));
}

int n_of(const CommandLine& line, const KnownGroup& group) {
  const auto& words = line.arguments;
  if (!group.greatest_n) {
    if (words.size() == 1) return 0;
    throw Failure(ExitCode::usage,
                  fmt::format("unexpected argument {}; {} takes no N", reports::quote(words[1]), group.name));
  }
  const auto greatest = static_cast<std::uint64_t>(*group.greatest_n);
  if (words.size() == 1)
    throw Failure(ExitCode::usage, fmt::format("N: missing; give 0 to {} after {}", greatest, group.name));
  const int n = static_cast<int>(parse_number("N", words[1], 0, greatest));
  if (words.size() > 2)
    throw Failure(ExitCode::usage,
                  fmt::format("unexpected argument {}; give one N", reports::quote(words[2])));
  return n;
}

ExitCode run(const CommandLine& line, const Context& context) {
  const KnownGroup& group = group_of(line);
  const int n = n_of(line, group);
  std::optional<int> colors;
  if (const auto text = line.value_of("colors"))
    colors = static_cast<int>(parse_number("--colors", *text, 0, most_colors_put_in));

  auto out = reports::Output::standard();
  const CycleIndex index = cycle_index_of(group.action(n));
  const std::string description = group.description(n, static_cast<std::size_t>(index.order));
  out.write(reports::cycle_index_text(description, index, context.style));
  if (colors)
    out.write("\n" + reports::colorings_text(index, count_colorings(index, *colors), context.style));
  out.commit();
  return ExitCode::done;
}

}  // namespace

const Command cycle_index_command = {
    "cycle-index",
    "Chains and colorings",
    "GROUP N",
    "Show a group's cycle index, and count colorings with it",
    examples,
    "GROUP is one of\n"
    "  cyclic N         the N rotations of N points in a circle; N to 300\n"
    "  dihedral N       the N rotations and N reflections of N points in a circle; N to 300\n"
    "  square-cells N   the eight symmetries of the square on the N×N cells of a board; N to 100\n"
    "  cube-faces       the 24 rotations of the cube on its six faces; without N\n"
    "Each element permutes the points, its cycles are counted, and elements with the same\n"
    "cycles make a term, points that every element fixes included. Terms stand by falling\n"
    "exponent of a1, then of a2, and so on. Without points the identity is all there is to\n"
    "cyclic 0 and dihedral 0, and the index is 1.",
    options,
    run};

}  // namespace eightfold::cli
