#include "reports/text/internal/encoding.hpp"

#include <gtest/gtest.h>
#include <iconv.h>

#include <string>

namespace eightfold::reports {
namespace {

// The text in another encoding by the C library; nothing if a character has no place in it.
std::optional<std::string> converted(std::string text, const char* to, const char* from) {
  const iconv_t converter = iconv_open(to, from);
  std::string out(4 * text.size() + 4, '\0');
  char* in_place = text.data();
  char* out_place = out.data();
  std::size_t in_left = text.size();
  std::size_t out_left = out.size();
  const bool is_done = iconv(converter, &in_place, &in_left, &out_place, &out_left) == 0;
  iconv_close(converter);
  out.resize(out.size() - out_left);
  return is_done ? std::optional(out) : std::nullopt;
}

TEST(Decoded, is_what_the_C_library_reads_in_UTF_16) {
  const std::string text = "author: Chloé Müller\norbit count: 12 – ♛ 🙂\n";
  for (const char* const encoding : {"UTF-16LE", "UTF-16BE"}) {
    const std::string written = converted(text, encoding, "UTF-8").value();
    const std::string mark = encoding == std::string_view("UTF-16LE") ? "\xff\xfe" : "\xfe\xff";
    EXPECT_EQ(decoded(written), text) << encoding;
    EXPECT_EQ(decoded(mark + written), text) << encoding;
  }
}

TEST(Decoded, is_what_the_C_library_reads_in_Windows_1252) {
  for (int byte = 0x80; byte < 0x100; ++byte) {
    const std::string text = std::string("n: 8 ") + static_cast<char>(byte) + '\n';
    EXPECT_EQ(decoded(text), converted(text, "UTF-8", "CP1252")) << byte;
  }
}

}  // namespace
}  // namespace eightfold::reports
