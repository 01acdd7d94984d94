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
// Source: see there. Joe Sawada and Aaron Williams, "Practical algorithms to rank necklaces, Lyndon words,
// and de Bruijn sequences", Journal of Discrete Algorithms 43, 2017, choose the beads in the same way.
#include "core/count/internal/parallel.hpp"
#include "eightfold/symmetry/chain.hpp"
#include "eightfold/symmetry/chain_count.hpp"
#include "symmetry/internal/chains_above.hpp"

namespace eightfold {
namespace {

using Chain = std::vector<int>;

Wide modulo_2_128(const Integer& number) {
  const auto& digits = number.digits();  // in base 2^64
  const auto digit = [&](std::size_t i) { return Wide{i < digits.size() ? digits[i] : 0}; };
  return digit(1) << 64 | digit(0);
}

Chain numeral(const ChainSize& size, std::uint64_t rank) {
  Chain chain(static_cast<std::size_t>(size.beads));
  const auto base = static_cast<std::uint64_t>(size.colors);
  for (auto bead = chain.rbegin(); bead != chain.rend(); ++bead) {
    *bead = static_cast<int>(rank % base);
    rank /= base;
  }
  return chain;
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
    Chain chain(first_colors(), 0);
    chain.reserve(beads);
    std::size_t period = 1;
    while (chain.size() < beads) {
      const int least = chain.empty() ? 0 : chain[chain.size() - period];
      chain.push_back(least);
      choose_last(chain, rank);
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

  // Whether more than `rank` classes begin with the prefix or come before those that do.
  bool exceeds(const Chain& prefix, std::uint64_t rank) const {
    const Wide above =
        kind_ == ChainKind::necklaces ? necklaces_above(size_, prefix) : bracelets_above(size_, prefix);
    return (all_ - above) / order_ > rank;
  }

  // Raises the last bead to the least color for which the prefix exceeds the rank. It exceeds the rank if the
  // last bead is of the last color.
  void choose_last(Chain& prefix, std::uint64_t rank) const {
    int least = prefix.back();
    int greatest = size_.colors - 1;
    while (least < greatest) {
      run_.stop.throw_if_requested();
      const int middle = (least + greatest) / 2;
      prefix.back() = middle;
      if (exceeds(prefix, rank))
        greatest = middle;
      else
        least = middle + 1;
    }
    prefix.back() = greatest;
  }

  const RunOptions& run_;
  ChainKind kind_;
  ChainSize size_;
  Wide order_;
  Wide all_;  // the sum over the group of the chains that each element fixes
};

}  // namespace

std::optional<std::vector<int>> chain_at(ChainKind kind, const ChainSize& size, std::uint64_t rank,
                                         const RunOptions& run) {
  check(run);
  const ChainCount count = count_chains(kind, size);
  if (rank >= count.classes) return std::nullopt;
  if (rank == 0) return Chain(static_cast<std::size_t>(size.beads), 0);
  if (kind == ChainKind::chains) return numeral(size, rank);
  return ClassesInOrder(count, run).at(rank);
}

}  // namespace eightfold
