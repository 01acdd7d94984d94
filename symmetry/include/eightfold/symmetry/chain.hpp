#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "eightfold/core/run_options.hpp"
#include "eightfold/symmetry/content.hpp"

namespace eightfold {

/// The largest number of beads and of colors.
inline constexpr int longest_chain = 300;
inline constexpr int most_colors = 100;

/// Chains of `beads` beads, each in one of the colors 0 to colors - 1.
struct ChainSize {
  int beads = 0;
  int colors = 0;
  Content content = {};  ///< the number of beads of each color; empty if it is not given
};

/// Throws std::invalid_argument unless 0 <= beads <= 300 and 0 <= colors <= 100, and a content has a number
/// for each color and `beads` beads.
void check(const ChainSize& size);

/// Which chains are considered equal.
enum class ChainKind {
  chains,     ///< only identical ones
  necklaces,  ///< up to rotation
  bracelets,  ///< up to rotation and reflection
};

struct ChainSearchParams {
  ChainKind kind = ChainKind::chains;
  ChainSize size;
  std::uint64_t skip = 0;  ///< the number of chains to omit at the beginning
};

/// Gets the color of each bead in order; the span is valid during the call. Returns false to stop.
using ChainVisitor = std::function<bool(std::span<const int> chain)>;

/// Visits the least chain of every class in lexicographic order. Constant amortized time per chain visited,
/// O(beads) memory. Chains that are skipped are not enumerated; the first one visited costs what chain_at
/// costs. With a content, bracelets, and necklaces of more than 2^127 chains, are enumerated from the first
/// one even if they are skipped. There is one chain without beads, and none with beads but without colors.
/// One thread. Throws std::invalid_argument past the limits.
void for_each_chain(const ChainSearchParams& params, const ChainVisitor& visit, const RunOptions& run = {});

/// The chain at a rank, from 0, in the list of for_each_chain; none if the list is not that long. The list is
/// not enumerated. The cost is polynomial in the beads: for bracelets of 64 beads a few hundredths of a
/// second, of 300 beads about a second. One thread. Throws std::invalid_argument past the limits.
[[nodiscard]] std::optional<std::vector<int>> chain_at(ChainKind kind, const ChainSize& size,
                                                       std::uint64_t rank, const RunOptions& run = {});

}  // namespace eightfold
