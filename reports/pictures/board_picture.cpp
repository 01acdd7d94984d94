#include "eightfold/reports/pictures/board_picture.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <stdexcept>
#include <vector>

#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "reports/notation/internal/board_words.hpp"
#include "reports/pictures/internal/board_drawing.hpp"
#include "reports/pictures/internal/svg.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/rule_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

constexpr std::string_view css =
    "line,path{stroke-linecap:round}\n"
    ".mirror{stroke-width:2.5;stroke-dasharray:9 7}\n"
    ".turn{fill:none;stroke-width:3}\n"
    ".halo{stroke-width:7;stroke-linejoin:round;fill:none}\n";

constexpr double caption_height = 24;

struct Caption {
  std::string text;
  std::string_view css_class;
};

// Everything drawn on a board apart from its pieces, and the captions below it.
struct Marks {
  std::vector<Attack> conflicts;  // with `attacks_of`, only those of that piece
  std::optional<Square> attacker;
  std::optional<Subgroup> stabilizer;
  std::vector<Caption> captions;
  std::string subject;  // with `attacks_of`, for the title: "attacks of the queen on a8"
};

void mark_attacks_of(Marks& marks, const BoardPicture& picture, Square attacker) {
  const int n = picture.shown.size();
  const std::string piece = fmt::format("{} on {}", piece_of(picture.rule), square_name(attacker, n));
  marks.attacker = attacker;
  std::erase_if(marks.conflicts, [&](const Attack& a) { return a.upper != attacker && a.lower != attacker; });
  const std::string attacked = joined(marks.conflicts, ", ", [&](const Attack& a) {
    return square_name(a.upper == attacker ? a.lower : a.upper, n);
  });
  if (attacked.empty())
    marks.captions.push_back({fmt::format("The {} attacks no other piece", piece), "faint"});
  else
    marks.captions.push_back({fmt::format("The {} attacks {}", piece, attacked), "warning"});
  marks.subject = "attacks of the " + piece;
}

std::string conflict_caption(std::size_t conflicts, Rule rule) {
  const std::string pieces = pieces_of_rule(rule);
  return conflicts == 1 ? fmt::format("Two {} attack each other", pieces)
                        : fmt::format("{} pairs of {} attack each other", conflicts, pieces);
}

Marks marks_of(const BoardPicture& picture) {
  Marks marks;
  marks.conflicts = picture.shown.find_attacks(picture.rule);
  if (picture.attacks_of) {
    const auto in_row = picture.shown.pieces_in_row(*picture.attacks_of);
    if (in_row.size() != 1) throw std::invalid_argument("attacks_of: there is not one piece in this row");
    mark_attacks_of(marks, picture, in_row[0]);
  } else if (!marks.conflicts.empty()) {
    marks.captions.push_back({conflict_caption(marks.conflicts.size(), picture.rule), "warning"});
  }
  if (const auto misplaced = picture.shown.misplaced(); !misplaced.empty())
    marks.captions.push_back({fmt::format("{} {} blocked", squares_in_words(misplaced, picture.shown.size()),
                                          misplaced.size() == 1 ? "is" : "are"),
                              "warning"});
  if (picture.symmetries) {
    if (!picture.shown.is_full()) throw std::invalid_argument("symmetries: the placement is not full");
    marks.stabilizer = stabilizer_of(*picture.shown.placement());
    marks.captions.push_back({symmetry_caption(*marks.stabilizer), "faint"});
  }
  if (picture.shown.size() == 0) marks.captions.push_back({"The empty board (0×0)", "faint"});
  return marks;
}

// The place of every part.
struct Layout {
  FittedLines title;
  bool coordinates = false;
  BoardPlace board;
  std::vector<FittedLines> captions;
  double caption = 0;  // the baseline of the first caption
  double width = 0;
  double height = 0;
};

Layout layout_of(const BoardPicture& picture, const std::vector<Caption>& captions) {
  Layout layout;
  const int n = picture.shown.size();
  layout.coordinates = picture.coordinates && n > 0;
  const double margin = picture.coordinates ? 40 : 24;
  const double side = longer_side(n);
  layout.width = std::max(side, 400.0) + 2 * margin;
  layout.title = fitted_lines(picture.title, layout.width - 48, 20, 13);
  const double top = picture.title.empty() ? margin : 68 + layout.title.added_height();
  layout.board = {(layout.width - side) / 2, top, side, n};
  const double bottom = top + layout.board.side + (layout.coordinates ? 30 : 8);
  layout.caption = bottom + 18;
  layout.height = top + layout.board.side + margin;
  for (const Caption& caption : captions)
    layout.captions.push_back(fitted_lines(caption.text, layout.width - 32, 15, 12));
  if (!captions.empty()) layout.height = bottom + 14;
  for (const FittedLines& caption : layout.captions) layout.height += caption_height + caption.added_height();
  return layout;
}

void append_captions(std::string& out, const std::vector<Caption>& captions, const Layout& layout) {
  double y = layout.caption;
  for (std::size_t i = 0; i < captions.size(); ++i) {
    const FittedLines& lines = layout.captions[i];
    append_lines(out, {layout.width / 2, y, captions[i].css_class}, lines);
    y += caption_height + lines.added_height();
  }
}

// Appends the pieces in three colors: those in a conflict, the one whose attacks are shown, and the others.
void append_colored_pieces(std::string& out, const BoardPlace& board, const Position& shown,
                           const Marks& marks) {
  std::vector<Square> safe;
  std::vector<Square> attacked;
  for (const Square piece : shown.pieces) {
    if (piece == marks.attacker) continue;
    const bool in_conflict =
        shown.board.is_blocked(piece) ||
        std::any_of(marks.conflicts.begin(), marks.conflicts.end(),
                    [&](const Attack& a) { return a.upper == piece || a.lower == piece; });
    (in_conflict ? attacked : safe).push_back(piece);
  }
  append_pieces(out, board, safe);
  append_pieces(out, board, attacked, "warning");
  if (marks.attacker) append_pieces(out, board, {&*marks.attacker, 1}, "accent");
}

void append_marked_board(std::string& out, const BoardPicture& picture, const BoardPlace& board,
                         const Marks& marks) {
  append_squares(out, board);
  if (marks.stabilizer) append_mirrors(out, board, *marks.stabilizer);
  if (marks.stabilizer) append_center(out, board, *picture.shown.placement(), *marks.stabilizer);
  if (marks.attacker)
    append_attack_lines(out, board, picture.shown.pieces, *marks.attacker, picture.rule);
  else
    append_conflicts(out, board, marks.conflicts, picture.rule);
  append_colored_pieces(out, board, picture.shown, marks);
}

// "8 queens: [0 4 7 5 2 6 1 3]", "3 queens on the 8×8 board: [0 4 7], attacks of the queen on a8",
// "2 queens on the 8×8 board: b4 d5; c3 blocked".
std::string title_of(const BoardPicture& picture, const Marks& marks) {
  const Position& shown = picture.shown;
  std::string title = counted(shown.pieces.size(), piece_of(picture.rule));
  if (!shown.is_full())
    append_format(title, " on the {0}×{0} {1}", shown.size(), board_of_rule(picture.rule));
  title += ": " + shown.text();
  if (!marks.subject.empty()) title += ", " + marks.subject;
  if (shown.board.is_constrained()) title += "; " + constraints_in_words(shown.board, picture.rule);
  return title;
}

}  // namespace

std::string board_picture(const BoardPicture& picture) {
  const Marks marks = marks_of(picture);
  const Layout layout = layout_of(picture, marks.captions);
  SvgDocument document = {.width = layout.width,
                          .height = layout.height,
                          .pixels = picture.width,
                          .theme = picture.theme,
                          .title = picture.title.empty() ? title_of(picture, marks) : picture.title,
                          .description = board_in_characters(picture.shown, picture.rule),
                          .rules = board_colors(picture.shown.board),
                          .css = std::string(css),
                          .definitions = board_definitions(picture.shown.board, picture.rule)};
  if (!picture.title.empty()) append_lines(document.body, {layout.width / 2, 44, "ink"}, layout.title);
  if (picture.shown.size() > 0) append_marked_board(document.body, picture, layout.board, marks);
  if (layout.coordinates) append_coordinates(document.body, layout.board);
  append_captions(document.body, marks.captions, layout);
  return svg_document(document);
}

}  // namespace eightfold::reports
