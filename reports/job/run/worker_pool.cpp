#include "reports/job/run/worker_pool.hpp"

#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/io/internal/output.hpp"
#include "reports/job/run/shard_files.hpp"

namespace eightfold::job {

// Shared with the threads, which can outlive the pool.
struct WorkerPool::State {
  State(const Spec& the_spec, const Params& the_params, NextShard the_next)
      : spec(the_spec),
        params(the_params),
        next(std::move(the_next)),
        slots(static_cast<std::size_t>(the_params.threads)) {}

  const Spec spec;
  const Params params;
  const NextShard next;

  std::once_flag cut_once;
  std::unique_ptr<Computation> computation;

  struct Slot {
    std::optional<std::uint32_t> shard;
    std::condition_variable assigned;
  };

  std::mutex mutex;
  std::vector<Slot> slots;  // by thread; more than threads if the system refuses some
  std::condition_variable shard_finished;
  std::deque<FinishedShard> finished;
  std::exception_ptr fatal_error;
  bool stopping = false;

  std::vector<std::thread> threads;

  void run(std::size_t thread);
  FinishedShard compute(Computation::Worker& worker, std::uint32_t shard);
};

WorkerPool::FinishedShard WorkerPool::State::compute(Computation::Worker& worker, std::uint32_t shard) {
  const auto start = std::chrono::steady_clock::now();
  FinishedShard result;
  result.shard = shard;
  std::call_once(
      cut_once, [this] { computation = Computation::of(spec, {.threads = static_cast<int>(slots.size())}); });
  try {
    if (!worker) worker = computation->worker(params.route);
    Record record = worker(shard, params.list_folder.empty() ? "" : list_path(params.list_folder, shard));
    if (params.certify) computation->add_certificate(record, {});
    result.record = std::move(record);
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

void WorkerPool::State::run(std::size_t thread) {
  Computation::Worker worker;
  Slot& slot = slots[thread];
  std::unique_lock lock(mutex);
  for (;;) {
    slot.assigned.wait(lock, [&] { return stopping || slot.shard.has_value(); });
    if (stopping) return;
    const std::uint32_t shard = *slot.shard;
    lock.unlock();
    std::optional<FinishedShard> result;
    std::optional<std::uint32_t> next_shard;
    std::exception_ptr thrown;
    try {
      result = compute(worker, shard);
      result->thread = thread;
      if (next) next_shard = next(*result);
    } catch (...) {
      thrown = std::current_exception();
    }
    lock.lock();
    slot.shard = next_shard;
    if (next_shard) continue;
    if (result) finished.push_back(std::move(*result));
    if (thrown) fatal_error = thrown;
    shard_finished.notify_one();
  }
}

WorkerPool::WorkerPool(const Spec& spec, const Params& params, NextShard next)
    : state_(std::make_shared<State>(spec, params, std::move(next))) {
  state_->threads.reserve(state_->slots.size());
  try {
    for (std::size_t thread = 0; thread < state_->slots.size(); ++thread)
      state_->threads.emplace_back([state = state_, thread] { state->run(thread); });
  } catch (const std::system_error&) {  // the threads that have started do the work
    if (state_->threads.empty()) throw;
  }
}

WorkerPool::~WorkerPool() {
  std::unique_lock lock(state_->mutex);
  state_->stopping = true;
  for (std::size_t thread = 0; thread < state_->threads.size(); ++thread) {
    State::Slot& slot = state_->slots[thread];
    if (slot.shard) {
      state_->threads[thread].detach();
      continue;
    }
    slot.assigned.notify_one();
    lock.unlock();
    state_->threads[thread].join();
    lock.lock();
  }
}

std::size_t WorkerPool::size() const { return state_->threads.size(); }

void WorkerPool::assign(std::size_t thread, std::uint32_t shard) {
  State::Slot& slot = state_->slots[thread];
  {
    const std::lock_guard lock(state_->mutex);
    slot.shard = shard;
  }
  slot.assigned.notify_one();
}

std::optional<WorkerPool::FinishedShard> WorkerPool::wait_for_shard(std::chrono::milliseconds limit) {
  std::unique_lock lock(state_->mutex);
  state_->shard_finished.wait_for(lock, limit,
                                  [&] { return state_->fatal_error || !state_->finished.empty(); });
  if (!state_->finished.empty()) {
    FinishedShard result = std::move(state_->finished.front());
    state_->finished.pop_front();
    return result;
  }
  if (state_->fatal_error) std::rethrow_exception(state_->fatal_error);
  return std::nullopt;
}

}  // namespace eightfold::job
