#include "core/count/internal/halves/quarter_cache.hpp"

#include <utility>

namespace eightfold::halves {

QuarterCache::Boards QuarterCache::known(std::uint64_t key) {
  if (key >= by_key_.size() || by_key_[key] == by_use_.end()) return nullptr;
  const auto found = by_key_[key];
  // While the cache is far from full, nothing is forgotten and the order does not matter.
  if (bytes_ > most_bytes_ / 2) by_use_.splice(by_use_.begin(), by_use_, found);
  return found->boards;
}

QuarterCache::Boards QuarterCache::get(std::uint64_t key, const std::function<QuarterBoards()>& make) {
  {
    const Lock lock(mutex_);
    if (Boards boards = known(key)) return boards;
  }
  auto made = std::make_shared<const QuarterBoards>(make());
  const Lock lock(mutex_);
  if (Boards boards = known(key)) return boards;  // another thread was faster
  by_use_.push_front({key, made});
  if (key >= by_key_.size()) by_key_.resize(key + 1, by_use_.end());
  by_key_[key] = by_use_.begin();
  for (bytes_ += made->bytes(); bytes_ > most_bytes_ && by_use_.size() > 1; by_use_.pop_back()) {
    bytes_ -= by_use_.back().boards->bytes();
    by_key_[by_use_.back().key] = by_use_.end();
  }
  return made;
}

}  // namespace eightfold::halves
