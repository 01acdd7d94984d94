#include <gtest/gtest.h>

#include <algorithm>

#include "reports/text/internal/words.hpp"
#include "tests/program/output_of.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

std::string chains(const std::string& words) { return output_of("chains " + words); }

TEST(ChainsCommand, lists_one_empty_chain_and_nothing_without_colors) {
  for (const std::string kind : {"", " --necklaces", " --bracelets"}) {
    EXPECT_EQ(chains("0 0" + kind), "[]\n");
    EXPECT_EQ(chains("0 5" + kind), "[]\n");
    const ProgramRun run = eightfold("chains 3 0" + kind);
    EXPECT_EQ(run.exit_code, 0);
    EXPECT_EQ(run.out, "");
    EXPECT_EQ(run.err, "eightfold: note: without colors, only the empty chain exists\n");
    EXPECT_EQ(eightfold("chains 3 0 --quiet" + kind).err, "");
    EXPECT_TRUE(chains("3 0 --count" + kind).ends_with(" = 0\n"));
  }
}

TEST(ChainsCommand, skips_and_limits) {
  for (const std::string kind : {"", " --necklaces", " --bracelets"}) {
    const auto all = lines_of(chains("6 3" + kind));
    EXPECT_EQ(lines_of(chains("6 3 --skip 3 --limit 2" + kind)), (std::vector{all[3], all[4]}));
    EXPECT_EQ(chains("6 3 --skip 100000" + kind), "");
    EXPECT_EQ(chains("6 3 --limit 0" + kind), "");
    EXPECT_EQ(chains("6 3 --limit 100000" + kind), chains("6 3" + kind));
    EXPECT_EQ(chains("6 3 --skip " + std::to_string(all.size() - 1) + kind), "[2 2 2 2 2 2]\n");
  }
}

// Listing these before would take years.
TEST(ChainsCommand, skips_any_number_of_items_without_listing_them) {
  for (const std::string kind : {"", " --necklaces", " --bracelets"})
    for (const std::string size : {"64 2", "80 3"})
      for (const std::string start : {"1000000000", "1844674407370955161"}) {
        const auto items = lines_of(chains(size + " --skip " + start + "0 --limit 4" + kind));
        ASSERT_EQ(items.size(), size == "64 2" && start.size() > 10 && kind != "" ? 0U : 4U) << size << kind;
        EXPECT_TRUE(std::ranges::is_sorted(items));
        if (items.empty()) continue;
        const auto later = lines_of(chains(size + " --skip " + start + "2 --limit 2" + kind));
        EXPECT_EQ(later, std::vector(items.begin() + 2, items.end())) << size << kind;
      }
  EXPECT_EQ(
      chains("64 2 --skip 10000000000 --limit 1"),
      "[0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 1 0 1 0 1 0 0 0 0 0 0 1 0 1 1 1 "
      "1 1 0 0 1 0 0 0 0 0 0 0 0 0 0]\n");
  EXPECT_EQ(lines_of(chains("300 100 --bracelets --skip 18446744073709551615 --limit 2")).size(), 2U);
  EXPECT_EQ(chains("20 10 --skip 12345678901234567890 --limit 1"),
            "[1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0]\n");
}

TEST(ChainsCommand, lists_nothing_beyond_the_end) {
  const std::string most = " --skip 18446744073709551615";
  for (const std::string kind : {"", " --necklaces", " --bracelets"}) {
    for (const std::string size : {"0 0", "0 2", "1 1", "300 1", "12 2"})
      EXPECT_EQ(chains(size + most + kind), "");
    EXPECT_EQ(chains("0 2 --skip 1" + kind), "");
    EXPECT_EQ(chains("0 2 --skip 0" + kind), "[]\n");
    EXPECT_EQ(chains("3 1 --skip 1" + kind), "");
    EXPECT_EQ(chains("3 1 --skip 0" + kind), "[0 0 0]\n");
  }
  std::string ones = "[1";
  for (int bead = 1; bead < 64; ++bead) ones += " 1";
  EXPECT_EQ(chains("64 2" + most), ones + "]\n");
}

TEST(ChainsCommand, streams_the_longest_chains) {
  for (const std::string kind : {"", " --necklaces", " --bracelets"}) {
    const ProgramRun run = eightfold("chains 300 100" + kind, {.close_output_after_lines = 1});
    EXPECT_EQ(run.exit_code, 141);
    EXPECT_EQ(run.err, "");
    std::string zeros = "[0";
    for (int bead = 1; bead < 300; ++bead) zeros += " 0";
    EXPECT_EQ(lines_of(run.out)[0], zeros + "]");
  }
}

TEST(ChainsCommand, writes_every_digit_of_large_counts) {
  std::string text = chains("300 100 --count");  // the number takes several lines
  std::erase_if(text, [](char c) { return c == ' ' || c == '\n'; });
  EXPECT_TRUE(text.ends_with("(300factors)=" + reports::grouped("1" + std::string(600, '0'))));
  // By the formula of OEIS A000031: (2^64 + 2^32 + 2x2^16 + 4x2^8 + 8x2^4 + 16x2^2 + 32x2) / 64.
  EXPECT_TRUE(chains("64 2 --necklaces --count").ends_with(" / 64\n  = 288,230,376,218,822,676\n"));
}

}  // namespace
}  // namespace eightfold::test
