// The commands that draw boards; their pictures are also compared with data/goldens.
#include <gtest/gtest.h>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

std::size_t boards_in(const std::string& svg) {
  std::size_t count = 0;
  for (auto at = svg.find("#squares"); at != std::string::npos; at = svg.find("#squares", at + 1)) ++count;
  return count;
}

// The message about an invalid command line, without the program's name.
std::string error_of(const std::vector<std::string>& arguments, int exit_code = 2) {
  const ProgramRun run = eightfold(arguments);
  EXPECT_EQ(run.exit_code, exit_code) << run.err;
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(lines_of(run.err).size(), 1U) << run.err;
  return run.err.substr(0, run.err.size() - 1).substr(std::string("eightfold: ").size());
}

ProgramRun draw(const std::string& placement, const std::vector<std::string>& options = {}) {
  std::vector<std::string> arguments = {"draw", placement};
  arguments.insert(arguments.end(), options.begin(), options.end());
  return eightfold(arguments);
}

TEST(Draw, reads_a_placement_in_any_format_and_from_standard_input) {
  const std::string expected = draw("[0 4 7 5 2 6 1 3]").out;
  EXPECT_TRUE(contains(expected, "<title id=\"picture-title\">8 queens: [0 4 7 5 2 6 1 3]</title>"));
  EXPECT_EQ(eightfold("draw 15863724").out, expected);
  EXPECT_EQ(draw("[1 5 8 6 3 7 2 4]", {"--base", "1"}).out, expected);
  EXPECT_EQ(eightfold("draw -", {.input = eightfold("list 8 --limit 1 --format board").out}).out, expected);
}

TEST(Draw, writes_the_format_of_the_file_extension) {
  const TemporaryFolder folder;
  const auto drawn = [&](const std::string& name, const std::vector<std::string>& options = {}) {
    std::vector<std::string> arguments = {"-o", folder / name};
    arguments.insert(arguments.end(), options.begin(), options.end());
    const ProgramRun run = draw("2413", arguments);
    EXPECT_EQ(run.exit_code, 0) << run.err;
    EXPECT_EQ(run.out, "");
    return contents_of(folder / name);
  };
  const std::string svg = eightfold("draw 2413").out;
  EXPECT_EQ(drawn("board.svg"), svg);
  EXPECT_EQ(drawn("board"), svg);
  EXPECT_EQ(drawn("board.png", {"--format", "svg"}), svg);
  EXPECT_EQ(drawn("board.PNG").substr(0, 8), "\x89PNG\r\n\x1a\n");
  EXPECT_EQ(drawn("board.pdf").substr(0, 5), "%PDF-");
  EXPECT_EQ(drawn("picture", {"--format", "pdf"}).substr(0, 5), "%PDF-");
  EXPECT_EQ(eightfold("draw 2413 -o -").out, svg);
}

TEST(Draw, draws_png_in_light_colors_by_default) {
  const auto png = [](const std::string& theme) { return eightfold("draw 2413 --format png" + theme).out; };
  EXPECT_EQ(png(""), png(" --theme light"));
  EXPECT_EQ(png(" --theme auto"), png(" --theme light"));
  EXPECT_NE(png(" --theme dark"), png(" --theme light"));
}

TEST(Draw, does_not_change_the_file_on_an_error) {
  const TemporaryFolder folder;
  const std::string path = folder.add("board.svg", "before");
  EXPECT_EQ(draw("[0 9]", {"-o", path}).exit_code, 65);
  EXPECT_EQ(contents_of(path), "before");
  EXPECT_EQ(folder.entries(), std::vector<std::string>{"board.svg"});
}

TEST(Draw, shows_the_given_title) {
  const ProgramRun run = draw("2413", {"--title", "<b>A & \"B\"</b>\n"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_TRUE(contains(run.out, "&lt;b&gt;A &amp; &quot;B&quot;&lt;/b&gt;\xef\xbf\xbd"));
  EXPECT_FALSE(contains(run.out, "<b>"));
}

TEST(Draw, counts_the_attacking_row_from_one) {
  const ProgramRun run = draw("[0 4 1]", {"--size", "8", "--attacks", "3"});
  EXPECT_TRUE(contains(run.out, "The queen on b6 attacks no other"));
  EXPECT_EQ(error_of({"draw", "2413", "--attacks", "0"}), "--attacks: 0 is out of range; give 1 to 32");
  EXPECT_EQ(error_of({"draw", "2413", "--attacks", "5"}), "--attacks: 5 is out of range; give 1 to 4");
  EXPECT_EQ(error_of({"draw", "[]", "--attacks", "1"}), "--attacks: the board is empty; remove --attacks");
}

TEST(Draw, shows_attacking_queens_and_exits_with_0) {
  const ProgramRun run = eightfold("draw 12");
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_TRUE(contains(run.out, "Two queens attack each other"));
  EXPECT_FALSE(contains(eightfold("draw 12 --rule rooks").out, "attack each other"));
}

TEST(Draw, draws_a_board_for_each_element_of_the_group) {
  EXPECT_EQ(boards_in(eightfold("draw 35281746 --orbit").out), 8U);
  EXPECT_EQ(boards_in(eightfold("draw 35281746 --orbit --group rotations").out), 4U);
  EXPECT_EQ(boards_in(eightfold("draw 35281746 --orbit --group trivial").out), 1U);
}

TEST(Draw, rejects_options_that_exclude_each_other) {
  EXPECT_EQ(error_of({"draw", "2413", "--orbit", "--symmetries"}),
            "--symmetries: cannot be combined with --orbit; give one of them");
  EXPECT_EQ(error_of({"draw", "2413", "--attacks", "1", "--symmetries"}),
            "--attacks: cannot be combined with --symmetries; give one of them");
  EXPECT_EQ(error_of({"draw", "2413", "--orbit", "--no-coordinates"}),
            "--no-coordinates: cannot be combined with --orbit; give one of them");
  EXPECT_EQ(error_of({"draw", "2413", "--orbit", "--rule", "torus"}),
            "--rule: with --orbit only rooks has an effect; remove --rule");
  EXPECT_EQ(error_of({"draw", "2413", "--group", "d4"}), "--group: needs --orbit; add it");
}

TEST(Draw, rejects_placements_without_symmetries) {
  for (const std::string option : {"symmetries", "orbit"})
    for (const std::string placement : {"[0 0]", "[0 1 1]"})
      EXPECT_EQ(error_of({"draw", placement, "--" + option, "--size", placement == "[0 0]" ? "2" : "4"}, 65),
                "--" + option + ": needs a placement with one queen in each row and column");
}

TEST(Draw, rejects_an_invalid_width) {
  EXPECT_EQ(error_of({"draw", "2413", "--width", "15"}), "--width: 15 is out of range; give 16 to 16384");
  EXPECT_EQ(error_of({"draw", "2413", "--width", "16385"}),
            "--width: 16385 is out of range; give 16 to 16384");
  EXPECT_EQ(error_of({"draw", "2413", "--width", "wide"}),
            "--width: \"wide\" is not a whole number; give 16 to 16384");
  EXPECT_TRUE(contains(eightfold("draw 2413 --width 16").out, "width=\"16\" height=\"16\""));
}

TEST(Draw, reports_that_a_file_cannot_be_created) {
  EXPECT_EQ(error_of({"draw", "2413", "-o", "/nowhere/board.svg"}, 73),
            "/nowhere/board.svg: No such file or directory");
}

TEST(Draw, reports_that_a_png_is_too_large) {
  const std::string message =
      error_of({"sheet", "8", "--columns", "1", "--width", "16384", "--format", "png"});
  EXPECT_TRUE(contains(message, "--width: the picture of 16384 by ")) << message;
  EXPECT_TRUE(contains(message, "or less, more --columns, a lower --limit or SVG")) << message;
}

TEST(Draw, names_the_largest_width) {
  const std::vector<std::string> drawing = {"draw", "2413", "--title", "x", "--format", "png", "--width"};
  const auto with_width = [&](const std::string& width) {
    auto arguments = drawing;
    arguments.push_back(width);
    return arguments;
  };
  const std::string message = error_of(with_width("16384"));
  const std::string before = "use --width ";
  const std::size_t at = message.find(before);
  ASSERT_NE(at, std::string::npos) << message;
  const int fitting = std::stoi(message.substr(at + before.size()));
  EXPECT_LT(fitting, 16384);
  EXPECT_EQ(error_of(with_width(std::to_string(fitting + 20))).substr(0, 8), "--width:");
}

TEST(Draw, rejects_the_extension_of_another_format) {
  const TemporaryFolder folder;
  const std::string path = folder / "board.jpg";
  EXPECT_EQ(error_of({"draw", "2413", "-o", path}),
            "--output: " + path + ": draw does not write .jpg; use .svg, .png or .pdf, or add --format");
  EXPECT_TRUE(folder.entries().empty());
  EXPECT_EQ(eightfold({"draw", "2413", "-o", path, "--format", "svg"}).exit_code, 0);
  EXPECT_EQ(eightfold({"draw", "2413", "-o", "/dev/null"}).exit_code, 0);
}

TEST(Draw, draws_rooks) {
  const std::string rooks = eightfold("draw 12 --rule rooks").out;
  EXPECT_TRUE(contains(rooks, ">R .\n. R\n<"));
  EXPECT_NE(rooks, eightfold("draw 12").out);
  EXPECT_TRUE(contains(eightfold("draw 12 --rule rooks --orbit").out, "identity\nR .\n. R\n"));
  EXPECT_NE(eightfold("sheet 3 --rule rooks").out, eightfold("sheet 3").out);
}

TEST(Sheet, draws_a_board_for_each_orbit) {
  EXPECT_EQ(boards_in(eightfold("sheet 8").out), 12U);
  EXPECT_EQ(boards_in(eightfold("sheet 8 --group rotations").out), 24U);
  EXPECT_EQ(boards_in(eightfold("sheet 7 --rule torus").out), 4U);
  const std::string svg = eightfold("sheet 8").out;
  EXPECT_TRUE(contains(svg, "10, orbit of 4, half-turn group: [2 4 1 7 0 6 3 5]"));
  EXPECT_TRUE(contains(svg, "The canonical one of each of the 12 orbits"));
  EXPECT_TRUE(
      contains(eightfold("sheet 8 --group half-turn").out, "of the 48 orbits under the half-turn group"));
}

TEST(Sheet, draws_every_solution_on_request) {
  const std::string svg = eightfold("sheet 8 --all").out;
  EXPECT_EQ(boards_in(svg), 92U);
  EXPECT_TRUE(contains(svg, ">All 92<"));
  EXPECT_EQ(error_of({"sheet", "8", "--all", "--group", "d4"}),
            "--group: cannot be combined with --all; give one of them");
}

TEST(Sheet, is_rejected_before_the_search_if_it_is_too_large) {
  // The search would take half a minute.
  const std::string message =
      error_of({"sheet", "32", "--limit", "1000", "--columns", "1", "--format", "png"});
  EXPECT_TRUE(contains(message, "more --columns, a lower --limit or SVG")) << message;
}

TEST(Sheet, of_one_orbit_has_a_subtitle_in_the_singular) {
  EXPECT_TRUE(contains(eightfold("sheet 4").out, ">One orbit, its canonical solution<"));
  EXPECT_TRUE(contains(eightfold("sheet 8 --limit 1").out, ">The first orbit, its canonical solution<"));
}

TEST(Sheet, stops_at_its_limit) {
  EXPECT_EQ(boards_in(eightfold("sheet 20 --limit 5").out), 5U);
  EXPECT_EQ(boards_in(eightfold("sheet 20 --all --limit 5").out), 5U);
  EXPECT_TRUE(contains(eightfold("sheet 8 --limit 5").out, "of the first 5 orbits"));
  EXPECT_TRUE(contains(eightfold("sheet 8 --limit 12").out, "of the 12 orbits"));
  EXPECT_TRUE(contains(eightfold("sheet 8 --all --limit 5").out, ">The first 5<"));
  EXPECT_EQ(boards_in(eightfold("sheet 32 --rule rooks --limit 3").out), 3U);
}

TEST(Sheet, suggests_a_limit) {
  EXPECT_EQ(error_of({"sheet", "12"}),
            "--limit: there are more than 1000 boards; add --limit 1000 to draw the first 1000");
  EXPECT_EQ(error_of({"sheet", "8", "--limit", "1001"}), "--limit: 1001 is out of range; give 1 to 1000");
  EXPECT_EQ(error_of({"sheet", "8", "--columns", "0"}), "--columns: 0 is out of range; give 1 to 100");
}

TEST(Sheet, reports_that_there_is_no_solution) {
  for (const std::string n : {"2", "3"}) {
    const ProgramRun run = eightfold("sheet " + n);
    EXPECT_EQ(run.exit_code, 0);
    EXPECT_EQ(boards_in(run.out), 0U);
    EXPECT_TRUE(contains(run.out, ">" + n + "-queens solutions<"));
    EXPECT_TRUE(contains(run.out, ">There are none<"));
  }
  EXPECT_TRUE(contains(eightfold("sheet 0").out, "orbit of 1, full"));
}

TEST(Sheet, by_orbit_shows_all_solutions_in_rows) {
  const std::string svg = eightfold("sheet 8 --by-orbit").out;
  EXPECT_EQ(boards_in(svg), 92U);
  EXPECT_TRUE(contains(svg, ">12 rows × 8 cells − 4 gaps = 92 solutions · 96 / 8 = 12 orbits<"));
  EXPECT_EQ(boards_in(eightfold("sheet 6 --by-orbit --group rotations").out), 4U);
  EXPECT_EQ(boards_in(eightfold("sheet 4 --by-orbit --rule rooks").out), 24U);
  EXPECT_TRUE(contains(eightfold("sheet 4 --by-orbit --title Proof").out, ">Proof<"));
  EXPECT_TRUE(contains(eightfold("sheet 3 --by-orbit").out, ">There are none<"));
  EXPECT_TRUE(contains(eightfold("sheet 0 --by-orbit").out, ">1 row × 8 cells − 7 gaps = 1 solution"));
}

TEST(Sheet, by_orbit_samples_many_orbits) {
  EXPECT_TRUE(contains(eightfold("sheet 10 --by-orbit").out, ">92 rows × 8 cells − 12 gaps = 724 solutions"));
  const std::string svg = eightfold("sheet 12 --by-orbit").out;
  EXPECT_TRUE(contains(svg, "a sample of 40 of 1,787 orbits, with all 22 short ones"));
  EXPECT_TRUE(
      contains(svg, ">1,787 rows × 8 cells − 96 gaps = 14,200 solutions · 14,296 / 8 = 1,787 orbits<"));
  EXPECT_TRUE(contains(eightfold("sheet 8 --by-orbit --limit 3").out, "a sample of 3 of 12 orbits"));
}

TEST(Sheet, by_orbit_rejects_what_it_cannot_draw) {
  EXPECT_EQ(error_of({"sheet", "8", "--by-orbit", "--all"}),
            "--by-orbit: cannot be combined with --all; give one of them");
  EXPECT_EQ(error_of({"sheet", "8", "--by-orbit", "--columns", "4"}),
            "--by-orbit: cannot be combined with --columns; give one of them");
  // The search would take years.
  const std::string message = error_of({"sheet", "24", "--by-orbit", "--limit", "1000", "--format", "png"});
  EXPECT_TRUE(contains(message, "a lower --limit or SVG")) << message;
}

}  // namespace
}  // namespace eightfold::test
