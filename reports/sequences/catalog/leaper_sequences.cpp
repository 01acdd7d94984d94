#include "reports/sequences/catalog/catalog.hpp"
#include "reports/sequences/routes/piece_routes.hpp"

namespace eightfold::sequences {
namespace {

using Answer = PieceQuestion::Answer;

// The b-files of placements of a fixed number of pieces, which have closed forms, end at 1000 or later.
constexpr int end_of_closed_forms = 1000;

PieceRule leapers(std::string_view name, Border border = Border::plain) {
  PieceRule rule;
  if (const auto known = piece_rule_named(name)) rule = *known;
  if (name == "wazirs") rule.leaps = {{0, 1}, {1, 0}};
  if (name == "ferses") rule.leaps = {{1, 1}, {1, -1}};
  if (name == "zebras") rule.leaps = {{2, 3}, {2, -3}, {3, 2}, {3, -2}};
  rule.border = border;
  return rule;
}

int as_wide_as_n(int n) { return n; }
int one_narrower(int n) { return n - 1; }
int as_wide_as_2n(int n) { return 2 * n; }
int n_squared(int n) { return n * n; }

PieceQuestion on_square(const PieceRule& rule, Answer answer, int (*width)(int) = as_wide_as_n) {
  return {.board =
              [rule, width](int index) {
                return PieceBoard{rule, width(index), width(index)};
              },
          .answer = answer};
}

PieceQuestion with_pieces(const PieceRule& rule, std::function<int(int)> pieces,
                          int (*width)(int) = as_wide_as_n) {
  PieceQuestion question = on_square(rule, Answer::number, width);
  question.pieces = std::move(pieces);
  return question;
}

PieceQuestion up_to_symmetry(PieceQuestion question) {
  question.up_to_symmetry = true;
  return question;
}

// Quick limits of the two routes that merge states.
struct QuickTo {
  int cliques;
  int frontier;
};

Sequence merged(std::string_view id, std::string_view counts, int first, int published_to,
                const PieceQuestion& question, QuickTo quick, std::string_view note = {},
                int largest = max_size) {
  Sequence sequence = {.id = id, .counts = counts, .first = first, .published_to = published_to};
  sequence.routes = {merging(question, quick.cliques, largest), frontier(question, quick.frontier, largest)};
  sequence.row_length = question.row_length;
  sequence.note = note;
  return sequence;
}

// The only square of the smallest torus is its own neighbor.
PieceQuestion kings_on_torus() {
  return {.board =
              [](int n) {
                PieceBoard board{leapers("kings", Border::torus), n, n};
                if (n == 1) board.blocked.push_back({0, 0});
                return board;
              },
          .answer = Answer::total};
}

PieceQuestion row_of(PieceQuestion question, int (*row_length)(int), int row_from = 0) {
  question.answer = Answer::row;
  question.row_length = row_length;
  question.row_from = row_from;
  return question;
}

// k pieces on the n X n board, or on the torus or the cylinder.
Sequence fixed_number(std::string_view id, std::string_view counts, int first, const PieceRule& rule, int k,
                      bool is_up_to_symmetry = false) {
  PieceQuestion question = with_pieces(rule, [k](int) { return k; });
  question.up_to_symmetry = is_up_to_symmetry;
  Sequence sequence = {.id = id, .counts = counts, .first = first, .published_to = end_of_closed_forms};
  sequence.routes = {merging(question, k < 5 ? 18 : 14), visiting(question, k < 5 ? 16 : 9)};
  return sequence;
}

int most_kings(int n) { return (n + 1) / 2 * ((n + 1) / 2); }
int numbers_of_kings(int n) { return most_kings(n) + 1; }
int numbers_of_kings_on_narrower(int row) { return most_kings(row - 1) + 1; }
int numbers_of_knights(int n) { return n == 2 ? 5 : (n * n + 1) / 2 + 1; }

}  // namespace

std::vector<Sequence> leaper_sequences() {
  const PieceRule kings = leapers("kings");
  const PieceRule knights = leapers("knights");
  const PieceRule torus_kings = leapers("kings", Border::torus);
  const PieceRule torus_knights = leapers("knights", Border::torus);
  const PieceRule cylinder_kings = leapers("kings", Border::cylinder);
  const PieceRule cylinder_knights = leapers("knights", Border::cylinder);
  const std::string_view narrower = "the board is n-1 wide";
  const std::string_view wide_2n = "the board is 2n wide";
  return {
      merged("A063443", "placements of kings, any number", 0, 40,
             on_square(kings, Answer::total, one_narrower), {22, 20}, narrower),
      merged("A275869", "placements of kings up to symmetry, any number", 1, 30,
             up_to_symmetry(on_square(kings, Answer::total)), {17, 17}),
      merged("A193580", "placements of k kings", 0, 912,
             row_of(on_square(kings, Answer::row), numbers_of_kings), {18, 18}),
      merged("A098487", "placements of k kings, k from 1 to n", 1, 231,
             row_of(on_square(kings, Answer::row), as_wide_as_n, 1), {21, 20}),
      merged(
          "A236679", "placements of k kings up to symmetry", 2, 107,
          row_of(up_to_symmetry(on_square(kings, Answer::row, one_narrower)), numbers_of_kings_on_narrower),
          {15, 15}, "the board is n-1 wide; also 2 X 2 tiles on the n X n board"),
      merged("A201513", "placements of n kings", 0, 21, with_pieces(kings, as_wide_as_n), {18, 19}),
      merged("A279117", "placements of n kings up to symmetry", 1, 10,
             up_to_symmetry(with_pieces(kings, as_wide_as_n)), {17, 17}),
      merged("A018807", "placements of n^2 kings", 0, 26, with_pieces(kings, n_squared, as_wide_as_2n),
             {9, 9}, wide_2n, 16),
      merged("A319096", "placements of n^2 kings up to symmetry", 1, 10,
             up_to_symmetry(with_pieces(kings, n_squared, as_wide_as_2n)), {8, 8}, wide_2n, 16),
      merged("A137432", "placements of n^2 kings on the cylinder", 0, 384,
             with_pieces(cylinder_kings, n_squared, as_wide_as_2n), {10, 9}, wide_2n, 16),
      merged("A173033", "placements of n^2 kings on the torus", 0, end_of_closed_forms,
             with_pieces(torus_kings, n_squared, as_wide_as_2n), {8, 5}, wide_2n, 16),
      merged("A212269", "placements of kings on the cylinder, any number", 1, 27,
             on_square(cylinder_kings, Answer::total), {11, 11}),
      merged("A067958", "placements of kings on the torus, any number", 1, 16, kings_on_torus(), {11, 11},
             "of one square, a(1) counts the empty placement only"),
      fixed_number("A279111", "placements of 2 kings up to symmetry", 1, kings, 2, true),
      fixed_number("A279112", "placements of 3 kings up to symmetry", 1, kings, 3, true),
      fixed_number("A061995", "placements of 2 kings", 0, kings, 2),
      fixed_number("A061996", "placements of 3 kings", 0, kings, 3),
      fixed_number("A061997", "placements of 4 kings", 0, kings, 4),
      fixed_number("A061998", "placements of 5 kings", 0, kings, 5),
      fixed_number("A172158", "placements of 6 kings", 1, kings, 6),
      fixed_number("A194788", "placements of 7 kings", 1, kings, 7),
      fixed_number("A201369", "placements of 8 kings", 1, kings, 8),
      fixed_number("A179403", "placements of 2 kings on the torus", 1, torus_kings, 2),
      fixed_number("A194650", "placements of 2 kings on the cylinder", 1, cylinder_kings, 2),
      merged("A141243", "placements of knights, any number", 0, 15, on_square(knights, Answer::total),
             {11, 10}),
      merged("A244081", "placements of k knights", 0, 527,
             row_of(on_square(knights, Answer::row), numbers_of_knights), {11, 10}),
      merged("A201540", "placements of n knights", 1, 20, with_pieces(knights, as_wide_as_n), {9, 9}),
      merged("A030978", "the greatest number of knights", 0, end_of_closed_forms,
             on_square(knights, Answer::greatest), {8, 9}),
      merged("A289203", "placements of the greatest number of knights", 0, end_of_closed_forms,
             on_square(knights, Answer::of_greatest), {8, 9}),
      fixed_number("A172132", "placements of 2 knights", 1, knights, 2),
      fixed_number("A172134", "placements of 3 knights", 1, knights, 3),
      fixed_number("A172135", "placements of 4 knights", 1, knights, 4),
      fixed_number("A172136", "placements of 5 knights", 1, knights, 5),
      fixed_number("A178499", "placements of 6 knights", 1, knights, 6),
      fixed_number("A172529", "placements of 2 knights on the torus", 1, torus_knights, 2),
      fixed_number("A172530", "placements of 3 knights on the torus", 1, torus_knights, 3),
      fixed_number("A172531", "placements of 4 knights on the torus", 1, torus_knights, 4),
      fixed_number("A172964", "placements of 2 knights on the cylinder", 1, cylinder_knights, 2),
      merged("A182407", "placements of knights on the cylinder, any number", 1, 14,
             on_square(cylinder_knights, Answer::total), {6, 6}),
      merged("A182408", "placements of knights on the torus, any number", 1, 9,
             on_square(torus_knights, Answer::total), {6, 6}),
      merged("A201511", "placements of n wazirs (one step along a row or column)", 1, 21,
             with_pieces(leapers("wazirs"), as_wide_as_n), {17, 17}),
      merged("A201861", "placements of n ferses (one step along a diagonal)", 1, 17,
             with_pieces(leapers("ferses"), as_wide_as_n), {20, 20}),
      merged("A244284", "placements of n zebras (leaps of 2 and 3 squares)", 1, 10,
             with_pieces(leapers("zebras"), as_wide_as_n), {7, 8}),
  };
}

}  // namespace eightfold::sequences
