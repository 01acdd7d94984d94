#include "reports/io/internal/archive.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <ios>
#include <system_error>

namespace eightfold::reports {
namespace {

struct Mark {
  std::size_t place;
  std::string_view bytes;
};

// By the formats' specifications; of a zip archive the first file's record, or the end of an empty directory.
constexpr std::array<Mark, 8> marks = {{{0, "PK\3\4"},
                                        {0, "PK\5\6"},
                                        {0, "\x1f\x8b"},
                                        {0, "BZh"},
                                        {0, "\xfd\x37zXZ"},
                                        {0, "7z\xbc\xaf\x27\x1c"},
                                        {0, "Rar!\x1a\x07"},
                                        {257, "ustar"}}};

// What the first file of an office document is called (OOXML, OpenDocument), and where its name is in a zip.
constexpr std::array<std::string_view, 4> first_files = {"[Content_Types].xml", "_rels/", "docProps/",
                                                         "mimetype"};
constexpr std::size_t place_of_name = 30;

bool has_at(std::string_view bytes, std::size_t place, std::string_view mark) {
  return bytes.size() >= place && bytes.substr(place).starts_with(mark);
}

}  // namespace

bool is_archive(std::string_view beginning) {
  const auto begins = [&](const Mark& mark) { return has_at(beginning, mark.place, mark.bytes); };
  const auto is_first = [&](std::string_view name) { return has_at(beginning, place_of_name, name); };
  return std::ranges::any_of(marks, begins) && std::ranges::none_of(first_files, is_first);
}

bool is_archive_file(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return false;  // opening a pipe would wait
  std::array<char, 512> beginning{};
  std::ifstream file(path, std::ios::binary);
  file.read(beginning.data(), beginning.size());
  return is_archive({beginning.data(), static_cast<std::size_t>(file.gcount())});
}

}  // namespace eightfold::reports
