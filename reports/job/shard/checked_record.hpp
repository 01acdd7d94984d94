#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "reports/job/shard/record.hpp"

namespace eightfold::job {

/// The record of a shard, of a job whose hash is `job`. Throws reports::ParseError with the reason unless the
/// text is a sound record of that very shard and job.
Record checked_record(std::string_view text, const std::string& job, std::uint32_t shard);

/// Likewise; nothing instead of throwing.
std::optional<Record> sound_record(std::string_view text, const std::string& job, std::uint32_t shard);

}  // namespace eightfold::job
