// Bytes that are not text, and characters that a terminal interprets.

#include "tests/reports/coursework/hostile/inputs.hpp"

namespace eightfold::test {
namespace {

struct BadBytes {
  std::string name;
  std::string bytes;
  std::string words;
};

// Rejected in every position.
const std::vector<BadBytes> bad_bytes = {
    {"NUL", std::string(1, '\0'), "U+0000"},
    {"a bell", "\x07", "U+0007"},
    {"a backspace", "\x08", "U+0008"},
    {"a vertical tab", "\x0b", "U+000B"},
    {"a form feed", "\x0c", "U+000C"},
    {"an escape sequence", "\x1b[31m", "U+001B"},
    {"a title sequence", "\x1b]0;x\x07", "U+001B"},
    {"DEL", "\x7f", "U+007F"},
    {"a C1 control",
     "\xc2\x9b"
     "31m",
     "U+009B"},
    {"a bare C1 byte",
     "\x9b"
     "31m♛",
     "9b is not UTF-8"},
    {"Latin-1 beside UTF-8", "\xe9♛", "e9 is not UTF-8"},
    {"ff", "\xff♛", "ff is not UTF-8"},
    {"an overlong NUL", "\xc0\x80", "c0 is not UTF-8"},
    {"an overlong slash", "\xe0\x80\xaf", "e0 is not UTF-8"},
    {"a surrogate", "\xed\xa0\x80", "ed is not UTF-8"},
    {"beyond U+10FFFF", "\xf4\x90\x80\x80", "f4 is not UTF-8"},
    {"half a character", "\xe2\x82", "e2 is not UTF-8"},
};

}  // namespace

HostileInputs hostile_characters() {
  HostileInputs inputs;
  for (const auto& [name, bytes, words] : bad_bytes) {
    inputs.push_back({name + " in an author",
                      R"({"author":"A)" + bytes + R"(","n":4,"orbit_count":1})",
                      {at(1, 13), words}});
    inputs.push_back({name + " in a key", "{\n\"a" + bytes + "\":1}", {at(2, 3), words}});
    inputs.push_back({name + " in a text", "n: 4\norbit count: 1 # " + bytes, {at(2, 18), words}, true});
    inputs.push_back({name + " in CSV", "element,fixed\nn,4\n" + bytes + ",2\n", {at(3, 1), words}});
  }
  const HostileInputs others = {
      {"NUL by an escape", R"({"author":"A\u0000","n":4,"orbit_count":1})", {at(1, 11), "U+0000"}},
      {"an escape by an escape", R"({"author":"\u001b[31m","n":4,"orbit_count":1})", {at(1, 11), "U+001B"}},
      {"a C1 control by an escape", R"({"author":"\u009b","n":4,"orbit_count":1})", {at(1, 11), "U+009B"}},
      {"a backspace by an escape", R"({"comment":"\b","n":4,"orbit_count":1})", {at(1, 12), "U+0008"}},
      {"an escape by an escape in a key", R"({"\u001b[31m":1})", {at(1, 2), "U+001B"}},
      {"an escape by an escape in a placement",
       R"({"n":4,"solutions":["\u001b[2J"]})",
       {at(1, 21), "U+001B"}},
      {"an escape by an escape in a group",
       R"({"n":4,"group":"\u001b[2J","orbit_count":1})",
       {at(1, 16), "U+001B"}},
      {"a lone high surrogate by an escape", R"({"author":"\ud800","n":4,"orbit_count":1})", {at(1, 11)}},
      {"a lone low surrogate", R"({"author":"\udc00","n":4,"orbit_count":1})", {at(1, 11)}},
      {"two high surrogates", R"({"author":"\ud800\ud800","n":4,"orbit_count":1})", {at(1, 11)}},
      {"UTF-16, little-endian", std::string("\xff\xfe{\0}\0", 6), {"n: missing"}},
      {"UTF-16, big-endian", std::string("\xfe\xff\0{\0}", 6), {"n: missing"}},
      {"UTF-16 without a mark", std::string("{\0}\0", 4), {"n: missing"}},
      {"UTF-32", std::string("{\0\0\0}\0\0\0", 8), {at(1, 1), "save it as UTF-8"}},
      {"a gzip file", "\x1f\x8b\x08", {at(1, 1), "U+001F"}},
      {"a PDF", "%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", {at(1, 1), "\"%PDF-1.7\" is neither"}},
      {"a Word file", "PK\x03\x04", {at(1, 3), "U+0003"}},
      {"an extra byte order mark", "\xef\xbb\xbf\xef\xbb\xbf{\"x\":1}", {"line 1, column "}},
      {"a byte order mark in a key",
       "{\"\xef\xbb\xbfn\":4,\"orbit_count\":1}",
       {at(1, 2), R"(\xef\xbb\xbf)"}},
      {"a key in reverse", "{\"\xe2\x80\xaetnuoc\":1}", {at(1, 2), R"(\xe2\x80\xae)"}},
      {"a group in reverse",
       "{\"n\":4,\"group\":\"\xe2\x80\xaelluf\",\"orbit_count\":1}",
       {at(1, 16), R"(\xe2\x80\xae)"}},
      {"a line separator", "n: 4\xe2\x80\xa8orbit count: 1", {at(1, 1), "n must be"}},
      {"an author in reverse",
       "{\"author\":\"\xe2\x80\xae\",\"n\":4,\"orbit_count\":2}",
       {"orbit_count"},
       true},
      {"an author of separators",
       "{\"author\":\"\xe2\x80\xa8\xe2\x80\xa9\",\"n\":4,\"orbit_count\":2}",
       {"orbit_count"},
       true},
      {"an author of line breaks", R"({"author":"A\nB\r\tC","n":4,"orbit_count":2})", {"orbit_count"}, true},
      {"an author that is not a character",
       "{\"author\":\"\xef\xbf\xbf\",\"n\":4,\"orbit_count\":2}",
       {"orbit_count"},
       true},
      {"an author of joined emoji",
       R"({"author":"👩‍👩‍👧","n":4,"orbit_count":2})",
       {"orbit_count"},
       true},
  };
  inputs.insert(inputs.end(), others.begin(), others.end());
  return inputs;
}

}  // namespace eightfold::test
