#include "eightfold/reports/python/native/placement_stream.hpp"

#include <algorithm>
#include <utility>

#include "eightfold/reports/python/native/bind.hpp"
#include "eightfold/reports/python/native/iteration.hpp"
#include "eightfold/reports/python/native/placement_array.hpp"

namespace py = pybind11;

namespace eightfold::python {

void PlacementStream::start() {
  constexpr std::size_t most_queued = 4096;
  producer_ = std::shared_ptr<Producer>(new Producer(), DeleteUnlessForked());
  Producer& producer = *producer_;
  producer.background.start([&producer, search = search_] {
    const Sink sink = [&producer](const Placement& placement) {
      std::unique_lock lock(producer.background.mutex);
      producer.background.wait_in_work(lock, [&] { return producer.queue.size() < most_queued; });
      producer.queue.push_back(placement);
      if (std::exchange(producer.is_awaited, false)) producer.background.changed.notify_all();
    };
    search(sink, producer.background.stop_token());
  });
}

// Appends to received_; false at the end. Several threads of Python may wait here at the same time. Each
// change is made while the interpreter's lock is held, so that every placement is received once.
bool PlacementStream::receive() {
  if (is_over_) return false;
  if (!producer_) start();
  const std::shared_ptr<Producer> producer = producer_;
  const std::size_t before = receipts_;
  while (!is_over_ && receipts_ == before) {
    const bool has_ended = producer->background.wait([&] {
      producer->is_awaited = producer->queue.empty();
      return !producer->is_awaited;
    });
    if (is_over_ || receipts_ != before) break;  // another thread was faster
    const std::lock_guard lock(producer->background.mutex);
    if (!producer->queue.empty()) {
      received_.insert(received_.end(), producer->queue.begin(), producer->queue.end());
      producer->queue.clear();
      ++receipts_;
      producer->background.changed.notify_all();
    } else if (has_ended) {
      is_over_ = true;
      producer_.reset();
      producer->background.rethrow_failure();
    }
  }
  return !is_over_;
}

const Placement* PlacementStream::next() {
  while (given_ == received_.size()) {
    received_.clear();
    taken_ += std::exchange(given_, 0);
    if (!receive()) return nullptr;
  }
  return &received_[given_++];
}

py::object PlacementStream::to_numpy() {
  require_numpy();
  if (is_over_ && given_ == received_.size()) throw_at_end();
  require_room(std::max<std::uint64_t>(least_, taken_ + given_) - taken_ - given_, rows_);
  while (receive()) require_room(received_.size() - given_, rows_);
  ColumnTable table = {.rows = rows_};
  for (; given_ < received_.size(); ++given_) table.add(received_[given_]);
  return to_array(std::move(table));
}

}  // namespace eightfold::python
