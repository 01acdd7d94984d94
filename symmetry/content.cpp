// An element fixes a coloring if each of its cycles has one color. With a given number of points of each
// color, the cycles of the first color are chosen first, for each length from the greatest: every choice with
// the right number of points leaves other cycles for the other colors. Choices that leave the same cycles are
// merged. If all cycles have the same length, there is one choice for each color, and the product of the
// binomial coefficients is a multinomial coefficient. Expanding the product of the power sums of the colors
// instead takes time and memory proportional to the number of contents, even for one of them.
#include "eightfold/symmetry/content.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <stdexcept>
#include <string>

#include "symmetry/internal/big_integer.hpp"

namespace eightfold {
namespace {

// Binomial coefficients by rows that are extended on demand.
class Binomials {
 public:
  const BigInteger& choose(int n, int k) {
    std::vector<BigInteger>& row = rows_[n];
    if (row.empty()) row.emplace_back(1);
    while (static_cast<int>(row.size()) <= k) {
      const int next = static_cast<int>(row.size());
      row.emplace_back(row.back() * (n - next + 1) / next);
    }
    return row[static_cast<std::size_t>(k)];
  }

 private:
  std::map<int, std::vector<BigInteger>> rows_;
};

using Cycles = std::vector<int>;  // the number of each length

class ColoredCycles {
 public:
  explicit ColoredCycles(const CycleType& type) {
    for (auto it = type.rbegin(); it != type.rend(); ++it) {
      lengths_.push_back(it->first);
      all_.push_back(it->second);
    }
  }

  BigInteger ways(const Content& content) {
    std::map<Cycles, BigInteger> left = {{all_, 1}};
    for (const int points : content) {
      std::map<Cycles, BigInteger> after;
      for (const auto& [cycles, ways] : left) {
        after_ = &after;
        Cycles rest = cycles;
        choose(rest, 0, points, ways);
      }
      left = std::move(after);
    }
    return left.empty() ? BigInteger(0) : left.begin()->second;
  }

 private:
  // Gives a color to `points` more points in cycles of the lengths from the i-th.
  void choose(Cycles& rest, std::size_t i, int points, const BigInteger& ways) {
    if (i == lengths_.size()) {
      if (points == 0) (*after_)[rest] += ways;
      return;
    }
    const int available = rest[i];
    const int most = std::min(available, points / lengths_[i]);
    const bool is_last = i + 1 == lengths_.size();
    if (is_last && most * lengths_[i] != points) return;
    for (int chosen = is_last ? most : 0; chosen <= most; ++chosen) {
      rest[i] = available - chosen;
      const BigInteger more = ways * binomials_.choose(available, std::min(chosen, available - chosen));
      choose(rest, i + 1, points - chosen * lengths_[i], more);
    }
    rest[i] = available;
  }

  std::vector<int> lengths_;  // from the greatest
  Cycles all_;
  Binomials binomials_;
  std::map<Cycles, BigInteger>* after_ = nullptr;
};

}  // namespace

int cycles_of(const CycleType& type) {
  return std::accumulate(type.begin(), type.end(), 0,
                         [](int sum, const auto& cycles) { return sum + cycles.second; });
}

int points_of(const CycleType& type) {
  return std::accumulate(type.begin(), type.end(), 0,
                         [](int sum, const auto& cycles) { return sum + cycles.first * cycles.second; });
}

void check(const Content& content, int points) {
  long long sum = 0;
  for (const int number : content) {
    if (number < 0) throw std::invalid_argument("a color cannot have " + std::to_string(number) + " points");
    sum += number;
  }
  if (sum != points)
    throw std::invalid_argument("the content must have " + std::to_string(points) + " points, not " +
                                std::to_string(sum));
}

Integer fixed_colorings(const CycleType& type, const Content& content) {
  check(content, points_of(type));
  return integer(ColoredCycles(type).ways(content));
}

std::vector<Content> all_contents(int points, int colors, bool only_falling) {
  std::vector<Content> contents;
  Content content(static_cast<std::size_t>(std::max(colors, 0)), 0);
  const std::function<void(std::size_t, int)> add = [&](std::size_t color, int left) {
    if (left == 0) {
      std::fill(content.begin() + static_cast<std::ptrdiff_t>(color), content.end(), 0);
      contents.push_back(content);
      return;
    }
    if (color == content.size()) return;
    const bool is_last = color + 1 == content.size();
    const int most = only_falling && color > 0 ? std::min(left, content[color - 1]) : left;
    for (int number = most; number >= (is_last ? left : 0); --number) {
      content[color] = number;
      add(color + 1, left - number);
    }
  };
  add(0, points);
  return contents;
}

}  // namespace eightfold
