#pragma once

#include <cstdint>
#include <string_view>

#include "reports/cli/parse/command_line.hpp"

namespace eightfold::cli {

inline constexpr Option seed_option = {.name = "seed",
                                       .value = "S",
                                       .help = "the seed of all random choices, 0 to 2^64 - 1; default 1",
                                       .kind = ValueKind::number,
                                       .excludes = {"secret"}};

inline constexpr Option secret_option = {
    .name = "secret",
    .value = "FILE",
    .help = "take the seed from FILE, which has 16 bytes or more, so that it is in no shell history",
    .kind = ValueKind::file};

struct AssignmentSeed {
  std::uint64_t value = 1;
  bool secret = false;  ///< no output may contain it
};

/// The seed of --seed or --secret. That of a file is the first 64 bits of the SHA-256 of the line "eightfold
/// assignment" and the bytes of the file, so a published checksum of the file does not reveal it. Throws
/// Failure.
AssignmentSeed assignment_seed(const CommandLine& line);

/// The seed for one student: the first 64 bits of the SHA-256 of "eightfold variant", the seed and the
/// student's `key`, each on a line. A student who finds it cannot find that of the class or of another.
std::uint64_t seed_of_variant(std::uint64_t seed, std::string_view key);

}  // namespace eightfold::cli
