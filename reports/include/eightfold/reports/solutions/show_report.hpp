#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/core/export.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/core/verify.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/reports/text/style.hpp"
#include "eightfold/symmetry/orbit.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// What two pieces that attack each other share.
enum class AttackLine : std::uint8_t { column, diagonal, wrapped_diagonal, knight_move };

/// The image of a placement under one symmetry.
struct NamedImage {
  Symmetry symmetry = Symmetry::identity;
  Placement placement;
  Symmetry witness = Symmetry::identity;  ///< the first symmetry with this image
  bool is_canonical = false;
};

/// How the full group acts on one placement.
struct PlacementSymmetry {
  std::vector<NamedImage> images;  ///< under all eight symmetries
  std::vector<Image> orbit;        ///< the distinct ones, in the order of their witnesses
  Subgroup stabilizer = full_group;
  Image canonical;
};

/// What there is to say about one placement.
struct ShowReport {
  SizedPlacement shown;
  std::string_view notation;  ///< of the input
  Rule rule = Rule::queens;
  std::vector<Attack> attacks;
  std::vector<Square> free;                   ///< of the first empty row; none if the board is full
  std::optional<PlacementSymmetry> symmetry;  ///< empty unless the placement is full and a permutation

  [[nodiscard]] bool is_solution() const { return shown.is_full() && attacks.empty(); }
};

[[nodiscard]] ShowReport show_report(const SizedPlacement& shown, std::string_view notation, Rule rule);

/// What the pieces of an attack share under the rule; the column before a diagonal.
[[nodiscard]] AttackLine attack_line_of(const Attack& attack, Rule rule);

/// A description of one placement: the board and the attacks; the free squares of the next row if it is
/// partial; the eight images, stabilizer, orbit and canonical form if it is a permutation; otherwise the
/// reason why it has no images. `notation` is the notation of the input, and `rule` defines the attacks.
[[nodiscard]] std::string show_text(const SizedPlacement& shown, std::string_view notation,
                                    const Style& style, Rule rule = Rule::queens);

/// A JSON document as defined in data/schemas/show-1.0.schema.json.
[[nodiscard]] std::string show_json(const ShowReport& report);

/// A line for each of the eight symmetries: its name, the image as a vector, the first symmetry with the same
/// image, and whether the image is the canonical form. Only the header if there are no images.
[[nodiscard]] std::string show_csv(const ShowReport& report);

}  // namespace reports
}  // namespace eightfold
