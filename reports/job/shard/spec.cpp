#include "reports/job/shard/spec.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>
#include <optional>

#include "core/count/internal/engines.hpp"
#include "eightfold/core/count/count.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"
#include "reports/io/internal/json_input.hpp"
#include "reports/job/shard/json_members.hpp"
#include "reports/job/shard/sha256.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::job {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;
using reports::ParseError;

constexpr std::array<std::string_view, 4> work_names = {"count", "half_turn", "quarter_turn",
                                                        "canonical_list"};

// An engine that computes a kind of work. `cut_version` increases when the units change, so that shards of
// different cuts are never added up.
struct JobEngine {
  Work work;
  std::string_view name;
  int largest_n;
  int cut_version;
};

std::optional<JobEngine> find_engine(Work work, std::string_view engine) {
  const std::array engines = {
      JobEngine{Work::count, "halves", std::min(largest_n(Engine::halves), largest_counted_n), 3},
      JobEngine{Work::count, "lanes", std::min(largest_n(Engine::lanes), largest_counted_n), 1},
      JobEngine{Work::half_turn, "cover", largest_half_turn_n, 1},
      JobEngine{Work::quarter_turn, "cover", largest_quarter_turn_n, 1},
      JobEngine{Work::canonical_list, "cover", max_size, 1},
  };
  const auto* found = std::ranges::find_if(
      engines, [&](const JobEngine& known) { return known.work == work && known.name == engine; });
  return found == engines.end() ? std::nullopt : std::optional(*found);
}

constexpr std::string_view job_schema = R"({"$schema":"urn:eightfold:schema:job:)";
constexpr std::string_view job_version = "1.0";

[[noreturn]] void throw_damaged(std::string_view how) {
  throw ParseError(
      fmt::format("damaged: {}; copy the file again or recreate it with `eightfold job plan`", how));
}

// Throws unless the text starts like a job file of this version.
void check_prefix(std::string_view text) {
  const std::string_view begin = text.substr(0, job_schema.size());
  if (!job_schema.starts_with(begin))
    throw ParseError("not a job file; create one with `eightfold job plan --job-file`");
  if (begin.size() < job_schema.size()) throw_damaged("truncated");
  const std::string_view rest = text.substr(begin.size());
  const std::string_view found = rest.substr(0, rest.find('"'));
  const auto is_version_character = [](char c) { return c == '.' || (c >= '0' && c <= '9'); };
  if (found != job_version && found.size() < rest.size() && found.size() <= 10 &&
      std::ranges::all_of(found, is_version_character))
    throw ParseError(
        fmt::format("job file version {} is not supported (expected {}); use the eightfold that wrote it",
                    found, job_version));
}

// The text of the specification in a job file. Throws unless its hash matches.
std::string_view verified_job_text(std::string_view text) {
  constexpr std::string_view before = R"("job":)";
  try {
    const std::string hash = hash_member(reports::parse_json(text), "sha256");
    const auto begin = std::min(text.find(before) + before.size(), text.size());
    const std::string_view job = text.substr(begin, text.find('}', begin) + 1 - begin);
    if (sha256(job) == hash) return job;
  } catch (const ParseError& error) {
    throw_damaged(error.what());
  }
  throw_damaged("the checksum does not match");
}

// Throws if this program cannot compute the job.
Spec read_spec(const json& job) {
  const std::string work = text_member(job, "work");
  const auto* name = std::ranges::find(work_names, work);
  if (name == work_names.end()) throw ParseError(fmt::format("unknown work {}", reports::quote(work)));
  Spec spec;
  spec.work = static_cast<Work>(name - work_names.begin());
  spec.engine = text_member(job, "engine");
  const auto engine = find_engine(spec.work, spec.engine);
  if (!engine) throw ParseError(fmt::format("unknown engine {}", reports::quote(spec.engine)));
  spec.n = static_cast<int>(number_member(job, "n", static_cast<std::uint64_t>(engine->largest_n)));
  const auto cut = number_member(job, "cut", UINT64_MAX);
  if (cut != static_cast<std::uint64_t>(engine->cut_version))
    throw ParseError(fmt::format("cut version {}, expected {}", cut, engine->cut_version));
  constexpr std::uint64_t most_units = std::uint64_t{1} << 53U;  // exact for readers that keep doubles
  spec.units = number_member(job, "units", most_units);
  spec.shards = static_cast<std::uint32_t>(
      number_member(job, "shards", std::min<std::uint64_t>(max_shards, spec.units)));
  if (spec.shards == 0) throw ParseError("the number of shards is 0");
  return spec;
}

}  // namespace

std::string_view name_of(Work work) { return work_names[static_cast<std::size_t>(work)]; }

UnitRange units_of(const Spec& spec, std::uint32_t shard) {
  __extension__ using Wide = unsigned __int128;
  const auto first = [&](std::uint64_t i) {
    return static_cast<std::uint64_t>(Wide{i} * spec.units / spec.shards);
  };
  return {first(shard), first(std::uint64_t{shard} + 1)};
}

std::uint64_t divisor_of(const Spec& spec) {
  return spec.engine == name_of(Engine::lanes) ? lanes::unit_divisor : 1;
}

std::uint32_t strata_of(const Spec& spec) {
  constexpr std::uint32_t most_strata = 32;  // more than the frames of any board
  const bool has_frames = spec.engine == name_of(Engine::halves) && spec.n % 2 != 0;
  return has_frames ? std::min(most_strata, spec.shards) : 1;
}

std::uint32_t begin_of_stratum(const Spec& spec, std::uint32_t stratum) {
  return static_cast<std::uint32_t>(std::uint64_t{spec.shards} * stratum / strata_of(spec));
}

std::string describe(const Spec& spec) {
  constexpr std::array<std::string_view, 4> what = {"count", "half-turn solutions", "quarter-turn solutions",
                                                    "canonical list"};
  return fmt::format("{} of {} by {} in {}", what[static_cast<std::size_t>(spec.work)],
                     reports::counted(static_cast<std::uint64_t>(spec.n), "queen"), spec.engine,
                     reports::counted(spec.shards, "shard"));
}

std::string spec_text(const Spec& spec) {
  const auto engine = find_engine(spec.work, spec.engine);
  const ordered_json job = {{"work", name_of(spec.work)}, {"n", spec.n},
                            {"engine", spec.engine},      {"cut", engine ? engine->cut_version : 0},
                            {"units", spec.units},        {"shards", spec.shards}};
  return job.dump();
}

std::string job_hash(const Spec& spec) { return sha256(spec_text(spec)); }

std::string job_file_text(const Spec& spec) {
  return fmt::format("{}{}\",\"job\":{},\"sha256\":\"{}\"}}\n", job_schema, job_version, spec_text(spec),
                     job_hash(spec));
}

Spec parse_job_file(std::string_view text) {
  check_prefix(text);
  const std::string_view job = verified_job_text(text);
  Spec spec;
  try {
    spec = read_spec(reports::parse_json(job));
  } catch (const ParseError& error) {
    throw ParseError(
        fmt::format("planned by another version of eightfold ({}); use that version, or plan the job again",
                    error.what()));
  }
  if (text != job_file_text(spec)) throw_damaged("not in the form that eightfold writes");
  return spec;
}

}  // namespace eightfold::job
