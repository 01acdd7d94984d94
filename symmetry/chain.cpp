// The next chain increments the last bead that is not of the last color and sets the beads after it to 0.
// With a content, it is the next permutation of the beads. For bracelets and necklaces with a content see
// chain_tree.cpp. The first chain to visit is found by its rank (chain_rank.cpp).
//
// A prenecklace is a prefix of a necklace. The next prenecklace in lexicographic order increments the last
// bead that is not of the last color, say the p-th, and repeats the first p beads to the end, which is the
// least continuation such that no rotation is smaller. The first p beads are then less than all their other
// rotations, so the chain is a necklace if and only if p divides its length. The time per necklace is
// constant on average; testing every chain would cost a factor of the number of beads.
//
// Sources: Harold Fredricksen and James Maiorana, "Necklaces of beads in k colors and k-ary de Bruijn
// sequences", Discrete Mathematics 23, 1978; Harold Fredricksen and Irving J. Kessler, "An algorithm for
// generating necklaces of beads in two colors", Discrete Mathematics 61, 1986. Running time: Frank Ruskey,
// Carla Savage and Terry Min Yih Wang, "Generating necklaces", Journal of Algorithms 13, 1992.
#include "eightfold/symmetry/chain.hpp"

#include <algorithm>
#include <limits>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/run/parallel.hpp"
#include "eightfold/symmetry/chain_count.hpp"
#include "symmetry/internal/chain_tree.hpp"
#include "symmetry/internal/chains_above.hpp"

namespace eightfold {
namespace {

void visit_all(std::vector<int> chain, const ChainSize& size, const ChainVisit& visit) {
  const int last_color = size.colors - 1;
  if (!size.content.empty()) {
    while (visit(chain) && std::next_permutation(chain.begin(), chain.end())) continue;
    return;
  }
  while (visit(chain)) {
    const auto raised = std::find_if(chain.rbegin(), chain.rend(), [&](int c) { return c < last_color; });
    if (raised == chain.rend()) return;
    ++*raised;
    std::fill(chain.rbegin(), raised, 0);
  }
}

void visit_necklaces(std::vector<int> chain, int colors, const ChainVisit& visit) {
  const std::size_t beads = chain.size();
  std::size_t period = beads;
  while (beads % period != 0 || visit(chain)) {
    period = beads;
    while (period > 0 && chain[period - 1] == colors - 1) --period;
    if (period == 0) return;
    ++chain[period - 1];
    for (std::size_t i = period; i < beads; ++i) chain[i] = chain[i - period];
  }
}

}  // namespace

void check(const ChainSize& size) {
  if (size.beads < 0 || size.beads > longest_chain || size.colors < 0 || size.colors > most_colors)
    throw std::invalid_argument("a chain has 0 to " + std::to_string(longest_chain) + " beads in 0 to " +
                                std::to_string(most_colors) + " colors, not " + std::to_string(size.beads) +
                                " beads in " + std::to_string(size.colors) + " colors");
  if (size.content.empty()) return;
  if (size.content.size() != static_cast<std::size_t>(size.colors))
    throw std::invalid_argument("the content must have a number for each of the " +
                                std::to_string(size.colors) + " colors, not " +
                                std::to_string(size.content.size()));
  check(size.content, size.beads);
}

void for_each_chain(const ChainSearchParams& params, const ChainVisitor& visit, const RunOptions& run) {
  const auto& [kind, size, skip] = params;
  const ChainCount count = count_chains(kind, size);
  if (skip >= count.classes) return;
  const bool is_direct = has_direct_ranks(count);
  std::optional<std::vector<int>> first;
  if (is_direct && (skip > 0 || size.content.empty() || kind == ChainKind::chains))
    first = chain_at(kind, size, skip, without_progress(run));
  std::uint64_t left_to_skip = is_direct ? 0 : skip;
  const ChainVisitor visit_others = [&](std::span<const int> chain) {
    return left_to_skip > 0 ? left_to_skip-- > 0 : visit(chain);
  };
  const auto chains = (count.classes - skip).to_uint64();  // 2^64 are as good as infinitely many
  const ChainVisit visit_chain(
      is_direct ? visit : visit_others, run,
      chains ? static_cast<double>(*chains) : std::numeric_limits<double>::infinity());
  if (size.beads == 0) {
    visit_chain({});
    return;
  }
  if (kind == ChainKind::chains) return visit_all(*std::move(first), size, visit_chain);
  if (kind == ChainKind::necklaces && size.content.empty())
    return visit_necklaces(*std::move(first), size.colors, visit_chain);
  visit_chain_tree(size, std::move(first), kind == ChainKind::bracelets, visit_chain);
}

}  // namespace eightfold
