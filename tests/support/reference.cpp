#include "tests/support/reference.hpp"

#include <array>
#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string_view>
#include <utility>

namespace eightfold::test {
namespace {

using Fields = std::vector<std::string>;

Fields split(const std::string& line, char separator) {
  Fields fields;
  std::istringstream in(line);
  for (std::string field; std::getline(in, field, separator);) fields.push_back(field);
  return fields;
}

std::vector<Fields> read_table(const std::string& name, std::string_view header) {
  const std::string path = EIGHTFOLD_DATA_DIR "/reference/" + name;
  std::ifstream in(path);
  std::string line;
  while (std::getline(in, line) && line.starts_with('#')) continue;
  if (line != header) throw std::runtime_error(path + ": expected the header '" + std::string(header) + "'");
  std::vector<Fields> rows;
  while (std::getline(in, line)) rows.push_back(split(line, '\t'));
  return rows;
}

std::optional<std::uint64_t> count_in(const std::string& field) {
  if (field == "?" || field == "-") return std::nullopt;
  return std::stoull(field);
}

std::map<int, PublishedCounts> read_counts() {
  std::map<int, PublishedCounts> counts;
  for (const Fields& row : read_table("queens.tsv", "n\tall\tfundamental\thalf_turn\tquarter_turn")) {
    const int n = std::stoi(row.at(0));
    counts[n] = {n, count_in(row.at(1)), count_in(row.at(2)), count_in(row.at(3)), count_in(row.at(4))};
  }
  return counts;
}

using Relatives = std::map<std::pair<Rule, int>, PublishedRelative>;

Relatives read_relatives() {
  Relatives relatives;
  for (const Fields& row : read_table("relatives.tsv",
                                      "rule\tn\tall\tfundamental\ttrivial\thalf_turn\tdiagonal_flip\t"
                                      "diagonal_klein\tquarter_turn")) {
    constexpr std::array types = {SubgroupClass::trivial, SubgroupClass::half_turn,
                                  SubgroupClass::diagonal_flip, SubgroupClass::diagonal_klein,
                                  SubgroupClass::quarter_turn};
    PublishedRelative& counts = relatives[{rule_named(row.at(0)).value(), std::stoi(row.at(1))}];
    counts.all = count_in(row.at(2));
    counts.fundamental = count_in(row.at(3));
    for (std::size_t i = 0; i < types.size(); ++i)
      if (const auto orbits = count_in(row.at(4 + i))) counts.orbits_by_type[types[i]] = *orbits;
  }
  return relatives;
}

std::vector<PublishedCanonicalSolution> read_canonical_solutions() {
  std::vector<PublishedCanonicalSolution> solutions;
  for (const Fields& row : read_table(
           "canonical8.tsv", "index_from_1\tzero_based\tone_based\torbit_size\torbit_type\tfen\talgebraic")) {
    Placement placement;
    for (const std::string& column : split(row.at(1), ',')) placement.push_back(std::stoi(column));
    solutions.push_back(
        {std::stoi(row.at(0)), placement, row.at(2), std::stoi(row.at(3)), row.at(4), row.at(5), row.at(6)});
  }
  return solutions;
}

}  // namespace

const PublishedCounts& published_counts(int n) {
  static const std::map<int, PublishedCounts> counts = read_counts();
  return counts.at(n);
}

const PublishedRelative& published_relative(Rule rule, int n) {
  static const Relatives relatives = read_relatives();
  return relatives.at({rule, n});
}

const std::vector<PublishedCanonicalSolution>& published_canonical_solutions() {
  static const std::vector<PublishedCanonicalSolution> solutions = read_canonical_solutions();
  return solutions;
}

const std::map<std::string, PublishedSequence, std::less<>>& published_sequences() {
  static const auto sequences = [] {
    std::map<std::string, PublishedSequence, std::less<>> all;
    for (const Fields& row : read_table("sequences.tsv", "id\tfirst\tterms"))
      all[row.at(0)] = {std::stoi(row.at(1)), split(row.at(2), ' ')};
    return all;
  }();
  return sequences;
}

}  // namespace eightfold::test
