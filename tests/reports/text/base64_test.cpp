#include "reports/text/internal/base64.hpp"

#include <gtest/gtest.h>

namespace eightfold::test {
namespace {

// RFC 4648, section 10.
TEST(Base64, encodes_the_examples_of_the_standard) {
  using reports::base64;
  EXPECT_EQ(base64(""), "");
  EXPECT_EQ(base64("f"), "Zg==");
  EXPECT_EQ(base64("fo"), "Zm8=");
  EXPECT_EQ(base64("foo"), "Zm9v");
  EXPECT_EQ(base64("foob"), "Zm9vYg==");
  EXPECT_EQ(base64("fooba"), "Zm9vYmE=");
  EXPECT_EQ(base64("foobar"), "Zm9vYmFy");
}

TEST(Base64, encodes_every_byte) {
  EXPECT_EQ(reports::base64("\xff\xfe\x80"), "//6A");
  EXPECT_EQ(reports::base64(std::string(2, '\0')), "AAA=");
  EXPECT_EQ(reports::base64("\xfb\xef\xbe"), "++++");
}

}  // namespace
}  // namespace eightfold::test
