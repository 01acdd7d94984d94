#include "reports/text/internal/escape.hpp"

#include <gtest/gtest.h>

#include <boost/property_tree/xml_parser.hpp>
#include <sstream>
#include <string>

#include "tests/reports/document/latex_source.hpp"

namespace eightfold::reports {
namespace {

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

TEST(MarkdownEscape, is_undone_by_removing_backslashes) {
  std::string all = "x";
  for (char c = ' '; c < '\x7f'; ++c) all += c;
  for (const std::string& text : {all, all + all, std::string("1. - # www.x"), std::string("\\\\\\")})
    EXPECT_EQ(unescaped(markdown_escape(text)), text);
}

TEST(LatexEscape, makes_valid_LaTeX_of_every_letter_and_byte) {
  std::string letters;
  for (int code = 0xc0; code < 0x800; ++code)
    letters.append({static_cast<char>(0xc0 | code >> 6), static_cast<char>(0x80 | (code & 0x3f))});
  std::string bytes;
  for (int byte = 0; byte < 256; ++byte) bytes += static_cast<char>(byte);
  for (const std::string& text : {letters, bytes + bytes})
    EXPECT_TRUE(test::is_sound_latex(latex_escape(text)));
}

}  // namespace
}  // namespace eightfold::reports
