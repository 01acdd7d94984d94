#include <stdexcept>
#include <string>

#include "eightfold/reports/certificate/certificate.hpp"
#include "eightfold/symmetry/completeness_tree.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "reports/certificate/internal/tally.hpp"

namespace eightfold::reports {
namespace {

constexpr std::size_t piece_size = 1U << 16U;

void append(std::string& line, const SquareReason& reason) {
  using enum SquareReason::Kind;
  if (reason.kind == smaller) line += certificate_letter_of(reason.symmetry);
  if (reason.kind == smaller || reason.kind == attacked)
    line += row_letter(reason.row);
  else
    line += reason.kind == open ? '.' : reason.kind == excluded ? '#' : reason.kind == before ? '<' : '>';
}

class Writer {
 public:
  Writer(const CertificateParams& params, const std::function<void(std::string_view)>& sink)
      : params_(params), sink_(sink), tally_(params), text_(certificate_head(params)) {}

  void add(const CompletenessNode& node) {
    if (node.prefix.rows() < params_.n) {
      for (const SquareReason& reason : node.squares) append(text_, reason);
    } else {
      add_solution(node);
    }
    text_ += '\n';
    if (text_.size() >= piece_size) flush();
  }

  CertifiedCounts finish() {
    const CertifiedCounts counts = tally_.counts();
    text_ += certificate_tail(counts);
    flush();
    return counts;
  }

 private:
  void add_solution(const CompletenessNode& node) {
    SymmetrySet stabilizer;
    bool is_canonical = true;
    text_ += "= ";
    for (const Symmetry g : params_.group.elements()) {
      const std::optional<int> row = node.moved_rows[g];
      text_ += row ? row_letter(*row) : '*';
      if (!row) stabilizer.insert(g);
      if (row && image(g, node.prefix)[*row] < node.prefix[*row]) is_canonical = false;
    }
    for (const int column : node.prefix) (text_ += ' ') += std::to_string(column);
    tally_.add(stabilizer, is_canonical);
  }

  void flush() {
    sink_(text_);
    text_.clear();
  }

  CertificateParams params_;
  const std::function<void(std::string_view)>& sink_;
  CertificateTally tally_;
  std::string text_;
};

}  // namespace

CertifiedCounts write_certificate(const CertificateParams& params,
                                  const std::function<void(std::string_view)>& sink, const RunOptions& run) {
  if (params.every_solution && params.is_part())
    throw std::invalid_argument("only a canonical list has a certificate of a part");
  Writer writer(params, sink);
  for_each_completeness_node(
      {params.n, params.rule, params.group, params.every_solution, params.from, params.until, params.board},
      [&](const CompletenessNode& node) {
        writer.add(node);
        return true;
      },
      run);
  return writer.finish();
}

}  // namespace eightfold::reports
