// Each kind of change to a certificate, under the full group, cyclic ones and the trivial one, and for both
// lists.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <string>
#include <vector>

#include "eightfold/symmetry/completeness_tree.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "tests/reports/certificate/certified.hpp"

namespace {

using namespace eightfold;
using reports::CertificateParams;

std::vector<CertificateParams> statements(int n) {
  std::vector<CertificateParams> result;
  for (const char* group : {"full", "quarter-turn", "half-turn", "trivial"})
    for (const bool all : {false, true}) result.push_back({n, Rule::queens, *Subgroup::named(group), all});
  result.push_back({n, Rule::rooks, full_group});
  result.push_back({n, Rule::torus, *Subgroup::named("diagonal-klein")});
  return result;
}

bool is_rejected(const std::vector<std::string>& lines) {
  return test::rejection_of_text(test::joined_lines(lines)) != "accepted";
}

TEST(MutatedCertificate, is_rejected_with_a_line_dropped_duplicated_or_exchanged) {
  for (const CertificateParams& params : statements(5)) {
    const auto lines = test::split_lines(test::certificate_text(params));
    for (std::size_t i = 0; i < lines.size(); ++i) {
      SCOPED_TRACE(lines[i]);
      const auto at = static_cast<std::ptrdiff_t>(i);
      auto changed = lines;
      changed.erase(changed.begin() + at);
      EXPECT_TRUE(is_rejected(changed));
      changed = lines;
      changed.insert(changed.begin() + at, lines[i]);
      EXPECT_TRUE(is_rejected(changed));
      changed = lines;
      if (i > 0) std::swap(changed[i - 1], changed[i]);
      if (changed != lines) {
        EXPECT_TRUE(is_rejected(changed));
      }
    }
  }
}

TEST(MutatedCertificate, is_rejected_if_it_is_truncated) {
  for (const CertificateParams& params : statements(4)) {
    const std::string text = test::certificate_text(params);
    for (std::size_t size = 0; size < text.size(); ++size)
      EXPECT_TRUE(
          test::rejection_of_text(text.substr(0, size)).ends_with(": the certificate is not complete"));
  }
}

std::string solution_line(const std::string& witnesses, const Placement& placement) {
  std::string line = "= " + witnesses;
  for (const int column : placement) line += " " + std::to_string(column);
  return line + "\n";
}

// The witnesses of a placement as a certificate writes them.
std::string witnesses_of(const Placement& placement, Subgroup group) {
  std::string text;
  for (const Symmetry g : group.elements()) {
    const Placement other = image(g, placement);
    int row = 0;
    while (row < placement.rows() && other[row] == placement[row]) ++row;
    text += row == placement.rows() ? "*" : std::to_string(row);
  }
  return text;
}

TEST(MutatedCertificate, is_rejected_with_a_representative_replaced_by_an_isomorph) {
  int replaced = 0;
  for (const int n : {4, 5, 6})
    for (const CertificateParams& params : statements(n)) {
      const auto lines = test::split_lines(test::certificate_text(params));
      for_each_completeness_node(
          {n, params.rule, params.group, params.every_solution}, [&](const CompletenessNode& node) {
            if (node.prefix.rows() < n) return true;
            const auto line =
                std::ranges::find(lines, solution_line(witnesses_of(node.prefix, params.group), node.prefix));
            EXPECT_NE(line, lines.end());
            for (const Symmetry g : all_symmetries) {
              const Placement isomorph = image(g, node.prefix);
              if (isomorph == node.prefix) continue;
              auto changed = lines;
              changed[static_cast<std::size_t>(line - lines.begin())] =
                  solution_line(witnesses_of(isomorph, params.group), isomorph);
              EXPECT_TRUE(is_rejected(changed));
              ++replaced;
            }
            return true;
          });
    }
  EXPECT_GT(replaced, 100);
}

// The isomorph at its own place in the tree: a canonical list that does not cut it off.
TEST(MutatedCertificate, is_rejected_with_a_solution_that_is_not_canonical) {
  for (const char* group : {"full", "half-turn", "flip-horizontal"}) {
    const std::string all = test::certificate_text({5, Rule::queens, *Subgroup::named(group), true});
    EXPECT_TRUE(test::rejection_of_text(test::with_replaced(all, "list all", "list canonical"))
                    .ends_with(": not canonical"));
  }
}

TEST(MutatedCertificate, is_rejected_with_a_stabilizer_too_large_or_too_small_or_another_witness) {
  for (const int n : {1, 4, 5})
    for (const CertificateParams& params : statements(n)) {
      const auto lines = test::split_lines(test::certificate_text(params));
      for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!lines[i].starts_with("= ")) continue;
        for (std::size_t at = 2; at < lines[i].find(' ', 2); ++at)
          for (const char witness : std::string("*0123456 ")) {
            if (witness == lines[i][at]) continue;
            auto changed = lines;
            changed[i][at] = witness;
            EXPECT_TRUE(is_rejected(changed)) << changed[i];
          }
      }
    }
}

TEST(MutatedCertificate, is_rejected_with_a_changed_tally) {
  for (const int n : {0, 1, 3, 5})
    for (const CertificateParams& params : statements(n)) {
      const auto lines = test::split_lines(test::certificate_text(params));
      const auto tail = static_cast<std::size_t>(
          std::ranges::find_if(lines, [](const auto& line) { return line.starts_with("fixed"); }) -
          lines.begin());
      auto doubled = lines;
      for (std::size_t i = tail; i + 1 < lines.size(); ++i) {
        const auto at = lines[i].rfind(' ') + 1;
        const std::string words = lines[i].substr(0, at);
        const std::string digits = lines[i].substr(at, lines[i].size() - at - 1);
        const int number = std::stoi(digits);
        doubled[i] = words + std::to_string(2 * number) + "\n";
        for (const std::string& other : {std::to_string(number + 1), std::to_string(number - 1), "0" + digits,
                                         "+" + digits, digits + " ", std::string()}) {
          auto changed = lines;
          changed[i] = words + other + "\n";
          EXPECT_TRUE(is_rejected(changed)) << changed[i];
        }
      }
      EXPECT_EQ(is_rejected(doubled), doubled != lines);  // without solutions, all numbers are 0
    }
}

bool attacks_by_definition(const CertificateParams& params, Square a, Square b) {
  const int down = b.row - a.row;
  const int across = b.column - a.column;
  if (across == 0) return true;
  if (params.rule == Rule::torus) return (across - down) % params.n == 0 || (across + down) % params.n == 0;
  return params.rule == Rule::queens && (across == down || across == -down);
}

// Whether the reason holds for each placement of n rooks that extends the prefix.
bool holds_for_all_completions(const std::string& reason, const Placement& prefix,
                               const CertificateParams& params) {
  const int row = reason.back() - '0';
  if (reason.size() == 1)
    return attacks_by_definition(params, {row, prefix[row]}, {prefix.rows() - 1, prefix[prefix.rows() - 1]});
  const auto g = static_cast<Symmetry>(reason.front() - 'A');
  if (params.every_solution || !params.group.elements().contains(g)) return false;
  std::vector<int> columns(static_cast<std::size_t>(params.n));
  for (int i = 0; i < params.n; ++i) columns[static_cast<std::size_t>(i)] = i;
  do {
    Placement placement;
    for (const int column : columns) placement.push_back(column);
    if (!std::equal(prefix.begin(), prefix.end(), placement.begin())) continue;
    const Placement other = image(g, placement);
    if (!std::equal(other.begin(), other.begin() + row, placement.begin()) || other[row] >= placement[row])
      return false;
  } while (std::ranges::next_permutation(columns).found);
  return true;
}

std::vector<std::string> reasons_of(const std::string& line) {
  std::vector<std::string> reasons;
  for (std::size_t i = 0; i + 1 < line.size(); i += reasons.back().size())
    reasons.push_back(line.substr(i, std::isupper(static_cast<unsigned char>(line[i])) != 0 ? 2 : 1));
  return reasons;
}

TEST(MutatedCertificate, is_rejected_with_a_reason_that_does_not_hold) {
  std::vector<std::string> others = {".", "?", "<", ">", "A0", "I0", "a", ""};
  for (const char row : std::string("0123")) {
    others.emplace_back(1, row);
    for (const char letter : std::string("BCDEFGH")) others.push_back(std::string{letter, row});
  }
  int accepted = 0;
  for (const CertificateParams& params : statements(4)) {
    const auto lines = test::split_lines(test::certificate_text(params));
    std::size_t line = 5;
    for_each_completeness_node(
        {params.n, params.rule, params.group, params.every_solution}, [&](const CompletenessNode& node) {
          const std::size_t i = line++;
          for (int column = 0; node.prefix.rows() < params.n && column < params.n; ++column)
            for (const std::string& other : others) {
              auto reasons = reasons_of(lines[i]);
              if (reasons.at(static_cast<std::size_t>(column)) == other) continue;
              reasons[static_cast<std::size_t>(column)] = other;
              auto changed = lines;
              changed[i] = test::joined_lines(reasons) + "\n";
              if (is_rejected(changed)) continue;
              ++accepted;
              Placement prefix = node.prefix;
              prefix.push_back(column);
              EXPECT_TRUE(holds_for_all_completions(other, prefix, params)) << test::joined_lines(changed);
            }
          return true;
        });
  }
  EXPECT_GT(accepted, 10);
}

TEST(MutatedCertificate, is_rejected_with_a_symmetry_outside_the_group) {
  const std::string text = test::certificate_text({5, Rule::queens, *Subgroup::named("half-turn")});
  for (const char* reason : {"A0", "B0", "D0", "E0", "F0", "G0", "H0"})
    EXPECT_NE(test::rejection_of_text(test::with_replaced(text, "C0", reason)), "accepted") << reason;
}

}  // namespace
