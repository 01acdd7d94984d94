// The facts about one placement, and the report on them in each format.
#include "eightfold/reports/solutions/show_report.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "eightfold/reports/solutions/board_text.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/notation/internal/board_words.hpp"
#include "reports/notation/internal/reading_report.hpp"
#include "reports/solutions/internal/constraint_report.hpp"
#include "reports/solutions/internal/drawn_board.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/rule_words.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/table.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::ordered_json;

PlacementSymmetry symmetry_of(const Placement& placement) {
  PlacementSymmetry found;
  found.orbit = distinct_images(placement);
  found.stabilizer = stabilizer_of(placement);
  found.canonical = least_image(placement);
  for (const Symmetry g : all_symmetries) {
    const Placement moved = image(g, placement);
    const auto member = std::ranges::find(found.orbit, moved, &Image::placement);
    found.images.push_back({g, moved, member->witness, moved == found.canonical.placement});
  }
  return found;
}

constexpr std::array<std::string_view, 5> names_of_lines = {"row", "column", "diagonal", "wrapped_diagonal",
                                                            "knight_move"};

ordered_json columns_of(const Placement& placement) {
  return std::vector<int>(placement.begin(), placement.end());
}

ordered_json in_notations(const std::optional<Placement>& placement, int size) {
  ordered_json texts = ordered_json::object();
  for (const Notation& notation : all_notations()) {
    ordered_json& text = texts[std::string(notation.name)];
    if (!placement || !notation.allows(size)) continue;
    std::string written;
    notation.append(written, {*placement, size}, 0);
    text = written;
  }
  return texts;
}

ordered_json square_json(Square square, int size) {
  return {{"row", square.row}, {"column", square.column}, {"name", square_name(square, size)}};
}

ordered_json squares_json(const std::vector<Square>& squares, int size) {
  return list_of(squares, [&](Square square) { return square_json(square, size); });
}

ordered_json attacks_json(const ShowReport& report) {
  return list_of(report.attacks, [&](const Attack& attack) -> ordered_json {
    return {{"upper", square_json(attack.upper, report.shown.size())},
            {"lower", square_json(attack.lower, report.shown.size())},
            {"line", names_of_lines.at(static_cast<unsigned>(attack_line_of(attack, report.rule)))}};
  });
}

ordered_json member_json(const Image& image) {
  return {{"columns", columns_of(image.placement)}, {"witness", name_of(image.witness)}};
}

ordered_json image_json(const NamedImage& image) {
  return {{"symmetry", name_of(image.symmetry)},
          {"columns", columns_of(image.placement)},
          {"witness", name_of(image.witness)},
          {"is_canonical", image.is_canonical}};
}

void add_symmetry(ordered_json& document, const PlacementSymmetry& symmetry) {
  document["images"] = list_of(symmetry.images, image_json);
  document["stabilizer"] = acting_group_json(symmetry.stabilizer);
  document["orbit"] = {{"type", name_of(class_of(symmetry.stabilizer))},
                       {"size", symmetry.orbit.size()},
                       {"members", list_of(symmetry.orbit, member_json)}};
  document["canonical_form"] = member_json(symmetry.canonical);
}

DrawnBoard board_of(const ShowReport& report) {
  DrawnBoard board = {
      .shown = report.shown, .attacked = report.misplaced, .free = report.free, .coordinates = true};
  for (const Attack& attack : report.attacks)
    for (const Square queen : {attack.upper, attack.lower}) board.attacked.push_back(queen);
  return board;
}

std::string_view line_of(const Attack& attack, Rule rule) {
  constexpr std::array<std::string_view, 5> words = {"in the same row", "in the same column",
                                                     "on the same diagonal", "on the same wrapped diagonal",
                                                     "a knight's move apart"};
  return words.at(static_cast<unsigned>(attack_line_of(attack, rule)));
}

std::string attacks_text(const ShowReport& report, const Style& style) {
  const Position& shown = report.shown;
  const auto& attacks = report.attacks;
  const auto& misplaced = report.misplaced;
  const Rule rule = report.rule;
  const std::string pieces = pieces_of_rule(rule);
  std::string out;
  if (!misplaced.empty())
    out = flowed(
        style.bad(fmt::format("Not a solution: {} {} blocked.", squares_in_words(misplaced, shown.size()),
                              misplaced.size() == 1 ? "is" : "are")) +
            '\n',
        style);
  else if (attacks.empty())
    return style.good(shown.is_full() ? fmt::format("A solution: no two {} attack each other.", pieces)
                                      : fmt::format("No two {} attack each other so far.", pieces)) +
           '\n';
  if (attacks.empty()) return out;
  const std::string headline = style.bad(
      fmt::format("Not a solution: {} attack each other{}:",
                  attacks.size() == 1 ? fmt::format("two {}", pieces)
                                      : fmt::format("{} pairs of {}", grouped(attacks.size()), pieces),
                  key_to_squares(style)));
  out += flowed(headline + '\n', style);
  for (std::size_t i = 0; i < std::min(attacks.size(), most_attacks_listed); ++i)
    append_format(out, "  {} and {}, {}\n", square_name(attacks[i].upper, shown.size()),
                  square_name(attacks[i].lower, shown.size()), line_of(attacks[i], rule));
  if (attacks.size() > most_attacks_listed)
    append_format(out, "  and {} more\n", grouped(attacks.size() - most_attacks_listed));
  return out;
}

// "Rank 5" or "File c": one with neither a piece nor a free square.
std::optional<std::string> dead_line(const DrawnBoard& board) {
  const int n = board.shown.rows;
  const auto is_dead = [&](int Square::*part, int i) {
    const auto is_on_line = [&](Square square) { return square.*part == i; };
    return std::ranges::none_of(board.shown.pieces, is_on_line) &&
           std::ranges::none_of(board.free, is_on_line);
  };
  for (int i = 0; i < n; ++i) {
    if (is_dead(&Square::row, i)) return fmt::format("Rank {}", n - i);
    if (is_dead(&Square::column, i)) return fmt::format("File {}", file_name(i));
  }
  return std::nullopt;
}

// The key to names of squares is with the first that is named.
std::string free_squares_and_dead_line(const DrawnBoard& board, const Style& style) {
  std::string out = free_squares_text(board, style);
  const std::string key = key_to_squares(style);
  const bool has_key = out.find(key) != std::string::npos;
  if (const auto line = dead_line(board))
    append_format(out, "{}{} has no free square, so this cannot be completed.\n", *line, has_key ? "" : key);
  return out;
}

std::string completions_text(const Completions& completions, int n, Rule rule) {
  if (completions.contradiction)
    return fmt::format("No completions: {}.\n", contradiction_in_words(*completions.contradiction, n, rule));
  if (completions.count == 0) return "No completions.\n";
  return counted(completions.count, "completion") + " to a solution.\n";
}

std::string reason_without_images(const Placement& placement, Rule rule) {
  const int size = placement.rows();
  for (int lower = 0; lower < size; ++lower)
    for (int upper = 0; upper < lower; ++upper) {
      const int column = placement[upper];
      if (column != placement[lower]) continue;
      return fmt::format(
          "No images: {} and {} are in one column, so a quarter turn would put two {} in one row.\n",
          square_name({upper, column}, size), square_name({lower, column}, size), pieces_of_rule(rule));
    }
  return "";
}

// The first symmetry with an equal image, or "canonical".
std::string note_on(const NamedImage& image, const Style& style) {
  if (image.witness != image.symmetry)
    return fmt::format("{} {}", style.unicode ? "=" : "same as the", in_words(image.witness));
  return image.is_canonical ? "canonical" : "";
}

std::string image_table(const std::vector<NamedImage>& images, const Style& style) {
  constexpr int longest_word = 16;  // counterclockwise
  const std::array<TextColumn, 3> columns = {{{"symmetry", 15},
                                              {"image", 0, false, true},
                                              {.title = "", .folds = true, .least_folded = longest_word}}};
  std::vector<TextRow> rows;
  for (const NamedImage& image : images)
    rows.push_back(
        {std::string(in_words(image.symmetry)), as_vector(image.placement), note_on(image, style)});
  return table_text(columns, rows, style);
}

void append_drawings(std::string& out, const std::vector<NamedImage>& images, std::size_t width,
                     const Style& style) {
  std::vector<CaptionedBoard> boards;
  for (const NamedImage& image : images) {
    CaptionedBoard& board = boards.emplace_back();
    board.board.shown = {image.placement, image.placement.rows()};
    board.caption = {style.heading(in_words(image.symmetry)), as_vector(image.placement)};
    const std::string note = note_on(image, style);
    if (!note.empty()) board.caption.push_back(note.starts_with('=') ? note : style.good(note));
  }
  append_boards(out, boards, width, style);
}

std::string summary_of(const PlacementSymmetry& symmetry) {
  const Image& canonical = symmetry.canonical;
  const Subgroup stabilizer = symmetry.stabilizer;
  const std::size_t size = symmetry.orbit.size();
  return fmt::format(
      "stabilizer      {}: {}\n"
      "orbit           {} {}\n"
      "canonical form  {} by the {}\n",
      group_in_words(stabilizer), joined(stabilizer.elements(), ", ", [](Symmetry g) { return in_words(g); }),
      counted(size, "placement"), type_in_words(class_of(stabilizer)), as_vector(canonical.placement),
      in_words(canonical.witness));
}

// The width of a board and its caption. A longer vector is folded unless it fits without fewer boards per
// row.
std::size_t width_of_drawing(const Placement& placement, const Style& style) {
  constexpr std::size_t longest_note = 19;  // "= left-right mirror"; longer ones are folded
  const std::size_t narrow =
      std::max(board_width({.shown = {placement, placement.rows()}}, style), longest_note);
  const std::size_t wide = std::max(narrow, as_vector(placement).size());
  return boards_per_row(wide, style) == boards_per_row(narrow, style) ? wide : narrow;
}

// The eight images of a permutation, its stabilizer, orbit and canonical form. In Unicode the images are
// boards side by side if at least two fit; otherwise they are a table.
std::string images_text(const PlacementSymmetry& symmetry, const Style& style) {
  const auto& images = symmetry.images;
  const std::size_t width = width_of_drawing(images.front().placement, style);
  std::string out;
  if (style.unicode && boards_per_row(width, style) > 1)
    append_drawings(out, images, width, style);
  else
    out = image_table(images, style);
  return out + '\n' + fitted(summary_of(symmetry), style);
}

}  // namespace

ShowReport show_report(const Position& shown, const TextForm& form, Rule rule) {
  ShowReport report = {.shown = shown,
                       .form = form,
                       .rule = rule,
                       .attacks = shown.find_attacks(rule),
                       .misplaced = shown.misplaced(),
                       .free = shown.free_squares(rule),
                       .symmetry = {}};
  if (const auto placement = shown.placement(); shown.is_full() && is_permutation(*placement))
    report.symmetry = symmetry_of(*placement);
  return report;
}

AttackLine attack_line_of(const Attack& attack, Rule rule) {
  if (attack.upper.row == attack.lower.row) return AttackLine::row;
  if (attack.upper.column == attack.lower.column) return AttackLine::column;
  if (attacks(attack.upper, attack.lower)) return AttackLine::diagonal;
  return facts_of(rule).has_knight_moves() ? AttackLine::knight_move : AttackLine::wrapped_diagonal;
}

std::string show_text(const ShowReport& report, const Style& style) {
  const Position& shown = report.shown;
  const Rule rule = report.rule;
  const DrawnBoard board = board_of(report);
  std::string text = fmt::format("{0}: {1} on the {2}×{2} {3}, read as {4}\n", shown.text(),
                                 counted(shown.pieces.size(), piece_of(rule)), shown.size(),
                                 board_of_rule(rule), report.form.words);
  if (report.form.notation == sicp_notation.name)
    text += "SICP lists the columns of a board, so this drawing is the transpose of that board.\n";
  if (shown.board.is_constrained())
    append_format(text, "Constraints: {}\n", constraints_in_words(shown.board, rule));
  text += attacks_text(report, style);
  if (!shown.is_full())
    text += free_squares_and_dead_line(board, style);
  else if (!report.symmetry)
    text += reason_without_images(*shown.placement(), rule);
  if (report.completions) text += completions_text(*report.completions, shown.size(), rule);
  std::string out = board_text(board, style) + fitted(text, style);
  if (report.symmetry) out += '\n' + images_text(*report.symmetry, style);
  return out;
}

std::string show_json(const ShowReport& report) {
  ordered_json document = document_head("show");
  const int n = report.shown.size();
  const auto placement = report.shown.placement();
  document["n"] = n;
  document["rule"] = name_of(report.rule);
  document["columns"] = placement ? columns_of(*placement) : ordered_json();
  if (!placement) document["pieces"] = squares_json(report.shown.pieces, n);
  add_constraints(document, report.shown.board);
  document["read_as"] = report.form.notation;
  document["reading"] = reading_json(report.form);
  document["notations"] = in_notations(placement, n);
  document["is_full"] = report.shown.is_full();
  document["is_solution"] = report.is_solution();
  document["attacks"] = attacks_json(report);
  document["free_squares"] = report.shown.is_full() ? ordered_json() : squares_json(report.free, n);
  if (report.completions) {
    const auto& [count, contradiction] = *report.completions;
    add_exact(document, "completions", count);
    document["contradiction"] =
        contradiction ? ordered_json(contradiction_in_words(*contradiction, n, report.rule)) : ordered_json();
  }
  for (const char* key : {"images", "stabilizer", "orbit", "canonical_form"}) document[key] = nullptr;
  if (report.symmetry) add_symmetry(document, *report.symmetry);
  return in_lines(document);
}

std::string show_csv(const ShowReport& report) {
  std::string out = "symmetry,image,witness,is_canonical\n";
  if (!report.symmetry) return out;
  for (const NamedImage& image : report.symmetry->images)
    append_format(out, "{},{},{},{}\n", name_of(image.symmetry), as_vector(image.placement),
                  name_of(image.witness), image.is_canonical);
  return out;
}

}  // namespace eightfold::reports
