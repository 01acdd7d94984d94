// A page must not load other files, run other scripts, or insert unescaped text.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <regex>

#include "tests/reports/page/orbit_pages.hpp"
#include "tests/reports/solutions/whole_report.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::reports {
namespace {

using test::all_between;
using test::page_of_solutions;

std::string titled(std::string title) {
  OrbitPage page = page_of_solutions(4);
  page.title = std::move(title);
  return orbit_page(page);
}

std::string policy_of(const std::string& html) {
  return all_between(html, "http-equiv=\"Content-Security-Policy\" content=\"", "\"").at(0);
}

TEST(PageTitle, is_escaped) {
  const std::string page =
      titled("</title></script><script>alert(1)</script><img src=x onerror=\"a\"> & 'b'");
  EXPECT_EQ(all_between(page, "<title>", "</title>").at(0),
            "&lt;/title&gt;&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x "
            "onerror=&quot;a&quot;&gt; &amp; &apos;b&apos;");
  EXPECT_EQ(all_between(page, "<script", ">").size(), 2U);
  EXPECT_TRUE(all_between(page, "<img", ">").empty());
}

TEST(PageTitle, is_not_rendered_as_a_template) {
  const std::string page = titled("{{{script}}} {{#cards}} {{title}}");
  EXPECT_EQ(all_between(page, "<title>", "</title>").at(0), "{{{script}}} {{#cards}} {{title}}");
  EXPECT_EQ(all_between(page, "<article ", "</article>").size(), 1U);
}

TEST(PageTitle, has_control_and_invalid_characters_replaced) {
  const std::string page = titled("a\x01\n\xff\xe2\x80\xae b\xc3\xa9");
  EXPECT_EQ(all_between(page, "<title>", "</title>").at(0),
            "a\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd b\xc3\xa9");
}

TEST(PageTitle, is_split_into_words_in_the_heading) {
  EXPECT_EQ(all_between(titled("  Monday's  <lecture> "), "<h1>", "</h1>").at(0),
            "<span>Monday&apos;s</span> <span>&lt;lecture&gt;</span> ");
}

TEST(PagePolicy, allows_only_the_content_of_the_page) {
  EXPECT_TRUE(std::regex_match(
      policy_of(orbit_page(page_of_solutions(8))),
      std::regex("default-src 'none'; script-src 'sha256-[A-Za-z0-9+/]{43}='; style-src "
                 "'sha256-[A-Za-z0-9+/]{43}='; img-src data:; base-uri 'none'; form-action 'none'")));
}

TEST(PagePolicy, has_the_hashes_of_the_script_and_the_style) {
  if (test::run_program("openssl", {"version"}).exit_code != 0) GTEST_SKIP() << "openssl is not installed";
  const std::string page = orbit_page(page_of_solutions(8));
  const test::TemporaryFolder folder;
  for (const auto& [directive, text] : {std::pair{"script-src", test::embedded_script(page)},
                                        std::pair{"style-src", test::embedded_style(page)}}) {
    const std::string path = folder.add(directive, text);
    const auto run =
        test::run_program("sh", {"-c", "openssl dgst -sha256 -binary \"$0\" | openssl base64 -A", path});
    EXPECT_NE(policy_of(page).find(std::string(directive) + " 'sha256-" + run.out + "'"), std::string::npos)
        << run.out << ' ' << run.err;
  }
}

TEST(PagePolicy, is_respected_by_the_page) {
  std::string page = test::without_scripts(titled("a title"));
  page.erase(page.find("<style>"), page.find("</style>") - page.find("<style>"));
  EXPECT_FALSE(std::regex_search(page, std::regex(R"(\son[a-z]+=|\sstyle=)")));
  const std::string namespace_of_svg = "http://www.w3.org/2000/svg";  // a name; browsers do not load it
  for (auto at = page.find("://"); at != std::string::npos; at = page.find("://", at + 1))
    EXPECT_EQ(page.substr(at - 4, namespace_of_svg.size()), namespace_of_svg);
}

TEST(EmbeddedReport, is_the_json_orbit_report) {
  for (int n = 0; n <= 8; ++n)
    for (const Subgroup group : all_subgroups()) {
      const std::string json = test::embedded_json(orbit_page(page_of_solutions(n, Rule::queens, group)));
      EXPECT_EQ(json.find_first_of("<>&"), std::string::npos);
      EXPECT_EQ(nlohmann::ordered_json::parse(json),
                nlohmann::ordered_json::parse(test::whole_report(test::json_params(n, group))));
    }
}

TEST(EmbeddedReport, does_not_depend_on_the_title) {
  EXPECT_EQ(test::embedded_json(titled("</script><b>\"&'")), test::embedded_json(titled("")));
}

}  // namespace
}  // namespace eightfold::reports
