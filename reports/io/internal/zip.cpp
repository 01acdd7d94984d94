// A zip archive of uncompressed files (APPNOTE.TXT, ".ZIP File Format Specification", version 6.3, PKWARE).
//
// A file has a local header before its content, and an entry in the central directory at the end. Libraries
// were considered: with minizip, the functions for writing to memory are as long as this file, and libzip
// brings a cryptographic library into the autograder's bundle. Compression was rejected because its output
// depends on the version of zlib, and an archive must have the same bytes on every machine.
#include "reports/io/internal/zip.hpp"

#include <boost/crc.hpp>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <string_view>

namespace eightfold::reports {
namespace {

std::uint32_t crc32_of(std::string_view bytes) {
  boost::crc_32_type crc;
  crc.process_bytes(bytes.data(), bytes.size());
  return crc.checksum();
}

void append_number(std::string& out, std::uint32_t number, int bytes) {
  for (int i = 0; i < bytes; ++i) out += static_cast<char>((number >> (8 * i)) & 0xFFU);
}

// What the local header and the entry in the directory have in common.
void append_description(std::string& out, const ZipEntry& file) {
  const auto size = static_cast<std::uint32_t>(file.content.size());
  append_number(out, 10, 2);       // needs version 1.0
  append_number(out, 0, 2);        // no flags
  append_number(out, 0, 2);        // not compressed
  append_number(out, 0, 2);        // midnight
  append_number(out, 0x2821U, 2);  // 2000-01-01
  append_number(out, crc32_of(file.content), 4);
  append_number(out, size, 4);
  append_number(out, size, 4);
  append_number(out, static_cast<std::uint32_t>(file.name.size()), 2);
  append_number(out, 0, 2);  // no extra field
}

}  // namespace

std::string zip_archive(std::span<const ZipEntry> files) {
  std::string archive;
  std::string directory;
  const auto small = [](std::size_t number, std::size_t largest) {
    if (number > largest) throw std::length_error("the files are too large for a zip archive");
    return static_cast<std::uint32_t>(number);
  };
  constexpr std::size_t largest = std::numeric_limits<std::uint32_t>::max() / 4;
  for (const ZipEntry& file : files) {
    small(file.name.size(), 0xFFFF);
    small(file.content.size(), largest);
    const std::uint32_t offset = small(archive.size(), largest);
    archive += "PK\3\4";
    append_description(archive, file);
    archive += file.name;
    archive += file.content;
    directory += "PK\1\2";
    append_number(directory, 10, 2);  // made by version 1.0, without attributes of a file system
    append_description(directory, file);
    append_number(directory, 0, 2);  // no comment
    append_number(directory, 0, 2);  // the first disk
    append_number(directory, 0, 2);  // no attributes
    append_number(directory, 0, 4);
    append_number(directory, offset, 4);
    directory += file.name;
  }
  const std::uint32_t start = small(archive.size(), largest);
  const std::uint32_t count = small(files.size(), 0xFFFE);
  archive += directory;
  archive += "PK\5\6";
  append_number(archive, 0, 4);  // one disk
  append_number(archive, count, 2);
  append_number(archive, count, 2);
  append_number(archive, small(directory.size(), largest), 4);
  append_number(archive, start, 4);
  append_number(archive, 0, 2);  // no comment
  return archive;
}

}  // namespace eightfold::reports
