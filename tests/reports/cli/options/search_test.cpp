#include "reports/cli/options/search.hpp"

#include <gtest/gtest.h>

namespace eightfold::cli {
namespace {

TEST(StatsText, has_a_rate_for_one_kind_of_work) {
  EXPECT_EQ(stats_text({.boards = 2057}, 0.012), "stats: 2,057 boards in 0.012 s, 171,000 boards/s");
  EXPECT_EQ(stats_text({.boards = 1}, 2), "stats: 1 board in 2.000 s, 1 boards/s");
  EXPECT_EQ(stats_text({.pair_blocks = 5'980'064}, 0.25),
            "stats: 5,980,064 block pairs in 0.250 s, 23.9 million block pairs/s");
  EXPECT_EQ(stats_text({.cover_steps = 12}, 0.1), "stats: 12 cover steps in 0.100 s, 120 cover steps/s");
}

TEST(StatsText, has_no_rate_for_several_kinds_of_work_or_none) {
  EXPECT_EQ(stats_text({.boards = 1028, .cover_steps = 9}, 0.01),
            "stats: 1,028 boards and 9 cover steps in 0.010 s");
  EXPECT_EQ(stats_text({1, 2, 3}, 60), "stats: 1 board, 2 block pairs and 3 cover steps in 60.000 s");
  EXPECT_EQ(stats_text({}, 0.5), "stats: 0 boards in 0.500 s");
  EXPECT_EQ(stats_text({.boards = 2057}, 0.0009), "stats: 2,057 boards in 0.001 s") << "too fast to measure";
  EXPECT_EQ(stats_text({.boards = 5}, 0), "stats: 5 boards in 0.000 s");
}

}  // namespace
}  // namespace eightfold::cli
