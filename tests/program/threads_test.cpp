#include <gtest/gtest.h>

#include "tests/program/output_of.hpp"

namespace eightfold::test {
namespace {

TEST(AnyNumberOfThreads, prints_the_same) {
  for (const std::string words :
       {"burnside 10", "burnside 13", "census 8..13 --format json", "count 1..9 --format csv", "explain 15",
        "list 9 --canonical --skip 3 --limit 5", "nth 12 5000", "orbits 9", "orbits 10 --members",
        "orbits 8 --format json --group rotations", "page 9", "rank [4,9,1,3,11,6,8,10,5,0,2,7]",
        "sample 11 --draws 20", "symmetric 17 --format csv"}) {
    const std::string one = output_of(words + " --threads 1");
    for (const std::string more : {" --threads 2", " --threads 3", ""})
      EXPECT_EQ(output_of(words + more), one) << words << more;
  }
}

}  // namespace
}  // namespace eightfold::test
