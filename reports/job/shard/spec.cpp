#include "reports/job/shard/spec.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

#include "core/count/internal/engines.hpp"
#include "eightfold/core/count/count.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/squares.hpp"
#include "eightfold/symmetry/board_symmetry.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"
#include "reports/io/internal/json_input.hpp"
#include "reports/job/shard/sha256.hpp"
#include "reports/notation/internal/board_words.hpp"
#include "reports/solutions/internal/constraint_report.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::job {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;
using reports::number_at;
using reports::ParseError;

// How a kind of work is cut. `version` increases when the units change, so that shards of different cuts are
// never added up.
struct Cut {
  std::string_view engine;
  int max_n;
  int version;
};

struct Kind {
  std::string_view name;
  std::string_view description;
  Cut cut;
  Cut constrained_cut = {"cover", max_size, 1};
};

// In the order of the enumeration.
const Kind& kind_of(Work work) {
  static const std::array<Kind, 4> kinds = {{
      {"count",
       "count",
       {"halves", std::min(max_n(Engine::halves), max_counted_n), 3},
       {"lanes", max_size, 1}},
      {"half_turn", "half-turn solutions", {"cover", largest_half_turn_n, 1}},
      {"quarter_turn", "quarter-turn solutions", {"pairings", largest_quarter_turn_n, 3}},
      {"canonical_list", "canonical list", {"cover", max_size, 1}},
  }};
  return kinds[static_cast<std::size_t>(work)];
}

const Cut& cut_of(Work work, bool is_constrained) {
  return is_constrained ? kind_of(work).constrained_cut : kind_of(work).cut;
}
const Cut& cut_of(const Spec& spec) { return cut_of(spec.work, spec.board.has_value()); }

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
    throw ParseError("not a job file; create one with `eightfold job plan`");
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
  const auto begin = std::min(text.find(before) + before.size(), text.size());
  auto end = std::min(text.find('}', begin), text.size());
  while (end < text.size() && text[end] == '}') ++end;  // "constraints" is an object, and the last member
  const std::string_view job = text.substr(begin, end - begin);
  if (text.find(sha256(job)) == std::string_view::npos) throw_damaged("the checksum does not match");
  return job;
}

// The n×n board with the constraints of a job. Only parse_job_file() rejects other spellings of squares.
Board read_board(const json& constraints, int n) {
  Board board = Board::square(n);
  const auto read = [&](const char* key, void (Board::*requires_or_blocks)(Square)) {
    for (const json& name : constraints.at(key))
      for (const Square square :
           reports::parse_squares(name.get<std::string>(), {.size = n, .size_name = "N"}).pieces)
        (board.*requires_or_blocks)(square);
  };
  read("required", &Board::require);
  read("blocked", &Board::block);
  return board;
}

// Throws if this program cannot compute the job.
Spec read_spec(const json& job) {
  const auto name = job.at("work").get<std::string>();
  constexpr std::array all = {Work::count, Work::half_turn, Work::quarter_turn, Work::canonical_list};
  const auto* work = std::ranges::find(all, name, [](Work each) { return name_of(each); });
  if (work == all.end()) throw ParseError(fmt::format("unknown work {}", reports::quote(name)));
  Spec spec;
  spec.work = *work;
  const bool is_constrained = job.contains("constraints");
  const int largest = max_n(spec.work, is_constrained);
  spec.n = static_cast<int>(number_at(job, "n", static_cast<std::uint64_t>(largest)));
  if (is_constrained) spec.board = read_board(job["constraints"], spec.n);
  if (spec.board && !spec.board->is_constrained()) throw ParseError("constraints without squares");
  const auto cut = number_at(job, "cut");
  if (const int expected = cut_of(spec).version; cut != static_cast<std::uint64_t>(expected))
    throw ParseError(fmt::format("cut version {}, expected {}", cut, expected));
  spec.seed = number_at(job, "seed", max_seed);
  spec.units = number_at(job, "units", max_units);
  spec.shards =
      static_cast<std::uint32_t>(number_at(job, "shards", std::min<std::uint64_t>(max_shards, spec.units)));
  if (spec.shards == 0) throw ParseError("the number of shards is 0");
  return spec;
}

}  // namespace

std::string_view name_of(Work work) { return kind_of(work).name; }
int max_n(Work work, bool is_constrained) { return cut_of(work, is_constrained).max_n; }
std::string_view engine_of(const Spec& spec) { return cut_of(spec).engine; }

Subgroup group_of(const std::optional<Board>& board) {
  return board ? preserving_subgroup(*board) : full_group;
}

UnitRange units_of(const Spec& spec, std::uint32_t shard) {
  __extension__ using Wide = unsigned __int128;
  const auto first = [&](std::uint64_t i) {
    return static_cast<std::uint64_t>(Wide{i} * spec.units / spec.shards);
  };
  return {first(shard), first(std::uint64_t{shard} + 1)};
}

std::uint32_t strata_of(const Spec& spec) {
  constexpr std::uint32_t most_strata = 32;  // more than the frames of any board
  const bool has_frames = spec.work == Work::count && !spec.board && spec.n % 2 != 0;
  return has_frames ? std::min(most_strata, spec.shards) : 1;
}

std::uint32_t begin_of_stratum(const Spec& spec, std::uint32_t stratum) {
  return static_cast<std::uint32_t>(std::uint64_t{spec.shards} * stratum / strata_of(spec));
}

std::string describe(const Spec& spec) {
  return fmt::format("{} of {}{} in {}", kind_of(spec.work).description,
                     reports::counted(static_cast<std::uint64_t>(spec.n), "queen"),
                     spec.board ? fmt::format(" ({})", reports::constraints_in_words(*spec.board)) : "",
                     reports::counted(spec.shards, "shard"));
}

std::string spec_text(const Spec& spec) {
  ordered_json job = {{"work", name_of(spec.work)}, {"n", spec.n},           {"cut", cut_of(spec).version},
                      {"units", spec.units},        {"shards", spec.shards}, {"seed", spec.seed},
                      {"moduli", check_primes}};
  if (spec.board)
    job["constraints"] = {{"required", reports::names_of(reports::required_squares(*spec.board), spec.n)},
                          {"blocked", reports::names_of(reports::blocked_squares(*spec.board), spec.n)}};
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
  } catch (const json::exception&) {
    throw_damaged("not in the form that eightfold writes");
  } catch (const ParseError& error) {
    throw ParseError(
        fmt::format("planned by another version of eightfold ({}); use that version, or plan the job again",
                    error.what()));
  }
  if (text != job_file_text(spec)) throw_damaged("not in the form that eightfold writes");
  return spec;
}

}  // namespace eightfold::job
