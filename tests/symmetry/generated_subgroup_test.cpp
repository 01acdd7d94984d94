#include "eightfold/symmetry/generated_subgroup.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <vector>

#include "eightfold/symmetry/subgroup.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/printing.hpp"

namespace eightfold {
namespace {

using enum Symmetry;
using Letters = std::vector<Symmetry>;

// The first word for each element among all words of at most four letters, by length and then by the order of
// the generators. No element needs a longer word; two adjacent reflections need four letters.
std::map<Symmetry, Letters> first_words(const Letters& generators) {
  constexpr int longest = 4;
  std::map<Symmetry, Letters> first;
  std::vector<Letters> words = {{}};
  for (int length = 0; length <= longest; ++length) {
    std::vector<Letters> longer;
    for (const Letters& word : words) {
      Symmetry product = identity;
      for (const Symmetry g : word) product = product * g;
      first.emplace(product, word);
      for (const Symmetry g : generators) {
        longer.push_back(word);
        longer.back().push_back(g);
      }
    }
    words = longer;
  }
  return first;
}

RC_GTEST_PROP(GeneratedSubgroup, is_the_smallest_that_contains_the_generators, (const Letters& generators)) {
  SymmetrySet set;
  for (const Symmetry g : generators) set.insert(g);
  const Subgroup generated = generated_subgroup(generators).group;
  for (const Subgroup group : all_subgroups())
    RC_ASSERT(group.elements().contains(set) == contains(group, generated));
}

TEST(GeneratedSubgroup, has_the_first_shortest_word_for_each_element_of_each_set_of_generators) {
  for (unsigned bits = 0; bits < 256; ++bits) {
    const SymmetrySet set = SymmetrySet::from_bits(bits);
    if (set.size() > 4) continue;
    const Letters generators(set.begin(), set.end());
    const auto expected = first_words(generators);
    const GeneratedSubgroup generated = generated_subgroup(generators);
    ASSERT_EQ(generated.words.size(), expected.size()) << set;
    for (const auto& [element, letters] : generated.words) EXPECT_EQ(letters, expected.at(element)) << set;
  }
}

RC_GTEST_PROP(GeneratedSubgroup, lists_each_element_once_and_the_shorter_words_first,
              (const Letters& generators)) {
  const auto [group, words] = generated_subgroup(generators);
  SymmetrySet elements;
  for (const Word& word : words) elements.insert(word.element);
  RC_ASSERT(elements == group.elements());
  RC_ASSERT(words.size() == static_cast<std::size_t>(group.order()));
  RC_ASSERT(std::ranges::is_sorted(words, {}, [](const Word& word) { return word.letters.size(); }));
}

TEST(GeneratedSubgroup, reads_a_word_as_a_product_so_that_the_last_letter_acts_first) {
  const std::array generators = {rotate90, flip_horizontal};
  const auto words = generated_subgroup(generators).words;
  const auto word = std::ranges::find(words, transpose, &Word::element);
  ASSERT_NE(word, words.end());
  ASSERT_EQ(word->letters, (Letters{flip_horizontal, rotate90}));
  const Square square{0, 1};
  EXPECT_EQ(image(flip_horizontal, image(rotate90, square, 4), 4), image(transpose, square, 4));
  EXPECT_NE(image(rotate90, image(flip_horizontal, square, 4), 4), image(transpose, square, 4));
}

TEST(GeneratedSubgroup, of_nothing_is_trivial_and_the_identity_is_the_empty_word) {
  for (const Letters& generators : {Letters{}, Letters{identity}, Letters{identity, identity}}) {
    const GeneratedSubgroup generated = generated_subgroup(generators);
    EXPECT_EQ(generated.group, *Subgroup::named("trivial"));
    ASSERT_EQ(generated.words.size(), 1U);
    EXPECT_EQ(generated.words[0].letters, Letters{});
  }
}

TEST(GeneratedSubgroup, prefers_the_generator_that_is_named_first) {
  const auto word_for_half_turn = [](const Letters& generators) {
    const auto words = generated_subgroup(generators).words;
    return std::ranges::find(words, rotate180, &Word::element)->letters;
  };
  EXPECT_EQ(word_for_half_turn({rotate90, rotate270}), (Letters{rotate90, rotate90}));
  EXPECT_EQ(word_for_half_turn({rotate270, rotate90}), (Letters{rotate270, rotate270}));
}

}  // namespace
}  // namespace eightfold
