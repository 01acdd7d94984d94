#include "reports/job/ledger/votes.hpp"

#include <fmt/core.h>

#include <algorithm>

namespace eightfold::job {
namespace {

Votes& on_outcome(std::vector<Votes>& votes, const Outcome& outcome) {
  const auto known = std::ranges::find(votes, outcome, &Votes::outcome);
  if (known != votes.end()) return *known;
  votes.push_back({outcome, 0, 0});
  return votes.back();
}

std::string number_of(std::uint64_t count, std::string_view what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

}  // namespace

std::vector<Votes> votes_on(const ShardStanding& shard) {
  std::vector<Votes> votes;
  for (const Record& record : shard.records) ++on_outcome(votes, record.outcome).records;
  for (const Record& audit : shard.audits) ++on_outcome(votes, audit.outcome).audits;
  return votes;
}

std::string votes_text(const ShardStanding& shard) {
  std::string text;
  for (const auto& [outcome, records, audits] : votes_on(shard)) {
    if (!text.empty()) text += ", ";
    text += fmt::format("{}", outcome.count);
    if (outcome.list) text += fmt::format(" (list {}…)", outcome.list->sha256.substr(0, 8));
    text += " by ";
    if (records > 0) text += number_of(records, "record");
    if (records > 0 && audits > 0) text += " and ";
    if (audits > 0) text += number_of(audits, "audit");
  }
  return text;
}

}  // namespace eightfold::job
