#pragma once

namespace eightfold::reports {

// In every locale. The C library's functions are undefined for a negative char.
constexpr bool is_digit(char c) { return '0' <= c && c <= '9'; }
constexpr bool is_letter(char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z'); }
constexpr char to_lower(char c) { return 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace eightfold::reports
