// `orbits --format html`: a static site.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <regex>
#include <string>
#include <vector>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

std::vector<std::string> links_in(const std::string& html) {
  const std::regex link("<a href=\"([^#\"][^\"]*)\"");
  std::vector<std::string> links;
  for (std::sregex_iterator at(html.begin(), html.end(), link), end; at != end; ++at)
    links.push_back((*at)[1].str());
  return links;
}

// The cells of the row for N in the index.
std::vector<std::string> row_of(const std::string& index, int n) {
  std::istringstream lines(index);
  const std::string head = "N&nbsp;=&nbsp;" + std::to_string(n) + "<";
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("<tr><th scope=\"row\">") || !contains(line, head)) continue;
    const std::regex cell("<td[^>]*>([^<]*)</td>");
    std::vector<std::string> cells;
    for (std::sregex_iterator at(line.begin(), line.end(), cell), end; at != end; ++at)
      cells.push_back((*at)[1].str());
    return cells;
  }
  return {};
}

using Cells = std::vector<std::string>;

TEST(Site, has_a_page_for_each_N_and_an_index) {
  const TemporaryFolder folder;
  const ProgramRun run = eightfold({"orbits", "0..9", "--output-dir", folder / ".", "--format", "html"});
  ASSERT_EQ(run.exit_code, 0) << run.err;
  EXPECT_EQ(run.out, "");
  const std::string index = contents_of(folder / "index.html");
  Cells pages;
  for (int n = 0; n <= 9; ++n) pages.push_back("orbits-0" + std::to_string(n) + ".html");
  EXPECT_EQ(links_in(index), pages);
  EXPECT_EQ(row_of(index, 8), (Cells{"92", "12", "11", "1", "0", "0"}));
  EXPECT_EQ(row_of(index, 0), (Cells{"1", "1", "0", "0", "0", "1"}));
  EXPECT_EQ(row_of(index, 3), (Cells{"0", "0", "0", "0", "0", "0"}));
  EXPECT_TRUE(contains(index, "<title>The orbits of the N-queens solutions, N = 0 to 9</title>"));
  EXPECT_TRUE(contains(index, "<title>Q(8) = 92, computed</title>"));
  EXPECT_EQ(index.find("://"), index.find("://www.w3.org"));
}

TEST(Site, has_pages_that_differ_from_single_ones_by_links_only) {
  const TemporaryFolder folder;
  ASSERT_EQ(eightfold({"orbits", "4..6", "--output-dir", folder / ".", "--format", "html"}).exit_code, 0);
  const std::map<int, Cells> links = {
      {4, {"index.html", "orbits-05.html"}},
      {5, {"index.html", "orbits-04.html", "orbits-06.html"}},
      {6, {"index.html", "orbits-05.html"}},
  };
  for (const auto& [n, expected] : links) {
    std::string page = contents_of(folder / ("orbits-0" + std::to_string(n) + ".html"));
    EXPECT_EQ(links_in(page), expected) << n;
    const auto begin = page.find("<nav class=\"site\"");
    const std::string end = "</nav>\n";
    page.erase(begin, page.find(end) + end.size() - begin);
    std::string alone = eightfold("page " + std::to_string(n)).out;
    std::erase(page, '\n');
    std::erase(alone, '\n');
    EXPECT_EQ(page, alone) << n;
  }
}

TEST(Site, of_constrained_boards_names_the_constraints_and_what_preserves_them) {
  const TemporaryFolder folder;
  ASSERT_EQ(
      eightfold({"orbits", "6..7", "--blocked", "a1 f6", "--output-dir", folder / ".", "--format", "html"})
          .exit_code,
      0);
  const std::string index = contents_of(folder / "index.html");
  EXPECT_EQ(row_of(index, 6),
            (Cells{"4", "2", "0", "2",
                   "Constraints: a1 and f6 blocked. 4 of the 8 symmetries preserve the blocked "
                   "squares: identity, half turn, mirror in the main diagonal, mirror in the "
                   "anti-diagonal."}));
  EXPECT_TRUE(contains(index, "symmetries that preserve these squares"));
  EXPECT_FALSE(contains(index, "Q(1)")) << "no published counts in the plot";
  const std::string page = contents_of(folder / "orbits-06.html");
  EXPECT_TRUE(contains(page, "4 of the 8 symmetries preserve the blocked squares"));
}

TEST(Site, gives_the_counts_and_a_reason_where_a_page_would_be_too_large) {
  const TemporaryFolder folder;
  const std::string site = folder / ".";
  ASSERT_EQ(eightfold({"orbits", "14..28", "--output-dir", site, "--format", "html"}).exit_code, 0);
  EXPECT_EQ(folder.entries(), Cells{"index.html"});
  const std::string index = contents_of(site + "/index.html");
  EXPECT_EQ(links_in(index), Cells{});
  // OEIS A000170, A032522 and A033148: 14772512 = 8×1846189 + 3000 and 3000 = 4×734 + 64.
  EXPECT_EQ(row_of(index, 16),
            (Cells{"14,772,512", "1,846,955", "1,846,189", "734", "32",
                   "No page: a page holds at most 20,000 orbits; these counts are published"}));
  EXPECT_EQ(row_of(index, 28),
            (Cells{"not known", "not known", "", "", "", "No page: the solutions are not counted yet"}));
}

TEST(Site, skips_an_N_without_a_page_in_its_links) {
  const TemporaryFolder folder;
  const std::string site = folder / ".";
  ASSERT_EQ(
      eightfold({"orbits", "8..9", "--rule", "rooks", "--output-dir", site, "--format", "html"}).exit_code,
      0);
  EXPECT_EQ(links_in(contents_of(site + "/orbits-08.html")), Cells{"index.html"});
  const std::string index = contents_of(site + "/index.html");
  EXPECT_EQ(row_of(index, 9), (Cells{"362,880", "46,066", "44,676", "74", "1,272", "38", "6",
                                     "No page: a page holds at most 20,000 orbits"}));
  EXPECT_TRUE(contains(index, "U: orbits under the full group"));
}

TEST(Site, of_a_group_counts_the_orbits_under_it) {
  const TemporaryFolder folder;
  const std::string site = folder / ".";
  ASSERT_EQ(
      eightfold({"orbits", "8", "--group", "rotations", "--output-dir", site, "--format", "html"}).exit_code,
      0);
  const std::string index = contents_of(site + "/index.html");
  EXPECT_EQ(row_of(index, 8), (Cells{"92", "24", "22", "2"}));
  EXPECT_TRUE(contains(index, "under the rotation group of order 4."));
  EXPECT_FALSE(contains(index, "How the counts grow"));  // one point is not a curve
  EXPECT_TRUE(contains(contents_of(site + "/orbits-08.html"), "24 orbits"));
}

}  // namespace
}  // namespace eightfold::test
