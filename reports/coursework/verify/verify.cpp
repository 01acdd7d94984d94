#include "reports/coursework/verify/verify.hpp"

#include "reports/coursework/verify/checks.hpp"
#include "reports/io/parse_error.hpp"

namespace eightfold::coursework {
namespace {

Answer answer_at(Place place, const Exercise& exercise) {
  try {
    return answer_to(exercise);
  } catch (const reports::ParseError& error) {
    refuse(place, error.what());
  }
}

}  // namespace

std::vector<Verdict> verify(const Submission& submission, const VerifyParams& params) {
  const Answer answer = answer_at(submission.n_place, submission.exercise);
  Case c{submission, answer, params};
  std::vector<Verdict> verdicts;
  const auto add = [&](std::optional<Verdict> verdict) {
    if (verdict) verdicts.push_back(std::move(*verdict));
  };
  add(check_solutions(c));
  add(check_count(c, number_keys[0]));
  add(check_representatives(c));
  add(check_orbits(c));
  add(check_stabilizers(c));
  add(check_tally(c));
  add(check_sum(c));
  for (const ClaimKey& key : number_keys.subspan(2)) add(check_count(c, key));
  add(check_orbit_types(c));
  add(check_orbit_sizes(c));
  return verdicts;
}

}  // namespace eightfold::coursework
