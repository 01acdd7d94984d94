// All colorings are visited in lexicographic order. One that has no mark is the least of its orbit, because
// its smaller images would have marked it; then the generators mark its orbit. The mark of a coloring is the
// bit with its rank: the value of a numeral, or, with a content, the number of permutations of its colors
// that precede it. Testing each coloring for a smaller image instead needs every element of the group, which
// for the symmetric group of 20 points are more than 10^18.
#include "eightfold/symmetry/colorings.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "eightfold/symmetry/integer.hpp"
#include "symmetry/internal/at.hpp"
#include "symmetry/internal/numeral.hpp"

namespace eightfold {
namespace {

using Coloring = std::vector<int>;
using Rank = std::uint64_t;

class RankedColorings {
 public:
  explicit RankedColorings(const ColoringSearchParams& params)
      : points_(params.points), colors_(params.colors), content_(params.content) {
    const Integer all =
        content_.empty() ? power(colors_, points_) : fixed_colorings({{1, points_}}, content_);
    if (all > most_sorted_colorings)
      throw std::length_error("there are " + all.str() + " colorings; at most " +
                              std::to_string(most_sorted_colorings) + " can be sorted into orbits");
    size_ = all.to_uint64().value();
  }

  [[nodiscard]] Rank size() const { return size_; }

  [[nodiscard]] Rank rank_of(const Coloring& coloring) const {
    Rank rank = 0;
    if (content_.empty()) {
      for (const int color : coloring) rank = rank * static_cast<Rank>(colors_) + static_cast<Rank>(color);
      return rank;
    }
    Content left = content_;
    Rank beginning = size_;
    for (std::size_t i = 0; i < coloring.size(); ++i) {
      const Rank points = coloring.size() - i;
      Rank less = 0;  // points of lesser colors
      for (int color = 0; color < coloring[i]; ++color) less += static_cast<Rank>(left[at(color)]);
      rank += beginning * less / points;
      beginning = beginning * static_cast<Rank>(left[at(coloring[i])]--) / points;
    }
    return rank;
  }

  [[nodiscard]] Coloring coloring_at(Rank rank) const {
    return content_.empty() ? numeral(points_, colors_, rank) : numeral(content_, size_, rank);
  }

 private:
  int points_;
  int colors_;
  Content content_;
  Rank size_ = 0;
};

}  // namespace

void for_each_coloring(const ColoringSearchParams& params, const ColoringVisitor& visit,
                       const RunOptions& run) {
  if (params.points < 0 || params.colors < 0)
    throw std::invalid_argument("the numbers of points and colors must be at least 0");
  if (!params.content.empty()) {
    if (params.content.size() != at(params.colors))
      throw std::invalid_argument("the content must have a number for each of the " +
                                  std::to_string(params.colors) + " colors");
    check(params.content, params.points);
  }
  for (const Permutation& generator : params.generators)
    if (points_of(cycle_type_of(generator)) != params.points)
      throw std::invalid_argument("a generator does not permute " + std::to_string(params.points) +
                                  " points");
  const RankedColorings all(params);
  std::vector<bool> marked(all.size(), false);
  std::vector<std::uint32_t> orbit;
  Coloring image(at(params.points));
  for (Rank rank = 0; rank < all.size(); ++rank) {
    if (marked[rank]) continue;
    marked[rank] = true;
    orbit.assign(1, static_cast<std::uint32_t>(rank));
    for (std::size_t next = 0; next < orbit.size(); ++next) {
      if (next % 1024 == 0) run.stop.throw_if_requested();
      const Coloring coloring = all.coloring_at(orbit[next]);
      for (const Permutation& to : params.generators) {
        for (std::size_t point = 0; point < to.size(); ++point) image[at(to[point])] = coloring[point];
        const Rank found = all.rank_of(image);
        if (marked[found]) continue;
        marked[found] = true;
        orbit.push_back(static_cast<std::uint32_t>(found));
      }
    }
    if (!visit(all.coloring_at(rank), orbit.size())) return;
  }
}

}  // namespace eightfold
