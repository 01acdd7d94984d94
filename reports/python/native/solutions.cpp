// The lazy search in the thread of Python. It polls signals, and releases the interpreter's lock now and
// then, through its stop token.
#include "eightfold/core/solutions.hpp"

#include <fmt/core.h>

#include <chrono>
#include <utility>

#include "reports/python/native/arguments.hpp"
#include "reports/python/native/background.hpp"
#include "reports/python/native/boards.hpp"
#include "reports/python/native/iteration.hpp"
#include "reports/python/native/run.hpp"

namespace eightfold::python {
namespace {

// Lasts while a call searches. Throws if another one does, because a signal handler or another thread may
// call the same iterator.
class Busy {
 public:
  explicit Busy(bool& is_busy) : is_busy_(is_busy) {
    if (is_busy) throw py::value_error("the iterator is already searching in another call");
    is_busy = true;
  }
  Busy(const Busy&) = delete;
  Busy& operator=(const Busy&) = delete;
  ~Busy() { is_busy_ = false; }

 private:
  bool& is_busy_;
};

// Where a search polls: in the thread of Python, or in the background.
struct Poll {
  const StopToken* background = nullptr;
  std::chrono::steady_clock::time_point last = {};

  bool stop_requested() {
    if (background != nullptr) return background->stop_requested();
    constexpr std::chrono::milliseconds switch_interval(5);  // that of Python
    if (std::chrono::steady_clock::now() - last < switch_interval) return false;
    { const ReleasedLock others_run; }
    last = std::chrono::steady_clock::now();
    return PyErr_CheckSignals() != 0;
  }
};

struct PollOf {
  Poll* poll;
  bool stop_requested() const { return poll->stop_requested(); }
};

// The first `rows` rows of an n×n board; all of them if `rows` is None.
Board board_of(py::handle n, py::handle rows) {
  const int columns = small_number("n", n, {0, max_size});
  if (rows.is_none()) return Board::square(columns);
  const std::string reason = fmt::format("N = {}", columns);
  return {small_number("rows", rows, {0, static_cast<std::uint64_t>(columns), reason}), columns};
}

class LazySolutions {
 public:
  LazySolutions(py::handle n, py::handle rule_name, py::handle prefix, py::handle rows, py::handle queens,
                py::handle blocked)
      : board_(constrained(board_of(n, rows), py::make_tuple(queens, blocked))),
        rule_(rule("rule", rule_name)),
        prefix_(on_board(placement("prefix", prefix))),
        search_(board_, prefix_, rule_, PollOf{&poll_}) {}
  LazySolutions(const LazySolutions&) = delete;
  LazySolutions& operator=(const LazySolutions&) = delete;

  const Placement* next() {
    const Busy busy(is_busy_);
    poll_.background = nullptr;
    try {
      is_over_ = !advance(search_, has_begun_);
      return is_over_ ? nullptr : &*search_.begin();
    } catch (const Stopped&) {
      throw py::error_already_set();
    }
  }

  py::object to_numpy() {
    require_array(is_over_);
    const Busy busy(is_busy_);
    if (!has_begun_ && prefix_.empty() && board_ == Board::square(board_.columns()))
      require_room(least_solutions(board_.columns(), rule_), board_.rows());
    // The rest is searched by a copy, so that an interruption leaves the iterator as it is.
    Solutions search = search_;
    bool has_begun = has_begun_;
    ColumnTable table = in_background({}, [&](const RunOptions& run) {
      poll_.background = &run.stop;
      ColumnTable found = {.rows = board_.rows()};
      while (advance(search, has_begun)) found.add(*search.begin());
      return found;
    });
    py::object array = to_array(std::move(table));
    search_ = std::move(search);
    has_begun_ = has_begun;
    is_over_ = true;
    return array;
  }

  std::string repr() const {
    const std::string rows = board_.rows() == board_.columns() ? "" : fmt::format(", rows={}", board_.rows());
    return fmt::format("<Solutions n={}, rule={}{}>", board_.columns(), name_of(rule_), rows);
  }

 private:
  Placement on_board(const Placement& prefix) const {
    require_on_board(prefix, board_);
    return prefix;
  }

  // Moves to the next solution, or from the beginning to the first; false if there is none. After a stop the
  // next call goes on. Solutions::begin() starts the search at its first call only, also if that was stopped.
  static bool advance(Solutions& search, bool& has_begun) {
    if (std::exchange(has_begun, true)) {
      auto current = search.begin();
      if (current != std::default_sentinel) ++current;
      return current != std::default_sentinel;
    }
    return search.begin() != std::default_sentinel;
  }

  Board board_;
  Rule rule_;
  Placement prefix_;
  Poll poll_;
  Solutions search_;
  bool has_begun_ = false;
  bool is_over_ = false;  // a call found no further solution
  bool is_busy_ = false;
};

constexpr const char* solutions_doc = R"doc(A lazy iterator over solutions in lexicographic order.

`solutions` creates it. Ctrl-C stops the search for the next solution, which the next call then continues.

>>> from eightfold import solutions
>>> found = solutions(6)
>>> next(found)
Placement([1, 3, 5, 0, 2, 4])
>>> len(list(found))
3
)doc";

}  // namespace

void bind_solutions(py::module_& module) {
  py::class_<LazySolutions> cls(module, "Solutions", solutions_doc);
  cls.def(py::init<py::handle, py::handle, py::handle, py::handle, py::handle, py::handle>(), py::arg("n"),
          py::arg("rule") = "queens", py::arg("prefix") = py::tuple(), py::arg("rows") = py::none(),
          py::arg("queens") = py::tuple(), py::arg("blocked") = py::tuple(),
          "__init__(self, /, n, rule='queens', prefix=(), rows=None, queens=(), blocked=())\n--\n\n");
  add_iteration(cls);
}

}  // namespace eightfold::python
