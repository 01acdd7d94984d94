#include "reports/sequences/catalog/catalog.hpp"
#include "reports/sequences/routes/closed_forms.hpp"
#include "reports/sequences/routes/piece_routes.hpp"

namespace eightfold::sequences {
namespace {

using Answer = PieceQuestion::Answer;

// Of b-files of sequences with closed forms, and of those that are not known to end earlier.
constexpr int end_of_formulas = 1000;

int width_n(int n) { return n; }
int width_2n(int n) { return 2 * n; }
int width_n_minus_1(int n) { return n - 1; }
int from_0_to_n(int n) { return n + 1; }

PieceRule riders(std::vector<Step> slides, std::vector<Step> leaps = {}, Border border = Border::plain) {
  PieceRule rule;
  rule.slides = std::move(slides);
  rule.leaps = std::move(leaps);
  rule.border = border;
  return rule;
}

std::vector<Step> steps(std::span<const Step> of) { return {of.begin(), of.end()}; }

PieceQuestion riders_on_square(const PieceRule& rule, Answer answer, int (*width)(int) = width_n) {
  return {.board =
              [rule, width](int index) {
                return PieceBoard{rule, width(index), width(index)};
              },
          .answer = answer};
}

PieceQuestion number_of_riders(const PieceRule& rule, std::function<int(int)> pieces,
                               int (*width)(int) = width_n) {
  PieceQuestion question = riders_on_square(rule, Answer::number, width);
  question.pieces = std::move(pieces);
  return question;
}

struct QuickLimits {
  int merging;
  int visiting;
};

Sequence searched(std::string_view id, std::string_view counts, int first, int published_to,
                  const PieceQuestion& question, QuickLimits quick, std::string_view note = {},
                  int largest = max_size) {
  Sequence sequence = {.id = id, .counts = counts, .first = first, .published_to = published_to};
  sequence.routes = {merging(question, quick.merging, largest), visiting(question, quick.visiting, largest)};
  sequence.row_length = question.row_length;
  sequence.note = note;
  return sequence;
}

// Pieces that lie on two lines each or on one.
Sequence matched(std::string_view id, std::string_view counts, const PieceQuestion& question,
                 int quick_visiting) {
  return {.id = id,
          .counts = counts,
          .first = 1,
          .published_to = end_of_formulas,
          .routes = {matching(question), visiting(question, quick_visiting)}};
}

Sequence few_riders(std::string_view id, std::string_view counts, int first, const PieceRule& rule, int k) {
  return searched(id, counts, first, end_of_formulas, number_of_riders(rule, [k](int) { return k; }),
                  k < 4 ? QuickLimits{14, 32} : QuickLimits{10, 13});
}

// k queens on the board with k rows and n columns.
Sequence in_k_rows(std::string_view id, std::string_view counts, int first, int k) {
  const PieceQuestion question = {.board =
                                      [k](int n) {
                                        return PieceBoard{PieceRule(facts_of(Rule::queens)), k, n};
                                      },
                                  .pieces = [k](int) { return k; }};
  return searched(id, counts, first, end_of_formulas, question, {16, 20});
}

PieceQuestion bishops_on(bool corner_color, Answer answer, int (*width)(int)) {
  const PieceRule rule = riders(steps(bishop_steps));
  return {.board =
              [rule, corner_color, width](int index) {
                PieceBoard board{rule, width(index), width(index)};
                for (int row = 0; row < board.rows; ++row)
                  for (int column = 0; column < board.columns; ++column)
                    if (((row + column) % 2 == 0) != corner_color) board.blocked.push_back({row, column});
                return board;
              },
          .answer = answer};
}

// The formula of the row, its sum or one of its terms, beside matchings of the diagonals.
template <typename Term>
Sequence by_formula(std::string_view id, std::string_view counts, int first, int published_to, Term terms,
                    const PieceQuestion& question, std::string_view note = {}) {
  return {
      .id = id,
      .counts = counts,
      .first = first,
      .published_to = published_to,
      .routes = {{"Stirling numbers", 40, 60, [terms](int index, const RunOptions&) { return terms(index); }},
                 matching(question)},
      .row_length = question.row_length,
      .note = note};
}

Terms sum_of(const Terms& row) {
  Integer sum;
  for (const Integer& each : row) sum += each;
  return {sum};
}

// The first terms of a row, those that the entry lists.
Terms cut(Terms row, int length) {
  row.resize(static_cast<std::size_t>(length));
  return row;
}

int bishops_on_corner_color_row(int n) { return n > 1 ? n : n + 1; }
int bishops_row(int n) { return 2 * n + 1 - (n > 0 ? 1 : 0) - (n > 1 ? 1 : 0); }

PieceQuestion row(PieceQuestion question, int (*length)(int)) {
  question.row_length = length;
  return question;
}

TermFunction bishops_of_number(int k) {
  return [k](int n, const RunOptions&) {
    return Terms{cut(bishops_by_number(n), std::max(k + 1, 2 * n + 1))[static_cast<std::size_t>(k)]};
  };
}

Sequence few_bishops(std::string_view id, std::string_view counts, int k) {
  const TermFunction terms = bishops_of_number(k);
  return by_formula(
      id, counts, 1, end_of_formulas, [terms](int n) { return terms(n, {}); },
      number_of_riders(riders(steps(bishop_steps)), [k](int) { return k; }));
}

}  // namespace

std::vector<Sequence> rider_sequences() {
  const PieceRule queens{facts_of(Rule::queens)};
  const PieceRule amazons{facts_of(Rule::superqueens)};
  const PieceRule torus_queens{facts_of(Rule::torus)};
  const PieceRule torus_amazons = riders(steps(queen_steps), steps(knight_steps), Border::torus);
  const PieceRule bishops = riders(steps(bishop_steps));
  const PieceRule torus_bishops = riders(steps(bishop_steps), {}, Border::torus);
  const PieceRule nightriders = riders(steps(knight_steps));
  std::vector<Step> queen_and_knight = steps(queen_steps);
  queen_and_knight.insert(queen_and_knight.end(), knight_steps.begin(), knight_steps.end());
  std::vector<Step> rook_and_knight = steps(rook_steps);
  rook_and_knight.insert(rook_and_knight.end(), knight_steps.begin(), knight_steps.end());
  return {
      searched("A348129", "placements of k queens", 0, 65,
               row(riders_on_square(queens, Answer::row), from_0_to_n), {9, 10}),
      searched("A287227", "placements of queens, any number", 0, 16, riders_on_square(queens, Answer::total),
               {9, 10}),
      searched("A348130", "placements of n queens", 0, 10, number_of_riders(queens, width_n, width_2n),
               {4, 4}, "the board is 2n wide", 16),
      few_riders("A036464", "placements of 2 queens", 1, queens, 2),
      few_riders("A047659", "placements of 3 queens", 0, queens, 3),
      few_riders("A061994", "placements of 4 queens", 0, queens, 4),
      few_riders("A108792", "placements of 5 queens", 5, queens, 5),
      few_riders("A176186", "placements of 6 queens", 6, queens, 6),
      few_riders("A178721", "placements of 7 queens", 1, queens, 7),
      few_riders("A252593", "placements of 8 queens", 1, queens, 8),
      in_k_rows("A061989", "placements of 3 queens on 3 rows of n squares", 0, 3),
      in_k_rows("A061990", "placements of 4 queens on 4 rows of n squares", 0, 4),
      in_k_rows("A061991", "placements of 5 queens on 5 rows of n squares", 0, 5),
      in_k_rows("A061992", "placements of 6 queens on 6 rows of n squares", 0, 6),
      in_k_rows("A061993", "placements of 7 queens on 7 rows of n squares", 0, 7),
      in_k_rows("A172449", "placements of 8 queens on 8 rows of n squares", 1, 8),
      few_riders("A172517", "placements of 2 queens on the torus", 1, torus_queens, 2),
      few_riders("A172518", "placements of 3 queens on the torus", 1, torus_queens, 3),
      few_riders("A172519", "placements of 4 queens on the torus", 1, torus_queens, 4),
      few_riders("A173775", "placements of 5 queens on the torus", 1, torus_queens, 5),
      few_riders("A178722", "placements of 6 queens on the torus", 1, torus_queens, 6),
      few_riders("A172200", "placements of 2 superqueens", 1, amazons, 2),
      few_riders("A172201", "placements of 3 superqueens", 1, amazons, 3),
      few_riders("A173214", "placements of 4 superqueens", 1, amazons, 4),
      few_riders("A178972", "placements of 2 superqueens on the torus", 1, torus_amazons, 2),
      few_riders("A172141", "placements of 2 nightriders", 1, nightriders, 2),
      few_riders("A173429", "placements of 3 nightriders", 1, nightriders, 3),
      searched("A102388", "placements of n pieces that move as queens and nightriders", 1, 33,
               number_of_riders(riders(queen_and_knight), width_n), {17, 20}),
      searched("A189837", "placements of n pieces that move as rooks and nightriders", 1, 21,
               number_of_riders(riders(rook_and_knight), width_n), {8, 10}),
      by_formula(
          "A002465", "placements of n bishops", 0, 375,
          [](int n) { return Terms{bishops_by_number(n)[static_cast<std::size_t>(n)]}; },
          number_of_riders(bishops, width_n)),
      by_formula(
          "A201862", "placements of bishops, any number", 0, 320,
          [](int n) { return sum_of(bishops_by_number(n)); }, riders_on_square(bishops, Answer::total)),
      by_formula(
          "A378590", "placements of k bishops", 0, end_of_formulas,
          [](int n) { return cut(bishops_by_number(n), bishops_row(n)); },
          row(riders_on_square(bishops, Answer::row), bishops_row)),
      by_formula(
          "A274105", "placements of k bishops on the squares of a corner's color", 0, end_of_formulas,
          [](int n) { return cut(bishops_on_color(n, true), bishops_on_corner_color_row(n)); },
          row(bishops_on(true, Answer::row, width_n), bishops_on_corner_color_row)),
      by_formula(
          "A274106", "placements of k bishops on the squares of the other color", 1, end_of_formulas,
          [](int n) { return cut(bishops_on_color(n, false), n); },
          row(bishops_on(false, Answer::row, width_n), width_n)),
      by_formula(
          "A216332", "placements of bishops on the squares of a corner's color, any number", 1,
          end_of_formulas, [](int n) { return sum_of(bishops_on_color(n - 1, true)); },
          bishops_on(true, Answer::total, width_n_minus_1), "the board is n-1 wide"),
      by_formula(
          "A216078", "placements of bishops on the squares of the other color, any number", 1,
          end_of_formulas, [](int n) { return sum_of(bishops_on_color(n - 1, false)); },
          bishops_on(false, Answer::total, width_n_minus_1), "the board is n-1 wide"),
      few_bishops("A172123", "placements of 2 bishops", 2),
      few_bishops("A172124", "placements of 3 bishops", 3),
      few_bishops("A172127", "placements of 4 bishops", 4),
      few_bishops("A172129", "placements of 5 bishops", 5),
      matched("A187235", "placements of n semi-bishops (one diagonal direction)",
              number_of_riders(riders({{1, 1}}), width_n), 6),
      matched("A215943", "placements of bishops on the torus, any number",
              riders_on_square(torus_bishops, Answer::total), 6),
      matched("A189790", "placements of n bishops on the torus", number_of_riders(torus_bishops, width_n), 7),
  };
}

}  // namespace eightfold::sequences
