#include "reports/job/run/crew.hpp"

#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <new>
#include <thread>
#include <utility>
#include <vector>

#include "reports/io/output.hpp"
#include "reports/io/parse_error.hpp"
#include "reports/job/run/shard_files.hpp"

namespace eightfold::job {

// Shared with the threads, which may outlive the crew when it is abandoned.
struct Crew::State {
  State(const Spec& the_spec, Route the_route, std::string folder, Next the_next, std::size_t size)
      : spec(the_spec),
        route(the_route),
        list_folder(std::move(folder)),
        next(std::move(the_next)),
        seats(size) {}

  const Spec spec;
  const Route route;
  const std::string list_folder;
  const Next next;

  std::once_flag cut;
  std::unique_ptr<Computation> computation;

  // What a thread has been given.
  struct Seat {
    std::optional<std::uint32_t> shard;
    std::condition_variable given;
  };

  std::mutex mutex;
  std::vector<Seat> seats;  // by thread
  std::condition_variable shard_finished;
  std::deque<Finished> finished;
  std::exception_ptr fatal;
  bool is_over = false;

  std::vector<std::thread> threads;

  void run(std::size_t thread);
  Finished compute(std::unique_ptr<Computation::Worker>& worker, std::uint32_t shard);
};

Crew::Finished Crew::State::compute(std::unique_ptr<Computation::Worker>& worker, std::uint32_t shard) {
  const auto start = std::chrono::steady_clock::now();
  Finished result;
  result.shard = shard;
  std::call_once(cut, [this] { computation = Computation::of(spec, static_cast<int>(seats.size())); });
  try {
    if (!worker) worker = computation->worker(route);
    result.record = worker->compute(shard, list_folder.empty() ? "" : list_path(list_folder, shard));
  } catch (const reports::ParseError&) {
    throw;
  } catch (const reports::OutputError&) {
    throw;
  } catch (const std::bad_alloc&) {
    result.failure = "out of memory";
  } catch (const std::exception& error) {
    result.failure = error.what();
  }
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return result;
}

void Crew::State::run(std::size_t thread) {
  std::unique_ptr<Computation::Worker> worker;
  Seat& seat = seats[thread];
  std::unique_lock lock(mutex);
  for (;;) {
    seat.given.wait(lock, [&] { return is_over || seat.shard.has_value(); });
    if (is_over) return;
    const std::uint32_t shard = *seat.shard;
    lock.unlock();
    std::optional<Finished> result;
    std::optional<std::uint32_t> following;
    std::exception_ptr thrown;
    try {
      result = compute(worker, shard);
      result->thread = thread;
      if (next) following = next(*result);
    } catch (...) {
      thrown = std::current_exception();
    }
    lock.lock();
    seat.shard = following;
    if (following) continue;
    if (result) finished.push_back(std::move(*result));
    if (thrown) fatal = thrown;
    shard_finished.notify_one();
  }
}

Crew::Crew(const Spec& spec, Route route, int threads, const std::string& list_folder, Next next)
    : state_(std::make_shared<State>(spec, route, list_folder, std::move(next),
                                     static_cast<std::size_t>(threads))) {
  for (std::size_t thread = 0; thread < state_->seats.size(); ++thread)
    state_->threads.emplace_back([state = state_, thread] { state->run(thread); });
}

Crew::~Crew() {
  {
    const std::lock_guard lock(state_->mutex);
    state_->is_over = true;
  }
  for (State::Seat& seat : state_->seats) seat.given.notify_one();
  for (std::thread& thread : state_->threads)
    if (thread.joinable()) thread.join();
}

std::size_t Crew::size() const { return state_->seats.size(); }

void Crew::give(std::size_t thread, std::uint32_t shard) {
  State::Seat& seat = state_->seats[thread];
  {
    const std::lock_guard lock(state_->mutex);
    seat.shard = shard;
  }
  seat.given.notify_one();
}

std::optional<Crew::Finished> Crew::wait(std::chrono::milliseconds most) {
  std::unique_lock lock(state_->mutex);
  state_->shard_finished.wait_for(lock, most, [&] { return state_->fatal || !state_->finished.empty(); });
  if (!state_->finished.empty()) {
    Finished result = std::move(state_->finished.front());
    state_->finished.pop_front();
    return result;
  }
  if (state_->fatal) std::rethrow_exception(state_->fatal);
  return std::nullopt;
}

void Crew::abandon() {
  for (std::thread& thread : state_->threads)
    if (thread.joinable()) thread.detach();
}

}  // namespace eightfold::job
