// A student who submits again and again what the feedback contains. Without spoilers that earns nothing: the
// feedback names no right value, no missing object, and none of the entries that must go, except those that
// the student can see to be incorrect without knowing the answer (two queens that attack each other, an entry
// that occurs twice).
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "eightfold/core/solutions.hpp"
#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "reports/coursework/submission/internal/claim.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::coursework {
namespace {

using nlohmann::json;
using test::contains;

// The answers for 10 queens: 724 solutions, of which the half turn fixes 12; 736 / 8 = 92 orbits, 89 of size
// 8 and 3 of size 4. None of these numbers is small enough to occur by chance, as 0 does.
constexpr int queens = 10;
constexpr int smallest_telling = 9;

json all_solutions() {
  json solutions = json::array();
  for (const Placement& solution : Solutions(Board::square(queens)))
    solutions.push_back(std::vector<int>(solution.begin(), solution.end()));
  return solutions;
}

json first_solutions(std::ptrdiff_t count) {
  json solutions = all_solutions();
  solutions.erase(solutions.begin() + count, solutions.end());
  return solutions;
}

const std::vector<std::string> elements = {"identity",        "rotate90",      "rotate180", "rotate270",
                                           "flip_horizontal", "flip_vertical", "transpose", "anti_transpose"};

json tally_of(int number) {
  json tally;
  for (const std::string& element : elements) tally[element] = number;
  return tally;
}

// Every claim is wrong, and each list contains more than the answer.
json everything() {
  json stabilizers = json::array();
  for (const json& solution : first_solutions(5))
    stabilizers.push_back({{"placement", solution}, {"stabilizer", elements}});
  return {{"n", queens},
          {"solutions", first_solutions(80)},
          {"solution_count", 80},
          {"representatives", all_solutions()},
          {"orbits", json::array({all_solutions()})},
          {"stabilizers", stabilizers},
          {"fixed_points", tally_of(5)},
          {"burnside_sum", 41},
          {"orbit_count", 10.5},
          {"fundamental_count", 80},
          {"orbit_types", {{"full", 1}}},
          {"orbit_sizes", {{"1", 1}, {"2", 5}}}};
}

std::vector<json> wrong_submissions() {
  json half_turn = everything();
  half_turn["fixed_points"] = tally_of(0);
  half_turn["fixed_points"]["identity"] = 92;
  half_turn["fixed_points"]["rotate180"] = all_solutions();
  half_turn["orbit_types"] = {{"trivial", 10}, {"half_turn", 2}, {"full", 1}};
  json consistent = everything();  // the sum and the quotient follow from a correct tally
  consistent["fixed_points"] = tally_of(0);
  consistent["fixed_points"]["identity"] = 92;
  consistent["fixed_points"]["rotate180"] = 4;
  consistent["burnside_sum"] = 92;
  consistent["orbit_count"] = 10;
  json few = everything();
  few["representatives"] = first_solutions(3);
  few["orbits"] = json::array({first_solutions(3)});
  return {everything(), half_turn, consistent, few};
}

GradedSubmission graded(const json& submission) {
  ExamineParams params;
  params.verify.spoilers = false;
  for (const Claim& claim : all_claims())
    if (claim.belongs_to(Problem::queens)) params.rubric.points[std::string(claim.name)] = 10;
  return examine("a.json", submission.dump(), params);
}

// The feedback on each attempt contains new numbers, such as points, so the attempts never end by themselves.
constexpr std::size_t most_numbers = 40;

// What students can read, without the places in their own text.
std::string feedback_on(const GradedSubmission& submission) {
  std::string text;
  for (const VerdictFormat& format : verdict_formats)
    if (format.for_students) text += format.write(std::span(&submission, 1), {});
  return std::regex_replace(text, std::regex(R"(line \d+(, column \d+)?)"), "");
}

std::set<std::string> tokens_in(const std::string& text, const std::string& pattern) {
  const std::regex token(pattern);
  return {std::sregex_token_iterator(text.begin(), text.end(), token), std::sregex_token_iterator()};
}

// The words of the first text that the second one does not contain.
std::vector<std::string> new_tokens(const std::string& text, const std::string& known,
                                    const std::string& pattern) {
  const std::set<std::string> old = tokens_in(known, pattern);
  std::vector<std::string> found;
  for (const std::string& token : tokens_in(text, pattern))
    if (!old.contains(token)) found.push_back(token);
  return found;
}

const std::string numbers = R"(\d+(\.\d+)?)";
const std::string vectors = R"(\[\d+(,? \d+)*\])";

class Resubmitter {
 public:
  // Students know the lengths of their own lists.
  explicit Resubmitter(json submission) : first_(std::move(submission)), known_(first_.dump()) {
    for (const json& value : first_) known_ += " " + std::to_string(value.size());
    for (const json& orbit : first_.value("orbits", json::array()))
      known_ += " " + std::to_string(orbit.size());
  }

  // The next attempts after the feedback on the last ones: one with every placement of the feedback in each
  // list, and for each new number of the feedback one in which every number has that value.
  std::vector<json> attempts_after(const std::string& feedback) {
    json lists = first_;
    for (const std::string key : {"solutions", "representatives"})
      if (lists.contains(key))
        for (const std::string& vector : new_tokens(feedback, "", vectors)) add(lists[key], vector);
    std::vector<json> attempts = {lists};
    for (const std::string& number : new_tokens(feedback, known_, numbers)) {
      if (std::stod(number) < smallest_telling || tried_.size() == most_numbers) continue;
      if (!tried_.insert(number).second) continue;
      json& attempt = attempts.emplace_back(json{{"n", queens}, {"fixed_points", tally_of(0)}});
      for (json& fixed : attempt["fixed_points"]) fixed = json::parse(number);
      for (const std::string key : {"solution_count", "burnside_sum", "orbit_count", "fundamental_count"})
        attempt[key] = json::parse(number);
      attempt["orbit_types"] = first_.value("orbit_types", json::object());
      for (const std::string type : {"trivial", "half_turn", "quarter_turn"})
        if (contains(feedback, type)) attempt["orbit_types"][type] = 0;
      attempt["orbit_sizes"] = first_.value("orbit_sizes", json::object());
      for (const std::string key : {"orbit_types", "orbit_sizes"})
        for (json& orbits : attempt[key]) orbits = json::parse(number);
    }
    return attempts;
  }

  // Removes the placements and the elements that the feedback names, other than those with visible errors.
  json with_named_entries_removed(const std::string& feedback) const {
    std::string named;
    std::istringstream lines(feedback);
    for (std::string line; std::getline(lines, line);)
      if (!contains(line, "attack each other") && !contains(line, "is the same placement"))
        named += line + '\n';
    json result = first_;
    for (const std::string key : {"solutions", "representatives"}) remove_named(result[key], named);
    for (json& orbit : result["orbits"]) remove_named(orbit, named);
    for (json& fixed : result["fixed_points"])
      if (fixed.is_array()) remove_named(fixed, named);
    for (json& entry : result["stabilizers"]) {
      json& stabilizer = entry["stabilizer"];
      for (std::size_t i = stabilizer.size(); i-- > 0;)
        if (contains(named, stabilizer[i].get<std::string>() + " does not fix")) stabilizer.erase(i);
    }
    return result;
  }

 private:
  static std::string vector_of(const json& placement) {
    std::string text = "[";
    for (const json& column : placement) text += (text.size() > 1 ? " " : "") + column.dump();
    return text + "]";
  }

  void add(json& list, const std::string& vector) const {
    const json placement = json::parse(std::regex_replace(vector, std::regex(",? "), ","));
    if (placement.size() == queens && !contains(known_, placement.dump())) list.push_back(placement);
  }

  static void remove_named(json& list, const std::string& named) {
    for (std::size_t i = list.size(); i-- > 0;)
      if (contains(named, vector_of(list[i]))) list.erase(i);
  }

  json first_;
  std::string known_;
  std::set<std::string> tried_;
};

// The best score of each claim in many rounds of attempts, each with the feedback on the ones before.
std::map<std::string, double> best_scores(const json& submission, std::string feedback) {
  constexpr int most_rounds = 10;
  std::map<std::string, double> best;
  Resubmitter student(submission);
  for (int round = 0; round < most_rounds; ++round) {
    const std::vector<json> attempts = student.attempts_after(feedback);
    if (round > 0 && attempts.size() == 1) break;  // nothing new
    std::string next;
    for (const json& attempt : attempts) {
      const GradedSubmission again = graded(attempt);
      for (const GradedClaim& claim : again.claims) {
        double& score = best[claim.verdict.claim];
        score = std::max(score, claim.score);
      }
      next += feedback_on(again);
    }
    feedback = std::move(next);
  }
  return best;
}

TEST(Resubmission, of_what_the_feedback_contains_earns_nothing) {
  for (const json& submission : wrong_submissions()) {
    const GradedSubmission first = graded(submission);
    ASSERT_EQ(first.unreadable, "");
    const auto best = best_scores(submission, feedback_on(first));
    for (const GradedClaim& claim : first.claims)
      EXPECT_LE(best.at(claim.verdict.claim), claim.score) << claim.verdict.claim;
  }
}

TEST(Resubmission, without_what_the_feedback_names_earns_nothing) {
  for (const json& submission : wrong_submissions()) {
    const GradedSubmission first = graded(submission);
    const GradedSubmission again =
        graded(Resubmitter(submission).with_named_entries_removed(feedback_on(first)));
    for (std::size_t i = 0; i < again.claims.size(); ++i)
      EXPECT_LE(again.claims[i].score, first.claims[i].score) << again.claims[i].verdict.claim;
  }
}

// The attack itself works: with spoilers it finds every number.
TEST(Resubmission, with_spoilers_earns_points) {
  json submission = everything();
  submission.erase("representatives");  // its length would be an answer
  submission.erase("orbits");
  const auto best = best_scores(submission, feedback_on(examine("a.json", submission.dump(), {})));
  for (const std::string claim : {"solution_count", "burnside_sum", "orbit_count", "fundamental_count"})
    EXPECT_EQ(best.at(claim), 10) << claim;
  const json list = {{"n", queens}, {"solutions", first_solutions(80)}};
  const GradedSubmission incomplete = examine("a.json", list.dump(), {});
  EXPECT_GT(best_scores(list, feedback_on(incomplete)).at("solutions"), graded(list).claims[0].score);
}

}  // namespace
}  // namespace eightfold::coursework
