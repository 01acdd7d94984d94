// A certificate is accepted or rejected as a whole, as by every checker of proofs. What stands above the
// first invalid line would have to be judged by a search, and then it would be an ordinary submission. So a
// rejected certificate has one incorrect claim: that its list is proved. Its numbers may be correct, so they
// are not called incorrect; they are missing, because nothing proves them.
#include "eightfold/reports/coursework/certificate/verify_certificate.hpp"

#include <algorithm>

#include "eightfold/core/verify.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "reports/coursework/certificate/internal/submitted_certificate.hpp"
#include "reports/coursework/verify/internal/checks.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

using reports::CertifiedCounts;
using reports::counted;

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
  of_list.credit = 0;
  std::vector<Verdict> verdicts = {std::move(of_list)};
  for (const std::string_view claim : claims_beside_the_list) {
    Verdict verdict = begin_verdict(claim, "");
    verdict.status = Status::missing;
    verdict.credit = 0;
    verdict.summary = summary;
    verdicts.push_back(std::move(verdict));
  }
  return verdicts;
}

// Without spoilers, not the line that would be valid, since it can contain a stabilizer or a number.
std::vector<Verdict> verdicts_of_rejected(const SubmittedCertificate& certificate, bool spoilers) {
  const reports::CertificateError& error = *certificate.rejection;
  Verdict verdict = begin_verdict(list_of(certificate.counts), "");
  verdict.status = Status::wrong;
  verdict.summary = "The certificate is invalid, so it proves none of its claims.";
  add_finding_text(verdict, "not_proved", {static_cast<std::size_t>(error.line()), 0},
                   error.shows_valid_line() && !spoilers ? "this line does not follow from the lines above it"
                                                         : error.reason());
  return not_proved(std::move(verdict), "The certificate does not prove it.");
}

// The numbers of a part are correct, but not those of the exercise.
std::vector<Verdict> verdicts_of_part(const CertifiedCounts& counts) {
  Verdict verdict = begin_verdict(list_of(counts), "");
  verdict.status = Status::missing;
  verdict.summary =
      "The certificate is valid, but it is about a part of the list; submit one of the whole list.";
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
  return placement.rows() == about.n && is_solution(placement, Board::square(about.n), about.rule) &&
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

CertificateVerdicts verify_certificate(std::string_view text, const Expectations& expected,
                                       const VerifyParams& params) {
  const SubmittedCertificate certificate = read_certificate(text, expected);
  return {certificate.exercise,
          {"This is a certificate. Each line is checked by the definitions, without a search."},
          verdicts_of(certificate, params)};
}

}  // namespace eightfold::coursework
