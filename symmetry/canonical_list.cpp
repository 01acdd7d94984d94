// A list that is read to its end need not be searched in order. The engine `halves` finds solutions of all
// orbits several times faster, each orbit once or a few times. The key of the least image of each is stored
// by its first three columns, and the keys are sorted and decoded prefix by prefix.
//
// The first 16,384 are searched in order, which takes a hundredth of a second, so a reader of only these does
// not wait for the others. `list N --canonical` takes 0.11 of the yardstick's time at N = 16 and
// 0.8 at N = 17 with AVX2, of which the search by `halves` is a third, canonical keys a sixth, sorting an
// eighth, and text a sixth. Rejected: keys of 16 bytes (4.6 s instead of 3.3 s at N = 17), and keys
// of the one or two images with the least prefix (4.2 s).
#include "symmetry/internal/canonical_list.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <new>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "core/count/internal/folded_solutions.hpp"
#include "core/run/parallel.hpp"
#include "symmetry/internal/canonical_keys.hpp"
#include "symmetry/internal/canonical_prefixes.hpp"
#include "symmetry/internal/ordered_pipeline.hpp"

namespace eightfold {
namespace {

static_assert(max_folded_n <= CanonicalKeys::max_n);

using Visit = std::function<bool(std::span<const Orbit>)>;

// Sorts by the highest bits in one pass, then the few numbers with the same ones.
void sort(std::vector<std::uint64_t>& numbers) {
  if (numbers.empty()) return;
  const auto bit_width = [](std::uint64_t number) { return 64 - std::countl_zero(number); };
  constexpr int most_bits = 12;
  const int width = bit_width(*std::max_element(numbers.begin(), numbers.end()));
  const int bits = std::min({width, most_bits, bit_width(numbers.size())});
  const int shift = width - bits;
  std::vector<std::size_t> next(std::size_t{1} << bits);  // the place of the next number with these bits
  for (const std::uint64_t number : numbers) ++next[number >> shift];
  std::exclusive_scan(next.begin(), next.end(), next.begin(), std::size_t{0});
  std::vector<std::uint64_t> sorted(numbers.size());
  for (const std::uint64_t number : numbers) sorted[next[number >> shift]++] = number;
  auto begin = sorted.begin();
  for (const std::size_t end : next) {
    const auto last = sorted.begin() + static_cast<std::ptrdiff_t>(end);
    if (last - begin > 1) std::sort(begin, last);
    begin = last;
  }
  numbers = std::move(sorted);
}

// The keys of all canonical solutions, by prefix.
class SortedList {
 public:
  // The orbits with a prefix of three rows.
  struct Part {
    std::size_t prefix;
    std::vector<Orbit> orbits;
  };

  explicit SortedList(int n) : keys_(n) {
    for (int row = 0; row < n; ++row) model_.representative.push_back(0);
    model_.stabilizer = Subgroup(SymmetrySet{Symmetry::identity});
    model_.size = full_group.order();
  }

  SearchStatistics find(const RunOptions& run) {
    found_.resize(static_cast<std::size_t>(threads_of(run.threads)));
    const auto keep = [this](std::size_t worker, std::span<const Placement> solutions) {
      auto& found = found_[worker];
      if (found.empty()) found.resize(keys_.prefixes());
      for (const Placement& solution : solutions) {
        const PermutationKey key = keys_.of(solution);
        found[key.prefix].push_back(key.rest);
      }
    };
    return for_each_folded_solution(model_.representative.rows(), keep, run);
  }

  // All prefixes are less.
  std::size_t prefixes() const { return keys_.prefixes(); }

  // The prefix of a canonical solution.
  std::size_t prefix_of(const Placement& solution) const { return keys_.of(solution).prefix; }

  // Those with a prefix, in lexicographic order. Call it once for each prefix.
  Part take(std::size_t prefix) {
    Rests rests;
    for (auto& found : found_) {
      if (found.empty()) continue;
      Rests some = std::exchange(found[prefix], {});
      if (rests.empty())
        rests = std::move(some);
      else
        rests.insert(rests.end(), some.begin(), some.end());
    }
    sort(rests);
    rests.erase(std::unique(rests.begin(), rests.end()), rests.end());
    Part part = {prefix, std::vector<Orbit>(rests.size(), model_)};
    for (std::size_t i = 0; i < rests.size(); ++i) {
      Orbit& orbit = part.orbits[i];
      keys_.move_queens({static_cast<std::uint16_t>(prefix), rests[i]}, orbit.representative);
      if (!is_degenerate(orbit.representative)) continue;
      orbit.stabilizer = stabilizer_of(orbit.representative);
      orbit.size = full_group.order() / orbit.stabilizer.order();
    }
    return part;
  }

 private:
  using Rests = std::vector<std::uint64_t>;  // of keys with the same prefix

  // A solution that is fixed by any symmetry but the identity is fixed by the half turn.
  static bool is_degenerate(const Placement& solution) {
    const int last = solution.rows() - 1;
    for (int row = 0; 2 * row < last; ++row)
      if (solution[row] + solution[last - row] != last) return false;
    return true;
  }

  CanonicalKeys keys_;
  Orbit model_;
  std::vector<std::vector<Rests>> found_;  // by worker, then by prefix
};

// The orbits after a solution, or all of them.
std::span<const Orbit> after(const std::optional<Placement>& last, std::span<const Orbit> orbits) {
  const auto follows = [&](const Orbit& orbit) { return !last || orbit.representative > *last; };
  return orbits.last(
      static_cast<std::size_t>(orbits.end() - std::find_if(orbits.begin(), orbits.end(), follows)));
}

// Visits those after `last`.
void visit_sorted(SortedList& list, const std::optional<Placement>& last, const Visit& visit,
                  const RunOptions& run) {
  const std::size_t prefixes = list.prefixes();
  std::size_t taken = last ? list.prefix_of(*last) : 0;
  const auto next = [&]() -> std::optional<std::size_t> {
    run.stop.throw_if_requested();
    return taken < prefixes ? std::optional(taken++) : std::nullopt;
  };
  const auto visit_part = [&](const SortedList::Part& part) {
    if (run.on_progress) run.on_progress(static_cast<double>(part.prefix) / static_cast<double>(prefixes));
    const auto orbits = after(last, part.orbits);
    return orbits.empty() || visit(orbits);
  };
  const auto take = [&](std::size_t prefix) { return list.take(prefix); };
  OrderedPipeline<std::size_t, SortedList::Part>(next, take, visit_part)
      .run(static_cast<std::size_t>(threads_of(run.threads)));
}

// Searches for those after `last`, in order.
SearchStatistics visit_searched(const CanonicalSearchParams& params, const std::optional<Placement>& last,
                                const Visit& visit, const RunOptions& run) {
  CanonicalSearchParams rest = params;
  if (last) rest.from = *last;
  while (rest.from.rows() > canonical_depth(params.n)) rest.from.pop_back();
  const auto visit_rest = [&](std::span<const Orbit> part) {
    const auto orbits = after(last, part);
    return orbits.empty() || visit(orbits);
  };
  return for_each_canonical_part(rest, visit_rest, run);
}

}  // namespace

SearchStatistics list_canonical_solutions(const CanonicalSearchParams& params, const Visit& visit,
                                          const RunOptions& run, std::size_t searched) {
  const bool is_sorted = params.n <= max_folded_n && params.rule == Rule::queens &&
                         params.group == full_group && params.from.empty() && !params.until &&
                         !(params.board && params.board->is_constrained());
  if (!is_sorted) return for_each_canonical_part(params, visit, run);
  double done = 0;
  RunOptions forward = run;  // its progress does not return
  if (run.on_progress)
    forward.on_progress = [&](double share) { run.on_progress(done = std::max(done, share)); };
  std::size_t visited = 0;
  std::optional<Placement> last;
  bool wants_more = true;
  const auto visit_first = [&](std::span<const Orbit> orbits) {
    wants_more = visit(orbits);
    visited += orbits.size();
    last = orbits.back().representative;
    return wants_more && visited < searched;
  };
  SearchStatistics statistics = for_each_canonical_part(params, visit_first, forward);
  if (!wants_more || visited < searched) return statistics;
  const double share_of_search = done + 0.6 * (1 - done);
  std::optional<SortedList> list(params.n);
  try {
    statistics += list->find(part_of(forward, done, share_of_search));
  } catch (const std::bad_alloc&) {
    list.reset();
  }
  const RunOptions rest = part_of(forward, done, 1);
  if (list)
    visit_sorted(*list, last, visit, rest);
  else
    statistics += visit_searched(params, last, visit, rest);
  return statistics;
}

}  // namespace eightfold
