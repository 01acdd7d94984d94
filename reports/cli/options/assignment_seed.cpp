#include "reports/cli/options/assignment_seed.hpp"

#include <fmt/core.h>

#include <charconv>
#include <string>
#include <string_view>

#include "reports/cli/options/input.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/job/shard/sha256.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

constexpr std::size_t shortest_secret = 16;  // bytes

std::uint64_t first_64_bits(std::string_view hex) {
  std::uint64_t bits = 0;
  std::from_chars(hex.data(), hex.data() + 16, bits, 16);
  return bits;
}

std::uint64_t seed_of_secret(const std::string& bytes) {
  if (bytes.size() < shortest_secret)
    throw reports::ParseError(fmt::format("this file has {}; give a file of {} bytes or more",
                                          reports::counted(bytes.size(), "byte"), shortest_secret));
  return first_64_bits(job::sha256("eightfold assignment\n" + bytes));
}

}  // namespace

AssignmentSeed assignment_seed(const CommandLine& line) {
  const auto file = line.value_of(secret_option.name);
  if (!file) return {line.number(seed_option.name).value_or(1), false};
  return {read_option_file(secret_option.name, *file, seed_of_secret), true};
}

std::uint64_t seed_of_variant(std::uint64_t seed, std::string_view key) {
  return first_64_bits(job::sha256(fmt::format("eightfold variant\n{}\n{}\n", seed, key)));
}

}  // namespace eightfold::cli
