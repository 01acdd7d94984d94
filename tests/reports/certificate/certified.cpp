#include "tests/reports/certificate/certified.hpp"

#include <gtest/gtest.h>

#include "eightfold/core/solutions.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"

namespace eightfold::test {

using reports::CertificateParams;
using reports::CertifiedCounts;

std::string certificate_text(const CertificateParams& params) {
  std::string text;
  reports::write_certificate(params, [&](std::string_view piece) { text += piece; });
  return text;
}

CertifiedCounts check_text(std::string_view text, std::size_t piece) {
  return reports::check_certificate([&] {
    const std::string_view next = text.substr(0, piece);
    text.remove_prefix(next.size());
    return next;
  });
}

std::string rejection_of_text(std::string_view text) {
  try {
    (void)check_text(text);
  } catch (const reports::ParseError& error) {
    return error.what();
  }
  return "accepted";
}

CertifiedCounts enumerated_counts(const CertificateParams& params) {
  OrbitCounter counter(params.group);
  for (const Placement& solution : Solutions(Board::square(params.n), {}, params.rule)) counter.add(solution);
  const CheckedOrbitCount count = counter.finish();
  return {params, count.fixed_points, count.counts.orbits};
}

void expect_same_counts(const CertifiedCounts& a, const CertifiedCounts& b) {
  EXPECT_EQ(a.params.n, b.params.n);
  EXPECT_EQ(a.params.rule, b.params.rule);
  EXPECT_EQ(a.fixed_points, b.fixed_points);
  EXPECT_EQ(a.orbits, b.orbits);
}

std::vector<std::string> split_lines(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = text.find('\n', begin) + 1;
    lines.push_back(text.substr(begin, end - begin));
    begin = end;
  }
  return lines;
}

std::string joined_lines(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line;
  return text;
}

std::string with_replaced(std::string text, std::string_view from, std::string_view to) {
  const auto at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

}  // namespace eightfold::test
