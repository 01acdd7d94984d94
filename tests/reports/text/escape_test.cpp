#include "reports/text/internal/escape.hpp"

#include <gtest/gtest.h>

#include <boost/property_tree/xml_parser.hpp>
#include <sstream>
#include <string>

#include "tests/reports/document/latex_source.hpp"

namespace eightfold::reports {
namespace {

const std::string replacement = "\xef\xbf\xbd";

TEST(XmlEscape, replaces_the_five_special_characters) {
  EXPECT_EQ(xml_escape("&<>\"'"), "&amp;&lt;&gt;&quot;&apos;");
  EXPECT_EQ(xml_escape("]]>"), "]]&gt;");
  EXPECT_EQ(xml_escape("&amp;"), "&amp;amp;");
}

TEST(XmlEscape, leaves_other_characters) {
  for (const std::string text :
       {"", "8 queens", "a\tb\nc\r", "×", "\u0080", "王", "\U00010000", "\U0001f642", "\U0010ffff"})
    EXPECT_EQ(xml_escape(text), text);
}

TEST(XmlEscape, replaces_characters_that_XML_forbids) {
  for (int byte = 0; byte < 0x20; ++byte) {
    const bool white_space = byte == '\t' || byte == '\n' || byte == '\r';
    const std::string text(1, static_cast<char>(byte));
    EXPECT_EQ(xml_escape(text), white_space ? text : replacement) << byte;
  }
  EXPECT_EQ(xml_escape("\xef\xbf\xbe\xef\xbf\xbf"), replacement + replacement);  // U+FFFE, U+FFFF
}

TEST(XmlEscape, replaces_bytes_that_are_not_UTF_8) {
  EXPECT_EQ(xml_escape("a\xff\xc3z"), "a" + replacement + replacement + "z");
  EXPECT_EQ(xml_escape("\xed\xa0\x80"), replacement + replacement + replacement);  // a surrogate
}

TEST(XmlEscape, is_read_back_by_a_parser) {
  const std::string text = "</a>]]><b c=\"d\" e='f'>&amp;&#65;<!-- -- --><![CDATA[x]]><?x?>";
  std::istringstream document("<a b=\"" + xml_escape(text) + "\" c='" + xml_escape(text) + "'>" +
                              xml_escape(text) + "</a>");
  boost::property_tree::ptree tree;
  boost::property_tree::read_xml(document, tree);
  EXPECT_EQ(tree.get<std::string>("a"), text);
  EXPECT_EQ(tree.get<std::string>("a.<xmlattr>.b"), text);
  EXPECT_EQ(tree.get<std::string>("a.<xmlattr>.c"), text);
}

// CommonMark 2.4: a backslash escapes any ASCII punctuation character.
std::string unescaped(std::string_view markdown) {
  std::string text;
  for (std::size_t i = 0; i < markdown.size(); ++i) {
    if (markdown[i] == '\\' && i + 1 < markdown.size()) ++i;
    text += markdown[i];
  }
  return text;
}

TEST(MarkdownEscape, leaves_prose_readable) {
  for (const std::string text :
       {"", "There are 12 orbits, not 11.5; 92 / 8 (rounded) doesn't count.", "8 × 8", "No. #8"})
    EXPECT_EQ(markdown_escape(text), text);
}

TEST(MarkdownEscape, escapes_marks_inside_a_line) {
  EXPECT_EQ(markdown_escape("*a* _b_ `c`"), "\\*a\\* \\_b\\_ \\`c\\`");
  EXPECT_EQ(markdown_escape("<b>&lt;"), "\\<b\\>\\&lt;");
  EXPECT_EQ(markdown_escape("![x](y) | z"), "\\!\\[x\\](y) \\| z");
  EXPECT_EQ(markdown_escape("a\\"), "a\\\\");
  EXPECT_EQ(markdown_escape("\\*a"), "\\\\\\*a");
}

TEST(MarkdownEscape, escapes_addresses_that_become_links) {
  EXPECT_EQ(markdown_escape("http://e.x"), "http\\://e.x");
  EXPECT_EQ(markdown_escape("www.e.x"), "www\\.e.x");
  EXPECT_EQ(markdown_escape("a@e.x"), "a\\@e.x");
}

TEST(MarkdownEscape, escapes_the_beginning_of_a_block) {
  EXPECT_EQ(markdown_escape("# a"), "\\# a");
  EXPECT_EQ(markdown_escape("- a"), "\\- a");
  EXPECT_EQ(markdown_escape("+ a"), "\\+ a");
  EXPECT_EQ(markdown_escape("---"), "\\---");
  EXPECT_EQ(markdown_escape("===="), "\\=\\=\\=\\=");
  EXPECT_EQ(markdown_escape("> a"), "\\> a");
  EXPECT_EQ(markdown_escape("12. a"), "12\\. a");
  EXPECT_EQ(markdown_escape("1)"), "1\\)");
  EXPECT_EQ(markdown_escape("    code"), "code");
  EXPECT_EQ(markdown_escape("1.5"), "1.5");
}

TEST(MarkdownEscape, is_undone_by_removing_backslashes) {
  std::string all = "x";
  for (char c = ' '; c < '\x7f'; ++c) all += c;
  for (const std::string& text : {all, all + all, std::string("1. - # www.x"), std::string("\\\\\\")})
    EXPECT_EQ(unescaped(markdown_escape(text)), text);
}

TEST(LatexEscape, leaves_ordinary_text_unchanged) {
  EXPECT_EQ(latex_escape(""), "");
  EXPECT_EQ(latex_escape("Queen's move, (1 + 2) / 3 = 1; is it so? Yes!"),
            "Queen's move, (1 + 2) / 3 = 1; is it so? Yes!");
}

TEST(LatexEscape, escapes_special_characters) {
  EXPECT_EQ(latex_escape("\\input{x}"), "\\textbackslash{}input\\{x\\}");
  EXPECT_EQ(latex_escape("50% of $3 & #1_a"), "50\\% of \\$3 \\& \\#1\\_a");
  EXPECT_EQ(latex_escape("~^"), "\\textasciitilde{}\\textasciicircum{}");
  EXPECT_EQ(latex_escape("<b>|"), "\\textless{}b\\textgreater{}\\textbar{}");
  EXPECT_EQ(latex_escape("\"`"), "''{\\char96}");
}

TEST(LatexEscape, keeps_hyphens_from_becoming_a_dash) {
  EXPECT_EQ(latex_escape("a-b"), "a-b");
  EXPECT_EQ(latex_escape("---"), "-{}-{}-");
}

TEST(LatexEscape, writes_other_characters_as_commands_or_question_marks) {
  EXPECT_EQ(latex_escape("90° – 8 × 8 − 1…"), "90$^{\\circ}$ -- 8 $\\times$ 8 $-$ 1\\ldots{}");
  EXPECT_EQ(latex_escape("女王"), "??");
  EXPECT_EQ(latex_escape(std::string_view("\0\n\x1b\x7f\xff\xc3", 6)), "??????");
}

TEST(LatexEscape, writes_the_names_of_students) {
  EXPECT_EQ(latex_escape("Zoë Ångström-Škoda"), "Zo\\\"{e} \\r{A}ngstr\\\"{o}m-\\v{S}koda");
  EXPECT_EQ(latex_escape("ìíïĩ"), "\\`{\\i}\\'{\\i}\\\"{\\i}\\~{\\i}");
  EXPECT_EQ(latex_escape("Łukasz Øye, Weiß"), "\\L{}ukasz \\O{}ye, Wei\\ss{}");
  EXPECT_EQ(latex_escape("Nguyễn Gaçe"), "Nguy\\~{\\^{e}}n Ga\\c{c}e");
  EXPECT_EQ(latex_escape("Žižka"), "\\v{Z}i\\v{z}ka");
  EXPECT_EQ(latex_escape("Wałęsa"), "Wa\\l{}esa") << "the font has no ogonek";
  EXPECT_EQ(latex_escape("≠"), "?");
  std::string letters;
  for (int code = 0xc0; code < 0x800; ++code)
    letters.append({static_cast<char>(0xc0 | code >> 6), static_cast<char>(0x80 | (code & 0x3f))});
  EXPECT_TRUE(test::is_sound_latex(latex_escape(letters)));
}

TEST(LatexEscape, makes_valid_LaTeX_of_every_byte) {
  std::string all;
  for (int byte = 0; byte < 256; ++byte) all += static_cast<char>(byte);
  EXPECT_TRUE(test::is_sound_latex(latex_escape(all)));
  EXPECT_TRUE(test::is_sound_latex(latex_escape(all + all)));
}

TEST(CsvCell, leaves_plain_text) {
  for (const std::string text : {"", "ann.json", "8 queens", "a-b", "x=1", "'quoted'", "×"})
    EXPECT_EQ(csv_cell(text), text);
}

TEST(CsvCell, quotes_commas_quotes_and_line_breaks) {
  EXPECT_EQ(csv_cell("a,b"), "\"a,b\"");
  EXPECT_EQ(csv_cell("a\"b"), "\"a\"\"b\"");
  EXPECT_EQ(csv_cell("a\nb"), "\"a\nb\"");
  EXPECT_EQ(csv_cell("a\rb"), "\"a\rb\"");
}

TEST(CsvCell, keeps_spreadsheets_from_running_formulas) {
  for (const std::string text : {"=1+1", "+1", "-1", "@SUM(A1)", "\t=1"})
    EXPECT_EQ(csv_cell(text), "'" + text);
  EXPECT_EQ(csv_cell("=A1,\"x\""), "\"'=A1,\"\"x\"\"\"");
  EXPECT_EQ(csv_cell("\r=1"), "\"'\r=1\"");
}

}  // namespace
}  // namespace eightfold::reports
