#include "tests/reports/cases.hpp"

#include <fmt/core.h>

#include <array>

#include "reports/text/internal/charset.hpp"
#include "reports/text/internal/encoding.hpp"
#include "reports/text/internal/escape.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/rule_words.hpp"
#include "reports/text/internal/suggestion.hpp"
#include "reports/text/internal/utf8.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

using test::Cells;

std::string first_of(const Cells& c) {
  const auto [code, length] = first_character(c.at(1));
  return fmt::format("U+{:04X} {}", static_cast<unsigned>(code), length);
}

std::string suggestion_for(const Cells& c) {
  constexpr std::array<std::string_view, 5> commands = {"list", "orbits", "burnside", "show", "tree"};
  return did_you_mean(c.at(1), commands);
}

std::string words_of_rule(const Cells& c) {
  const Rule rule = rule_named(c.at(1)).value();
  const int n = std::stoi(c.at(2));
  return fmt::format("{}; {}; {}; {}; {}; {}", solutions_of_rule(rule, n), solutions_of_rule(rule),
                     puzzle_of_rule(rule, n), pieces_of_rule(rule), board_of_rule(rule),
                     facts_of(rule).meaning);
}

std::string styled(const Cells& c) {
  const Style style{.color = !c.at(1).empty()};
  return style.heading(c.at(2)) + style.good(c.at(2)) + style.bad(c.at(2)) + style.faint(c.at(2)) +
         style.colored("38;5;16", c.at(2));
}

Style of_width(const std::string& width) { return {.unicode = true, .width = std::stoi(width)}; }

TEST(Text, has_the_results_of_the_cases) {
  test::expect_cases(
      "text-cases.txt",
      {{"xml", [](const Cells& c) { return xml_escape(c.at(1)); }},
       {"markdown", [](const Cells& c) { return markdown_escape(c.at(1)); }},
       {"latex", [](const Cells& c) { return latex_escape(c.at(1)); }},
       {"csv", [](const Cells& c) { return csv_cell(c.at(1)); }},
       {"printable", [](const Cells& c) { return printable(c.at(1)); }},
       {"quote", [](const Cells& c) { return quote(c.at(1)); }},
       {"quote_as_ascii", [](const Cells& c) { return quote_as_ascii(c.at(1)); }},
       {"duration", [](const Cells& c) { return duration_text(std::stod(c.at(1))); }},
       {"shell_word", [](const Cells& c) { return shell_word(c.at(1)); }},
       {"ascii", [](const Cells& c) { return with_ascii_signs(c.at(1)); }},
       {"base64", [](const Cells& c) { return base64(c.at(1)); }},
       {"folded", [](const Cells& c) { return folded(c.at(1)); }},
       {"decoded", [](const Cells& c) { return decoded(c.at(1)).value_or("not decoded"); }},
       {"first", first_of},
       {"width",
        [](const Cells& c) { return fmt::format("{} {}", character_count(c.at(1)), width_of(c.at(1))); }},
       {"clean", [](const Cells& c) { return clean_line(c.at(1)); }},
       {"distance", [](const Cells& c) { return std::to_string(edit_distance(c.at(1), c.at(2))); }},
       {"did_you_mean", suggestion_for},
       {"grouped", [](const Cells& c) { return grouped(c.at(1)); }},
       {"counted", [](const Cells& c) { return counted(std::stoi(c.at(1)), c.at(2), c.at(3)); }},
       {"rule", words_of_rule},
       {"style", styled},
       {"padded",
        [](const Cells& c) { return padded(c.at(3), std::stoul(c.at(1)), c.at(2) == "right") + '|'; }},
       {"wrapped",
        [](const Cells& c) {
          return wrapped(c.at(4), {c.at(1), c.at(2), std::stoul(c.at(3))});
        }},
       {"flowed", [](const Cells& c) { return flowed(c.at(3), of_width(c.at(1)), std::stoul(c.at(2))); }},
       {"fitted", [](const Cells& c) { return fitted(c.at(2), of_width(c.at(1))); }}});
}

}  // namespace
}  // namespace eightfold::reports
