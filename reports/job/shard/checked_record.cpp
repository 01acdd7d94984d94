#include "reports/job/shard/checked_record.hpp"

#include <fmt/core.h>

#include "reports/io/parse_error.hpp"

namespace eightfold::job {

Record checked_record(std::string_view text, const std::string& job, std::uint32_t shard) {
  Record record = parse_record(text);
  if (record.job != job) throw reports::ParseError("it is of another job");
  if (record.shard != shard) throw reports::ParseError(fmt::format("it is of shard {}", record.shard));
  return record;
}

std::optional<Record> sound_record(std::string_view text, const std::string& job, std::uint32_t shard) {
  try {
    return checked_record(text, job, shard);
  } catch (const reports::ParseError&) {
    return std::nullopt;
  }
}

}  // namespace eightfold::job
