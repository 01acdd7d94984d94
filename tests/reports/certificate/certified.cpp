#include "tests/reports/certificate/certified.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <utility>

#include "eightfold/reports/io/parse_error.hpp"

namespace eightfold::test {

using reports::CertificateParams;
using reports::CertifiedCounts;

namespace {

using Columns = std::vector<int>;
using Squares = std::set<std::pair<int, int>>;
using Pattern = std::array<std::size_t, 8>;         // for each symmetry, the first one with the same image
using Patterns = std::map<Pattern, std::uint64_t>;  // the number of solutions with this pattern

bool is_attacked(Rule rule, int n, int down, int across) {
  const int distance = std::abs(across);
  if (rule == Rule::rooks) return false;
  if (rule == Rule::torus) return (across - down) % n == 0 || (across + down) % n == 0;
  return distance == down || (rule == Rule::superqueens && distance + down == 3);
}

// The attacks of pieces in different columns.
bool has_attack(const Columns& columns, Rule rule) {
  const int n = static_cast<int>(columns.size());
  for (int b = 0; b < n; ++b)
    for (int a = 0; a < b; ++a)
      if (is_attacked(rule, n, b - a,
                      columns[static_cast<std::size_t>(b)] - columns[static_cast<std::size_t>(a)]))
        return true;
  return false;
}

// In the order of the letters A to H.
std::array<Squares, 8> images_of(const Columns& columns) {
  std::array<Squares, 8> images;
  const int m = static_cast<int>(columns.size()) - 1;
  for (int i = 0; i <= m; ++i) {
    const int j = columns[static_cast<std::size_t>(i)];
    const std::array<std::pair<int, int>, 8> squares = {
        {{i, j}, {j, m - i}, {m - i, m - j}, {m - j, i}, {i, m - j}, {m - i, j}, {j, i}, {m - j, m - i}}};
    for (std::size_t g = 0; g < squares.size(); ++g) images[g].insert(squares[g]);
  }
  return images;
}

// A piece on each required square and none on a blocked one.
bool fits(const Columns& columns, const Board& board) {
  const int n = static_cast<int>(columns.size());
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j) {
      const bool has_piece = columns[static_cast<std::size_t>(i)] == j;
      if (has_piece ? board.is_blocked({i, j}) : board.is_required({i, j})) return false;
    }
  return true;
}

Patterns patterns_of(Rule rule, int n, const std::optional<Board>& board) {
  Patterns patterns;
  Columns columns(static_cast<std::size_t>(n));
  std::iota(columns.begin(), columns.end(), 0);
  do {
    if (has_attack(columns, rule) || (board && !fits(columns, *board))) continue;
    const auto images = images_of(columns);
    Pattern pattern{};
    for (std::size_t g = 0; g < images.size(); ++g)
      pattern[g] = static_cast<std::size_t>(std::ranges::find(images, images[g]) - images.begin());
    ++patterns[pattern];
  } while (std::ranges::next_permutation(columns).found);
  return patterns;
}

}  // namespace

Board random_board(int n, Subgroup group, std::mt19937_64& random) {
  Board board = Board::square(n);
  for (auto left = n == 0 ? 0 : 1 + random() % 3; left > 0; --left) {
    const Square square = {static_cast<int>(random() % static_cast<unsigned>(n)),
                           static_cast<int>(random() % static_cast<unsigned>(n))};
    const bool is_required = random() % 4 == 0;
    for (const Symmetry g : group.elements()) {
      const Square moved = image(g, square, n);
      if (is_required)
        board.require(moved);
      else
        board.block(moved);
    }
  }
  return board;
}

std::string certificate_text(const CertificateParams& params) {
  std::string text;
  reports::write_certificate(params, [&](std::string_view piece) { text += piece; });
  return text;
}

std::string opb_text(const CertificateParams& params) {
  std::string text;
  reports::write_opb(params, [&](std::string_view piece) { text += piece; });
  return text;
}

std::string veripb_text(const CertificateParams& params) {
  std::string text;
  reports::write_veripb(params, [&](std::string_view piece) { text += piece; });
  return text;
}

CertifiedCounts check_text(std::string_view text, std::size_t piece) {
  return reports::check_certificate([&] {
    const std::string_view next = text.substr(0, piece);
    text.remove_prefix(next.size());
    return next;
  });
}

std::string rejection_of_text(std::string_view text) {
  try {
    (void)check_text(text);
  } catch (const reports::ParseError& error) {
    return error.what();
  }
  return "accepted";
}

// This shares no code with the program: neither the rules nor the maps.
CertifiedCounts brute_force_counts(const CertificateParams& params) {
  static std::map<std::pair<Rule, int>, Patterns> known;
  const auto [place, is_new] = known.try_emplace({params.rule, params.n});
  if (is_new) place->second = patterns_of(params.rule, params.n, {});
  const Patterns patterns = params.board ? patterns_of(params.rule, params.n, params.board) : place->second;
  EnumArray<Symmetry, std::uint64_t> fixed;
  std::map<std::size_t, std::uint64_t> solutions_by_orbit_size;
  for (const auto& [pattern, solutions] : patterns) {
    std::set<std::size_t> orbit;
    for (const Symmetry g : params.group.elements()) {
      const std::size_t image = pattern[index_of(g)];
      orbit.insert(image);
      if (image == 0) fixed[g] += solutions;
    }
    solutions_by_orbit_size[orbit.size()] += solutions;
  }
  CertifiedCounts counts{params, {params.group, fixed}, 0};
  for (const auto& [size, solutions] : solutions_by_orbit_size) {
    EXPECT_EQ(solutions % size, 0U);
    counts.orbits += solutions / size;
  }
  return counts;
}

void expect_same_counts(const CertifiedCounts& a, const CertifiedCounts& b) {
  EXPECT_EQ(a.params.n, b.params.n);
  EXPECT_EQ(a.params.rule, b.params.rule);
  EXPECT_EQ(a.fixed_points, b.fixed_points);
  EXPECT_EQ(a.orbits, b.orbits);
}

std::vector<std::string> split_lines(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = text.find('\n', begin) + 1;
    lines.push_back(text.substr(begin, end - begin));
    begin = end;
  }
  return lines;
}

std::string joined_lines(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line;
  return text;
}

std::string with_replaced(std::string text, std::string_view from, std::string_view to) {
  const auto at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

}  // namespace eightfold::test
