// The size of a certificate grows with the search tree, and nothing else does.
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>
#include <string>

#include "eightfold/reports/certificate/certificate.hpp"
#include "eightfold/symmetry/completeness_tree.hpp"

namespace {

using namespace eightfold;
using reports::CertificateParams;

struct CertificateSize {
  std::uint64_t bytes = 0;
  std::size_t largest_piece = 0;
};

CertificateSize size_of(const CertificateParams& params) {
  CertificateSize size;
  reports::write_certificate(params, [&](std::string_view piece) {
    size.bytes += piece.size();
    size.largest_piece = std::max(size.largest_piece, piece.size());
  });
  return size;
}

std::uint64_t bytes_of_nodes(const CertificateParams& params) {
  std::uint64_t bytes = 0;
  for_each_completeness_node(
      {params.n, params.rule, params.group, params.every_solution}, [&](const CompletenessNode& node) {
        for (const SquareReason& reason : node.squares)
          bytes += reason.kind == SquareReason::Kind::smaller ? 2U : 1U;
        if (node.prefix.rows() == params.n)
          bytes += static_cast<std::uint64_t>(2 + params.group.order());  // "= " and witnesses
        for (const int column : node.prefix)
          if (node.squares.empty()) bytes += column < 10 ? 2U : 3U;
        ++bytes;  // the newline
        return true;
      });
  return bytes;
}

TEST(CertificateSize, is_the_sum_over_the_nodes_and_a_head_and_tail_of_less_than_600_bytes) {
  for (const bool all : {false, true})
    for (const Subgroup group : {full_group, *Subgroup::named("half-turn"), *Subgroup::named("trivial")})
      for (const int n : {1, 4, 7, 10}) {
        const CertificateParams params{n, Rule::queens, group, all};
        const std::uint64_t bytes = size_of(params).bytes;
        EXPECT_GT(bytes, bytes_of_nodes(params));
        EXPECT_LT(bytes, bytes_of_nodes(params) + 600);
      }
}

TEST(CertificateSize, does_not_change_the_size_of_the_pieces) {
  for (const int n : {8, 10, 12}) EXPECT_LT(size_of({n}).largest_piece, 70'000U) << n;
}

// The table of data/certificate/README.md: its first two columns.
std::map<int, std::uint64_t> documented_sizes() {
  std::ifstream page(EIGHTFOLD_DATA_DIR "/certificate/README.md");
  std::map<int, std::uint64_t> sizes;
  for (std::string line; std::getline(page, line);) {
    std::erase(line, ',');
    std::istringstream words(line);
    std::string bar;
    int n = 0;
    std::uint64_t bytes = 0;
    if (words >> bar >> n >> bar >> bytes && bar == "|") sizes[n] = bytes;
  }
  return sizes;
}

TEST(CertificateSize, is_the_documented_one) {
  const auto sizes = documented_sizes();
  EXPECT_GE(sizes.size(), 4U);
  for (const auto& [n, bytes] : sizes)
    if (n <= 12) {
      EXPECT_EQ(size_of({n}).bytes, bytes) << n;
    }
}

}  // namespace
