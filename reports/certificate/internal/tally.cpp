#include "eightfold/reports/certificate/internal/tally.hpp"

#include <fmt/core.h>

#include "eightfold/reports/text/internal/rule_words.hpp"
#include "eightfold/reports/text/internal/symmetry_words.hpp"
#include "eightfold/reports/text/internal/words.hpp"
#include "eightfold/symmetry/symmetry.hpp"

namespace eightfold::reports {

std::string certificate_head(const CertificateParams& params) {
  return fmt::format("eightfold certificate 1\nn {}\nrule {}\ngroup {}\nlist {}\n", params.n,
                     name_of(params.rule),
                     joined(params.group.elements(), " ", [](Symmetry g) { return name_of(g); }),
                     params.every_solution ? "all" : "canonical");
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
  const int order = params.group.order();
  const std::uint64_t sum = sum_of(counts.fixed_points);
  const std::string terms =
      joined(params.group.elements(), " + ", [&](Symmetry g) { return grouped(counts.fixed_points[g]); });
  return fmt::format("Proved: the {} has {} in {} under the {}: ({}) / {} = {} / {} = {}.",
                     puzzle_of_rule(params.rule, params.n), counted(solutions, "solution"),
                     counted(counts.orbits, "orbit"), group_in_words(params.group), terms, order,
                     grouped(sum), order, grouped(counts.orbits));
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
