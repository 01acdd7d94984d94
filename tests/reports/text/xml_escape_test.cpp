#include "reports/text/xml_escape.hpp"

#include <gtest/gtest.h>

#include <boost/property_tree/xml_parser.hpp>
#include <sstream>
#include <string>

namespace eightfold::reports {
namespace {

const std::string replaced = "\xef\xbf\xbd";

TEST(XmlEscape, replaces_the_five_characters_that_xml_takes_for_its_own) {
  EXPECT_EQ(xml_escape("&<>\"'"), "&amp;&lt;&gt;&quot;&apos;");
  EXPECT_EQ(xml_escape("]]>"), "]]&gt;");
  EXPECT_EQ(xml_escape("&amp;"), "&amp;amp;");
}

TEST(XmlEscape, leaves_everything_else_that_xml_allows) {
  for (const std::string text :
       {"", "8 queens", "a\tb\nc\r", "×", "\u0080", "王", "\U0001f642", "\U0010ffff"})
    EXPECT_EQ(xml_escape(text), text);
}

TEST(XmlEscape, replaces_what_xml_forbids_even_as_an_entity) {
  for (int byte = 0; byte < 0x20; ++byte) {
    const bool white_space = byte == '\t' || byte == '\n' || byte == '\r';
    const std::string text(1, static_cast<char>(byte));
    EXPECT_EQ(xml_escape(text), white_space ? text : replaced) << byte;
  }
  EXPECT_EQ(xml_escape("\xef\xbf\xbe\xef\xbf\xbf"), replaced + replaced);  // U+FFFE, U+FFFF
}

TEST(XmlEscape, replaces_each_byte_that_is_no_utf8) {
  EXPECT_EQ(xml_escape("a\xff\xc3z"), "a" + replaced + replaced + "z");
  EXPECT_EQ(xml_escape("\xed\xa0\x80"), replaced + replaced + replaced);  // a surrogate
}

TEST(XmlEscape, comes_back_from_a_parser_as_it_went) {
  const std::string text = "</a>]]><b c=\"d\" e='f'>&amp;&#65;<!-- -- --><![CDATA[x]]><?x?>";
  std::istringstream document("<a b=\"" + xml_escape(text) + "\" c='" + xml_escape(text) + "'>" +
                              xml_escape(text) + "</a>");
  boost::property_tree::ptree tree;
  boost::property_tree::read_xml(document, tree);
  EXPECT_EQ(tree.get<std::string>("a"), text);
  EXPECT_EQ(tree.get<std::string>("a.<xmlattr>.b"), text);
  EXPECT_EQ(tree.get<std::string>("a.<xmlattr>.c"), text);
}

}  // namespace
}  // namespace eightfold::reports
