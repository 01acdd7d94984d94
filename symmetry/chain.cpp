// The next chain increments the last bead that is not of the last color and sets the beads after it to 0. For
// necklaces see necklaces.cpp, for bracelets bracelets.cpp. The first chain to visit is found by its rank
// (chain_rank.cpp).
#include "eightfold/symmetry/chain.hpp"

#include <algorithm>
#include <limits>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/count/internal/parallel.hpp"
#include "eightfold/symmetry/chain_count.hpp"
#include "symmetry/internal/necklaces.hpp"

namespace eightfold {
namespace {

void visit_all(std::vector<int> chain, int colors, const ChainVisit& visit) {
  const int last_color = colors - 1;
  while (visit(chain)) {
    const auto raised = std::find_if(chain.rbegin(), chain.rend(), [&](int c) { return c < last_color; });
    if (raised == chain.rend()) return;
    ++*raised;
    std::fill(chain.rbegin(), raised, 0);
  }
}

// More than 2^64 chains are as good as infinitely many.
double chains_to_visit(const ChainSearchParams& params) {
  const auto chains = (count_chains(params.kind, params.size).classes - params.skip).to_uint64();
  return chains ? static_cast<double>(*chains) : std::numeric_limits<double>::infinity();
}

}  // namespace

void check(const ChainSize& size) {
  if (size.beads < 0 || size.beads > longest_chain || size.colors < 0 || size.colors > most_colors)
    throw std::invalid_argument("a chain has 0 to " + std::to_string(longest_chain) + " beads in 0 to " +
                                std::to_string(most_colors) + " colors, not " + std::to_string(size.beads) +
                                " beads in " + std::to_string(size.colors) + " colors");
}

void for_each_chain(const ChainSearchParams& params, const ChainVisitor& visit, const RunOptions& run) {
  std::optional<std::vector<int>> first =
      chain_at(params.kind, params.size, params.skip, without_progress(run));
  if (!first) return;
  const ChainVisit visit_chain(visit, run, chains_to_visit(params));
  if (params.size.beads == 0) {
    visit_chain({});
    return;
  }
  switch (params.kind) {
    case ChainKind::chains:
      return visit_all(*std::move(first), params.size.colors, visit_chain);
    case ChainKind::necklaces:
      return visit_necklaces(*std::move(first), params.size.colors, visit_chain);
    case ChainKind::bracelets:
      return visit_bracelets(*std::move(first), params.size.colors, visit_chain);
  }
}

}  // namespace eightfold
