#include "reports/text/internal/base64.hpp"

#include <cstddef>

namespace eightfold::reports {

std::string base64(std::string_view bytes) {
  constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string encoded;
  encoded.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t at = 0; at < bytes.size(); at += 3) {
    const std::size_t left = bytes.size() - at;
    unsigned group = 0;  // of three bytes, filled up with zeros
    for (std::size_t i = 0; i < 3; ++i)
      group = group << 8U | (i < left ? static_cast<unsigned char>(bytes[at + i]) : 0U);
    for (std::size_t i = 0; i < 4; ++i) encoded += i <= left ? digits[group >> (18 - 6 * i) & 63U] : '=';
  }
  return encoded;
}

}  // namespace eightfold::reports
