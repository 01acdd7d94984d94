// Reads data/discoveries. A file is a b-file whose comments say how its terms were found.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <string>
#include <vector>

#include "reports/sequences/sequence.hpp"

namespace eightfold::test {
namespace {

namespace fs = std::filesystem;
using sequences::Sequence;

struct Discovery {
  std::string id;
  std::vector<std::string> comments;
  std::map<int, std::string> terms;
};

std::vector<Discovery> discoveries() {
  const std::regex term("(0|[1-9][0-9]*) (0|[1-9][0-9]*)");
  std::vector<Discovery> all;
  for (const auto& entry : fs::directory_iterator(EIGHTFOLD_DATA_DIR "/discoveries")) {
    if (entry.path().extension() != ".txt") continue;
    Discovery discovery = {entry.path().stem().string(), {}, {}};
    std::ifstream in(entry.path());
    for (std::string line; std::getline(in, line);) {
      if (line.starts_with('#')) {
        discovery.comments.push_back(line);
        continue;
      }
      std::smatch match;
      const bool is_term = std::regex_match(line, match, term);
      EXPECT_TRUE(is_term) << entry.path() << ": " << line;
      if (!is_term) continue;
      EXPECT_TRUE(discovery.terms.emplace(std::stoi(match[1]), match[2]).second) << line;
    }
    all.push_back(discovery);
  }
  return all;
}

TEST(Discoveries, have_a_command_two_routes_hours_and_the_published_extent) {
  EXPECT_GE(discoveries().size(), 12U);
  for (const Discovery& each : discoveries())
    for (const char* field : {"# ", "# command: eightfold sequence ",
                              "# route 1: ", "# route 2: ", "# machine-hours: ", "# published: to n = "})
      EXPECT_TRUE(std::ranges::any_of(each.comments,
                                      [&](const std::string& comment) { return comment.starts_with(field); }))
          << each.id << ": no comment begins with \"" << field << '"';
}

TEST(Discoveries, are_beyond_the_published_terms) {
  for (const Discovery& each : discoveries()) {
    const Sequence* const sequence = sequences::find_sequence(each.id);
    ASSERT_NE(sequence, nullptr) << each.id;
    ASSERT_FALSE(each.terms.empty()) << each.id;
    EXPECT_GT(each.terms.begin()->first, sequence->published_to) << each.id;
  }
}

// The indices that take less than about a second, by the quickest route.
TEST(Discoveries, are_the_terms_that_the_program_computes) {
  int recomputed = 0;
  for (const Discovery& each : discoveries()) {
    const Sequence& sequence = *sequences::find_sequence(each.id);
    for (int index = sequence.first; index <= sequence.quick_to() * 3 / 4; ++index) {
      if (!sequence.has_new_terms(index)) continue;
      int n = sequence.first_term_of(index);
      for (const Integer& term : sequences::compute_terms(sequence, index, false).terms) {
        if (const auto found = each.terms.find(n); found != each.terms.end()) {
          EXPECT_EQ(term.str(), found->second) << each.id << '(' << n << ')';
          ++recomputed;
        }
        ++n;
      }
    }
  }
  EXPECT_GE(recomputed, 12);
}

}  // namespace
}  // namespace eightfold::test
