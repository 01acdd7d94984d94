#pragma once

#include <sodium.h>

#include <string>
#include <string_view>

namespace eightfold::job {

/// The SHA-256 of a text that is read in chunks.
class Sha256 {
 public:
  Sha256();
  void add(std::string_view text);
  /// 64 lower-case hexadecimal digits. Call it once, after the last add().
  std::string hex();

 private:
  crypto_hash_sha256_state state_;
};

std::string sha256(std::string_view text);

/// True for 64 lower-case hexadecimal digits.
bool is_sha256(std::string_view text);

}  // namespace eightfold::job
