#include "reports/pictures/internal/orbit_sample.hpp"

#include <algorithm>

namespace eightfold::reports {
namespace {

constexpr std::size_t most_without_limit = 100;
constexpr std::size_t least_sample = 40;
constexpr std::size_t full_beside_short = 10;

}  // namespace

void EvenSample::add(const OrbitRow& orbit) {
  if (seen_ % stride_ == 0) kept_.push_back(orbit);
  ++seen_;
  if (kept_.size() < 2 * most_) return;
  for (std::size_t i = 0; i < most_; ++i) kept_[i] = kept_[2 * i];
  kept_.resize(most_);
  stride_ *= 2;
}

std::vector<OrbitRow> EvenSample::evenly(std::size_t count) const {
  std::vector<OrbitRow> sample;
  for (std::size_t i = 0; i < count; ++i) sample.push_back(kept_[i * kept_.size() / count]);
  return sample;
}

OrbitSample::OrbitSample(std::optional<std::size_t> limit, std::optional<std::size_t> full_at_least)
    : limit_(limit),
      full_at_least_(full_at_least),
      short_(limit.value_or(most_without_limit)),
      full_(limit.value_or(most_without_limit)) {}

void OrbitSample::add(const Orbit& orbit) {
  const OrbitRow numbered = {short_.seen() + full_.seen() + 1, orbit};
  (orbit.stabilizer.order() > 1 ? short_ : full_).add(numbered);
}

std::size_t OrbitSample::selected_count() const {
  const std::uint64_t all = short_.seen() + full_.seen();
  if (limit_) return static_cast<std::size_t>(std::min<std::uint64_t>(*limit_, all));
  if (all <= most_without_limit) return static_cast<std::size_t>(all);
  return static_cast<std::size_t>(
      std::clamp<std::uint64_t>(short_.seen() + full_beside_short, least_sample, most_without_limit));
}

std::vector<OrbitRow> OrbitSample::selected() const {
  const std::size_t count = selected_count();
  const std::uint64_t full_at_least =
      std::min<std::uint64_t>(full_.seen(), full_at_least_.value_or(count > 1 ? (count + 9) / 10 : 0));
  const auto short_count =
      static_cast<std::size_t>(std::min<std::uint64_t>(short_.seen(), count - full_at_least));
  std::vector<OrbitRow> sample = short_.evenly(short_count);
  for (const OrbitRow& orbit : full_.evenly(count - short_count)) sample.push_back(orbit);
  std::ranges::sort(sample, {}, &OrbitRow::number);
  return sample;
}

}  // namespace eightfold::reports
