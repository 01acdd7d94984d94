// The iterators over searches that call a visitor.
#include <fmt/core.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "eightfold/core/stop_token.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"
#include "reports/python/native/arguments.hpp"
#include "reports/python/native/background.hpp"
#include "reports/python/native/boards.hpp"
#include "reports/python/native/iteration.hpp"
#include "reports/python/native/run.hpp"
#include "symmetry/internal/canonical_list.hpp"

namespace eightfold::python {
namespace {

// A lazy iterator over the placements of a search that calls a visitor. The search runs in a thread, which
// begins at the first call of next() and waits when it is a few thousand placements ahead.
class PlacementStream {
 public:
  // Takes one placement of the search.
  using Sink = std::function<void(const Placement&)>;
  // Must not use Python.
  using Search = std::function<void(const Sink& sink, const StopToken& stop)>;

  // The name is that of the repr; each placement has `rows` rows. The search finds at least `least`.
  PlacementStream(std::string name, int rows, Search search, std::uint64_t least = 0)
      : name_(std::move(name)), rows_(rows), search_(std::move(search)), least_(least) {}

  // The next placement, valid until the next call, or null after the last.
  const Placement* next() {
    while (given_ == received_.size()) {
      received_.clear();
      taken_ += std::exchange(given_, 0);
      if (!receive()) return nullptr;
    }
    return &received_[given_++];
  }

  // Those that are left, as an array of NumPy. An interruption loses none of them. Throws ValueError at the
  // end, and if the array is too large.
  py::object to_numpy() {
    require_array(is_over_ && given_ == received_.size());
    require_room(std::max<std::uint64_t>(least_, taken_ + given_) - taken_ - given_, rows_);
    while (receive()) require_room(received_.size() - given_, rows_);
    ColumnTable table = {.rows = rows_};
    for (; given_ < received_.size(); ++given_) table.add(received_[given_]);
    return to_array(std::move(table));
  }

  std::string repr() const { return "<" + name_ + ">"; }

 private:
  struct Producer {
    std::vector<Placement> queue;  // the mutex of `background` protects it
    bool is_awaited = false;       // and this: the iterator waits for a placement
    Background background;
  };

  void start() {
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
  bool receive() {
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

  std::string name_;
  int rows_;
  Search search_;
  std::uint64_t least_;
  std::vector<Placement> received_;
  std::size_t given_ = 0;     // of those received
  std::size_t receipts_ = 0;  // that added placements
  std::uint64_t taken_ = 0;   // placements that left received_
  bool is_over_ = false;
  std::shared_ptr<Producer> producer_;  // between the first call and the end
};

std::unique_ptr<PlacementStream> canonical_solutions(py::handle n, py::handle group, py::handle rule_name,
                                                     const py::tuple& squares, py::handle threads) {
  CanonicalSearchParams params;
  params.n = small_number("n", n, {0, max_size});
  std::tie(params.board, params.group) = acting_board(params.n, group, squares);
  params.rule = rule("rule", rule_name);
  const Run run = run_of(py::make_tuple(threads, py::none()));
  const std::string name = fmt::format("SolutionStream canonical, n={}, group={}, rule={}", params.n,
                                       name_of(params.group), name_of(params.rule));
  const auto search = [params, count = run.threads](const PlacementStream::Sink& sink,
                                                    const StopToken& stop) {
    const auto visit = [&](std::span<const Orbit> orbits) {
      for (const Orbit& orbit : orbits) sink(orbit.representative);
      return true;
    };
    list_canonical_solutions(params, visit, {.threads = count, .stop = stop});
  };
  const std::uint64_t solutions = params.board ? 0 : least_solutions(params.n, params.rule);
  return std::make_unique<PlacementStream>(name, params.n, search,
                                           solutions / static_cast<std::uint64_t>(params.group.order()));
}

std::unique_ptr<PlacementStream> symmetric_solutions(py::handle n, py::handle turn,
                                                     const py::tuple& squares) {
  SymmetricSearchParams params = {small_number("n", n, {0, max_size}), turn_of(turn)};
  params.board = board_for(params.turn, params.n, squares);
  const std::string name = fmt::format("SolutionStream symmetric, n={}, turn={}", params.n,
                                       params.turn == Turn::half ? "half" : "quarter");
  const auto search = [params](const PlacementStream::Sink& sink, const StopToken& stop) {
    const auto visit = [&](const Placement& solution) {
      sink(solution);
      return true;
    };
    for_each_symmetric_solution(params, visit, {.stop = stop});
  };
  return std::make_unique<PlacementStream>(name, params.n, search);
}

constexpr const char* stream_doc = R"doc(A lazy iterator over solutions in lexicographic order.

`canonical_solutions` and `symmetric_solutions` create it. A thread searches, at most a few thousand solutions
ahead; it ends with the iterator. An iterator that has begun cannot be continued after a fork.

>>> from eightfold import canonical_solutions
>>> len(list(canonical_solutions(8)))
12
)doc";

}  // namespace

void bind_streams(py::module_& module) {
  py::class_<PlacementStream> cls(module, "SolutionStream", stream_doc);
  add_iteration(cls);
  module.def("canonical_solutions", canonical_solutions);
  module.def("symmetric_solutions", symmetric_solutions);
}

}  // namespace eightfold::python
