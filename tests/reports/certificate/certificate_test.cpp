#include "eightfold/reports/certificate/certificate.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <random>
#include <string>

#include "eightfold/core/solutions.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"

namespace {

using namespace eightfold;
using reports::CertificateParams;
using reports::CertifiedCounts;

std::string certificate(const CertificateParams& params) {
  std::string text;
  reports::write_certificate(params, [&](std::string_view piece) { text += piece; });
  return text;
}

CertifiedCounts check(std::string_view text, std::size_t piece = 1U << 16U) {
  return reports::check_certificate([&] {
    const std::string_view next = text.substr(0, piece);
    text.remove_prefix(next.size());
    return next;
  });
}

std::string failure_of(const std::string& text) {
  try {
    (void)check(text);
  } catch (const reports::ParseError& error) {
    return error.what();
  }
  return "accepted";
}

CertifiedCounts counts_by_enumeration(const CertificateParams& params) {
  OrbitCounter counter(params.group);
  for (const Placement& solution : Solutions(Board::square(params.n), {}, params.rule)) counter.add(solution);
  const CheckedOrbitCount count = counter.finish();
  return {params, count.fixed_points, count.counts.orbits};
}

void expect_equal(const CertifiedCounts& a, const CertifiedCounts& b) {
  EXPECT_EQ(a.params.n, b.params.n);
  EXPECT_EQ(a.params.rule, b.params.rule);
  EXPECT_EQ(a.fixed_points, b.fixed_points);
  EXPECT_EQ(a.orbits, b.orbits);
}

TEST(Certificate, is_accepted_with_the_numbers_of_an_enumeration_under_every_group_and_rule) {
  for (const Rule rule : all_rules)
    for (int n = 0; n <= (rule == Rule::rooks ? 5 : 7); ++n)
      for (const Subgroup group : all_subgroups())
        for (const bool all : {false, true}) {
          const CertificateParams params{n, rule, group, all};
          SCOPED_TRACE(testing::Message() << n << name_of(rule) << name_of(group) << all);
          expect_equal(check(certificate(params)), counts_by_enumeration(params));
        }
}

TEST(Certificate, may_arrive_in_pieces_of_any_size) {
  const std::string text = certificate({6});
  for (const std::size_t piece : {1, 2, 7, 100}) EXPECT_EQ(check(text, piece).orbits, 1U);
}

TEST(Certificate, states_what_it_proves_in_one_sentence) {
  EXPECT_EQ(reports::certified_sentence(check(certificate({8}))),
            "Proved: the 8-queens puzzle has 92 solutions in 12 orbits under the full group: "
            "(92 + 0 + 4 + 0 + 0 + 0 + 0 + 0) / 8 = 96 / 8 = 12.");
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = text.find('\n', begin) + 1;
    lines.push_back(text.substr(begin, end - begin));
    begin = end;
  }
  return lines;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line;
  return text;
}

TEST(Certificate, is_rejected_without_any_one_of_its_lines) {
  const auto lines = lines_of(certificate({6}));
  for (std::size_t i = 0; i < lines.size(); ++i) {
    auto fewer = lines;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_NE(failure_of(joined(fewer)), "accepted") << lines[i];
  }
}

TEST(Certificate, is_rejected_with_a_line_twice_or_two_lines_exchanged) {
  const auto lines = lines_of(certificate({6}));
  for (std::size_t i = 0; i < lines.size(); ++i) {
    auto more = lines;
    more.insert(more.begin() + static_cast<std::ptrdiff_t>(i), lines[i]);
    EXPECT_NE(failure_of(joined(more)), "accepted") << lines[i];
    auto exchanged = lines;
    if (i > 0) std::swap(exchanged[i - 1], exchanged[i]);
    if (exchanged != lines) {
      EXPECT_NE(failure_of(joined(exchanged)), "accepted") << lines[i];
    }
  }
}

TEST(Certificate, is_rejected_if_it_is_cut_or_continued) {
  const std::string text = certificate({5});
  for (std::size_t size = 0; size < text.size(); ++size)
    EXPECT_NE(failure_of(text.substr(0, size)), "accepted");
  EXPECT_NE(failure_of(text + "\n").find("there is text after the end"), std::string::npos);
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
  const auto at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

TEST(Certificate, is_rejected_with_a_wrong_reason_stabilizer_witness_or_number) {
  const std::string four = certificate({4});
  // The only representative is fixed by the rotations.
  EXPECT_NE(failure_of(replaced(four, "= ****0000", "= **0*0000")), "accepted");  // a stabilizer too small
  EXPECT_NE(failure_of(replaced(four, "= ****0000", "= *****000")), "accepted");  // too large
  EXPECT_NE(failure_of(replaced(four, "= ****0000", "= ****1000")), "accepted");  // another witness
  EXPECT_NE(failure_of(replaced(four, "1 3 0 2", "2 0 3 1")), "accepted");        // an isomorph
  EXPECT_NE(failure_of(replaced(four, "\n00..\n", "\n01..\n")), "accepted");      // no such piece
  EXPECT_NE(failure_of(replaced(four, "..E0D0", "..E1D0")), "accepted");          // another row
  EXPECT_NE(failure_of(replaced(four, "..E0D0", "..F0D0")), "accepted");          // another symmetry
  EXPECT_NE(failure_of(replaced(four, "..E0D0", "..E0D0.")), "accepted");
  EXPECT_NE(failure_of(replaced(four, "fixed identity 2", "fixed identity 3")), "accepted");
  EXPECT_NE(failure_of(replaced(four, "sum 8", "sum 16")), "accepted");
  EXPECT_NE(failure_of(replaced(four, "orbits 1", "orbits 2")), "accepted");
}

TEST(Certificate, of_another_board_group_or_list_is_rejected) {
  const std::string four = certificate({4});
  for (const char* head : {"n 3", "n 5", "n 04", "n 33", "n -4", "n 4 ", "n"})
    EXPECT_NE(failure_of(replaced(four, "n 4", head)), "accepted") << head;
  EXPECT_NE(failure_of(replaced(four, "rule queens", "rule rooks")), "accepted");
  EXPECT_NE(failure_of(replaced(four, "rule queens", "rule kings")), "accepted");
  EXPECT_NE(failure_of(replaced(four, " rotate270", "")), "accepted");
  EXPECT_NE(failure_of(replaced(four, "rotate180 rotate270", "rotate270 rotate180")), "accepted");
  EXPECT_NE(failure_of(replaced(four, "list canonical", "list all")), "accepted");
  EXPECT_NE(failure_of(replaced(four, "certificate 1", "certificate 2")), "accepted");
  EXPECT_EQ(failure_of("eightfold certificate 1\n" + std::string(5000, 'n')), "line 2: the line is too long");
}

// Any text that is accepted is a proof, so its numbers are those of an enumeration, whatever was changed.
TEST(Certificate, that_is_mutated_is_rejected_or_still_true) {
  std::mt19937_64 random(8);
  const auto below = [&](std::size_t bound) { return static_cast<std::size_t>(random() % bound); };
  std::size_t accepted = 0;
  for (int round = 0; round < 2000; ++round) {
    const CertificateParams params{static_cast<int>(below(7)), all_rules[below(3)],
                                   all_subgroups()[below(10)], below(2) == 0};
    std::string text = certificate(params);
    auto lines = lines_of(text);
    const std::size_t i = below(lines.size());
    switch (below(4)) {
      case 0:
        lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(i));
        break;
      case 1:
        std::swap(lines[i], lines[below(lines.size())]);
        break;
      case 2:
        lines[i][below(lines[i].size())] = ".0123456*ABCDEFGH= \n"[below(20)];
        break;
      default:
        lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(i), lines[below(lines.size())]);
    }
    const std::string mutant = joined(lines);
    try {
      const CertifiedCounts counts = check(mutant);
      expect_equal(counts, counts_by_enumeration(counts.params));
      if (mutant != text) ++accepted;
    } catch (const reports::ParseError&) {
    }
  }
  EXPECT_LT(accepted, 100U);
}

TEST(Certificate, stops_on_request) {
  struct Requested {
    bool stop_requested() const { return true; }
  };
  EXPECT_THROW(reports::write_certificate({20}, [](std::string_view) {}, {.stop = StopToken(Requested{})}),
               Stopped);
}

}  // namespace
