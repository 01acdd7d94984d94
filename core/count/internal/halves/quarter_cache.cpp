#include "core/count/internal/halves/quarter_cache.hpp"

#include <utility>

namespace eightfold::halves {

QuarterCache::Boards QuarterCache::known(std::uint64_t key) {
  const auto found = by_key_.find(key);
  if (found == by_key_.end()) return nullptr;
  // While the cache is far from full, nothing is forgotten and the order does not matter.
  if (bytes_ > most_bytes_ / 2) by_use_.splice(by_use_.begin(), by_use_, found->second);
  return found->second->boards;
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
  by_key_[key] = by_use_.begin();
  for (bytes_ += made->bytes(); bytes_ > most_bytes_ && by_use_.size() > 1; by_use_.pop_back()) {
    bytes_ -= by_use_.back().boards->bytes();
    by_key_.erase(by_use_.back().key);
  }
  return made;
}

}  // namespace eightfold::halves
