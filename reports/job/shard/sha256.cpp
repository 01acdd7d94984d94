#include "reports/job/shard/sha256.hpp"

#include <fmt/format.h>

#include <array>
#include <stdexcept>

namespace eightfold::job {

Sha256::Sha256() {
  if (sodium_init() < 0) throw std::runtime_error("libsodium cannot be initialized");
  crypto_hash_sha256_init(&state_);
}

void Sha256::add(std::string_view text) {
  crypto_hash_sha256_update(&state_, reinterpret_cast<const unsigned char*>(text.data()), text.size());
}

std::string Sha256::hex() {
  std::array<unsigned char, crypto_hash_sha256_BYTES> digest;
  crypto_hash_sha256_final(&state_, digest.data());
  return fmt::format("{:02x}", fmt::join(digest, ""));
}

std::string sha256(std::string_view text) {
  Sha256 hash;
  hash.add(text);
  return hash.hex();
}

bool is_sha256(std::string_view text) {
  return text.size() == 64 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

}  // namespace eightfold::job
