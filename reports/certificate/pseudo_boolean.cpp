// Two facts are stated so that unit propagation finds them. (1) A piece attacks a square: each row and column
// has exactly one piece and each diagonal at most one. (2) The image under g is not smaller: let p(k) be the
// column of row k and q(k) that of the image, each as the sum of the columns of its squares, and B = n (n -
// 1) / 2 + 1. Then the sum of B^(n-1-k) (q(k) - p(k)) is at least 0. In any assignment, also one with several
// pieces in a row, |q(k) - p(k)| < B, so the first known difference decides: rows below cannot make up for
// it, whatever is assigned there.
//
// The proof follows the tree of the certificate. When all squares below a prefix are attacked, cut off, or
// known to have no further solution, reverse unit propagation derives that the prefix has none. At the end
// the empty prefix has none: a contradiction with the solutions excluded.
#include <fmt/core.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "eightfold/core/verify.hpp"
#include "eightfold/reports/certificate/certificate.hpp"
#include "eightfold/symmetry/completeness_tree.hpp"
#include "eightfold/symmetry/integer.hpp"

namespace eightfold::reports {
namespace {

int variable(Square square, int n) { return square.row * n + square.column + 1; }

void check_size(int n) {
  if (n < 0 || n > largest_pseudo_boolean_n)
    throw std::invalid_argument(
        fmt::format("n must be from 0 to {} for a pseudo-Boolean problem", largest_pseudo_boolean_n));
}

// The constraints of a problem, one text line each.
class Problem {
 public:
  explicit Problem(const CertificateParams& params) : params_(params) {
    add_rows_and_columns();
    add_attacks();
    if (params.board) add_squares(*params.board);
    if (params.every_solution) return;
    for (const Symmetry g : params.group.elements())
      if (g != Symmetry::identity) add_order(g);
  }

  const std::vector<std::string>& constraints() const { return constraints_; }

 private:
  int n() const { return params_.n; }

  void add_rows_and_columns() {
    for (int line = 0; line < n(); ++line)
      for (const bool is_row : {true, false}) {
        std::vector<int> squares;
        for (int i = 0; i < n(); ++i)
          squares.push_back(variable(is_row ? Square{line, i} : Square{i, line}, n()));
        add(squares, "+1", ">= 1");
        add(squares, "-1", ">= -1");
      }
  }

  void add(const std::vector<int>& squares, std::string_view coefficient, std::string_view bound) {
    std::string text;
    for (const int square : squares) text += fmt::format("{} x{} ", coefficient, square);
    constraints_.push_back(text + std::string(bound) + " ;\n");
  }

  // At most one piece on two squares of different rows and columns that attack each other.
  void add_attacks() {
    for (int a = 0; a < n() * n(); ++a)
      for (int b = a + 1; b < n() * n(); ++b) {
        const Square upper{a / n(), a % n()};
        const Square lower{b / n(), b % n()};
        if (upper.row != lower.row && upper.column != lower.column &&
            attacks(upper, lower, params_.rule, n()))
          add({a + 1, b + 1}, "-1", ">= -1");
      }
  }

  void add_squares(const Board& board) {
    for (int i = 0; i < n() * n(); ++i) {
      const Square square{i / n(), i % n()};
      if (board.is_required(square)) add({i + 1}, "+1", ">= 1");
      if (board.is_blocked(square)) add({i + 1}, "-1", ">= 0");
    }
  }

  void add_order(Symmetry g) {
    std::vector<Integer> coefficients(static_cast<std::size_t>(n() * n()) + 1);
    const Integer base = n() * (n() - 1) / 2 + 1;
    for (int row = 0; row < n(); ++row)
      for (int column = 0; column < n(); ++column) {
        const Square square{row, column};
        const Square moved = image(g, square, n());
        Integer& coefficient = coefficients[static_cast<std::size_t>(variable(square, n()))];
        coefficient += power(base, n() - 1 - moved.row) * Integer(moved.column);
        coefficient -= power(base, n() - 1 - row) * Integer(column);
      }
    // With -c x = c ~x - c, all coefficients are positive: VeriPB of 2022 reads large negative ones modulo
    // 2^32.
    std::string text;
    Integer bound;
    for (std::size_t v = 1; v < coefficients.size(); ++v) {
      const Integer& coefficient = coefficients[v];
      if (coefficient == Integer()) continue;
      const bool is_negative = coefficient.is_negative();
      text += fmt::format("+{} {}x{} ", (is_negative ? -coefficient : coefficient).str(),
                          is_negative ? "~" : "", v);
      if (is_negative) bound -= coefficient;
    }
    constraints_.push_back(text + fmt::format(">= {} ;\n", bound.str()));
  }

  CertificateParams params_;
  std::vector<std::string> constraints_;
};

// A clause: not all of these pieces.
std::string no_solution_below(const Placement& prefix, int n) {
  std::string text = "rup ";
  for (int row = 0; row < prefix.rows(); ++row)
    text += fmt::format("1 ~x{} ", variable({row, prefix[row]}, n));
  return text + ">= 1 ;\n";
}

class Proof {
 public:
  Proof(const CertificateParams& params, const std::function<void(std::string_view)>& sink)
      : n_(params.n), sink_(sink), last_id_(Problem(params).constraints().size()) {
    text_ = fmt::format("pseudo-Boolean proof version 1.1\nf {}\n", last_id_);
  }

  void add(const CompletenessNode& node) {
    close_until(node.prefix);
    if (node.prefix.rows() == n_) {
      text_ += 'v';
      for (int row = 0; row < n_; ++row) text_ += fmt::format(" x{}", variable({row, node.prefix[row]}, n_));
      text_ += '\n';
      ++last_id_;
      return;
    }
    open_.push_back(node.prefix);
    for (int column = 0; column < n_; ++column) {
      if (node.squares[static_cast<std::size_t>(column)].kind != SquareReason::Kind::smaller) continue;
      Placement cut = node.prefix;
      cut.push_back(column);
      derive(cut);
    }
    if (text_.size() > piece_size) flush();
  }

  void finish() {
    while (!open_.empty()) close();
    text_ += fmt::format("c {}\n", last_id_);
    flush();
  }

 private:
  static constexpr std::size_t piece_size = 1U << 16U;

  // Closes the prefixes whose subtrees are complete before this one.
  void close_until(const Placement& prefix) {
    while (!open_.empty() && open_.back().rows() >= prefix.rows()) close();
  }

  void close() {
    derive(open_.back());
    open_.pop_back();
  }

  void derive(const Placement& prefix) {
    text_ += no_solution_below(prefix, n_);
    ++last_id_;
  }

  void flush() {
    sink_(text_);
    text_.clear();
  }

  int n_;
  const std::function<void(std::string_view)>& sink_;
  std::size_t last_id_;
  std::string text_;
  std::vector<Placement> open_;  // the prefix being searched, and those that it extends
};

}  // namespace

void write_opb(const CertificateParams& params, const std::function<void(std::string_view)>& sink) {
  check_size(params.n);
  const Problem problem(params);
  sink(fmt::format("* #variable= {} #constraint= {}\n", params.n * params.n, problem.constraints().size()));
  for (const std::string& constraint : problem.constraints()) sink(constraint);
}

void write_veripb(const CertificateParams& params, const std::function<void(std::string_view)>& sink,
                  const RunOptions& run) {
  check_size(params.n);
  Proof proof(params, sink);
  for_each_completeness_node(
      {.n = params.n,
       .rule = params.rule,
       .group = params.group,
       .every_solution = params.every_solution,
       .board = params.board},
      [&](const CompletenessNode& node) {
        proof.add(node);
        return true;
      },
      run);
  proof.finish();
}

}  // namespace eightfold::reports
