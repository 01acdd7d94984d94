#include <fmt/core.h>

#include <algorithm>
#include <stdexcept>
#include <utility>
#include <vector>

#include "eightfold/reports/groups/chain_report.hpp"
#include "eightfold/reports/groups/cycle_index_report.hpp"
#include "eightfold/reports/pictures/coloring_picture.hpp"
#include "eightfold/symmetry/colorings.hpp"
#include "reports/cli/options/content_option.hpp"
#include "reports/cli/options/input.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/options/picture_output.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/parse/extensions.hpp"
#include "reports/cli/parse/numbers.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

// The names of the kinds of groups, for completions and suggestions.
const auto kind_names = [] {
  std::vector<std::string_view> names;
  for (const GroupKind& kind : group_kinds()) names.push_back(kind.name);
  return names;
}();

constexpr Option generators_option = {.name = "generators",
                                      .value = "CYCLES",
                                      .help =
                                          "the group that permutations of points from 1 on generate, such as "
                                          "\"(1 2 3)(4 5), (1 4)\", or that of a file in GAP's notation"};

constexpr Option draw_option = {.name = "draw",
                                .value = "FILE",
                                .help = "draw them in FILE instead: SVG, or by its extension PNG or PDF",
                                .kind = ValueKind::output_file,
                                .needs = {"list"},
                                .excludes = {"output", "charset", "width"},
                                .formats = {"svg", "png", "pdf"}};

// The text of --generators: the permutations, or those in a file.
std::vector<Permutation> permutations_of(const CommandLine& line) {
  const std::string given = line.text(generators_option.name);
  const int points = line.number<int>("points").value_or(0);
  const auto read = [&](std::string_view text) { return reports::read_permutations(text, points); };
  if (given.find('(') == std::string::npos) return read_option_file(generators_option.name, given, read);
  try {
    return read(given);
  } catch (const reports::ParseError& error) {
    throw usage_error("--generators: {}", error.what());
  }
}

// The name of the group, from the arguments and --group.
std::string name_of_group(const CommandLine& line) {
  std::string name = reports::joined(line.arguments, " ");
  if (!line.has(group_option.name)) return name;
  const auto kind = std::ranges::find(group_kinds(), line.arguments[0], &GroupKind::name);
  const auto group = line.text(group_option.name);
  if (kind->symmetries == GroupKind::Symmetries::none)
    throw usage_error("--group: does not apply to {}; use a board or a solid, or remove --group", kind->name);
  if (std::ranges::any_of(line.arguments, [](const auto& word) { return word == "x" || word == "wr"; }))
    throw usage_error("--group: does not apply to a product; write {} after its board or solid", group);
  return name + " " + group;
}

reports::CycleIndexReport report_of(const CommandLine& line) {
  if (line.has(generators_option.name)) {
    if (line.has(group_option.name)) throw usage_error("--group: does not apply to --generators; remove it");
    std::vector<Permutation> generators = permutations_of(line);
    const int points =
        generators.empty() ? line.number<int>("points").value_or(0) : static_cast<int>(generators[0].size());
    if (const int given = line.number<int>("points").value_or(points); given < points)
      throw usage_error("--points: {0} is less than the point {1}; give {1} or more", given, points);
    try {
      return reports::cycle_index_report(points, std::move(generators), {}, !line.has("list"));
    } catch (const std::length_error& error) {
      throw usage_error("--generators: {}", error.what());
    }
  }
  const std::string name = name_of_group(line);
  try {
    return reports::cycle_index_report(named_group(name));
  } catch (const std::invalid_argument& error) {
    throw usage_error("GROUP: {}", error.what());
  }
}

ColoringSearchParams search_of(const reports::CycleIndexReport& report, const CommandLine& line) {
  const auto content = content_of(line);
  const int colors = content ? static_cast<int>(content->size()) : line.number<int>("colors").value();
  return {report.acting.points, report.acting.generators, colors, content.value_or(Content())};
}

ExitCode list(const reports::CycleIndexReport& report, const CommandLine& line) {
  auto out = open_output(line);
  std::uint64_t left = line.number(limit_option.name).value_or(no_limit);
  std::string text;
  if (left > 0)
    for_each_coloring(search_of(report, line), [&](std::span<const int> coloring, std::uint64_t) {
      text.clear();
      reports::append_chain(text, coloring);
      out.write(text);
      return --left > 0;
    });
  out.commit();
  return ExitCode::done;
}

// The title "10 colorings of the faces of the cube in 2 colors" and a subtitle, from a description such as
// "the rotations of the cube (order 24) acting on its faces".
void set_title(reports::ColoringPicture& picture, const reports::CycleIndexReport& report,
               const std::string& drawn, const std::string& colors) {
  const std::string& text = report.description;
  const std::size_t acting = text.find(" acting on ");
  std::string points = text.substr(acting + 11);
  if (points.starts_with("its "))
    points = fmt::format("the {}{}", points.substr(4),
                         text.substr(0, text.find(" (order ")).substr(text.find(" of ")));
  picture.title = fmt::format("{} of {} {}", drawn, points, colors);
  picture.subtitle = "One of each orbit under " + text.substr(0, acting);
}

ExitCode draw(const reports::CycleIndexReport& report, const CommandLine& line) {
  const ColoringSearchParams search = search_of(report, line);
  constexpr std::size_t most = reports::most_drawn_colorings;
  if (search.colors > reports::most_drawn_colors)
    throw usage_error("--draw: a picture has at most {} colors, not {}; use fewer, or remove --draw",
                      reports::most_drawn_colors, search.colors);
  const auto limit = line.value_of(limit_option.name);
  const std::size_t drawn = limit ? parse_number<std::size_t>("--limit", *limit, {1, most}) : most;
  const std::string_view format =
      expect_extension(draw_option.name, line.text(draw_option.name), draw_option.formats, "cycle-index", "");
  PictureOutput out(line, draw_option.name, format.empty() ? "svg" : format);
  reports::ColoringPicture picture = {.group = report.name};
  bool has_more = false;
  for_each_coloring(search, [&](std::span<const int> coloring, std::uint64_t orbit) {
    has_more = picture.colorings.size() == drawn;
    if (!has_more) picture.colorings.push_back({{coloring.begin(), coloring.end()}, orbit});
    return !has_more;
  });
  if (has_more && !limit)
    throw usage_error("--limit: there are more than {0} colorings; add --limit {0} to draw the first {0}",
                      most);
  const std::string count = reports::counted(picture.colorings.size(), "coloring");
  set_title(picture, report,
            !has_more    ? count
            : drawn == 1 ? "The first coloring"
                         : "The first " + count,
            search.content.empty() ? "in " + reports::counted(search.colors, "color")
                                   : "with content " + reports::joined(search.content, ", "));
  out.set_look(picture);
  out.write(reports::coloring_picture(picture));
  return ExitCode::done;
}

ExitCode list_or_draw(const reports::CycleIndexReport& report, const CommandLine& line) {
  try {
    return line.has(draw_option.name) ? draw(report, line) : list(report, line);
  } catch (const std::length_error& error) {
    throw usage_error("--list: {}; use fewer colors or points", error.what());
  }
}

std::string text_of(const CommandLine& line, const Context& context,
                    const reports::CycleIndexReport& report) {
  const std::string format = line.text("format");
  if (format == "json") return reports::cycle_index_json(report);
  if (format == "csv") return reports::cycle_index_csv(report);
  if (format == "latex") return reports::cycle_index_latex(report);
  return reports::cycle_index_text(report, text_style(line, context));
}

ExitCode run_cycle_index(const CommandLine& line, const Context& context) {
  if (line.text("format") != "text") refuse_text_options(line);
  std::string_view too_large = "GROUP";
  try {
    reports::CycleIndexReport report = report_of(line);
    const auto content = content_of(line);
    if (content) eightfold::check(*content, report.acting.points);
    if (line.has("list")) return list_or_draw(report, line);
    if (const auto colors = line.number<int>("colors")) {
      add_colorings(report, *colors);
      if (line.has("inventory")) {
        too_large = "--inventory";
        add_inventory(report, *colors);
      }
    }
    if (content) add_colorings(report, *content);
    return print(line, text_of(line, context, report));
  } catch (const std::invalid_argument& error) {
    throw usage_error("--content: {}", error.what());
  } catch (const std::length_error& error) {
    throw usage_error("{}: {}", too_large, error.what());
  }
}

}  // namespace

extern const Command cycle_index_command = {
    .name = "cycle-index",
    .heading = Heading::chains,
    .place = 2,
    .summary = "Show a group's cycle index, and count colorings with it",
    .arguments = {{.name = "GROUP",
                   .remedy = "a group such as cyclic 6, graph-edges 4 or cube-faces; help lists them",
                   .names = kind_names,
                   .instead = generators_option.name},
                  {.name = "N", .remedy = "its numbers", .optional = true, .repeats = true}},
    .options = {number_option("colors", "K", "count the colorings in K colors, 0 to 1000000", {0, 1'000'000}),
                content_option.excluding({"colors"}),
                Option{.name = "inventory",
                       .help = "count the colorings with each number of points of each color",
                       .needs = {"colors"},
                       .excludes = {"list"}},
                Option{.name = "list",
                       .help = "list the least coloring of each orbit",
                       .needs = {"colors", "content"}},
                limit_option.needing({"list"}), draw_option, title_option.needing({"draw"}),
                theme_option.needing({"draw"}), generators_option,
                number_option("points", "N",
                              "the number of points of --generators, to 200, if the last ones are fixed",
                              {0, most_generated_points})
                    .needing({"generators"}),
                group_option,
                choice_option("format", "FORMAT", "text (default), latex, json, csv",
                              {"text", "latex", "json", "csv"}, "text")
                    .excluding({"list"}),
                output_option, charset_option, text_width_option},
    .examples =
        {{"eightfold cycle-index cyclic 6", "six beads, up to rotation"},
         {"eightfold cycle-index dihedral 6 --content 2,2,2", "two beads of each of three colors: 11"},
         {"eightfold cycle-index square-cells 3 --colors 2", "colorings of a 3x3 board in two colors: 102"},
         {"eightfold cycle-index square-cells 3 rotations", "up to rotation alone"},
         {"eightfold cycle-index cube-faces --colors 3", "the faces of a cube in three colors: 57"},
         {"eightfold cycle-index cube-edges --colors 2 --inventory", "by the number of edges of each color"},
         {"eightfold cycle-index graph-edges 4 --colors 2 --list", "the 11 graphs of 4 vertices"},
         {"eightfold cycle-index cube-faces --colors 2 --list --draw cubes.svg", "a picture of the 10 cubes"},
         {"eightfold cycle-index symmetric 2 wr symmetric 3", "a wreath product"},
         {"eightfold cycle-index --generators \"(1 2 3)(4 5 6), (1 4)(2 5)(3 6)\"",
          "a group by its generators"},
         {"eightfold cycle-index dihedral 60 --colors 10 --format json", "exact data for programs"}},
    .details =
        "GROUP is one of\n"
        "  cyclic N             the N rotations of N points in a circle; N to 300\n"
        "  dihedral N           the N rotations and N reflections of N points in a circle; N to 300\n"
        "  symmetric N          all permutations of N points; N to 60\n"
        "  alternating N        the even ones\n"
        "  graph-edges N        the permutations of N vertices on the edges of the complete graph; N to 60; "
        "colorings in two colors are the graphs up to isomorphism\n"
        "  bipartite-edges M N  the automorphisms of the complete bipartite graph on its edges; to 20\n"
        "  matrix M N           the permutations of M rows and N columns on the entries; to 20\n"
        "  square-cells N       the eight symmetries of the square on the cells of the N by N board; N to "
        "100\n"
        "  square-corners N     the same on the corners of its cells; N to 99\n"
        "  square-edges N       the same on the edges of its cells; N to 70\n"
        "  SOLID-PART           the rotations of a tetrahedron, cube, octahedron, dodecahedron or "
        "icosahedron on its vertices, edges or faces, such as cube-edges\n"
        "  A x B                the direct product of two of these, on the points of both\n"
        "  A wr B               their wreath product, on a copy of the points of A for each point of B\n"
        "A group of the square, such as rotations, may follow a board, and full a solid, for all its "
        "symmetries. --generators gives a group of up to 200 points by permutations. Its order is found by a "
        "chain of stabilizers (Schreier and Sims); its cycle index takes its elements one by one, to an "
        "order of 100 million.\n\n"
        "Elements with the same numbers of cycles of each length form a term; fixed points are cycles of "
        "length 1. Terms are in descending order of the exponent of a1, then of a2, and so on. More than 100 "
        "of them are not shown as text, and more than 10000 not at all. --list sorts up to 100 million "
        "colorings into orbits; points are in the order that the README of symmetry states. --draw shows up "
        "to 1000 of them, in up to 8 colors: solids as seen through their first face, which is the frame "
        "around the others, and points without another figure on a circle.\n\n"
        "JSON follows data/schemas/cycle-index-1.0.schema.json. CSV has a line for each term, with the "
        "columns elements, order, monomial, cycles, and with --colors or --content also colors, "
        "fixed_by_each; with --inventory a line for each content, with the columns content, count.",
    .run = run_cycle_index,
};

}  // namespace eightfold::cli
