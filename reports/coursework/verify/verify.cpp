#include "eightfold/reports/coursework/verify/verify.hpp"

#include <algorithm>

#include "eightfold/core/verify.hpp"
#include "eightfold/reports/coursework/verify/answer_cache.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/reports/notation/squares.hpp"
#include "eightfold/symmetry/canonical_solutions.hpp"
#include "reports/coursework/verify/internal/checks.hpp"
#include "reports/text/internal/rule_words.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"
#include "symmetry/internal/big_integer.hpp"

namespace eightfold::coursework {

void add_finding_text(Verdict& verdict, std::string_view kind, Place place, std::string text) {
  constexpr std::size_t most = 20;
  constexpr std::ptrdiff_t most_missing = 5;
  const bool enough = kind.starts_with("missing") &&
                      std::ranges::count(verdict.findings, kind, &Finding::kind) >= most_missing;
  if (!enough && verdict.findings.size() < most)
    verdict.findings.push_back({std::string(kind), words_of(place), std::move(text)});
  else
    ++verdict.omitted_findings;
}

std::size_t finding_count(const Verdict& verdict) {
  return verdict.findings.size() + verdict.omitted_findings;
}

Verdict begin_verdict(std::string_view claim, std::string claimed) {
  Verdict verdict;
  verdict.claim = claim;
  verdict.title = claim_named(claim)->title;
  verdict.claimed = std::move(claimed);
  return verdict;
}

Verdict failed_verdict(std::string_view claim, Status status, std::string_view summary, std::string claimed) {
  Verdict verdict = begin_verdict(claim, std::move(claimed));
  verdict.status = status;
  verdict.summary = summary;
  verdict.credit = 0;
  return verdict;
}

std::string written(const Case& c, const Placement& placement) {
  return vector_of(placement, c.submission.conventions);
}

std::string missing_words(std::size_t missing) {
  if (missing == 0) return "";
  return missing == 1 ? "; one is missing" : fmt::format("; {} are missing", missing);
}

std::string hidden_summary(std::size_t bad, std::size_t missing, std::string_view what) {
  if (bad == 0) return fmt::format("Some {} are missing.", what);
  return missing == 0 ? "Some entries are incorrect."
                      : fmt::format("Some entries are incorrect, and some {} are missing.", what);
}

bool Case::carries(std::string_view claim) const {
  constexpr double least_credit = 0.5;
  // A sum has no parts of its own that could be correct.
  const double* found = value_at(credit, claim == "burnside_sum" ? "fixed_points" : claim);
  return found != nullptr && *found >= least_credit;
}

std::size_t add_unread(const Case& c, Verdict& verdict, std::string_view claim) {
  std::size_t count = 0;
  for (const Unread& unread : c.submission.unread) {
    if (unread.claim != claim) continue;
    ++count;
    add_finding_text(verdict, "unreadable", unread.place, unread.reason);
  }
  const std::size_t* more = value_at(c.submission.more_unread, claim);
  if (more == nullptr) return count;
  verdict.omitted_findings += *more;
  return count + *more;
}

bool expect_solution(const Case& c, Verdict& verdict, const SubmittedPlacement& submitted) {
  const auto& exercise = c.answer.exercise;
  const Placement& placement = submitted.placement;
  const std::string pieces = reports::pieces_of_rule(exercise.rule);
  const auto attacks = find_attacks(placement, exercise.rule, std::max(exercise.n, 1));
  if (!attacks.empty()) {
    const auto square = [&](Square s) {
      if (submitted.transposed) std::swap(s.row, s.column);
      return reports::square_name(s, exercise.n);
    };
    add_finding(verdict, "attack", submitted.place,
                "{} is not a solution: the {} on {} and {} attack each other ({})", submitted.written, pieces,
                square(attacks[0].upper), square(attacks[0].lower), reports::square_names);
    return false;
  }
  if (placement.rows() != exercise.n) {
    add_finding(verdict, "incomplete", submitted.place, "{} is not a solution: it has {} of {} {}",
                submitted.written, placement.rows(), exercise.n, pieces);
    return false;
  }
  if (!exercise.board) return true;
  const auto has_piece = [&](Square square) { return placement[square.row] == square.column; };
  const auto required = reports::required_squares(*exercise.board);
  const auto blocked = reports::blocked_squares(*exercise.board);
  const auto empty = std::ranges::find_if_not(required, has_piece);
  const auto misplaced = std::ranges::find_if(blocked, has_piece);
  if (empty != required.end())
    add_finding(verdict, "not_allowed", submitted.place, "{} is not a solution: {} is required, but empty",
                submitted.written, reports::square_name(*empty, exercise.n));
  else if (misplaced != blocked.end())
    add_finding(verdict, "not_allowed", submitted.place, "{} is not a solution: {} is blocked",
                submitted.written, reports::square_name(*misplaced, exercise.n));
  return empty == required.end() && misplaced == blocked.end();
}

void add_duplicate(Verdict& verdict, const SubmittedPlacement& submitted, Place first) {
  add_finding(verdict, "duplicate", submitted.place, "{} is the same placement as the one in {}",
              submitted.written, words_of(first));
}

double credit_of(std::size_t good, std::size_t bad, const Integer& needed) {
  if (needed == 0) return bad == 0 ? 1 : 0;
  return std::max(0.0, static_cast<double>(good) - static_cast<double>(bad)) /
         big(needed).convert_to<double>();
}

std::size_t add_missing_orbits(const Case& c, Verdict& verdict,
                               const std::map<Placement, std::size_t>& known) {
  const auto& exercise = c.answer.exercise;
  std::size_t missing = 0;
  for_each_canonical_solution(
      {.n = exercise.n, .group = exercise.group, .rule = exercise.rule, .board = exercise.board},
      [&](const Orbit& orbit) {
        if (known.contains(orbit.representative)) return true;
        ++missing;
        if (c.params.spoilers)
          add_finding(verdict, "missing_orbit", {},
                      "an orbit of {} (stabilizer: {}) is missing: the orbit of {}",
                      reports::counted(static_cast<std::uint64_t>(orbit.size), "member"),
                      reports::group_in_words(orbit.stabilizer), written(c, orbit.representative));
        return true;
      });
  return missing;
}

std::optional<Verdict> check_listed_n(const Case& c, const Verdict& begun, Place place) {
  const auto& exercise = c.answer.exercise;
  const int largest = largest_listed_n(exercise.rule);
  if (exercise.n <= largest) return std::nullopt;
  Verdict verdict = failed_verdict(begun.claim, Status::not_checked,
                                   "This claim is not checked and has no points.", begun.claimed);
  add_finding(verdict, "not_checked", place,
              "{}: cannot be checked for n = {}; lists of {} are checked up to n = {}", begun.claim,
              exercise.n, pieces_of(exercise), largest);
  return verdict;
}

void name_mistakes(const Case& c, Verdict& verdict, std::string_view claim, const Rational& value,
                   const Rational& correct) {
  WrongNumber wrong{c.answer.exercise, std::string(claim), value, c.answer.quantities, {}, correct};
  for (const TallyClaim& tally : c.submission.fixed_points)
    wrong.own_tallies[tally.key.name] = tally.number.value;
  std::vector<std::pair<std::string_view, std::string_view>> own = {{"burnside_sum", "own_sum"},
                                                                    {"orbit_count", "own_orbits"}};
  if (c.answer.exercise.group == full_group) own.emplace_back("orbit_count", "own_fundamental");
  own.emplace_back("fundamental_count", "own_fundamental");
  for (const auto& [key, name] : own)
    if (const Number* number = value_at(c.submission.numbers, key))
      wrong.quantities[std::string(name)] = number->value;
  if (c.own_tally_sum) wrong.quantities["own_tally_sum"] = Rational(*c.own_tally_sum);
  for (KnownMistake& mistake :
       explain(wrong, c.params.misconceptions, c.params.spoilers, verdict.status == Status::carried))
    if (std::ranges::find(verdict.mistakes, mistake.id, &KnownMistake::id) == verdict.mistakes.end())
      verdict.mistakes.push_back(std::move(mistake));
}

std::vector<Verdict> verify(const Submission& submission, const VerifyParams& params) {
  AnswerCache own;
  AnswerCache& answers = params.answers != nullptr ? *params.answers : own;
  const Answer& answer =
      *at_place(submission.n_place, "", [&] { return &answers.answer_to(submission.exercise); });
  Case c{submission, answer, params};
  std::vector<Verdict> verdicts;
  std::vector<Claim> claims = all_claims();
  std::ranges::stable_sort(claims, {}, &Claim::step);
  for (const Claim& claim : claims) {
    std::optional<Verdict> verdict = claim.check(claim, c);
    if (!verdict) {
      verdict = failed_verdict(claim.name, Status::wrong, "It could not be read.");
      if (add_unread(c, *verdict, claim.name) == 0) continue;
      verdict->claimed = std::ranges::find(c.submission.unread, claim.name, &Unread::claim)->written;
    }
    c.credit.try_emplace(verdict->claim, verdict->credit);
    verdicts.push_back(std::move(*verdict));
  }
  return verdicts;
}

}  // namespace eightfold::coursework
