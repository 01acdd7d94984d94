#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "eightfold/core/board.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/core/run_options.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/symmetry/burnside.hpp"
#include "eightfold/symmetry/subgroup.hpp"

namespace eightfold::reports {

/// The largest N whose certificate is of a practical length: for 14 queens 98 MB, which are written and
/// checked in seconds, and about six times as long for each further N.
inline constexpr int largest_practical_n = 14;

/// What a certificate is about. data/certificate/README.md describes the format.
struct CertificateParams {
  int n = 0;  ///< 0 to 32
  Rule rule = Rule::queens;
  Subgroup group = full_group;
  bool every_solution = false;  ///< list every solution, not only the canonical ones
  /// Restricts a canonical list to the solutions in [from, until): prefixes as in CompletenessParams. The
  /// numbers are then those of the orbits that the solutions represent.
  Placement from = {};
  std::optional<Placement> until = {};
  /// n×n, with required and blocked squares that the group preserves; by default without.
  std::optional<Board> board = {};

  [[nodiscard]] bool is_part() const { return !from.empty() || until; }
};

/// The numbers that a certificate proves.
struct CertifiedCounts {
  CertificateParams params = {};
  FixedPoints fixed_points{full_group};  ///< of the elements of the group; the identity fixes all solutions
  std::uint64_t orbits = 0;
};

/// Writes a certificate piece by piece; memory does not grow with its length. Throws std::invalid_argument
/// unless 0 <= n <= 32, the range is valid and of a canonical list, and the group preserves a board of this
/// size; rethrows what the sink throws.
CertifiedCounts write_certificate(const CertificateParams& params,
                                  const std::function<void(std::string_view)>& sink,
                                  const RunOptions& run = {});

/// "Proved: the 8-queens puzzle has 92 solutions in 12 orbits under the full group: (92 + … + 0) / 8 = 96 / 8
/// = 12."
[[nodiscard]] std::string certified_sentence(const CertifiedCounts& counts);

/// The first line of a certificate that proves nothing: "line 7: the piece in row 1 does not attack column
/// 2".
class CertificateError : public ParseError {
 public:
  CertificateError(std::uint64_t line, const std::string& reason);

  /// An error in a line that follows from those above it, which the message shows.
  [[nodiscard]] static CertificateError expected(std::uint64_t line, std::string_view text);

  [[nodiscard]] std::uint64_t line() const { return line_; }
  [[nodiscard]] const std::string& reason() const { return reason_; }  ///< the message without the line
  [[nodiscard]] bool shows_valid_line() const { return shows_valid_line_; }

 private:
  std::uint64_t line_;
  std::string reason_;
  bool shows_valid_line_ = false;
};

/// What the lines up to the list say that a certificate is about. Throws CertificateError.
[[nodiscard]] CertificateParams read_certificate_head(const std::function<std::string_view()>& next);

/// Checks a certificate by the definitions alone: which squares a piece attacks, the images of a square,
/// lexicographic order, Burnside's lemma. It uses no search. `next` returns the next piece of the text, which
/// is valid until the next call, and an empty one at the end. Throws CertificateError, and Stopped. Memory
/// does not grow with the length.
[[nodiscard]] CertifiedCounts check_certificate(const std::function<std::string_view()>& next,
                                                const StopToken& stop = {});

/// The largest N for which a proof is written: checkers keep all constraints in memory.
inline constexpr int largest_pseudo_boolean_n = 10;

/// Writes the statement of a certificate as a pseudo-Boolean problem in the OPB format of the PB
/// competitions: variable x(i n + j + 1) is 1 if a piece is on the square in row i and column j. The
/// solutions of the problem are the solutions of the certificate. A canonical list adds for each element of
/// the group but the identity one constraint: the image is not lexicographically smaller. Each required or
/// blocked square has a constraint of its own. Throws
/// std::invalid_argument unless 0 <= n <= largest_pseudo_boolean_n.
void write_opb(const CertificateParams& params, const std::function<void(std::string_view)>& sink);

/// Writes a proof in the format 1.1 of VeriPB that the problem has exactly the solutions that the proof logs.
/// Throws std::invalid_argument unless 0 <= n <= largest_pseudo_boolean_n.
void write_veripb(const CertificateParams& params, const std::function<void(std::string_view)>& sink,
                  const RunOptions& run = {});

}  // namespace eightfold::reports
