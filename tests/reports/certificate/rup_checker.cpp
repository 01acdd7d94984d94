#include "tests/reports/certificate/rup_checker.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <sstream>
#include <vector>

namespace eightfold::test {
namespace {

// A literal is v for a true variable and -v for a false one. The sum of the coefficients of true literals is
// at least `degree`.
struct Term {
  std::int64_t coefficient;
  int literal;
};
struct Constraint {
  std::vector<Term> terms;  // positive coefficients, the largest first
  std::int64_t degree = 0;
};

int literal_of(const std::string& word) {
  const bool is_negated = word.starts_with('~');
  if (word.substr(is_negated ? 1 : 0, 1) != "x") throw ProofError("not a literal: " + word);
  return (is_negated ? -1 : 1) * std::stoi(word.substr(is_negated ? 2 : 1));
}

Constraint parse(std::istringstream& words) {
  Constraint result;
  std::string word;
  while (words >> word && word != ">=") {
    Term term{std::stoll(word), 0};
    words >> word;
    term.literal = literal_of(word);
    if (term.coefficient < 0) {  // -c x = c ~x - c
      term = {-term.coefficient, -term.literal};
      result.degree += term.coefficient;
    }
    result.terms.push_back(term);
  }
  std::int64_t bound = 0;
  words >> bound >> word;
  if (word != ";") throw ProofError("a constraint without end");
  result.degree += bound;
  std::ranges::stable_sort(result.terms, std::greater(), &Term::coefficient);
  return result;
}

class Propagation {
 public:
  explicit Propagation(int variables)
      : values_(static_cast<std::size_t>(variables) + 1),
        uses_(2 * static_cast<std::size_t>(variables) + 2) {}

  bool has_contradiction() const { return contradiction_; }
  bool is_true(int literal) const { return value(literal) > 0; }

  // Adds a constraint for good, with what follows.
  void add(Constraint constraint) {
    std::int64_t slack = -constraint.degree;
    for (const Term& term : constraint.terms) {
      uses_[index(term.literal)].push_back({constraints_.size(), term.coefficient});
      if (value(term.literal) >= 0) slack += term.coefficient;
    }
    constraints_.push_back(std::move(constraint));
    slacks_.push_back(slack);
    examine(constraints_.size() - 1);
    propagate();
    contradiction_ = contradiction_ || conflict_;
  }

  // Whether assuming the literals leads to a conflict. With `keep`, calls it before the assumptions are
  // undone.
  template <typename Keep>
  bool conflicts(const std::vector<int>& assumptions, Keep keep) {
    const std::size_t before = trail_.size();
    conflict_ = contradiction_;
    for (const int literal : assumptions) assign(literal);
    propagate();
    const bool result = conflict_;
    keep();
    while (trail_.size() > before) {
      const int literal = trail_.back();
      trail_.pop_back();
      if (trail_.size() < done_)
        for (const Use& use : uses_[index(-literal)]) slacks_[use.constraint] += use.coefficient;
      values_[static_cast<std::size_t>(std::abs(literal))] = 0;
    }
    done_ = trail_.size();
    conflict_ = contradiction_;
    return result;
  }

 private:
  struct Use {
    std::size_t constraint;
    std::int64_t coefficient;
  };

  static std::size_t index(int literal) {
    return 2 * static_cast<std::size_t>(std::abs(literal)) + (literal < 0 ? 1 : 0);
  }
  int value(int literal) const {
    const int of_variable = values_[static_cast<std::size_t>(std::abs(literal))];
    return literal > 0 ? of_variable : -of_variable;
  }

  void assign(int literal) {
    if (value(literal) < 0) conflict_ = true;
    if (value(literal) != 0) return;
    values_[static_cast<std::size_t>(std::abs(literal))] = literal > 0 ? 1 : -1;
    trail_.push_back(literal);
  }

  void examine(std::size_t i) {
    if (slacks_[i] < 0) conflict_ = true;
    for (const Term& term : constraints_[i].terms) {
      if (conflict_ || term.coefficient <= slacks_[i]) return;
      if (value(term.literal) == 0) assign(term.literal);
    }
  }

  void propagate() {
    while (done_ < trail_.size() && !conflict_) {
      const int falsified = -trail_[done_++];
      for (const Use& use : uses_[index(falsified)]) slacks_[use.constraint] -= use.coefficient;
      for (const Use& use : uses_[index(falsified)]) examine(use.constraint);
    }
  }

  std::vector<int> values_;  // by variable: 1 true, -1 false, 0 open
  std::vector<std::vector<Use>> uses_;
  std::vector<Constraint> constraints_;
  std::vector<std::int64_t> slacks_;  // the most by which the sum can exceed the degree
  std::vector<int> trail_;
  std::size_t done_ = 0;  // the assignments that the slacks include
  bool conflict_ = false;
  bool contradiction_ = false;
};

}  // namespace

std::size_t check_proof(std::string_view opb, std::string_view proof) {
  std::istringstream problem{std::string(opb)};
  std::string line;
  std::string word;
  int variables = 0;
  std::size_t constraints = 0;
  std::getline(problem, line);
  std::istringstream(line) >> word >> word >> variables >> word >> constraints;
  Propagation propagation(variables);
  std::size_t ids = 0;
  for (; std::getline(problem, line); ++ids) {
    std::istringstream words(line);
    propagation.add(parse(words));
  }
  if (ids != constraints) throw ProofError("the problem's head has another number of constraints");
  std::size_t solutions = 0;
  bool is_contradiction = false;
  std::istringstream steps{std::string(proof)};
  std::getline(steps, line);
  if (line != "pseudo-Boolean proof version 1.1") throw ProofError("another version");
  while (std::getline(steps, line)) {
    std::istringstream words(line);
    words >> word;
    std::vector<int> assumptions;
    Constraint learned;
    if (word == "f" || word == "c") {
      std::size_t number = 0;
      words >> number;
      is_contradiction = word == "c" && propagation.has_contradiction();
      if (number != ids || (word == "c" && !is_contradiction)) throw ProofError(line);
      continue;
    }
    if (word == "v") {
      while (words >> word) assumptions.push_back(literal_of(word));
      for (const int literal : assumptions) learned.terms.push_back({1, -literal});
      learned.degree = 1;
      bool is_complete = true;
      const bool conflict = propagation.conflicts(assumptions, [&] {
        for (int v = 1; v <= variables; ++v)
          is_complete = is_complete && (propagation.is_true(v) || propagation.is_true(-v));
      });
      if (conflict || !is_complete) throw ProofError(line);
      ++solutions;
    } else if (word == "rup") {
      learned = parse(words);
      for (const Term& term : learned.terms) assumptions.push_back(-term.literal);
      if (learned.degree != 1 || !propagation.conflicts(assumptions, [] {})) throw ProofError(line);
    } else {
      throw ProofError(line);
    }
    propagation.add(std::move(learned));
    ++ids;
  }
  if (!is_contradiction) throw ProofError("the proof has no end");
  return solutions;
}

}  // namespace eightfold::test
