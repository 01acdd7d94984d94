// A certificate is accepted or rejected as a whole, as by every checker of proofs. What stands above the
// first invalid line would have to be judged by a search, and then it would be an ordinary submission. So a
// rejected certificate has one incorrect claim: that its list is proved. Its numbers may be correct, so they
// are not called incorrect; they are missing, because nothing proves them.
#include "eightfold/reports/coursework/certificate/verify_certificate.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "eightfold/core/verify.hpp"
#include "eightfold/reports/certificate/certificate.hpp"
#include "eightfold/reports/coursework/submission/json_tree.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "reports/coursework/submission/internal/steps.hpp"
#include "reports/coursework/verify/internal/checks.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/utf8.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

using reports::CertifiedCounts;
using reports::counted;

// A certificate as a submission.
struct SubmittedCertificate {
  Exercise exercise;
  CertifiedCounts counts;                              // if it is rejected, only what it is about
  std::optional<reports::CertificateError> rejection;  // the first line that proves nothing
};

// The text as `eightfold certify` writes it, if only its line ends and the blanks at its end differ. Most
// texts are not copied; `copy` has the others.
std::string_view restored(std::string_view text, std::string& copy) {
  const std::string_view content = reports::trimmed(text);
  const bool is_complete = content.ends_with("\nend");  // otherwise the line that breaks off stays as it is
  if (text.find('\r') == std::string_view::npos && (!is_complete || text.ends_with("\nend\n"))) return text;
  for (std::size_t i = 0; i < text.size(); ++i)
    if (text[i] != '\r' || text.substr(i + 1, 1) != "\n") copy += text[i];
  if (!is_complete) return copy;
  copy.resize(reports::trimmed(copy).size());
  return copy += '\n';
}

// The text as one piece.
auto piece_of(std::string_view text) {
  return [text]() mutable { return std::exchange(text, {}); };
}

// The exercise in the words of a submission, so that it is compared with the expected one like any other.
Exercise exercise_of(const reports::CertificateParams& params, const Expectations& expected) {
  const auto part = [](std::string_view key, std::size_t line, JsonTree value) {
    value.place = {line, 0};
    return JsonTree::Member{std::string(key), value.place, value};
  };
  const JsonTree tree{{1, 0},
                      JsonTree::Object{part("problem", 1, {{}, std::string(name_of(Problem::queens))}),
                                       part("n", 2, {{}, JsonTree::NumberText{std::to_string(params.n)}}),
                                       part("rule", 3, {{}, std::string(name_of(params.rule))}),
                                       part("group", 4, {{}, std::string(name_of(params.group))})}};
  return read_submission_tree(tree, expected).exercise;
}

SubmittedCertificate read_certificate(std::string_view text, const Expectations& expected) {
  std::string copy;
  const std::string_view lines = restored(reports::without_byte_order_mark(text), copy);
  SubmittedCertificate certificate;
  certificate.counts.params = reports::read_certificate_head(piece_of(lines));
  certificate.exercise = exercise_of(certificate.counts.params, expected);
  if (const auto& board = certificate.counts.params.board; board && board->is_constrained()) {
    refuse_unexpected_board(*board, {4, 0}, expected);
    certificate.exercise.board = board;
  }
  try {
    certificate.counts = reports::check_certificate(piece_of(lines));
  } catch (const reports::CertificateError& error) {
    certificate.rejection = error;
  }
  return certificate;
}

constexpr std::array<std::string_view, 5> claims_beside_the_list = {
    "stabilizers", "solution_count", "fixed_points", "burnside_sum", "orbit_count"};

std::string_view list_of(const CertifiedCounts& counts) {
  return counts.params.every_solution ? "solutions" : "representatives";
}

std::uint64_t solutions_of(const CertifiedCounts& counts) { return counts.fixed_points[Symmetry::identity]; }

std::uint64_t listed(const CertifiedCounts& counts) {
  return counts.params.every_solution ? solutions_of(counts) : counts.orbits;
}

Verdict proved(std::string_view claim, std::string claimed, std::string summary) {
  Verdict verdict = begin_verdict(claim, std::move(claimed));
  verdict.summary = "Proved by the certificate: " + std::move(summary);
  return verdict;
}

std::vector<Verdict> not_proved(Verdict of_list, std::string_view summary) {
  std::vector<Verdict> verdicts = {std::move(of_list)};
  for (const std::string_view claim : claims_beside_the_list)
    verdicts.push_back(failed_verdict(claim, Status::missing, summary));
  return verdicts;
}

// Without spoilers, not the line that would be valid, since it can contain a stabilizer or a number.
std::vector<Verdict> verdicts_of_rejected(const SubmittedCertificate& certificate, bool spoilers) {
  const reports::CertificateError& error = *certificate.rejection;
  Verdict verdict = failed_verdict(list_of(certificate.counts), Status::wrong,
                                   "The certificate is invalid, so it proves none of its claims.");
  add_finding_text(verdict, "not_proved", {static_cast<std::size_t>(error.line()), 0},
                   error.shows_valid_line() && !spoilers ? "this line does not follow from the lines above it"
                                                         : error.reason());
  return not_proved(std::move(verdict), "The certificate does not prove it.");
}

// The numbers of a part are correct, but not those of the exercise.
std::vector<Verdict> verdicts_of_part(const CertifiedCounts& counts) {
  Verdict verdict = failed_verdict(
      list_of(counts), Status::missing,
      "The certificate is valid, but it is about a part of the list; submit one of the whole list.");
  add_finding_text(verdict, "part", {}, reports::certified_sentence(counts));
  return not_proved(std::move(verdict), "Proved only for a part of the list.");
}

Verdict verdict_of_list(const CertifiedCounts& counts, const VerifyParams& params) {
  const std::string claimed = counted(listed(counts), "placement");
  if (listed(counts) == 0) return proved(list_of(counts), claimed, "there is no solution.");
  if (counts.params.every_solution)
    return proved("solutions", claimed, "the list contains every solution exactly once.");
  Verdict verdict = proved("representatives", claimed, "the list contains the least solution of each orbit.");
  const bool is_least_greatest = counts.orbits == solutions_of(counts);  // each orbit has one member
  if (params.representative != Representative::greatest || is_least_greatest) return verdict;
  verdict.status = Status::wrong;
  verdict.credit = 0;
  add_finding_text(verdict, "not_greatest", {},
                   "the greatest solution of each orbit is required, but a certificate has the least");
  return verdict;
}

bool is_listed(const CertifiedCounts& counts, const Placement& placement) {
  const reports::CertificateParams& about = counts.params;
  const Board board = about.board.value_or(Board::square(about.n));
  return placement.rows() == about.n && is_solution(placement, board, about.rule) &&
         (about.every_solution || canonical_form(placement, about.group) == placement);
}

Verdict verdict_of_stabilizers(const CertifiedCounts& counts, const VerifyParams& params) {
  Verdict verdict =
      proved("stabilizers", counted(listed(counts), "placement"),
             listed(counts) == 0 ? "there is no solution."
                                 : "each one contains exactly the elements that fix the placement.");
  const auto is_given = [&](const Placement& board) { return is_listed(counts, board); };
  for (const Placement& board : params.boards)
    if (!is_given(board))
      add_finding(verdict, "not_given", {}, "the stabilizer of {} is required but not given",
                  vector_of(board, {}));
  if (verdict.findings.empty()) return verdict;
  const auto good = static_cast<std::size_t>(std::ranges::count_if(params.boards, is_given));
  verdict.status = Status::wrong;
  verdict.credit = credit_of(good, 0, Integer(params.boards.size()));
  verdict.summary = fmt::format("Correct: {} of {}.", good, params.boards.size());
  return verdict;
}

std::string tally_of(const CertifiedCounts& counts) {
  return reports::joined(counts.params.group.elements(), ", ", [&](Symmetry g) {
    return fmt::format("{}: {}", name_of(g), counts.fixed_points[g]);
  });
}

std::vector<Verdict> verdicts_of(const SubmittedCertificate& certificate, const VerifyParams& params) {
  const CertifiedCounts& counts = certificate.counts;
  if (certificate.rejection) return verdicts_of_rejected(certificate, params.spoilers);
  if (counts.params.is_part()) return verdicts_of_part(counts);
  const std::uint64_t sum = sum_of(counts.fixed_points);
  return {verdict_of_list(counts, params),
          verdict_of_stabilizers(counts, params),
          proved("solution_count", std::to_string(solutions_of(counts)),
                 counts.params.every_solution ? "it is the length of the list."
                                              : "it is the number of members of all orbits."),
          proved("fixed_points", tally_of(counts), "the counts follow from the list and the stabilizers."),
          proved("burnside_sum", std::to_string(sum), "it is the sum over all elements."),
          proved("orbit_count", std::to_string(counts.orbits),
                 fmt::format("by Burnside's lemma it is {} / {}, and the list has as many {}.", sum,
                             counts.params.group.order(),
                             counts.params.every_solution ? "solutions without a smaller image"
                                                          : "representatives"))};
}

}  // namespace

bool is_certificate(std::string_view text) {
  constexpr std::size_t longest_head = 1300;  // with a board of 32 rows
  const std::string_view head = reports::without_byte_order_mark(text).substr(0, longest_head);
  const auto has = [&](std::string_view line) { return head.find(line) != std::string_view::npos; };
  return head.starts_with("eightfold certificate") || (has("\ngroup identity") && has("\nlist "));
}

CertificateVerdicts verify_certificate(std::string_view text, const Expectations& expected,
                                       const VerifyParams& params) {
  const SubmittedCertificate certificate = read_certificate(text, expected);
  return {certificate.exercise,
          {"This is a certificate. Each line is checked by the definitions, without a search."},
          verdicts_of(certificate, params)};
}

}  // namespace eightfold::coursework
