#include "eightfold/reports/pictures/inline_picture.hpp"

#include <gtest/gtest.h>

#include "eightfold/reports/pictures/board_picture.hpp"

namespace eightfold::reports {
namespace {

const std::string in_file =
    "<svg aria-labelledby=\"picture-title picture-description\">\n<title id=\"picture-title\">t</title>\n"
    "<style>\ntext{a:b}\n.x,line{c:d}\n@media screen{\n.x{c:e}\n}\n</style>\n"
    "<path id=\"piece\" class=\"x y\"/><use href=\"#piece\"/></svg>\n";

TEST(InlinePicture, has_identifiers_and_style_rules_of_its_own) {
  const std::string inlined = inline_picture(in_file);
  const std::string name = inlined.substr(inlined.find("id=\"") + 4, 17);
  EXPECT_EQ(inlined, "<svg aria-labelledby=\"" + name + "-picture-title " + name +
                         "-picture-description\" id=\"" + name + "\">\n<title id=\"" + name +
                         "-picture-title\">t</title>\n<style>\n#" + name + " text{a:b}\n.x." + name + ",#" +
                         name + " line{c:d}\n@media screen{\n.x." + name + "{c:e}\n}\n</style>\n<path id=\"" +
                         name + "-piece\" class=\"" + name + " x y\"/><use href=\"#" + name +
                         "-piece\"/></svg>\n");
}

TEST(InlinePicture, differs_from_other_pictures) {
  const auto name_of = [](const Placement& placement) {
    const std::string svg = inline_picture(board_picture({.shown = {placement, placement.rows()}}));
    return svg.substr(svg.find(" id=\"") + 5, 17);
  };
  EXPECT_EQ(name_of({1, 3, 0, 2}), name_of({1, 3, 0, 2}));
  EXPECT_NE(name_of({1, 3, 0, 2}), name_of({2, 0, 3, 1}));
}

}  // namespace
}  // namespace eightfold::reports
