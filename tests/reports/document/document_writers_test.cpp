#include <gtest/gtest.h>

#include "reports/document/internal/document.hpp"
#include "tests/reports/cases.hpp"
#include "tests/reports/document/latex_source.hpp"
#include "tests/reports/plain_text.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

using test::mentions;

const std::string untrusted =
    "</script><b>\"&' \\input{x} $1$ `c` *e* | # % _ ^ ~ [a](b) http://a.b w.\x1b[31m\r\n\x01\xff\xc3";

Document one_of_each() {
  Document document;
  document.title = "A title";
  document.section_word = "Step";
  document.opening = {Paragraph{runs("An *opening* with $a ≡ b$ and `half_turn`: so it is.")}};
  document.sections = {
      {"First", {Display{{{{"Q"}, {"2c"}, {"4"}}, {{"c"}, {"4", "2"}, {"Q − 2", "1"}}}}}},
      {"Second",
       {Table{{{runs("name")}, {runs("size"), true}},
              {{runs("`e`"), runs("$1$")}, {runs("all"), runs("$12$")}}},
        Boards{{{{1, 3, 0, 2}}}}}},
      {"Third",
       {List{{runs("one `a`"), runs("two")}, true}, List{{runs("three")}}, CodeBlock{{"a: \\b", "  c<d"}},
        Boards{{{{0, 1}, runs("Board A"), "[1, 2]"}, {{1, 0}, runs("Board B"), "[2, 1]"}}, Rule::rooks}}}};
  return document;
}

std::string drawn(const Boards& boards) {
  return "<svg>" + std::to_string(boards.boards.size()) + "</svg>\n";
}

TEST(DocumentWriters, write_one_of_each) {
  const std::string latex = document_latex(one_of_each());
  EXPECT_TRUE(test::is_sound_latex(latex));
  test::expect_golden("document.tex", latex);
  test::expect_golden("document.txt", document_text(one_of_each(), {}));
  test::expect_golden("document.md", document_markdown(one_of_each()));
  test::expect_golden("document.html", document_html(one_of_each(), drawn));
}

// The kinds of the runs are text, math, code and emphasis.
std::string runs_of(const test::Cells& c) {
  std::string text;
  for (const Run& run : runs(c.at(1))) text += "tmce"[static_cast<int>(run.kind)] + ('<' + run.text + '>');
  return text;
}

std::string markdown_of(const test::Cells& c) {
  return document_markdown({"", "", {Paragraph{{{Run::Kind::text, c.at(1)}}}}, {}});
}

std::string latex_of(const test::Cells& c) {
  try {
    return math_latex(c.at(1));
  } catch (const std::logic_error&) {
    return "an unknown character";
  }
}

TEST(DocumentWriters, have_the_results_of_the_cases) {
  test::expect_cases("document-cases.txt",
                     {{"runs", runs_of}, {"markdown", markdown_of}, {"math", latex_of}});
}

TEST(DocumentText, colors_headings_on_request) {
  const std::string colored = document_text(one_of_each(), {true});
  EXPECT_TRUE(mentions(
      colored, {"\x1b[1mA title\x1b[0m\n", "\x1b[1m1  First\x1b[0m\n", "\x1b[1mname  size\x1b[0m\n"}));
  EXPECT_EQ(test::without_color(colored), document_text(one_of_each(), {}));
}

TEST(DocumentText, breaks_lines_at_80_columns_outside_short_math) {
  std::string words;
  for (int i = 0; i < 60; ++i) words += "word $a + b$ ";
  const std::string text = document_text({"", "", {Paragraph{runs(words)}}, {}}, {});
  EXPECT_GT(test::lines_of(text).size(), 8U);
  for (const std::string& line : test::lines_of(text)) {
    EXPECT_LE(line.size(), 80U);
    EXPECT_FALSE(line.ends_with('a') || line.ends_with('+')) << line;
  }
}

TEST(DocumentText, breaks_a_wide_equation_before_each_equals_sign) {
  const std::string wide(60, '1');
  const std::string text = document_text({"", "", {Display{{{{"U"}, {wide}, {wide}}}}}, {}}, {});
  EXPECT_TRUE(mentions(text, {"    U = " + wide + "\n      = " + wide + "\n"}));
}

TEST(DocumentMarkdown, numbers_sections_without_a_word) {
  Document document = one_of_each();
  document.section_word = "";
  EXPECT_TRUE(mentions(document_markdown(document), {"\n## 2. Second\n"}));
}

TEST(DocumentMarkdown, writes_code_with_special_characters_as_text) {
  const Runs code = {{Run::Kind::code, "a`b"}, {Run::Kind::text, " "}, {Run::Kind::code, "c|d"}};
  EXPECT_EQ(document_markdown({"T", "", {Paragraph{code}}, {}}), "# T\n\na\\`b c\\|d\n");
}

TEST(DocumentLatex, rejects_code_that_ends_its_environment) {
  EXPECT_THROW(document_latex({"", "", {CodeBlock{{"\\end{verbatim}"}}}, {}}), std::logic_error);
  EXPECT_TRUE(mentions(document_latex({"", "", {CodeBlock{{"Zoë\t"}}}, {}}), {"\nZo??\n"}));
}

TEST(DocumentLatex, breaks_a_wide_equation_before_each_further_equals_sign) {
  const std::string wide(60, '1');
  const std::string latex = document_latex({"", "", {Display{{{{"U"}, {wide}, {wide}}}}}, {}});
  EXPECT_TRUE(test::is_sound_latex(latex));
  EXPECT_TRUE(mentions(latex, {"  U &= " + wide + " \\\\\n    &= " + wide + "\n"}));
}

TEST(DocumentWriters, escape_untrusted_text) {
  Document document;
  document.title = untrusted;
  for (const auto kind : {Run::Kind::text, Run::Kind::code, Run::Kind::emphasis})
    document.opening.emplace_back(Paragraph{{{kind, untrusted}}});
  const Runs cell = {{Run::Kind::code, untrusted}, {Run::Kind::text, untrusted}};
  document.sections = {{untrusted,
                        {Table{{{cell}, {cell, true}}, {{cell, cell}}},
                         Boards{{{{0}, {{Run::Kind::text, untrusted}}, untrusted}}}}}};

  const std::string text = document_text(document, {});
  EXPECT_TRUE(test::is_plain_text(text));
  EXPECT_EQ(text.find('\x01'), std::string::npos);
  EXPECT_EQ(text.find('\r'), std::string::npos);

  EXPECT_TRUE(test::is_sound_latex(document_latex(document)));

  const std::string markdown = document_markdown(document);
  for (const std::string_view opened : {"</script", "<b", "](", "http:/", "| #", "`c`", "\x1b", "\r"})
    for (std::size_t at = 0; (at = markdown.find(opened, at)) != std::string::npos; ++at)
      EXPECT_EQ(at > 0 ? markdown[at - 1] : ' ', '\\') << opened << " in\n" << markdown;
  EXPECT_EQ(test::lines_of(markdown).size(), 19U) << markdown;

  const std::string html = document_html(document, drawn);
  const std::string body = html.substr(html.find("<body>"));
  for (const std::string_view opened : {"</script", "<b>", "\x1b", "\r", "\x01", "\xff"})
    EXPECT_EQ(body.find(opened), std::string::npos) << opened << " in\n" << body;
  EXPECT_EQ(test::lines_of(body).size(), 15U) << body;
}

TEST(DocumentWriters, write_an_empty_document) {
  EXPECT_EQ(document_text({}, {}), "\n");
  EXPECT_EQ(document_markdown({}), "# \n");
  EXPECT_TRUE(test::is_sound_latex(document_latex({})));
}

TEST(DocumentWriters, can_omit_the_numbers_of_sections) {
  Document document{.title = "A", .sections = {{"B", {Paragraph{{{Run::Kind::strong, "c"}}}}}}};
  document.is_numbered = false;
  document.level = 2;
  EXPECT_EQ(document_text(document, {}), "A\n\nB\n\nc\n");
  EXPECT_EQ(document_markdown(document), "## A\n\n### B\n\n**c**\n");
  EXPECT_TRUE(mentions(document_latex(document), {"\\section*{B}\n", "\n\\textbf{c}\n"}));
  const std::vector<Document> two = {document, document};
  EXPECT_TRUE(mentions(documents_html("T", two, drawn, "i {}\n"),
                       {"<title>T</title>", "i {}\n</style>",
                        "<body>\n<h1>A</h1>\n<h2>B</h2>\n<p><strong>c</strong></p>\n<h1>A</h1>\n"}));
}

}  // namespace
}  // namespace eightfold::reports
