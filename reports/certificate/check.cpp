// The statement is proved line by line in the order of a walk through all prefixes: a line gives for each
// square of the next row a reason why no listed solution has a piece there, or leaves it open, and then the
// walk continues below it. What is not cut off is a full placement, which must be a solution and, in a
// canonical list, the least of its images.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "eightfold/core/verify.hpp"
#include "eightfold/reports/certificate/certificate.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/symmetry/board_symmetry.hpp"
#include "reports/certificate/internal/tally.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

// The lines of a text in pieces. No valid line is longer than 1000 bytes.
class Lines {
 public:
  explicit Lines(const std::function<std::string_view()>& next) : next_(next) {}

  [[noreturn]] void fail(const std::string& why) const { throw CertificateError(number_, why); }

  /// Throws an error unless the text is the next line.
  void expect(std::string_view text) {
    if (line() != text) throw CertificateError::expected(number_, text);
  }

  /// The next line without its newline, valid until the next call.
  std::string_view line() {
    ++number_;
    line_.clear();
    for (;;) {
      const auto end = piece_.find('\n');
      line_ += piece_.substr(0, end);
      if (line_.size() > 1000) fail("the line is too long");
      if (end != std::string_view::npos) {
        piece_.remove_prefix(end + 1);
        if (line_.ends_with('\r')) fail("the line ends with CR LF; convert it to LF");
        return line_;
      }
      piece_ = next_();
      if (piece_.empty()) fail("the certificate is not complete");
    }
  }

  /// The line that line() returned last.
  [[nodiscard]] std::string_view current() const { return line_; }

  void require_end() {
    ++number_;
    if (!piece_.empty() || !next_().empty()) fail("there is text after the end");
  }

 private:
  const std::function<std::string_view()>& next_;
  std::string_view piece_;
  std::string line_;
  std::uint64_t number_ = 0;
};

class Checker {
 public:
  Checker(const std::function<std::string_view()>& next, const StopToken& stop) : lines_(next), stop_(stop) {}

  CertifiedCounts check() {
    read_head();
    CertificateTally tally(params_);
    check_tree(tally);
    const CertifiedCounts counts = tally.counts();
    check_tail(counts);
    lines_.require_end();
    return counts;
  }

  CertificateParams head() {
    read_head();
    return params_;
  }

 private:
  std::string_view field(std::string_view key) { return value_of(key, lines_.line()); }

  std::string_view value_of(std::string_view key, std::string_view line) const {
    if (!line.starts_with(key) || !line.substr(key.size()).starts_with(' '))
      lines_.fail(fmt::format("expected '{}'", key));
    return line.substr(key.size() + 1);
  }

  void read_head() {
    lines_.expect("eightfold certificate 1");
    const std::string_view n = field("n");
    while (std::to_string(params_.n) != n)
      if (++params_.n > max_size) lines_.fail("n is not a number from 0 to 32");
    const auto rule = rule_named(field("rule"));
    if (!rule) lines_.fail("unknown rule");
    params_.rule = *rule;
    if (lines_.line() == "board") {
      read_board();
      lines_.line();
    }
    params_.group = read_group(value_of("group", lines_.current()));
    if (params_.board)
      if (const auto found = find_unpreserved(*params_.board, params_.group))
        lines_.fail(fmt::format("{} does not preserve the board", name_of(found->symmetry)));
    read_list(field("list"));
  }

  void read_board() {
    params_.board = Board::square(params_.n);
    for (int row = 0; row < params_.n; ++row) {
      const std::string_view signs = lines_.line();
      if (static_cast<int>(signs.size()) != params_.n || signs.find_first_not_of(board_signs) != signs.npos)
        lines_.fail(fmt::format("not {} squares of the board", params_.n));
      for (int column = 0; column < params_.n; ++column) {
        const char sign = signs[static_cast<std::size_t>(column)];
        if (sign == 'Q' || sign == '!') params_.board->require({row, column});
        if (sign == '#' || sign == '!') params_.board->block({row, column});
      }
    }
  }

  // True if the square is blocked or another one of its row is required.
  bool is_excluded(Square square) const {
    if (!params_.board) return false;
    bool is_excluded = params_.board->is_blocked(square);
    for (int column = 0; column < params_.n; ++column)
      if (column != square.column && params_.board->is_required({square.row, column})) is_excluded = true;
    return is_excluded;
  }

  // "all", "canonical", or "canonical from COLUMNS until COLUMNS".
  void read_list(std::string_view list) {
    constexpr std::string_view part = "canonical from ";
    constexpr std::string_view until = " until ";
    if (list.starts_with(part)) {
      const std::string_view bounds = list.substr(part.size());
      const auto end = bounds.find(until);
      if (end == std::string_view::npos) lines_.fail("expected the bounds of the list");
      params_.from = read_bound(bounds.substr(0, end), 0);
      const Placement bound = read_bound(bounds.substr(end + until.size()), params_.n);
      if (!bound.empty()) params_.until = bound;
      return;
    }
    if (list != "canonical" && list != "all") lines_.fail("expected 'list canonical' or 'list all'");
    params_.every_solution = list == "all";
  }

  // The columns of a prefix, or nothing for the number that bounds the whole list.
  Placement read_bound(std::string_view text, int whole) const {
    Placement prefix;
    if (text == std::to_string(whole)) return prefix;
    for (const std::string_view word : split(text, ' ')) {
      int column = 0;
      while (column < params_.n && word != std::to_string(column)) ++column;
      if (column == params_.n || prefix.rows() == params_.n)
        lines_.fail("the bounds of the list are not prefixes");
      prefix.push_back(column);
    }
    return prefix;
  }

  Subgroup read_group(std::string_view names) {
    SymmetrySet elements;
    for (const Symmetry g : all_symmetries)
      if (std::ranges::count(split(names, ' '), name_of(g)) > 0) elements.insert(g);
    if (names_in_order(elements) != names) lines_.fail("not a list of symmetries in order");
    if (!is_subgroup(elements)) lines_.fail("the symmetries are not a group");
    return Subgroup(elements);
  }

  void check_tree(CertificateTally& tally) {
    std::vector<std::vector<int>> unvisited;  // by row: the open columns, the next one last
    Placement placement;
    for (;;) {
      stop_.throw_if_requested();
      if (placement.rows() == params_.n) {
        check_solution(placement, tally);
      } else {
        unvisited.push_back(open_columns(placement));
        std::ranges::reverse(unvisited.back());
      }
      while (!unvisited.empty() && unvisited.back().empty()) unvisited.pop_back();
      if (unvisited.empty()) return;
      while (placement.rows() >= static_cast<int>(unvisited.size())) placement.pop_back();
      placement.push_back(unvisited.back().back());
      unvisited.back().pop_back();
    }
  }

  static std::optional<int> row_of(char letter) {
    for (int row = 0; row < max_size; ++row)
      if (row_letter(row) == letter) return row;
    return std::nullopt;
  }

  std::optional<Symmetry> symmetry_of(char letter) const {
    for (const Symmetry g : params_.group.elements())
      if (certificate_letter_of(g) == letter) return g;
    return std::nullopt;
  }

  // Verifies the reasons; returns the columns without one.
  std::vector<int> open_columns(const Placement& placement) {
    std::string_view reasons = lines_.line();
    const auto next = [&] {
      const char letter = reasons.empty() ? '?' : reasons.front();
      reasons.remove_prefix(reasons.empty() ? 0 : 1);
      return letter;
    };
    std::vector<int> open;
    int column = 0;
    for (; !reasons.empty() && column < params_.n; ++column) {
      const char letter = next();
      if (letter == '.') {
        open.push_back(column);
      } else if (letter == '#') {
        if (!is_excluded({placement.rows(), column}))
          lines_.fail(fmt::format("column {} is allowed", column));
      } else if (letter == '<' || letter == '>') {
        check_out_of_range(placement, column, letter == '<');
      } else if (const auto row = row_of(letter)) {
        if (*row >= placement.rows() ||
            !attacks({*row, placement[*row]}, {placement.rows(), column}, params_.rule, params_.n))
          lines_.fail(fmt::format("the piece in row {} does not attack column {}", *row, column));
      } else {
        check_smaller(placement, column, symmetry_of(letter), row_of(next()));
      }
    }
    if (!reasons.empty() || column != params_.n)
      lines_.fail(fmt::format("not a reason for each of {} squares", params_.n));
    return open;
  }

  // Verifies that no completion of the prefix with a piece in the column is in the range of the list.
  void check_out_of_range(Placement prefix, int column, bool is_before) const {
    prefix.push_back(column);
    Placement from = params_.from;
    while (from.rows() > prefix.rows()) from.pop_back();
    if (is_before ? prefix >= from : !params_.until || prefix < *params_.until)
      lines_.fail(fmt::format("{} is not {} the range", as_vector(prefix), is_before ? "before" : "beyond"));
  }

  using ImageRows = std::array<int, max_size>;
  static constexpr int unknown = -1;

  // The column of the piece in each row of the image, as far as it is known from a prefix.
  ImageRows image_of(const Placement& prefix, Symmetry g) const {
    ImageRows columns;
    columns.fill(unknown);
    for (int row = 0; row < prefix.rows(); ++row) {
      const Square square = image(g, {row, prefix[row]}, params_.n);
      columns[static_cast<std::size_t>(square.row)] = square.column;
    }
    return columns;
  }

  // The first row in which the prefix and its image differ, or in which the image is not known.
  static int first_difference(const Placement& prefix, const ImageRows& image) {
    int row = 0;
    while (row < prefix.rows() && image[static_cast<std::size_t>(row)] == prefix[row]) ++row;
    return row;
  }

  // Verifies that the image of each completion of the prefix with a piece in the column is smaller, by that
  // row.
  void check_smaller(Placement prefix, int column, std::optional<Symmetry> g, std::optional<int> row) const {
    if (params_.every_solution || !g || !row)
      lines_.fail(fmt::format("no valid reason for column {}", column));
    prefix.push_back(column);
    const ImageRows rows = image_of(prefix, *g);
    const int found = first_difference(prefix, rows);
    const bool is_known = found < prefix.rows() && rows[static_cast<std::size_t>(found)] != unknown;
    if (found != *row || !is_known || rows[static_cast<std::size_t>(found)] > prefix[found])
      lines_.fail(fmt::format("the image of {} under {} is not smaller in row {}", as_vector(prefix),
                              name_of(*g), *row));
  }

  void check_solution(const Placement& placement, CertificateTally& tally) {
    SymmetrySet stabilizer;
    bool is_canonical = true;
    std::string expected = "= ";
    for (const Symmetry g : params_.group.elements()) {
      const ImageRows rows = image_of(placement, g);
      const int row = first_difference(placement, rows);
      expected += row < params_.n ? row_letter(row) : '*';
      if (row == params_.n) stabilizer.insert(g);
      if (row < params_.n && rows[static_cast<std::size_t>(row)] < placement[row]) is_canonical = false;
    }
    for (const int column : placement) expected += fmt::format(" {}", column);
    lines_.expect(expected);
    if (!is_solution(placement, Board::square(params_.n), params_.rule)) lines_.fail("not a solution");
    for (int row = 0; row < params_.n; ++row)
      if (is_excluded({row, placement[row]})) lines_.fail("not a solution on this board");
    if (!is_canonical && !params_.every_solution) lines_.fail("not canonical");
    if (placement < params_.from || (params_.until && placement >= *params_.until))
      lines_.fail("not in the range of the list");
    tally.add(stabilizer, is_canonical);
  }

  void check_tail(const CertifiedCounts& counts) {
    const std::string tail = certificate_tail(counts);
    for (const std::string_view line : split(std::string_view(tail).substr(0, tail.size() - 1), '\n'))
      lines_.expect(line);
    if (burnside_orbit_count(counts.fixed_points) != counts.orbits)
      lines_.fail("the number of orbits contradicts Burnside's lemma");
  }

  Lines lines_;
  StopToken stop_;
  CertificateParams params_;
};

}  // namespace

CertificateError::CertificateError(std::uint64_t line, const std::string& reason)
    : ParseError(fmt::format("line {}: {}", line, reason)), line_(line), reason_(reason) {}

CertificateError CertificateError::expected(std::uint64_t line, std::string_view text) {
  CertificateError error(line, fmt::format("expected '{}'", text));
  error.shows_valid_line_ = true;
  return error;
}

CertificateParams read_certificate_head(const std::function<std::string_view()>& next) {
  return Checker(next, {}).head();
}

CertifiedCounts check_certificate(const std::function<std::string_view()>& next, const StopToken& stop) {
  return Checker(next, stop).check();
}

}  // namespace eightfold::reports
