#include "eightfold/reports/explanation/internal/document_writers.hpp"

#include <gtest/gtest.h>

#include "tests/reports/explanation/latex_source.hpp"
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
  document.opening = {Paragraph{runs("An *opening* with $a ≡ b$ and `half_turn`: so it is.")}};
  document.sections = {{"First", {Display{{{{"Q"}, {"2c"}, {"4"}}, {{"c"}, {"4", "2"}, {"Q − 2", "1"}}}}}},
                       {"Second",
                        {Table{{{runs("name")}, {runs("size"), true}},
                               {{runs("`e`"), runs("$1$")}, {runs("all"), runs("$12$")}}},
                         Placement{1, 3, 0, 2}}}};
  return document;
}

TEST(DocumentRuns, are_parsed_from_marked_text) {
  using enum Run::Kind;
  EXPECT_EQ(runs("The *orbit* of $x$ has type `full`."), (Runs{{text, "The "},
                                                               {emphasis, "orbit"},
                                                               {text, " of "},
                                                               {math, "x"},
                                                               {text, " has type "},
                                                               {code, "full"},
                                                               {text, "."}}));
  EXPECT_EQ(runs("*a*$b$"), (Runs{{emphasis, "a"}, {math, "b"}}));
  EXPECT_EQ(runs("$a * b$"), (Runs{{math, "a * b"}}));
  EXPECT_EQ(runs("open $x"), (Runs{{text, "open "}, {math, "x"}}));
  EXPECT_EQ(runs("$"), Runs{});
  EXPECT_EQ(runs(""), Runs{});
}

TEST(DocumentText, writes_one_of_each) {
  EXPECT_EQ(document_text(one_of_each(), {}),
            "A title\n"
            "\n"
            "An opening with a = b and half_turn: so it is.\n"
            "\n"
            "1  First\n"
            "\n"
            "    Q = 2c = 4\n"
            "    c = 4 / 2 = (Q - 2) / 1\n"
            "\n"
            "2  Second\n"
            "\n"
            "name  size\n"
            "e        1\n"
            "all     12\n"
            "\n"
            "    . Q . .\n"
            "    . . . Q\n"
            "    Q . . .\n"
            "    . . Q .\n");
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
  const std::string text = document_text({"", {Paragraph{runs(words)}}, {}}, {});
  EXPECT_GT(test::lines_of(text).size(), 8U);
  for (const std::string& line : test::lines_of(text)) {
    EXPECT_LE(line.size(), 80U);
    EXPECT_FALSE(line.ends_with('a') || line.ends_with('+')) << line;
  }
}

TEST(DocumentText, breaks_a_wide_equation_before_each_equals_sign) {
  const std::string wide(60, '1');
  const std::string text = document_text({"", {Display{{{{"U"}, {wide}, {wide}}}}}, {}}, {});
  EXPECT_TRUE(mentions(text, {"    U = " + wide + "\n      = " + wide + "\n"}));
}

TEST(DocumentMarkdown, writes_one_of_each) {
  EXPECT_EQ(document_markdown(one_of_each()),
            "# A title\n"
            "\n"
            "An *opening* with a ≡ b and `half_turn`: so it is.\n"
            "\n"
            "## Step 1: First\n"
            "\n"
            "```text\n"
            "Q = 2c = 4\n"
            "c = 4 / 2 = (Q − 2) / 1\n"
            "```\n"
            "\n"
            "## Step 2: Second\n"
            "\n"
            "| name | size |\n"
            "| --- | ---: |\n"
            "| `e` | 1 |\n"
            "| all | 12 |\n"
            "\n"
            "```text\n"
            ". Q . .\n"
            ". . . Q\n"
            "Q . . .\n"
            ". . Q .\n"
            "```\n");
}

std::string markdown_of(const std::string& text) {
  return document_markdown({"T", {Paragraph{{{Run::Kind::text, text}}}}, {}}).substr(5);
}

TEST(DocumentMarkdown, omits_only_unnecessary_backslashes) {
  EXPECT_EQ(markdown_of("now: a = b, in a row."), "now: a = b, in a row.\n");
  EXPECT_EQ(markdown_of("12. of"), "12\\. of\n");
  EXPECT_EQ(markdown_of("= a"), "\\= a\n");
  EXPECT_EQ(markdown_of(": a"), "\\: a\n");
  EXPECT_EQ(markdown_of("a:b www.x =="), "a\\:b www\\.x \\=\\=\n");
  EXPECT_EQ(markdown_of("a\\: b"), "a\\\\: b\n");
}

TEST(DocumentMarkdown, writes_code_with_special_characters_as_text) {
  const Runs code = {{Run::Kind::code, "a`b"}, {Run::Kind::text, " "}, {Run::Kind::code, "c|d"}};
  EXPECT_EQ(document_markdown({"T", {Paragraph{code}}, {}}), "# T\n\na\\`b c\\|d\n");
}

TEST(DocumentLatex, writes_one_of_each) {
  const std::string latex = document_latex(one_of_each());
  EXPECT_TRUE(test::is_sound_latex(latex));
  EXPECT_TRUE(latex.starts_with("\\documentclass[11pt]{article}\n\\usepackage{amsmath}\n"));
  EXPECT_TRUE(latex.ends_with("\\end{document}\n"));
  EXPECT_TRUE(mentions(
      latex,
      {"\\title{A title}\n", "\nAn \\emph{opening} with $a \\equiv b$ and \\texttt{half\\_turn}: so it is.\n",
       "\\section{First}\n\\begin{align*}\n  Q &= 2c = 4 \\\\\n  c &= \\frac{4}{2} = \\frac{Q - "
       "2}{1}\n\\end{align*}\n",
       "\\begin{tabular}{@{}lr@{}}\n\\hline\nname & size \\\\\n\\hline\n\\texttt{e} & $1$ \\\\\nall & $12$ "
       "\\\\\n\\hline\n",
       "\\begin{picture}(4,4)\n\\multiput(0,0)(1,0){5}{\\line(0,1){4}}\n\\multiput(0,0)(0,1){5}{\\line(1,0){"
       "4}}\n"
       "\\put(1.5,3.5){\\circle*{0.6}}\n\\put(3.5,2.5){\\circle*{0.6}}\n"}));
}

TEST(DocumentLatex, breaks_a_wide_equation_before_each_further_equals_sign) {
  const std::string wide(60, '1');
  const std::string latex = document_latex({"", {Display{{{{"U"}, {wide}, {wide}}}}}, {}});
  EXPECT_TRUE(test::is_sound_latex(latex));
  EXPECT_TRUE(mentions(latex, {"  U &= " + wide + " \\\\\n    &= " + wide + "\n"}));
}

TEST(DocumentWriters, escape_untrusted_text) {
  Document document;
  document.title = untrusted;
  for (const auto kind : {Run::Kind::text, Run::Kind::code, Run::Kind::emphasis})
    document.opening.emplace_back(Paragraph{{{kind, untrusted}}});
  const Runs cell = {{Run::Kind::code, untrusted}, {Run::Kind::text, untrusted}};
  document.sections = {{untrusted, {Table{{{cell}, {cell, true}}, {{cell, cell}}}}}};

  const std::string text = document_text(document, {});
  EXPECT_TRUE(test::is_plain_text(text));
  EXPECT_EQ(text.find('\x01'), std::string::npos);
  EXPECT_EQ(text.find('\r'), std::string::npos);

  EXPECT_TRUE(test::is_sound_latex(document_latex(document)));

  const std::string markdown = document_markdown(document);
  for (const std::string_view opened : {"</script", "<b", "](", "http:/", "| #", "`c`", "\x1b", "\r"})
    for (std::size_t at = 0; (at = markdown.find(opened, at)) != std::string::npos; ++at)
      EXPECT_EQ(at > 0 ? markdown[at - 1] : ' ', '\\') << opened << " in\n" << markdown;
  EXPECT_EQ(test::lines_of(markdown).size(), 13U) << markdown;
}

TEST(DocumentWriters, write_an_empty_document) {
  EXPECT_EQ(document_text({}, {}), "\n");
  EXPECT_EQ(document_markdown({}), "# \n");
  EXPECT_TRUE(test::is_sound_latex(document_latex({})));
}

}  // namespace
}  // namespace eightfold::reports
