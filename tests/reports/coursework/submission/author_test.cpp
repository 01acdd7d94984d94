// The author of a text that need not be a valid submission.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "eightfold/reports/coursework/submission/reader.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::coursework {
namespace {

TEST(AuthorOf, is_the_author_in_every_format) {
  EXPECT_EQ(author_of(R"({"n": 8, "author": "Ann \"Lee\" \u00d6"})"), "Ann \"Lee\" Ö");
  EXPECT_EQ(author_of("n: 8\nAuthor: Ann Lee\r\n"), "Ann Lee");
  EXPECT_EQ(author_of("element;fixed\nauthor;Lee, Ann;;\n"), "Lee, Ann;;") << "the rest of the line";
  EXPECT_EQ(author_of("- **Author:** Ann\n"), "Ann");
  EXPECT_EQ(author_of("| author | Ann |\n"), "Ann");
}

TEST(AuthorOf, survives_whatever_makes_a_submission_unreadable) {
  EXPECT_EQ(author_of(R"({"author": "Ann", "n": 8, "orbit_cou)"), "Ann");
  EXPECT_EQ(author_of(R"({"author": "Ann)"), "Ann");
  EXPECT_EQ(author_of(R"({"author": "Ann\u00)"), R"(Ann\u00)");
  EXPECT_EQ(author_of("{\"author\": \"Ann\", // me\n\"n\": 8,}"), "Ann");
  EXPECT_EQ(author_of("n: eight\nauthor: Ann\n"), "Ann");
  EXPECT_EQ(author_of("author: J\xf6rg\nn: 8\n"), "Jörg") << "Windows-1252";
  EXPECT_EQ(author_of("author: J\xf6rg ♛\nn: 8\n"), R"(J\xf6rg ♛)") << "damaged";
}

TEST(AuthorOf, is_empty_if_unknown) {
  for (const std::string text :
       {"", "n: 8\n", R"({"n": 8})", R"({"author": 7})", "author: ___\n", "\xff\xfe"})
    EXPECT_EQ(author_of(text), "") << text;
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
