#include "eightfold/reports/coursework/submission/json_tree.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "eightfold/reports/io/parse_error.hpp"
#include "tests/reports/coursework/cases.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::coursework {
namespace {

TEST(JsonTree, knows_the_place_of_each_value_and_key) {
  const JsonTree tree = parse_json_tree("{\"n\": 8,\n  \"list\": [1 ,[2, \"é\"],\ttrue],\r\n\"x\":null}");
  EXPECT_EQ(tree.place, (Place{1, 1}));
  EXPECT_EQ(tree.find("n")->place, (Place{1, 7}));
  const auto& members = tree.object("it");
  EXPECT_EQ(members[1].place, (Place{2, 3}));
  const auto& list = tree.find("list")->array("list");
  EXPECT_EQ(list[0].place, (Place{2, 12}));
  EXPECT_EQ(list[1].place, (Place{2, 15}));
  EXPECT_EQ(list[1].array("it")[1].place, (Place{2, 19}));
  EXPECT_EQ(list[2].place, (Place{2, 26})) << "columns are bytes";
  EXPECT_EQ(tree.find("x")->place, (Place{3, 5}));
  EXPECT_EQ(tree.find("y"), nullptr);
}

TEST(JsonTree, keeps_the_text_of_numbers) {
  const JsonTree tree = parse_json_tree("[18446744073709551616, -0, 1.50, 2e3, 7]");
  std::vector<std::string> texts;
  for (const JsonTree& number : tree.array("it"))
    texts.push_back(std::get<JsonTree::NumberText>(number.value).text);
  EXPECT_EQ(texts, (std::vector<std::string>{"18446744073709551616", "-0", "1.50", "2e3", "7"}));
  EXPECT_EQ(tree.array("it")[4].whole("it", 0, 7), 7);
  EXPECT_DOUBLE_EQ(tree.array("it")[2].real("it", 0, 7), 1.5);
}

TEST(JsonTree, reads_a_whole_number_however_it_is_written) {
  for (const std::string text : {"8", "8.0", "8.00", "8e0", "0.8e1", "80e-1", "8.0E+0", "0.08e2", "800e-2"}) {
    EXPECT_EQ(plain_number(text), "8");
    EXPECT_EQ(parse_json_tree(text).whole("size", 0, 8), 8) << text;
  }
  for (const auto& [text, plain] :
       std::vector<std::pair<std::string, std::string>>{{"0.0", "0"},
                                                        {"0e5", "0"},
                                                        {"-1.0", "-1"},
                                                        {"1e3", "1000"},
                                                        {"11.50", "11.5"},
                                                        {"5e-1", "0.5"},
                                                        {"1.25e1", "12.5"},
                                                        {"100", "100"},
                                                        {"-0.0", "-0"},
                                                        {"1e39", "1" + std::string(39, '0')}})
    EXPECT_EQ(plain_number(text), plain);
  for (const std::string& text :
       std::vector<std::string>{"1e40", "1e-41", "1e99999999999", "1.5e300", std::string(41, '7')})
    EXPECT_EQ(plain_number(text), text);
  for (const std::string text : {"8.5", "8e-1", "0.80", "8.0000001"})
    EXPECT_THROW(static_cast<void>(parse_json_tree(text).whole("size", 0, 8)), reports::ParseError) << text;
}

TEST(JsonTree, rejects_numbers_out_of_range_with_name_and_place) {
  const JsonTree tree = parse_json_tree("[8.5, -1, 9, 1e2, \"7\", 99999999999999999999]");
  for (const JsonTree& number : tree.array("it")) {
    const auto message = test::message_of<reports::ParseError>([&] { number.whole("size", 0, 8); });
    EXPECT_TRUE(test::mentions(message, {"line 1, column", "size must be a whole number from 0 to 8"}));
  }
}

TEST(JsonTree, describes_a_value_of_another_kind) {
  const JsonTree tree = parse_json_tree("{\"n\": [1]}");
  const auto message = test::message_of<reports::ParseError>([&] { tree.find("n")->string("n"); });
  EXPECT_EQ(message, "line 1, column 7: n must be text in quotes, not a list");
}

TEST(JsonTree, rejects_other_text_with_its_place) {
  test::expect_cases("json-errors.txt", [](const test::CaseInput& input) {
    return test::error_or_accepted([&] { parse_json_tree(input.text); });
  });
}

TEST(JsonTree, keeps_a_repeated_key_on_request) {
  const JsonTree tree = parse_json_tree("{\"a\": 1, \"a\": 2}", RepeatedKey::kept);
  EXPECT_EQ(tree.object("it").size(), 2U);
}

// Compares with a second parser on every short string over the significant characters.
TEST(JsonTree, accepts_what_another_parser_accepts) {
  const std::string alphabet = "[]{}:,\"1 a";
  std::size_t accepted = 0;
  for (std::size_t number = 0; number < 100'000; ++number) {
    std::string text;
    for (std::size_t rest = number; text.size() < 5; rest /= alphabet.size())
      text += alphabet[rest % alphabet.size()];
    bool accepts = true;
    try {
      parse_json_tree(text);
    } catch (const reports::ParseError&) {
      accepts = false;
    }
    EXPECT_EQ(accepts, nlohmann::json::accept(text)) << text;
    accepted += accepts ? 1 : 0;
  }
  EXPECT_GT(accepted, 100U);
}

}  // namespace
}  // namespace eightfold::coursework
