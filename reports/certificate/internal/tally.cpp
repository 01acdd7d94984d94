#include "reports/certificate/internal/tally.hpp"

#include <fmt/format.h>

#include "eightfold/symmetry/symmetry.hpp"
#include "reports/notation/internal/board_words.hpp"
#include "reports/text/internal/rule_words.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

// The columns of a prefix, or the number that bounds the whole list.
std::string bound_of(const Placement& prefix, int whole) {
  return prefix.empty() ? std::to_string(whole) : fmt::format("{}", fmt::join(prefix, " "));
}

std::string in_brackets(const Placement& prefix) { return fmt::format("[{}]", fmt::join(prefix, ", ")); }

// " with the least solution from [0, 4] on and before [1, 3]".
std::string part_in_words(const CertificateParams& params) {
  if (!params.is_part()) return "";
  std::vector<std::string> bounds;
  if (!params.from.empty()) bounds.push_back(fmt::format("from {} on", in_brackets(params.from)));
  if (params.until) bounds.push_back(fmt::format("before {}", in_brackets(*params.until)));
  return fmt::format(" with the least solution {}", joined(bounds, " and "));
}

// " (queens on b4 and d5; a1 blocked)".
std::string constraints_in_brackets(const CertificateParams& params) {
  if (!params.board || !params.board->is_constrained()) return "";
  return fmt::format(" ({})", constraints_in_words(*params.board, params.rule));
}

// The lines "board" and a drawing, if there are required or blocked squares.
std::string board_lines(const std::optional<Board>& board) {
  if (!board || !board->is_constrained()) return "";
  std::string lines = "board\n";
  for (int row = 0; row < board->rows(); ++row, lines += '\n')
    for (int column = 0; column < board->columns(); ++column)
      lines += board_signs[board->is_required({row, column}) + 2 * board->is_blocked({row, column})];
  return lines;
}

}  // namespace

std::string names_in_order(SymmetrySet elements) {
  return joined(elements, " ", [](Symmetry g) { return name_of(g); });
}

std::string certificate_head(const CertificateParams& params) {
  std::string list = params.every_solution ? "all" : "canonical";
  if (params.is_part())
    list += fmt::format(" from {} until {}", bound_of(params.from, 0),
                        bound_of(params.until.value_or(Placement()), params.n));
  return fmt::format("eightfold certificate 1\nn {}\nrule {}\n{}group {}\nlist {}\n", params.n,
                     name_of(params.rule), board_lines(params.board), names_in_order(params.group.elements()),
                     list);
}

std::string certificate_tail(const CertifiedCounts& counts) {
  std::string text;
  for (const Symmetry g : counts.params.group.elements())
    text += fmt::format("fixed {} {}\n", name_of(g), counts.fixed_points[g]);
  return text + fmt::format("sum {}\norbits {}\nend\n", sum_of(counts.fixed_points), counts.orbits);
}

std::string certified_sentence(const CertifiedCounts& counts) {
  const CertificateParams& params = counts.params;
  const std::uint64_t solutions = counts.fixed_points[Symmetry::identity];
  return fmt::format("Proved: the {}{} has {} in {} under the {}{}: {} = {} / {} = {}.",
                     puzzle_of_rule(params.rule, params.n), constraints_in_brackets(params),
                     counted(solutions, "solution"), counted(counts.orbits, "orbit"),
                     group_in_words(params.group), part_in_words(params),
                     burnside_fraction(counts.fixed_points), grouped(sum_of(counts.fixed_points)),
                     params.group.order(), grouped(counts.orbits));
}

// In the orbit of a canonical solution, g fixes the image under h if h⁻¹gh is in the stabilizer; as many h
// have the same image as the stabilizer has elements.
void CertificateTally::add(SymmetrySet stabilizer, bool is_canonical) {
  if (is_canonical) ++orbits_;
  for (const Symmetry g : params_.group.elements()) {
    std::uint64_t fixed = 0;
    if (params_.every_solution) {
      fixed = stabilizer.contains(g) ? 1 : 0;
    } else {
      for (const Symmetry h : params_.group.elements())
        if (stabilizer.contains(inverse(h) * g * h)) ++fixed;
      fixed /= static_cast<std::uint64_t>(stabilizer.size());
    }
    fixed_[g] += fixed;
  }
}

}  // namespace eightfold::reports
