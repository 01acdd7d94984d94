// Finds the chain at a rank without listing those before it.
//
// A chain of beads in m colors is its rank as a numeral in base m. For necklaces and bracelets the beads are
// chosen from the first to the last: a bead has the least color such that more than `rank` classes have a
// least chain that begins with the beads chosen, or comes before those that do. That number is the number of
// all classes minus that of the classes above the prefix (necklaces_above.cpp, bracelets_above.cpp). A binary
// search over the colors takes at most seven of these counts for each bead.
//
// The counts need only 128 bits, although there are up to 100^300 chains. Let z be the largest number such
// that m^(n-z) >= 2n 2^64. Each of the m^(n-z) chains that begin with z beads of the first color is in a
// class whose least chain begins so, and a class has at most 2n chains. So at least 2^64 classes begin with
// these z beads, which is more than `rank`: the chain begins with them too. Less than 2n 2^64 m chains begin
// so. The difference of two sums over the group is therefore less than (2n)^2 2^64 m < 2^90, and exact modulo
// 2^128.
//
// With a content, prefixes have the colors that are left. A sum over the group can then exceed 128 bits even
// close to the beginning of the list, so these necklaces are counted only if the sum of all does not. Others,
// and bracelets with a content, are enumerated up to the rank.
//
// Source: see there. Joe Sawada and Aaron Williams, "Practical algorithms to rank necklaces, Lyndon words,
// and de Bruijn sequences", Journal of Discrete Algorithms 43, 2017, choose the beads in the same way.
#include "core/run/parallel.hpp"
#include "eightfold/symmetry/chain.hpp"
#include "eightfold/symmetry/chain_count.hpp"
#include "symmetry/internal/chains_above.hpp"
#include "symmetry/internal/numeral.hpp"

namespace eightfold {
namespace {

using Chain = std::vector<int>;

Wide modulo_2_128(const Integer& number) {
  const auto& digits = number.digits();  // in base 2^64
  const auto digit = [&](std::size_t i) { return Wide{i < digits.size() ? digits[i] : 0}; };
  return digit(1) << 64 | digit(0);
}

class ClassesInOrder {
 public:
  ClassesInOrder(const ChainCount& count, const RunOptions& run)
      : run_(run),
        kind_(count.kind),
        size_(count.size),
        order_(static_cast<Wide>(count.order)),
        all_(modulo_2_128(count.fixed_point_sum)) {}

  Chain at(std::uint64_t rank) const {
    const auto beads = static_cast<std::size_t>(size_.beads);
    Chain chain(size_.content.empty() ? first_colors() : 0, 0);
    chain.reserve(beads);
    Content left = size_.content;
    std::size_t period = 1;
    while (chain.size() < beads) {
      const int least = chain.empty() ? 0 : chain[chain.size() - period];
      chain.push_back(least);
      choose_last(chain, colors_from(least, left), rank);
      if (!left.empty()) --left[static_cast<std::size_t>(chain.back())];
      if (chain.back() != least) period = chain.size();
      if (run_.on_progress) run_.on_progress(static_cast<double>(chain.size()) / static_cast<double>(beads));
    }
    return chain;
  }

 private:
  // The number z of the essay.
  std::size_t first_colors() const {
    const Integer chains = 2 * size_.beads * power(2, 64);
    int others = 0;
    while (others < size_.beads && power(size_.colors, others) < chains) ++others;
    return static_cast<std::size_t>(size_.beads - others);
  }

  // The colors of a next bead that is at least `least`.
  std::vector<int> colors_from(int least, const Content& left) const {
    std::vector<int> colors;
    for (int color = least; color < size_.colors; ++color)
      if (left.empty() || left[static_cast<std::size_t>(color)] > 0) colors.push_back(color);
    return colors;
  }

  // Whether more than `rank` classes begin with the prefix or come before those that do.
  bool exceeds(const Chain& prefix, std::uint64_t rank) const {
    const auto classes_above = !size_.content.empty()          ? necklaces_with_content_above
                               : kind_ == ChainKind::necklaces ? necklaces_above
                                                               : bracelets_above;
    const Wide above = classes_above(size_, prefix);
    return (all_ - above) / order_ > rank;
  }

  // Gives the last bead the least color for which the prefix exceeds the rank. It does for the last color.
  void choose_last(Chain& prefix, const std::vector<int>& colors, std::uint64_t rank) const {
    std::size_t least = 0;
    std::size_t greatest = colors.size() - 1;
    while (least < greatest) {
      run_.stop.throw_if_requested();
      const std::size_t middle = (least + greatest) / 2;
      prefix.back() = colors[middle];
      if (exceeds(prefix, rank))
        greatest = middle;
      else
        least = middle + 1;
    }
    prefix.back() = colors[greatest];
  }

  const RunOptions& run_;
  ChainKind kind_;
  ChainSize size_;
  Wide order_;
  Wide all_;  // the sum over the group of the chains that each element fixes
};

std::optional<Chain> nth_visited(ChainKind kind, const ChainSize& size, std::uint64_t rank,
                                 const RunOptions& run) {
  std::optional<Chain> found;
  for_each_chain(
      {kind, size, rank},
      [&](std::span<const int> chain) {
        found.emplace(chain.begin(), chain.end());
        return false;
      },
      run);
  return found;
}

}  // namespace

bool has_direct_ranks(const ChainCount& count) {
  if (count.kind == ChainKind::chains || count.size.content.empty()) return true;
  constexpr double most_contents_of_parts = 1e6;
  double parts = 1;
  for (const int beads : count.size.content) parts *= beads + 1;
  return count.kind == ChainKind::necklaces && parts <= most_contents_of_parts &&
         count.fixed_point_sum < power(2, 127);
}

std::optional<std::vector<int>> chain_at(ChainKind kind, const ChainSize& size, std::uint64_t rank,
                                         const RunOptions& run) {
  check(run);
  const ChainCount count = count_chains(kind, size);
  if (rank >= count.classes) return std::nullopt;
  if (!has_direct_ranks(count)) return nth_visited(kind, size, rank, run);
  if (kind == ChainKind::chains)
    return size.content.empty() ? numeral(size.beads, size.colors, rank)
                                : numeral<Integer>(size.content, count.classes, rank);
  if (rank == 0 && size.content.empty()) return Chain(static_cast<std::size_t>(size.beads), 0);
  return ClassesInOrder(count, run).at(rank);
}

}  // namespace eightfold
