#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "eightfold/core/rule.hpp"
#include "eightfold/core/verify.hpp"
#include "eightfold/reports/notation/squares.hpp"
#include "eightfold/reports/notation/text_form.hpp"
#include "eightfold/reports/text/style.hpp"
#include "eightfold/symmetry/orbit.hpp"

namespace eightfold::reports {

/// What two pieces that attack each other share.
enum class AttackLine : std::uint8_t { row, column, diagonal, wrapped_diagonal, knight_move };

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

/// The solutions that have all the shown pieces and none on a blocked square.
struct Completions {
  std::uint64_t count = 0;
  std::optional<Contradiction> contradiction = {};  ///< why there are none, if no search is needed
};

/// What there is to say about a placement, or about pieces on any squares.
struct ShowReport {
  Position shown;
  TextForm form;  ///< of the input
  Rule rule = Rule::queens;
  std::vector<Attack> attacks;
  std::vector<Square> misplaced;  ///< pieces on blocked squares
  std::vector<Square> free;
  std::optional<PlacementSymmetry> symmetry;  ///< empty unless the placement is full and a permutation
  std::optional<Completions> completions = {};

  [[nodiscard]] bool is_consistent() const { return attacks.empty() && misplaced.empty(); }
  [[nodiscard]] bool is_solution() const { return shown.is_full() && is_consistent(); }
};

/// `form` is that of the input, and `rule` defines the attacks.
[[nodiscard]] ShowReport show_report(const Position& shown, const TextForm& form, Rule rule = Rule::queens);

/// What the pieces of an attack share under the rule; the row or column before a diagonal.
[[nodiscard]] AttackLine attack_line_of(const Attack& attack, Rule rule);

/// The board and the attacks; the free squares unless the board is full; the eight images, stabilizer, orbit
/// and canonical form of a permutation, or the reason why a full placement has no images.
[[nodiscard]] std::string show_text(const ShowReport& report, const Style& style);

/// A JSON document as defined in data/schemas/show-1.0.schema.json.
[[nodiscard]] std::string show_json(const ShowReport& report);

/// A line for each of the eight symmetries: its name, the image as a vector, the first symmetry with the same
/// image, and whether the image is the canonical form. Only the header if there are no images.
[[nodiscard]] std::string show_csv(const ShowReport& report);

}  // namespace eightfold::reports
