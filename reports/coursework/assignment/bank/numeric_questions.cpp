// Questions whose answer is a number. The known wrong answers are the results of known misconceptions.
#include <fmt/core.h>

#include <algorithm>

#include "eightfold/symmetry/orbit_counter.hpp"
#include "reports/coursework/assignment/bank/internal/maker.hpp"
#include "reports/coursework/assignment/internal/colorings.hpp"
#include "reports/coursework/assignment/internal/files.hpp"
#include "reports/text/internal/symmetry_words.hpp"

namespace eightfold::coursework::bank {
namespace {

struct NumberQuestion {
  std::string claim;  // of the misconceptions; may be one that has none
  Rational right;
  std::string title;
  std::string text;
  std::string reason = {};                   // follows "Correct."; may be empty
  std::string otherwise;                     // feedback on a number without an explanation
  std::vector<IncorrectNumber> others = {};  // more incorrect numbers, with explanations of their own
};

// 96/7 becomes 13.71, and everything that rounds to it is accepted.
Numeric::Known known_number(const Rational& value, std::string feedback) {
  if (std::string exact = decimal_text(value); !exact.empty()) return {exact, "0", std::move(feedback)};
  const Rational hundredths = value * 100;
  const Integer rounded =
      (hundredths.numerator() * 2 + hundredths.denominator()) / (hundredths.denominator() * 2);
  return {decimal_text(Rational(rounded, 100)), "0.01", std::move(feedback)};
}

// Whether the range of a fraction that is not decimal may reach another number. For solutions it does not:
// the others are multiples of 1/8, and no seventh, fifth or third is so close to one.
bool is_near_another(const Rational& value, const std::vector<IncorrectNumber>& incorrect,
                     const Rational& right) {
  const auto is_near = [&](const Rational& other) {
    return other != value && value - other < Rational(3, 100) && other - value < Rational(3, 100);
  };
  return decimal_text(value).empty() &&
         (is_near(right) || std::ranges::any_of(incorrect, is_near, &IncorrectNumber::value));
}

void add_number(Maker& maker, NumberQuestion question) {
  Numeric numeric;
  numeric.right =
      known_number(question.right, question.reason.empty() ? "Correct." : "Correct. " + question.reason);
  numeric.otherwise = std::move(question.otherwise);
  auto incorrect = maker.incorrect(question.claim, question.right);
  for (IncorrectNumber& other : question.others)
    if (other.value != question.right &&
        std::ranges::find(incorrect, other.value, &IncorrectNumber::value) == incorrect.end())
      incorrect.push_back(std::move(other));
  for (const auto& [value, mistakes] : incorrect)
    if (!is_near_another(value, incorrect, question.right))
      numeric.wrong.push_back(known_number(value, feedback_on(mistakes)));
  maker.add(std::move(question.title), {{std::move(question.text)}}, std::move(numeric));
}

void ask_for_fixed_points(Maker& maker) {
  const std::string_view noun = noun_of(maker.assignment);
  for (const auto& [key, fixed] : maker.entries())
    add_number(maker,
               {.claim = "fixed_points." + key.name,
                .right = fixed,
                .title = "Fixed points of the " + entry_in_words(maker.exercise, key),
                .text = fmt::format("How many of these {}s does {} fix?", noun, each_of(maker.exercise, key)),
                .otherwise =
                    fmt::format("A symmetry fixes a {0} if the image is the same {0}. Count those.", noun)});
}

void ask_for_sum_and_orbits(Maker& maker) {
  const Answer& answer = maker.answer;
  const std::string_view noun = noun_of(maker.assignment);
  const std::string lemma =
      fmt::format("By Burnside's lemma, {} / {} = {}.", answer.sum.str(), answer.order, answer.orbits.str());
  const std::string hint = "By Burnside's lemma, the number of orbits is the mean number of fixed points.";
  if (is_about_solutions(maker.assignment))
    add_number(maker, {.claim = "solution_count",
                       .right = answer.points,
                       .title = "Number of solutions",
                       .text = "How many solutions does the puzzle have, if rotated and reflected solutions "
                               "count as different?",
                       .otherwise = "Check that your search tries every column in every row."});
  add_number(maker,
             {.claim = "burnside_sum",
              .right = answer.sum,
              .title = "Sum of the fixed points",
              .text = fmt::format("For each element of the group, count the {}s that it fixes. What is the "
                                  "sum of these numbers?",
                                  noun),
              .otherwise = "The sum has one term for each element of the group."});
  add_number(maker, {.claim = "orbit_count",
                     .right = answer.orbits,
                     .title = "Number of orbits",
                     .text = "How many orbits are there?",
                     .reason = lemma,
                     .otherwise = hint});
  if (is_about_solutions(maker.assignment) && maker.exercise.group != full_group)
    add_number(maker, {.claim = "fundamental_count",
                       .right = answer.fundamental,
                       .title = "Number of fundamental solutions",
                       .text = "How many solutions are there up to all eight symmetries of the square?",
                       .otherwise = hint});
}

IncorrectNumber own_mistake(const Rational& value, std::string title, std::string advice) {
  return {value, {{"", std::move(title), "", std::move(advice)}}};
}

void ask_for_orbits(Maker& maker, std::uint64_t orbits, std::uint64_t placements, std::string title,
                    std::string text) {
  NumberQuestion question = {.claim = {},
                             .right = orbits,
                             .title = std::move(title),
                             .text = std::move(text),
                             .otherwise =
                                 "The number of solutions in an orbit is the order of the group divided "
                                 "by the order of the stabilizer of any of them."};
  question.others.push_back(own_mistake(placements, "the solutions were counted, not the orbits",
                                        "Divide by the number of solutions in each of these orbits."));
  if (maker.answer.orbits != placements)
    question.others.push_back(own_mistake(maker.answer.orbits, "all orbits were counted",
                                          "The orbits can have different numbers of solutions."));
  add_number(maker, std::move(question));
}

// By size; and by type for those sizes that several types share.
void ask_for_sizes_and_types(Maker& maker) {
  const auto types = orbit_types_of(maker.answer.orbits_by_type, maker.exercise.group);
  for (int size = maker.exercise.group.order(); size > 1; size /= 2) {
    std::uint64_t orbits = 0;
    for (const OrbitTypeCount& type : types)
      if (type.size == static_cast<std::uint64_t>(size)) orbits += type.orbits;
    ask_for_orbits(maker, orbits, orbits * static_cast<std::uint64_t>(size),
                   fmt::format("Orbits with {} solutions", size),
                   fmt::format("How many orbits consist of exactly {} solutions?", size));
    for (const OrbitTypeCount& type : types)
      if (type.size == static_cast<std::uint64_t>(size) && type.orbits != orbits)
        ask_for_orbits(
            maker, type.orbits, type.placements, fmt::format("Orbits of the type {}", name_of(type.type)),
            fmt::format("The stabilizer of a solution always contains the identity. In how many orbits "
                        "does it also contain {}, and no other element?",
                        reports::elements_in_words(type.type)));
  }
}

}  // namespace

void add_numeric_questions(Maker& maker) {
  ask_for_fixed_points(maker);
  ask_for_sum_and_orbits(maker);
  if (is_about_solutions(maker.assignment)) ask_for_sizes_and_types(maker);
}

}  // namespace eightfold::coursework::bank
