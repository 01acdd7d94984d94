#include "eightfold/reports/groups/generated_text.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "eightfold/symmetry/generated_subgroup.hpp"
#include "tests/reports/plain_text.hpp"
#include "tests/support/generators.hpp"

namespace eightfold::reports {
namespace {

RC_GTEST_PROP(GeneratedText, has_a_row_for_each_element_in_plain_text, (Symmetry g, Symmetry h)) {
  const std::array generators = {g, h};
  const std::string text = generated_text(generators, {});
  RC_ASSERT(bool(test::is_plain_text(text)));
  for (const Symmetry element : generated_subgroup(generators).group.elements())
    RC_ASSERT(text.find("  " + std::string(name_of(element)) + "  ") != std::string::npos);
  RC_ASSERT(test::without_color(generated_text(generators, {true})) == text);
}

}  // namespace
}  // namespace eightfold::reports
