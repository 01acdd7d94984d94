#include "eightfold/reports/pictures/raster.hpp"

#include <gtest/gtest.h>

#include <array>
#include <csignal>
#include <string>

#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

using test::mentions;

std::string svg(const std::string& size, const std::string& body = "") {
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" " + size + ">" + body + "</svg>";
}

// The PNG specification, 11.2.2: the first chunk is IHDR, and its first fields are width and height.
unsigned big_endian(const std::string& bytes, std::size_t at) {
  unsigned value = 0;
  for (std::size_t i = at; i < at + 4; ++i) value = value << 8 | static_cast<unsigned char>(bytes.at(i));
  return value;
}

std::array<unsigned, 2> size_of_png(const std::string& bytes) {
  EXPECT_TRUE(bytes.starts_with("\x89PNG\r\n\x1a\n"));
  EXPECT_EQ(bytes.substr(12, 4), "IHDR");
  EXPECT_EQ(bytes.substr(bytes.size() - 8, 4), "IEND");
  return {big_endian(bytes, 16), big_endian(bytes, 20)};
}

using Size = std::array<unsigned, 2>;

TEST(Raster, renders_png_in_the_size_of_the_picture) {
  EXPECT_EQ(size_of_png(png_of(svg("width=\"300\" height=\"100\""))), (Size{300, 100}));
  EXPECT_EQ(size_of_png(png_of(svg("width=\"60\" height=\"10\" viewBox=\"0 0 6 1\""))), (Size{60, 10}));
  EXPECT_EQ(size_of_png(png_of(svg("width=\"1\" height=\"1\""))), (Size{1, 1}));
  EXPECT_EQ(size_of_png(png_of(svg("width=\"16384\" height=\"2\""))), (Size{16384, 2}));
}

TEST(Raster, rounds_the_size_to_whole_pixels) {
  EXPECT_EQ(size_of_png(png_of(svg("width=\"300.4\" height=\"99.5\""))), (Size{300, 100}));
}

TEST(Raster, renders_colors) {
  const std::string size = "width=\"40\" height=\"40\"";
  const auto square = [&](const std::string& fill) {
    return png_of(svg(size, "<rect width=\"40\" height=\"40\" fill=\"" + fill + "\"/>"));
  };
  EXPECT_NE(square("#b34700"), png_of(svg(size)));
  EXPECT_NE(square("#b34700"), square("#0f6ab4"));
  EXPECT_EQ(square("#f00"), square("red"));
}

TEST(Raster, renders_one_page_of_pdf_with_one_point_per_pixel) {
  const std::string pdf = pdf_of(svg("width=\"300\" height=\"100\"", "<circle r=\"9\"/>"));
  EXPECT_TRUE(pdf.starts_with("%PDF-"));
  EXPECT_TRUE(pdf.ends_with("%%EOF\n"));
  EXPECT_TRUE(mentions(pdf, {"/MediaBox [ 0 0 300 100 ]", "/Count 1\n"}));
}

TEST(Raster, renders_the_same_picture_to_the_same_bytes) {
  const std::string picture = svg("width=\"300\" height=\"100\"", "<text x=\"9\" y=\"50\">N = 8: 92</text>");
  const std::string pdf = pdf_of(picture);
  EXPECT_EQ(pdf_of(picture), pdf);
  EXPECT_EQ(png_of(picture), png_of(picture));
  EXPECT_TRUE(mentions(pdf, {"/CreationDate (19700101000000"}));
}

// A parent may have set this; then waitpid(2) has no status.
TEST(Raster, renders_and_reports_errors_also_if_the_process_ignores_its_children) {
  const std::string picture = svg("width=\"300\" height=\"100\"", "<circle r=\"9\"/>");
  const std::string invalid = svg("width=\"300\" height=\"100\"", "<g>");
  for (const auto make : {png_of, pdf_of}) {
    const std::string expected = make(picture);
    const auto before = std::signal(SIGCHLD, SIG_IGN);
    EXPECT_EQ(make(picture), expected);
    EXPECT_TRUE(mentions(test::message_of<RasterError>([&] { make(invalid); }),
                         {"rsvg-convert cannot draw the picture: "}));
    std::signal(SIGCHLD, before);
  }
}

TEST(Raster, reports_invalid_svg) {
  for (const auto make : {png_of, pdf_of}) {
    for (const std::string text : {"", "garbage", "<svg>", "<html/>", "\xff\xfe", "<svg xmlns=\"\x01\"/>"})
      EXPECT_THROW(make(text), RasterError) << text;
    for (const std::string body : {"<", "</g>", "\xff\xfe", "<g>"})
      EXPECT_TRUE(
          mentions(test::message_of<RasterError>([&] { make(svg("width=\"9\" height=\"9\"", body)); }),
                   {"rsvg-convert cannot draw the picture: "}))
          << body;
  }
}

TEST(Raster, rejects_a_picture_that_is_too_large) {
  for (const std::string size :
       {"width=\"16385\" height=\"1\"", "width=\"1\" height=\"16385\"", "width=\"1e30\" height=\"1e30\""})
    for (const auto make : {png_of, pdf_of})
      EXPECT_TRUE(mentions(test::message_of<RasterError>([&] { make(svg(size)); }), {"too large", "16384"}))
          << size;
}

TEST(Raster, rejects_a_picture_without_a_size) {
  for (const std::string size : {"width=\"0\" height=\"5\"", "width=\"5\" height=\"0.2\""})
    EXPECT_TRUE(mentions(test::message_of<RasterError>([&] { png_of(svg(size)); }), {"at least 1 pixel"}))
        << size;
  EXPECT_THROW(png_of(svg("width=\"100%\" height=\"100%\"")), RasterError);
}

}  // namespace
}  // namespace eightfold::reports
