// The author of a text that need not be a valid submission.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "eightfold/reports/coursework/submission/reader.hpp"
#include "tests/reports/coursework/cases.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::coursework {
namespace {

TEST(AuthorOf, is_found_in_every_text) {
  test::expect_cases("authors.txt",
                     [](const test::CaseInput& input) { return author_of(input.text) + "\n"; });
}

TEST(AuthorOf, is_the_one_that_the_reader_finds) {
  const std::string text = "author: " + std::string(300, 'a') + "\nn: 4\norbit count: 1\n";
  EXPECT_EQ(read_submission(text).author, std::string(200, 'a') + "…");
  EXPECT_EQ(author_of(text), read_submission(text).author);
}

RC_GTEST_PROP(AuthorOf, is_one_clean_line_for_any_text, (const std::string& text)) {
  for (const std::string& whole : {text, "author: " + text, "{\"author\": \"" + text, "{\"author\"" + text}) {
    const std::string author = author_of(whole);
    RC_ASSERT(author.empty() || test::is_one_clean_line(author));
  }
}

}  // namespace
}  // namespace eightfold::coursework
