#include <gtest/gtest.h>

#include "tests/program/output_of.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

std::string plot(const std::string& words) {
  std::string svg = output_of("plot " + words);
  EXPECT_TRUE(svg.ends_with("</svg>\n")) << words;
  return svg;
}

std::string plot_error_of(const std::string& words) {
  const ProgramRun run = eightfold("plot " + words);
  EXPECT_EQ(run.exit_code, 2) << words;
  EXPECT_EQ(run.out, "") << words;
  EXPECT_EQ(lines_of(run.err).size(), 1U) << run.err;
  return run.err;
}

TEST(PlotCommand, draws_growth_computed_to_12_and_published_to_27) {
  const std::string svg = plot("growth");
  EXPECT_TRUE(mentions(
      svg, {"Q(0) = 1, computed", "Q(12) = 14200, computed", "U(12) = 1787, computed", "H(12) = 80, computed",
            "R(12) = 8, computed", "Q(13) = 73712, published", "U(27) = 29363495934315694, published"}));
  EXPECT_EQ(svg.find("H(28)"), std::string::npos);
}

TEST(PlotCommand, draws_growth_to_the_given_n) {
  EXPECT_TRUE(mentions(plot("growth --to 69"), {"H(32) = 181254386312, published", "R(69) = "}));
  EXPECT_TRUE(mentions(plot("growth --computed 0"), {"R(0) = 1, computed", "R(1) = 1, published"}));
  const std::string small = plot("growth --to 8");
  EXPECT_TRUE(mentions(small, {"Q(8) = 92, computed"}));
  EXPECT_EQ(small.find(", published"), std::string::npos);
  EXPECT_TRUE(mentions(plot("growth --to 0"), {"Q(0) = 1, computed"}));
}

TEST(PlotCommand, computes_the_published_counts_to_16) {
  const std::string svg = plot("growth --to 16 --computed 16");
  EXPECT_TRUE(mentions(svg, {"Q(16) = 14772512, computed", "U(16) = 1846955, computed",
                             "H(16) = 3000, computed", "R(16) = 64, computed"}));
  EXPECT_EQ(svg.find(", published"), std::string::npos);
}

TEST(PlotCommand, draws_the_search_tree_by_depth) {
  EXPECT_TRUE(
      mentions(plot("profile 8"), {"The search tree of 8 queens: 2,057 boards", "5 queens: 568 boards"}));
  EXPECT_TRUE(mentions(plot("profile 7 --rule torus"), {"The search tree of 7 queens on the torus: "}));
  EXPECT_TRUE(mentions(plot("profile 0"), {"The search tree of 0 queens: 1 board"}));
}

TEST(PlotCommand, accepts_the_options_of_every_picture) {
  EXPECT_TRUE(mentions(plot("profile 4 --title <&> --width 480 --theme dark"),
                       {"width=\"480\"", ">&lt;&amp;&gt;</title>"}));
  EXPECT_TRUE(
      mentions(plot("growth --title <&> --width 1920"), {"width=\"1920\"", ">&lt;&amp;&gt;</title>"}));
  EXPECT_EQ(plot("growth --theme light").find("@media"), std::string::npos);
}

TEST(PlotCommand, writes_png_and_pdf_by_the_extension_of_the_file) {
  const TemporaryFolder folder;
  for (const std::string words : {"growth", "profile 5"})
    for (const auto& [ending, begin] :
         {std::pair("svg", "<svg "), std::pair("png", "\x89PNG"), std::pair("pdf", "%PDF-")}) {
      const std::string path = folder / (std::string("plot.") + ending);
      const ProgramRun run = eightfold("plot " + words + " -o " + path);
      EXPECT_EQ(run.exit_code, 0) << run.err;
      EXPECT_TRUE(contents_of(path).starts_with(begin)) << path;
    }
}

TEST(PlotCommand, of_a_profile_is_that_of_the_search_tree) {
  for (const std::string words : {"0", "8", "7 --rule torus", "5 --rule rooks"})
    for (const std::string format : {" --format json", " --format csv"})
      EXPECT_EQ(output_of("plot profile " + words + format), output_of("tree " + words + format)) << words;
}

TEST(PlotCommand, is_written_by_the_extension_of_the_file) {
  const TemporaryFolder folder;
  for (const std::string format : {"json", "csv"}) {
    const std::string path = folder / "growth." + format;
    EXPECT_EQ(output_of("plot growth --to 8 -o " + path), "");
    EXPECT_EQ(contents_of(path), output_of("plot growth --to 8 --format " + format));
  }
  const std::string path = folder / "numbers.txt";
  output_of("plot growth --to 8 --format csv -o " + path);
  EXPECT_EQ(contents_of(path), output_of("plot growth --to 8 --format csv"));
}

TEST(PlotCommand, names_the_package_if_rsvg_convert_is_not_installed) {
  const TemporaryFolder folder;
  const std::string path = folder / "plot.png";
  const ProgramRun run = eightfold("plot profile 4 -o " + path, {.environment = {{"PATH", folder.path()}}});
  EXPECT_EQ(run.exit_code, 73);
  EXPECT_TRUE(mentions(run.err, {"rsvg-convert is not installed; install librsvg2-bin or write .svg\n"}));
  EXPECT_EQ(folder.entries(), std::vector<std::string>{}) << "no half picture stays";
}

TEST(PlotCommand, rejects_invalid_arguments) {
  EXPECT_TRUE(mentions(plot_error_of(""), {"PLOT: missing; give growth, or profile N"}));
  EXPECT_TRUE(mentions(plot_error_of("grwth"), {"\"grwth\"", "did you mean growth?"}));
  EXPECT_TRUE(mentions(plot_error_of("growth 8"), {"growth has no N, use --to"}));
  EXPECT_TRUE(mentions(plot_error_of("profile"), {"N: missing; give 0 to 32 after profile"}));
  EXPECT_TRUE(mentions(plot_error_of("profile 8 9"), {"unexpected argument \"9\"; give only PLOT and N"}));
  EXPECT_TRUE(mentions(plot_error_of("profile 33"), {"N: 33 is out of range; give 0 to 32"}));
  EXPECT_TRUE(mentions(plot_error_of("growth --to 70"),
                       {"--to: 70", "no larger count is published", "give 0 to 69"}));
  EXPECT_TRUE(mentions(plot_error_of("growth --computed 17"), {"--computed: 17", "give 0 to 16"}));
  EXPECT_TRUE(mentions(plot_error_of("growth --to 8 --computed 9"), {"the plot ends at 8", "give 0 to 8"}));
}

TEST(PlotCommand, rejects_an_option_of_the_other_plot) {
  EXPECT_TRUE(
      mentions(plot_error_of("growth --rule torus"), {"--rule: not an option of plot growth; remove it"}));
  EXPECT_TRUE(
      mentions(plot_error_of("profile 8 --to 9"), {"--to: not an option of plot profile; remove it"}));
  EXPECT_TRUE(
      mentions(plot_error_of("profile 8 --computed 9"), {"--computed: not an option of plot profile"}));
}

}  // namespace
}  // namespace eightfold::test
