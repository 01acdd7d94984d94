// What every picture has: any text, its theme, its width and the pieces of its rule.
#include <fmt/core.h>
#include <gtest/gtest.h>

#include <functional>
#include <map>

#include "eightfold/reports/pictures/board_picture.hpp"
#include "eightfold/reports/pictures/orbit_picture.hpp"
#include "eightfold/reports/pictures/piece_board_picture.hpp"
#include "eightfold/reports/pictures/piece_glyphs.hpp"
#include "eightfold/reports/pictures/profile_plot.hpp"
#include "eightfold/reports/pictures/raster.hpp"
#include "eightfold/reports/pictures/solutions_sheet.hpp"
#include "reports/pictures/internal/growth_curves.hpp"
#include "tests/reports/pictures/drawn_picture.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

using test::mentions;

struct Request {
  std::string text = {};
  int width = 480;
  Theme theme = Theme::automatic;
  Rule rule = Rule::queens;
};

const Placement four_queens = {1, 3, 0, 2};

std::string requested_rows(const Request& r) {
  OrbitRowsPicture picture = solution_orbit_rows({.n = 4}, {});
  picture.rule = r.rule;
  picture.title = r.text;
  picture.width = r.width;
  picture.theme = r.theme;
  return orbit_rows_picture(picture);
}

std::string requested_growth(const Request& r) {
  GrowthPlot plot = {growth_curves({}, 8).curves, r.text, r.width, r.theme};
  plot.curves[0].symbol = plot.curves[0].name = plot.curves[0].source = r.text;
  return growth_plot(plot);
}

std::string requested_board(const Request& r) {
  return board_picture(
      {.shown = {four_queens, 4}, .rule = r.rule, .title = r.text, .width = r.width, .theme = r.theme});
}

std::string requested_orbit(const Request& r) {
  return orbit_picture({four_queens, full_group, r.rule, r.text, r.width, r.theme});
}

std::string requested_sheet(const Request& r) {
  const SheetBoard board = {four_queens, r.text, r.text, r.text};
  return sheet_picture({Board::square(4), r.rule, {board}, r.text, r.text, {}, r.width, r.theme});
}

using Pictures = std::map<std::string, std::function<std::string(const Request&)>>;
const Pictures with_boards = {{"board", requested_board},
                              {"orbit", requested_orbit},
                              {"sheet", requested_sheet},
                              {"orbit rows", requested_rows}};

auto all_pictures() {
  auto pictures = with_boards;
  pictures["growth"] = requested_growth;
  pictures["piece board"] = [](const Request& r) {
    return piece_board_svg({.board = {PieceRule(facts_of(r.rule)), 3, 4},
                            .pieces = {{0, 1}},
                            .title = r.text,
                            .width = r.width,
                            .theme = r.theme});
  };
  pictures["profile"] = [](const Request& r) {
    return profile_plot({walk_search_tree(Board::square(4), r.rule), 4, r.rule, r.text, r.width, r.theme});
  };
  return pictures;
}

TEST(EveryPicture, accepts_any_text_and_has_the_requested_width) {
  const std::string hostile =
      "</script><b>\"&' ]]> \x01\x1b[31m \xff\xc3 \xe2\x80\xae x\ny" + std::string(1000, 'W');
  for (const auto& [name, draw] : all_pictures())
    for (const int width : {16, 999, 16384}) {
      const std::string svg = draw({.text = hostile, .width = width});
      EXPECT_EQ(test::xmllint_errors(svg), "") << name;
      EXPECT_TRUE(
          mentions(svg, {"<title id=\"picture-title\">&lt;/script&gt;&lt;b&gt;&quot;&amp;&apos; ]]&gt; ",
                         fmt::format(" width=\"{}\" height=", width)}))
          << name;
      for (const std::string part : {"<b>", "</script>", "\x1b"})
        EXPECT_EQ(svg.find(part), std::string::npos) << name;
    }
}

TEST(EveryPicture, has_the_colors_of_its_theme) {
  for (const auto& [name, draw] : all_pictures()) {
    const std::string light = ".paper{fill:#fbfaf7}";
    const std::string dark = ".paper{fill:#16181c}";
    EXPECT_TRUE(mentions(draw({}), {light, "@media screen and (prefers-color-scheme:dark)", dark})) << name;
    for (const auto& [theme, paper, other] :
         {std::tuple{Theme::light, light, dark}, {Theme::dark, dark, light}}) {
      EXPECT_TRUE(mentions(draw({.theme = theme}), {paper})) << name;
      for (const std::string& part : {other, std::string("@media")})
        EXPECT_EQ(draw({.theme = theme}).find(part), std::string::npos) << name;
    }
    EXPECT_EQ(png_of(draw({})), png_of(draw({.theme = Theme::light}))) << name;
  }
}

TEST(EveryPicture, draws_the_pieces_of_its_rule) {
  for (const auto& [name, draw] : with_boards)
    for (const Rule rule : all_rules) {
      const bool rooks = rule == Rule::rooks;
      const std::string svg = draw({.rule = rule});
      EXPECT_TRUE(mentions(svg, {rooks ? rook_path : queen_path})) << name;
      EXPECT_FALSE(mentions(svg, {rooks ? queen_path : rook_path})) << name;
      const bool is_described = name == "board" || name == "orbit";
      EXPECT_TRUE(!is_described ||
                  mentions(test::read_picture(svg).description, {rooks ? ". R . .\n" : ". Q . .\n"}))
          << name;
    }
}

}  // namespace
}  // namespace eightfold::reports
