#include "reports/cli/options/placement_file.hpp"

#include <fmt/core.h>

#include <optional>

#include "eightfold/core/verify.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "reports/cli/options/input.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/rule_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {

reports::PlacementList read_from(const CommandLine& line, ClosureCheck& placements) {
  constexpr std::size_t most_bytes = std::size_t{1} << 30U;
  const std::string path = line.text(from_option.name);
  Input input(path, most_bytes, "split the input");
  try {
    return reports::read_placements(
        [&] { return input.next(); },
        {.size = std::nullopt, .base = base_of(line), .notation = input_notation_of(line)},
        [&](const Placement& placement, std::size_t position) { placements.add(placement, position); });
  } catch (const reports::ParseError& error) {
    throw Failure(ExitCode::bad_data, fmt::format("{}: {}", input_name(path), error.what()));
  }
}

std::string attacks_in(const reports::PlacementList& list, const ClosureCheck& placements, Rule rule,
                       const std::string& name) {
  std::size_t non_solutions = 0;
  std::size_t first = 0;
  Attack attack{};
  for (const auto& [placement, member] : placements.members()) {
    const auto attacks = find_attacks(placement, rule, list.size);
    if (attacks.empty()) continue;
    if (non_solutions == 0 || member.first_position < first) {
      first = member.first_position;
      attack = attacks[0];
    }
    non_solutions += member.copies;
  }
  if (non_solutions == 0) return "";
  const std::size_t all = placements.size();
  return fmt::format("{}: {} of {} {}; the first is {} {}, where {} on {} and {} attack each other ({})",
                     name, non_solutions, reports::counted(all, "placement"),
                     all == 1 ? "is not a solution" : "are not solutions", list.unit, first,
                     reports::pieces_of_rule(rule), reports::square_name(attack.upper, list.size),
                     reports::square_name(attack.lower, list.size), reports::square_names);
}

FromFile::FromFile(const CommandLine& line, Subgroup group, const Context& context)
    : name(input_name(line.text(from_option.name))), placements(group, 0) {
  const reports::PlacementList list = read_from(line, placements);
  size = list.size;
  form = list.form;
  for (const std::string& note : list.form.notes) context.note(fmt::format("{}: {}", name, note));
  const std::string attacks = attacks_in(list, placements, rule_of(line), name);
  if (!attacks.empty()) context.note(attacks);
}

void FromFile::expect_orbits() const {
  const ClosureFlaws flaws = placements.flaws();
  if (!flaws.none())
    throw Failure(ExitCode::check_failed, fmt::format("{}: {}; `eightfold orbits --from FILE` lists them",
                                                      name, NotUnionOfOrbits(flaws).what()));
}

}  // namespace eightfold::cli
