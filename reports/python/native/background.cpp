// Threads beside Python, and the three events that threads do not survive by themselves.
//
// Exit: the functions of `atexit` run before the interpreter is finalized. One of them stops all threads
// here, because afterwards they would use static objects that are already destroyed. A daemon thread of
// Python that waits for a computation must not acquire the interpreter's lock from then on: Python ends such
// a thread by unwinding its stack, and destructors cannot be unwound. It waits forever instead, as in
// Python 3.14.
//
// Fork: the child has only the thread that forked. Mutexes and condition variables that the others used
// cannot be destroyed, so they are left alone.
#include "reports/python/native/background.hpp"

#include <pthread.h>

#include <algorithm>
#include <stdexcept>
#include <utility>
#include <vector>

namespace py = pybind11;

namespace eightfold::python {
namespace {

int process = 0;  // increases with each fork, in the child

std::atomic<bool> is_exiting = false;
std::thread::id exiting_thread;  // once is_exiting
std::atomic<int> released = 0;   // threads that released the interpreter's lock and will acquire it

// The interpreter's lock protects them. Never destroyed, because iterators may outlive static objects.
std::vector<Background*>& backgrounds() {
  static auto* all = new std::vector<Background*>();
  return *all;
}

bool are_all_ended() {
  return std::ranges::all_of(backgrounds(), [](const Background* background) {
    return background->is_in_forked_child() || background->has_ended();
  });
}

void stop_all() {
  exiting_thread = std::this_thread::get_id();
  is_exiting = true;
  for (Background* background : backgrounds())
    if (!background->is_in_forked_child()) background->request_stop();
  while (!are_all_ended() || released > 0) {
    PyThreadState* state = PyEval_SaveThread();
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    PyEval_RestoreThread(state);
  }
}

}  // namespace

ReleasedLock::ReleasedLock() { release(); }

ReleasedLock::~ReleasedLock() { acquire(); }

void ReleasedLock::release() {
  ++released;
  state_ = PyEval_SaveThread();
}

void ReleasedLock::acquire() {
  if (is_exiting && std::this_thread::get_id() != exiting_thread) {
    --released;
    for (;;) std::this_thread::sleep_for(std::chrono::hours(1));
  }
  PyEval_RestoreThread(state_);
  --released;
}

bool interpreter_exits() { return is_exiting; }

Background::Background() : process_(process) { backgrounds().push_back(this); }

Background::~Background() {
  std::erase(backgrounds(), this);
  request_stop();
  if (!thread_.joinable()) return;
  const ReleasedLock others_run;
  thread_.join();
}

void Background::start(std::function<void()> work) {
  if (is_exiting) throw std::runtime_error("no computation can begin while the interpreter exits");
  thread_ = std::thread([this, work = std::move(work)] {
    std::exception_ptr failure;
    try {
      work();
    } catch (...) {
      failure = std::current_exception();
    }
    const std::lock_guard lock(mutex);
    failure_ = std::move(failure);
    ended_ = true;
    changed.notify_all();
  });
}

bool Background::is_in_forked_child() const { return process_ != process; }

void Background::require_thread() const {
  if (is_in_forked_child())
    throw std::runtime_error("the computation began before this process was forked; begin it again");
}

void Background::request_stop() {
  const std::lock_guard lock(mutex);
  stop_ = true;
  changed.notify_all();
}

void stop_backgrounds_at_exit() {
  pthread_atfork(nullptr, nullptr, [] {
    ++process;
    released = 0;
  });
  py::module_::import("atexit").attr("register")(py::cpp_function(stop_all));
}

}  // namespace eightfold::python
