#include "eightfold/reports/pictures/orbit_rows_picture.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/reports/solutions/orbit_report.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "reports/notation/internal/board_words.hpp"
#include "reports/pictures/internal/board_drawing.hpp"
#include "reports/pictures/internal/svg.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

constexpr double margin = 40;
constexpr double gap = 18;             // between boards of a row
constexpr double row_gap = 18;         // between rows
constexpr double caption_space = 16;   // below a short row
constexpr double number_space = 48;    // left of the boards
constexpr double product_space = 150;  // right of the boards
constexpr double words_size = 11;
constexpr double least_width = 640;

constexpr std::array<ColorRule, 3> colors = {{
    {".fixed", "stroke", "#a85400", "#ffb15e"},
    {".fixed-by", "fill", "#8a4b08", "#ffb15e"},
    {".gap", "stroke", "#b9af9f", "#5c626c"},
}};

constexpr std::string_view css =
    ".fixed{fill:none;stroke-width:3}\n"
    ".gap{fill:none;stroke-width:1.2;stroke-dasharray:4 5}\n"
    ".bold{font-weight:600}\n";

struct Layout {
  FittedLines title;
  FittedLines subtitle;
  std::vector<FittedLines> heads;  // the words for each element, and for the products
  double heads_height = 0;         // from the letters to the first row
  double side = 0;                 // of each board
  double left = 0;                 // of the first column
  std::vector<double> tops;        // of the rows, and of a row after the last
  double product = 0;              // the left edge of the products
  double footer = 0;               // the baseline of the equations
  double width = 0;
  double height = 0;

  double column_width() const { return side + gap; }
  double middle_of(std::size_t column) const {
    return left + static_cast<double>(column) * column_width() + side / 2;
  }
};

Subgroup group_of(const OrbitRowsPicture& picture) { return picture.count.fixed_points.group(); }

bool is_short(const OrbitRow& row) { return row.orbit.stabilizer.order() > 1; }

std::string_view member_of(const OrbitRowsPicture& picture) {
  return picture.set_name.empty() ? "solution" : "placement";
}

std::string title_of(const OrbitRowsPicture& picture) {
  if (!picture.title.empty()) return picture.title;
  return (picture.set_name.empty() ? solutions_on_board(picture.board, picture.rule) : picture.set_name) +
         " by orbit";
}

// "A sample of 40 of 1,787 orbits, with all 22 short ones"; empty if all orbits are shown.
std::string sample_words(const OrbitRowsPicture& picture) {
  const OrbitCounts& counts = picture.count.counts;
  if (picture.rows.size() == counts.orbits) return {};
  const std::uint64_t short_orbits = counts.orbits - counts.orbits_by_type[SubgroupClass::trivial];
  const auto shown = static_cast<std::uint64_t>(std::ranges::count_if(picture.rows, is_short));
  std::string text =
      fmt::format("a sample of {} of {} orbits", grouped(picture.rows.size()), grouped(counts.orbits));
  if (short_orbits == 0) return text;
  if (shown == short_orbits)
    return text +
           (shown == 1 ? ", with the short one" : fmt::format(", with all {} short ones", grouped(shown)));
  return text + fmt::format(", with {} of the {} short ones", grouped(shown), grouped(short_orbits));
}

std::string subtitle_of(const OrbitRowsPicture& picture) {
  if (picture.rows.empty()) return "There are none";
  const std::string sample = sample_words(picture);
  return fmt::format("Each row is an orbit under the {}: its representative, moved by every element{}{}",
                     group_in_words(group_of(picture)), sample.empty() ? "" : "; ", sample);
}

void place_heads(Layout& layout, Subgroup group) {
  for (const Symmetry g : group.elements())
    layout.heads.push_back({broken(in_words(g), (layout.column_width() - 4) / words_size), words_size});
  layout.heads.push_back(
      {broken("size × order of the stabilizer", (product_space - gap) / words_size), words_size});
  double highest = 0;
  for (const FittedLines& words : layout.heads)
    highest = std::max(highest, words.line_height() + words.added_height());
  layout.heads_height = 42 + highest;
}

void place_rows(Layout& layout, const std::vector<OrbitRow>& rows, double top) {
  layout.tops = {top};
  for (const OrbitRow& row : rows)
    layout.tops.push_back(layout.tops.back() + layout.side + row_gap + (is_short(row) ? caption_space : 0));
}

Layout layout_of(const OrbitRowsPicture& picture) {
  Layout layout;
  layout.side = std::max(100.0, 6.0 * picture.board.columns());
  const double boards_wide = group_of(picture).order() * layout.column_width() - gap;
  const double table_wide = number_space + boards_wide + product_space;
  layout.width = std::max(table_wide + 2 * margin, least_width);
  layout.left = (layout.width - table_wide) / 2 + number_space;
  layout.product = layout.left + boards_wide + gap;
  layout.title = fitted_lines(title_of(picture), layout.width - 2 * margin, 24, 14);
  layout.subtitle = fitted_lines(subtitle_of(picture), layout.width - 2 * margin, 15, 12);
  const double top = 116 + layout.title.added_height() + layout.subtitle.added_height();
  layout.height = top - 8;
  if (picture.rows.empty()) return layout;
  place_heads(layout, group_of(picture));
  place_rows(layout, picture.rows, top + layout.heads_height);
  layout.footer = layout.tops.back() + 26;
  layout.height = layout.footer + 36;
  return layout;
}

void append_heads(std::string& out, const OrbitRowsPicture& picture, const Layout& layout) {
  const double top = layout.tops.front() - layout.heads_height;
  const double bottom = layout.tops.front() - 14;
  std::size_t column = 0;
  for (const Symmetry g : group_of(picture).elements()) {
    const double x = layout.middle_of(column);
    const FittedLines& words = layout.heads[column++];
    append_text(out, {x, top, "ink bold"}, 20, letters[g]);
    append_lines(out, {x, top + 18, "faint"}, words);
    append_text(out, {x, bottom, "accent bold"}, 14, "fixes " + grouped(picture.count.fixed_points[g]));
  }
  append_lines(out, {layout.product, top + 18, "faint", Anchor::start}, layout.heads.back());
  append_text(out, {layout.product, bottom, "accent bold", Anchor::start}, 14,
              "sum " + grouped(picture.count.fixed_point_sum));
}

std::string fixing_letters(Subgroup stabilizer) {
  if (stabilizer == full_group) return "all eight";
  std::vector<std::string_view> fixing;
  for (const Symmetry g : stabilizer.elements())
    if (g != Symmetry::identity) fixing.push_back(letters[g]);
  return joined(fixing);
}

// A frame around a board that other elements than the identity fix, and their letters.
void append_mark(std::string& out, const BoardPlace& place, Subgroup stabilizer) {
  append_frame(out, place, "fixed", 4);
  append_lines(out, {place.middle(), place.top + place.side + 19, "fixed-by"},
               fitted_line("fixed by " + fixing_letters(stabilizer), place.side + gap, 12, 8));
}

void append_gap(std::string& out, const BoardPlace& place, Symmetry first) {
  append_frame(out, place, "gap", 0);
  append_text(out, {place.middle(), place.top + place.side / 2 + 6, "faint"}, 16,
              fmt::format("= {}", letters[first]));
}

void append_cell(std::string& out, const BoardPlace& place, Symmetry g, const OrbitRow& row,
                 const std::vector<Image>& images, Subgroup group) {
  const Placement moved = image(g, row.orbit.representative);
  const Symmetry first = std::ranges::find(images, moved, &Image::placement)->witness;
  if (first != g) return append_gap(out, place, first);
  append_board(out, place, moved);
  if (place.size == 0)
    append_text(out, {place.middle(), place.top + place.side / 2 + 6, "ink"}, 16, as_vector(moved));
  if (is_short(row)) append_mark(out, place, stabilizer_of(moved, group));
}

void append_row(std::string& out, const OrbitRow& row, double top, const Layout& layout, Subgroup group) {
  const int size = row.orbit.representative.rows();
  const double middle = top + layout.side / 2 + 6;
  append_text(out, {layout.left - 16, middle, "faint", Anchor::end}, 14, grouped(row.number));
  const std::vector<Image> images = distinct_images(row.orbit.representative, group);
  double left = layout.left;
  for (const Symmetry g : group.elements()) {
    append_cell(out, {left, top, layout.side, size}, g, row, images, group);
    left += layout.column_width();
  }
  append_text(out, {layout.product, middle, is_short(row) ? "fixed-by bold" : "ink", Anchor::start}, 16,
              fmt::format("{} × {} = {}", row.orbit.size, row.orbit.stabilizer.order(), group.order()));
}

// "96 / 8 = 12 orbits"
std::string lemma_equation(const OrbitRowsPicture& picture) {
  return fmt::format("{} / {} = {}", grouped(picture.count.fixed_point_sum), group_of(picture).order(),
                     counted(picture.count.burnside_orbits, "orbit"));
}

void append_footer(std::string& out, const OrbitRowsPicture& picture, const Layout& layout) {
  const std::string equations =
      fmt::format("{} · {}", cell_equation(picture.count, member_of(picture)), lemma_equation(picture));
  append_lines(out, {layout.width / 2, layout.footer, "ink bold"},
               fitted_line(equations, (layout.width - 2 * margin) / 1.15, 20, 9));
}

std::string description_of(const OrbitRowsPicture& picture) {
  std::string text = subtitle_of(picture) + '\n';
  if (picture.rows.empty()) return text;
  for (const Symmetry g : group_of(picture).elements())
    append_format(text, "{} ({}) fixes {}\n", letters[g], in_words(g),
                  grouped(picture.count.fixed_points[g]));
  for (const OrbitRow& row : picture.rows)
    append_format(text, "Orbit {}: {}, size {}{}\n", grouped(row.number), as_vector(row.orbit.representative),
                  row.orbit.size,
                  is_short(row) ? fmt::format(", {}", type_in_words(class_of(row.orbit.stabilizer))) : "");
  return text + cell_equation(picture.count, member_of(picture)) + '\n' + lemma_equation(picture) + '\n';
}

}  // namespace

PictureSize size_of(const OrbitRowsPicture& picture) {
  const Layout layout = layout_of(picture);
  return displayed_size(layout.width, layout.height, picture.width);
}

std::string orbit_rows_picture(const OrbitRowsPicture& picture) {
  const Layout layout = layout_of(picture);
  SvgDocument document = {.width = layout.width,
                          .height = layout.height,
                          .pixels = picture.width,
                          .theme = picture.theme,
                          .title = title_of(picture),
                          .description = description_of(picture),
                          .rules = board_colors(picture.board, colors),
                          .css = std::string(css),
                          .definitions = board_definitions(picture.board, picture.rule)};
  append_lines(document.body, {layout.width / 2, 50, "ink"}, layout.title);
  append_lines(document.body, {layout.width / 2, 76 + layout.title.added_height(), "faint"}, layout.subtitle);
  if (!picture.rows.empty()) {
    append_heads(document.body, picture, layout);
    for (std::size_t i = 0; i < picture.rows.size(); ++i)
      append_row(document.body, picture.rows[i], layout.tops[i], layout, group_of(picture));
    append_footer(document.body, picture, layout);
  }
  return svg_document(document);
}

}  // namespace eightfold::reports
