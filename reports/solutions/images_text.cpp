#include "reports/solutions/images_text.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <vector>

#include "reports/notation/notation.hpp"
#include "reports/solutions/board_text.hpp"
#include "reports/text/layout.hpp"
#include "reports/text/table.hpp"
#include "reports/text/words.hpp"
#include "symmetry/action.hpp"
#include "symmetry/orbit.hpp"

namespace eightfold::reports {
namespace {

struct NamedImage {
  Symmetry symmetry;
  Placement placement;
  Symmetry witness;  // the first symmetry with this image
  bool is_canonical;
};

std::vector<NamedImage> images_of(const Placement& placement) {
  const auto orbit = orbit_of(placement);
  const Placement canonical = canonical_form(placement).placement;
  std::vector<NamedImage> images;
  for (const Symmetry g : all_symmetries) {
    const Placement moved = image(g, placement);
    const auto member = std::ranges::find(orbit, moved, &Image::placement);
    images.push_back({g, moved, member->witness, moved == canonical});
  }
  return images;
}

// A remark: an equal image before this one, or "canonical".
std::string note_on(const NamedImage& image, const Style& style) {
  if (image.witness != image.symmetry)
    return fmt::format("{} {}", style.unicode ? "=" : "same as", name_of(image.witness));
  return image.is_canonical ? "canonical" : "";
}

std::string image_table(const std::vector<NamedImage>& images, const Style& style) {
  const std::array<TextColumn, 3> columns = {{{"symmetry", 15}, {"image", 0, false, true}, {""}}};
  std::vector<TextRow> rows;
  for (const NamedImage& image : images)
    rows.push_back({std::string(name_of(image.symmetry)), as_vector(image.placement), note_on(image, style)});
  return table_text(columns, rows, style);
}

void append_drawings(std::string& out, const std::vector<NamedImage>& images, std::size_t width,
                     const Style& style) {
  std::vector<CaptionedBoard> boards;
  for (const NamedImage& image : images) {
    CaptionedBoard& board = boards.emplace_back();
    board.board.shown = {image.placement, image.placement.rows()};
    board.caption = {style.heading(name_of(image.symmetry)), as_vector(image.placement)};
    const std::string note = note_on(image, style);
    if (!note.empty()) board.caption.push_back(note.starts_with('=') ? note : style.good(note));
  }
  append_boards(out, boards, width, style);
}

std::string summary_of(const Placement& placement) {
  const Image canonical = canonical_form(placement);
  const Subgroup stabilizer = stabilizer_of(placement);
  const std::size_t size = orbit_of(placement).size();
  return fmt::format(
      "stabilizer      {{{}}}\n"
      "orbit           {} of type {}\n"
      "canonical form  {} by {}\n",
      joined(stabilizer.elements(), ", ", [](Symmetry g) { return name_of(g); }), counted(size, "placement"),
      name_of(class_of(stabilizer)), as_vector(canonical.placement), name_of(canonical.witness));
}

// The width of a board and its caption. A longer vector is folded unless it fits without fewer boards per
// row.
std::size_t width_of_drawing(const Placement& placement, const Style& style) {
  constexpr std::size_t longest_note = 17;  // "= flip_horizontal"
  const std::size_t narrow =
      std::max(board_width({.shown = {placement, placement.rows()}}, style), longest_note);
  const std::size_t wide = std::max(narrow, as_vector(placement).size());
  return boards_per_row(wide, style) == boards_per_row(narrow, style) ? wide : narrow;
}

}  // namespace

std::string images_text(const Placement& placement, const Style& style) {
  const auto images = images_of(placement);
  const std::size_t width = width_of_drawing(placement, style);
  std::string out;
  if (style.unicode && boards_per_row(width, style) > 1)
    append_drawings(out, images, width, style);
  else
    out = image_table(images, style);
  return out + '\n' + fitted(summary_of(placement), style);
}

}  // namespace eightfold::reports
