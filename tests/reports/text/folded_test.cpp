#include "reports/text/internal/folded.hpp"

#include <gtest/gtest.h>

namespace eightfold::reports {
namespace {

TEST(Folded, ignores_case_and_the_form_of_accents_but_not_accents) {
  EXPECT_EQ(folded("MÜLLER"), folded("müller"));
  EXPECT_EQ(folded("Mu\u0308ller"), folded("M\u00fcller")) << "as in file names of macOS";
  EXPECT_NE(folded("Muller"), folded("Müller"));
  EXPECT_EQ(folded("STRASSE"), folded("Straße"));
  EXPECT_EQ(folded(""), "");
  EXPECT_EQ(folded("a\xff"), "a\ufffd");
}

}  // namespace
}  // namespace eightfold::reports
