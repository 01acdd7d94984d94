#include "reports/job/shard/sha256.hpp"

#include <gtest/gtest.h>

namespace eightfold::job {
namespace {

// NIST's examples for FIPS 180-4: "abc", two blocks, and one million repetitions of "a"; and the empty text.
TEST(Sha256, is_that_of_published_examples) {
  EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(sha256(std::string(1'000'000, 'a')),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
  EXPECT_EQ(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

TEST(Sha256, is_the_same_in_chunks) {
  std::string text;
  for (int i = 0; i < 300; ++i) text += static_cast<char>(i % 256);
  for (const std::size_t length : {1U, 7U, 63U, 64U, 65U, 299U}) {
    Sha256 hash;
    for (std::size_t i = 0; i < text.size(); i += length) hash.add(std::string_view(text).substr(i, length));
    EXPECT_EQ(hash.hex(), sha256(text)) << length;
  }
}

}  // namespace
}  // namespace eightfold::job
