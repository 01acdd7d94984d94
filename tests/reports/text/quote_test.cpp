#include "reports/text/internal/quote.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

RC_GTEST_PROP(Quote, is_one_clean_line_for_any_text, (const std::string& text)) {
  RC_ASSERT(test::is_one_clean_line(quote(text)));
}

}  // namespace
}  // namespace eightfold::reports
