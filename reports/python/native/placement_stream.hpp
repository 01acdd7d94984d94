#pragma once

#include <pybind11/pybind11.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "eightfold/core/placement.hpp"
#include "eightfold/core/stop_token.hpp"
#include "eightfold/reports/python/native/background.hpp"

namespace eightfold::python {

/// A lazy iterator over the placements of a search that calls a visitor. The search runs in a thread, which
/// begins at the first call of next() and waits when it is a few thousand placements ahead.
class PlacementStream {
 public:
  /// Takes one placement of the search.
  using Sink = std::function<void(const Placement&)>;
  /// Must not use Python.
  using Search = std::function<void(const Sink& sink, const StopToken& stop)>;

  /// The name is that of the repr; each placement has `rows` rows. The search finds at least `least`.
  PlacementStream(std::string name, int rows, Search search, std::uint64_t least = 0)
      : name_(std::move(name)), rows_(rows), search_(std::move(search)), least_(least) {}

  /// The next placement, valid until the next call, or null after the last.
  const Placement* next();

  /// Those that are left, as an array of NumPy. An interruption loses none of them. Throws ValueError at the
  /// end, and if the array is too large.
  pybind11::object to_numpy();

  [[nodiscard]] std::string repr() const { return "<" + name_ + ">"; }

 private:
  struct Producer {
    std::vector<Placement> queue;  // the mutex of `background` protects it
    bool is_awaited = false;       // and this: the iterator waits for a placement
    Background background;
  };

  void start();
  bool receive();

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

}  // namespace eightfold::python
