// The facts about one placement of pieces, and the report on them in each format.
#include "eightfold/reports/solutions/piece_show_report.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <nlohmann/json.hpp>
#include <utility>

#include "eightfold/reports/notation/squares.hpp"
#include "eightfold/reports/solutions/board_text.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/solutions/internal/drawn_board.hpp"
#include "reports/solutions/internal/piece_words.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/table.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::ordered_json;

constexpr std::size_t most_images_listed = 16;

void find_attacks(PieceShowReport& report) {
  const PieceBoard& board = report.board;
  const ConflictGraph graph = attack_graph(board);
  const auto attack = [&](Square a, Square b) {
    return graph.are_joined(board.index_of(a), board.index_of(b));
  };
  for (std::size_t i = 0; i < report.pieces.size(); ++i)
    for (std::size_t j = i + 1; j < report.pieces.size(); ++j)
      if (attack(report.pieces[i], report.pieces[j]))
        report.attacks.emplace_back(report.pieces[i], report.pieces[j]);
  for (int i = 0; i < board.squares(); ++i) {
    const Square square = board.square_of(i);
    const auto reaches = [&](Square piece) { return piece == square || attack(piece, square); };
    if (!graph.are_joined(i, i) && std::ranges::none_of(report.pieces, reaches))
      report.free.push_back(square);
  }
}

void find_images(PieceShowReport& report) {
  std::vector<int> placement;
  for (const Square piece : report.pieces) placement.push_back(report.board.index_of(piece));
  report.images = piece_images(report.group, placement);
  const auto least = std::ranges::min_element(report.images, {}, &PieceImage::squares);
  report.canonical = static_cast<std::size_t>(least - report.images.begin());
}

bool is_canonical(const PieceShowReport& report, std::size_t i) {
  return report.images[i].witness == report.canonical;
}

std::string element_in_words(const PieceShowReport& report, std::size_t i) {
  return piece_symmetry_text(report.group.elements[i]);
}

std::string listed(const PieceShowReport& report, std::span<const int> squares) {
  return squares.empty() ? "[]" : piece_squares(report.board, squares);
}

// The first element with the same image, or whether the image is the canonical form.
std::string note_on(const PieceShowReport& report, std::size_t i, const Style& style) {
  if (report.images[i].witness != i)
    return fmt::format("{} {}", style.unicode ? "=" : "same as the",
                       element_in_words(report, report.images[i].witness));
  return is_canonical(report, i) ? "canonical" : "";
}

std::string attacks_text(const PieceShowReport& report, const Style& style) {
  const PieceBoard& board = report.board;
  const std::string pieces = noun(2, board.rule.piece);
  const auto name = [&](Square square) { return piece_square(board, square); };
  if (report.is_consistent()) {
    const bool is_solution = std::cmp_equal(report.pieces.size(), implied_pieces(board).value_or(-1));
    return style.good(
               fmt::format("{} two {} attack each other.", is_solution ? "A solution: no" : "No", pieces)) +
           '\n';
  }
  std::string out;
  if (!report.misplaced.empty())
    out += flowed(style.bad(fmt::format("Not allowed: {} {} blocked.", phrase(report.misplaced, name),
                                        report.misplaced.size() == 1 ? "is" : "are")) +
                      '\n',
                  style);
  if (report.attacks.empty()) return out;
  const std::size_t pairs = report.attacks.size();
  out += flowed(style.bad(fmt::format("Not allowed: {} attack each other{}:",
                                      pairs == 1 ? fmt::format("two {}", pieces)
                                                 : fmt::format("{} pairs of {}", grouped(pairs), pieces),
                                      key_to_squares(style))) +
                    '\n',
                style);
  for (std::size_t i = 0; i < std::min(pairs, most_attacks_listed); ++i) {
    const auto& [a, b] = report.attacks[i];
    append_format(out, "  {} and {}\n", name(a), name(b));
  }
  if (pairs > most_attacks_listed)
    append_format(out, "  and {} more\n", grouped(pairs - most_attacks_listed));
  return out;
}

std::string image_table(const PieceShowReport& report, const Style& style) {
  const std::array<TextColumn, 3> columns = {
      {{"symmetry", 15}, {"image", 0, false, true}, {.title = "", .folds = true}}};
  std::vector<TextRow> rows;
  const std::size_t images = report.images.size();
  for (std::size_t i = 0; i < std::min(images, most_images_listed); ++i)
    rows.push_back(
        {element_in_words(report, i), listed(report, report.images[i].squares), note_on(report, i, style)});
  std::string out = table_text(columns, rows, style);
  if (images > most_images_listed) out += fmt::format("and {} more\n", grouped(images - most_images_listed));
  return out;
}

// Boards side by side in Unicode if at least two fit; otherwise a table.
std::string images_text(const PieceShowReport& report, const Style& style) {
  constexpr std::size_t longest_note = 19;  // "= left-right mirror"; longer ones are folded
  std::vector<CaptionedBoard> boards;
  for (std::size_t i = 0; i < report.images.size(); ++i) {
    boards.push_back(
        {drawn_pieces(report.board, report.images[i].squares), {style.heading(element_in_words(report, i))}});
    const std::string note = note_on(report, i, style);
    if (!note.empty()) boards.back().caption.push_back(note.starts_with('=') ? note : style.good(note));
  }
  const std::size_t width = std::max(board_width(boards.front().board, style), longest_note);
  if (!style.unicode || boards.size() > most_images_listed || boards_per_row(width, style) == 1)
    return image_table(report, style);
  std::string out;
  append_boards(out, boards, width, style);
  return out;
}

std::string summary_of(const PieceShowReport& report) {
  const auto stabilizer = report.stabilizer();
  const std::size_t order = stabilizer.size();
  return fmt::format(
      "stabilizer      {}{}\n"
      "orbit           {}\n"
      "canonical form  {} by the {}\n",
      counted(order, "element"),
      order > most_images_listed
          ? ""
          : ": " + joined(stabilizer, ", ", [&](std::size_t i) { return element_in_words(report, i); }),
      counted(report.orbit_size(), "placement"), listed(report, report.images[report.canonical].squares),
      element_in_words(report, report.canonical));
}

}  // namespace

std::vector<std::size_t> PieceShowReport::stabilizer() const {
  std::vector<std::size_t> fixing;
  for (std::size_t i = 0; i < images.size(); ++i)
    if (images[i].witness == 0) fixing.push_back(i);  // the identity is the first element
  return fixing;
}

PieceShowReport show_pieces(const PieceBoard& board, const std::optional<PieceGroupParams>& group,
                            const std::vector<Square>& pieces) {
  PieceShowReport report = {
      .board = board, .group = report_on_pieces(board, group, {}).group, .pieces = pieces};
  report.pieces.insert(report.pieces.end(), board.required.begin(), board.required.end());
  std::ranges::sort(report.pieces);
  report.pieces.erase(std::unique(report.pieces.begin(), report.pieces.end()), report.pieces.end());
  std::ranges::copy_if(report.pieces, std::back_inserter(report.misplaced), [&](Square piece) {
    return contains(board.blocked, piece) || contains(board.pawns, piece);
  });
  find_attacks(report);
  find_images(report);
  return report;
}

std::string placement_in_words(const PieceShowReport& report, const Style& style) {
  return fmt::format("{}: {} on {}", listed(report, report.images[0].squares),
                     counted(report.pieces.size(), report.board.rule.piece),
                     board_of_pieces(report.board, style));
}

std::optional<std::string> why_unranked(const PieceShowReport& report) {
  const auto name = [&](Square square) { return piece_square(report.board, square); };
  if (!report.attacks.empty())
    return fmt::format("the {}s on {} and {} attack each other, so the placement has no rank ({})",
                       report.board.rule.piece, name(report.attacks[0].first), name(report.attacks[0].second),
                       square_names);
  if (!report.misplaced.empty())
    return fmt::format("{} is blocked, so the placement has no rank", name(report.misplaced[0]));
  return std::nullopt;
}

std::string piece_rank_json(const PieceShowReport& report, const Integer& rank) {
  ordered_json document =
      piece_document({.board = report.board, .group = report.group, .pieces = {}}, "rank");
  document["pieces"] = piece_squares_json(report.board, report.pieces);
  add_exact(document, "rank", rank.str());
  return in_lines(document);
}

std::string piece_show_text(const PieceShowReport& report, const Style& style) {
  DrawnBoard board = drawn_pieces(report.board, report.images[0].squares);
  board.attacked = report.misplaced;
  for (const auto& [a, b] : report.attacks) board.attacked.insert(board.attacked.end(), {a, b});
  board.free = report.free;
  board.coordinates = true;
  std::string text = placement_in_words(report, style) + '\n' + piece_constraints(report.board) +
                     attacks_text(report, style) + free_squares_text(board, style);
  if (report.free.empty() && report.is_consistent() && !implied_pieces(report.board))
    text += fmt::format("No square is free, so no {} can be added.\n", report.board.rule.piece);
  return board_text(board, style) + fitted(text, style) + '\n' +
         flowed(piece_group_text(report.group), style) + '\n' + images_text(report, style) + '\n' +
         fitted(summary_of(report), style);
}

std::string piece_show_json(const PieceShowReport& report) {
  const PieceBoard& board = report.board;
  ordered_json document = piece_document({.board = board, .group = report.group, .pieces = {}}, "show");
  document["pieces"] = piece_squares_json(board, report.pieces);
  document["is_consistent"] = report.is_consistent();
  document["attacks"] = list_of(report.attacks, [&](const auto& pair) {
    return ordered_json::array({piece_square(board, pair.first), piece_square(board, pair.second)});
  });
  document["misplaced"] = piece_squares_json(board, report.misplaced);
  document["free_squares"] = piece_squares_json(board, report.free);
  document["images"] = ordered_json::array();
  for (std::size_t i = 0; i < report.images.size(); ++i) {
    ordered_json image = piece_symmetry_json(report.group.elements[i]);
    image["squares"] = piece_squares_json(board, report.images[i].squares);
    image["is_canonical"] = is_canonical(report, i);
    document["images"].push_back(image);
  }
  document["orbits"] = ordered_json::array(
      {{{"representative", piece_squares_json(board, report.images[report.canonical].squares)},
        {"size", report.orbit_size()},
        {"stabilizer", list_of(report.stabilizer(), [&](std::size_t i) {
           return piece_symmetry_json(report.group.elements[i]);
         })}}});
  return in_lines(document);
}

std::string piece_show_csv(const PieceShowReport& report) {
  std::string out = "symmetry,down,across,image,is_canonical\n";
  for (std::size_t i = 0; i < report.images.size(); ++i) {
    const PieceSymmetry& element = report.group.elements[i];
    append_format(out, "{},{},{},{},{}\n", name_of(element.symmetry), element.down, element.across,
                  listed(report, report.images[i].squares), is_canonical(report, i));
  }
  return out;
}

}  // namespace eightfold::reports
