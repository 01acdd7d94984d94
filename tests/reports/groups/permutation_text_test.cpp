#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <numeric>
#include <random>
#include <string>
#include <vector>

#include "eightfold/reports/groups/cycle_index_report.hpp"
#include "eightfold/reports/io/parse_error.hpp"

namespace eightfold::reports {
namespace {

std::string written(const std::vector<Permutation>& permutations, std::string_view separator) {
  std::string text;
  for (const Permutation& to : permutations)
    text.append(text.empty() ? "" : separator).append(cycles_text(to));
  return text;
}

TEST(PermutationText, is_read_back_with_every_separator) {
  std::mt19937 random(8);
  for (int i = 0; i < 200; ++i) {
    std::vector<Permutation> permutations;
    const int points = 1 + static_cast<int>(random() % 12);
    for (std::size_t left = 1 + random() % 3; left > 0; --left) {
      Permutation& to = permutations.emplace_back(static_cast<std::size_t>(points));
      std::iota(to.begin(), to.end(), 0);
      std::shuffle(to.begin(), to.end(), random);
    }
    for (const std::string_view separator : {"\n", " \n\n ", ",", ", ", ",\n "}) {
      const std::string text = written(permutations, separator);
      EXPECT_EQ(read_permutations(text, points), permutations) << text;
      if (separator.find(',') == std::string_view::npos) continue;  // GAP separates them by commas
      std::string in_gap = "Group([ " + text + " ]);\n";
      EXPECT_EQ(read_permutations(in_gap, points), permutations) << in_gap;
      for (std::size_t at = 0; at + 1 < in_gap.size(); ++at)  // (1 2) to (1,2)
        if (in_gap[at] == ' ' && std::isdigit(static_cast<unsigned char>(in_gap[at - 1])) != 0)
          in_gap[at] = ',';
      EXPECT_EQ(read_permutations(in_gap, points), permutations) << in_gap;
    }
  }
}

TEST(PermutationText, has_as_many_points_as_the_greatest_one) {
  EXPECT_EQ(read_permutations("(1 2)"), (std::vector<Permutation>{{1, 0}}));
  EXPECT_EQ(read_permutations("(1 2), (3 4)"), (std::vector<Permutation>{{1, 0, 2, 3}, {0, 1, 3, 2}}));
  EXPECT_EQ(read_permutations("(1 2)(3 4)"), (std::vector<Permutation>{{1, 0, 3, 2}}));
  EXPECT_EQ(read_permutations("()", 2), (std::vector<Permutation>{{0, 1}}));
  EXPECT_EQ(read_permutations("Group(());", 1), (std::vector<Permutation>{{0}}));
  EXPECT_TRUE(read_permutations("Group([]);").empty());
  EXPECT_EQ(cycles_text({2, 0, 1, 3, 5, 4}), "(1 3 2)(5 6)");
  EXPECT_EQ(cycles_text({0, 1}), "()");
}

TEST(PermutationText, may_have_a_permutation_on_two_lines_in_a_list) {
  const std::vector<Permutation> one = {{1, 0, 3, 2}};
  EXPECT_EQ(read_permutations("[ (1,2)\n  (3,4) ]"), one);
  EXPECT_EQ(read_permutations("Group((1,2)\n(3,4))"), one);
  EXPECT_EQ(read_permutations("(1 2)\n(3 4)").size(), 2U);
}

TEST(PermutationText, does_not_end_at_a_null_character) {
  EXPECT_THROW(read_permutations(std::string("(1 2)") + '\0' + "(2 3)"), ParseError);
  EXPECT_THROW(read_permutations(std::string("(1 2)") + '\0'), ParseError);
}

// Any text is read or refused, in finite time.
TEST(PermutationText, of_random_characters_is_read_or_refused) {
  constexpr std::string_view characters = "()()[],,;\n  123490Gx";
  std::mt19937 random(39);
  int read = 0;
  for (int i = 0; i < 20'000; ++i) {
    std::string text = i % 4 == 0 ? "Group(" : "";
    for (std::size_t left = random() % 12; left > 0; --left) text += characters[random() % characters.size()];
    try {
      const auto permutations = read_permutations(text);
      const int points = permutations.empty() ? 0 : static_cast<int>(permutations[0].size());
      if (permutations.empty()) continue;
      EXPECT_EQ(read_permutations(written(permutations, ","), points), permutations);
      ++read;
    } catch (const ParseError& error) {
      EXPECT_EQ(std::string(error.what()).find('\n'), std::string::npos) << error.what();
    }
  }
  EXPECT_GT(read, 20);
}

}  // namespace
}  // namespace eightfold::reports
