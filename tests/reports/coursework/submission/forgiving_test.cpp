// The words of students and those of the program.
#include <gtest/gtest.h>

#include <string>

#include "eightfold/reports/coursework/submission/keys.hpp"
#include "reports/coursework/submission/internal/claim.hpp"
#include "reports/coursework/submission/internal/element_names.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "tests/reports/coursework/cases.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::coursework {
namespace {

// Lines below it were read into the section before, which made a right list wrong.
TEST(Forgiving, lists_as_word_processors_copy_them) {
  const auto reading = [](const std::string& mark) {
    std::string text;
    for (const std::string line :
         {"sum: 96\n", "orbit count: 12\n", "e: 92\n", "r2:\t4\n", "quarter turns: 0\n", "reflections: 0\n"})
      text += mark + line;
    return test::reading_of({"--n 8", text});
  };
  for (const std::string mark :
       {"•\t", "•", "-\t", "·\t", "· ", "o\t", "o   ", "\uf0b7\t", "▪\u00a0", "1.\t", "12)\t", "a.\t",
        "iv)\t", "–\u00a0", "1.\u00a0", "\u00a0•\t", "\t", "\u00a0"})
    EXPECT_EQ(reading(mark), reading("")) << mark;
}

TEST(Forgiving, symmetries_in_the_words_of_people) {
  test::expect_cases("symmetry-words.txt", [](const test::CaseInput& input) {
    const auto symmetry = symmetry_named(input.text);
    return std::string(symmetry ? name_of(*symmetry) : "none") + "\n";
  });
}

TEST(Forgiving, every_title_of_a_verdict_is_a_key) {
  for (const Claim& claim : all_claims()) {
    EXPECT_EQ(top_key_of(claim.title), claim.name);
    EXPECT_EQ(top_key_of("  " + std::string(claim.name)), claim.name);
  }
}

TEST(Forgiving, the_output_of_the_program_is_read) {
  for (const auto& [n, fixed] : {std::pair("8", "92 0 4 0 0 0 0 0"), {"12", "14200 8 80 8 0 0 0 0"}}) {
    const std::string reading =
        test::reading_of({"--n " + std::string(n), test::eightfold("burnside " + std::string(n)).out});
    const bool eight = n == std::string("8");
    EXPECT_TRUE(test::mentions(reading, {"fixed points: " + std::string(fixed) + "\n",
                                         eight ? "burnside_sum: 96\n" : "burnside_sum: 14296\n",
                                         eight ? "orbit_count: 12\n" : "orbit_count: 1787\n"}));
  }
  EXPECT_TRUE(test::mentions(test::eightfold("burnside 12").out, {"14,200"})) << "digits in groups";
}

TEST(Forgiving, the_words_of_the_program_are_names) {
  for (const Symmetry g : all_symmetries) {
    EXPECT_EQ(symmetry_named(reports::in_words(g)), g);
    EXPECT_EQ(symmetry_named("the " + std::string(reports::in_words(g))), g);
    EXPECT_TRUE(is_element_name(reports::in_words(g)));
  }
  for (const SubgroupClass type : all_subgroup_classes) {
    EXPECT_EQ(type_named(reports::type_in_words(type)), type);
    EXPECT_EQ(type_named(reports::group_class_in_words(type)), type);
    EXPECT_EQ(type_named(name_of(type)), type);
  }
  for (const Subgroup group : all_subgroups()) {
    EXPECT_EQ(subgroup_named(reports::group_in_words(group)), group);
    EXPECT_EQ(subgroup_named(name_of(group)), group);
  }
}

}  // namespace
}  // namespace eightfold::coursework
