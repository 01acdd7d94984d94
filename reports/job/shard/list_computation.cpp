#include <optional>
#include <span>
#include <utility>

#include "eightfold/reports/certificate/certificate.hpp"
#include "eightfold/reports/notation/listing.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/symmetry/canonical_solutions.hpp"
#include "reports/io/internal/output.hpp"
#include "reports/job/shard/computation.hpp"
#include "reports/job/shard/sha256.hpp"
#include "symmetry/internal/canonical_list.hpp"

namespace eightfold::job {
namespace {

// Writes a list to a file and computes its outcome.
class ShardList {
 public:
  ShardList(int n, const std::string& path) : n_(n) {
    if (!path.empty()) file_.emplace(reports::Output::regular_file(path));
    listing_.begin(text_);
  }

  void add(const Orbit& orbit) {
    listing_.add(text_, {orbit.representative, n_});
    ++orbits_.by_type[class_of(orbit.stabilizer)];
    if (text_.size() >= flush_size) flush();
  }

  Outcome finish() {
    listing_.end(text_);
    flush();
    if (file_) file_->commit();
    orbits_.sha256 = hash_.hex();
    CheckedCount count;
    for (const std::uint64_t orbits : orbits_.by_type) count.add(orbits);
    return {count.value(), count.residues(), orbits_};
  }

 private:
  static constexpr std::size_t flush_size = std::size_t{1} << 16;

  void flush() {
    hash_.add(text_);
    orbits_.bytes += text_.size();
    if (file_) file_->write(text_);
    text_.clear();
  }

  int n_;
  reports::Listing listing_{reports::ndjson_notation};
  std::optional<reports::Output> file_;
  std::string text_;
  Sha256 hash_;
  ListedOrbits orbits_;
};

class ListComputation : public Computation {
 public:
  ListComputation(const Spec& spec, std::vector<Placement> prefixes, const StopToken& stop)
      : spec_(spec), job_(job_hash(spec)), prefixes_(std::move(prefixes)), run_({.stop = stop}) {}

  Worker worker(Route route) const override {
    return [this, route](std::uint32_t shard, const std::string& list_path) {
      ShardList list(spec_.n, list_path);
      const CanonicalSearchParams part = part_of_list(shard);
      if (route == Route::plain) {
        for_each_canonical_solution_plainly(part, [&](const Orbit& orbit) {
          run_.stop.throw_if_requested();
          list.add(orbit);
          return true;
        });
        return Record{job_, shard, list.finish(), origin_of("plain", Kernel::automatic)};
      }
      for_each_canonical_part(
          part,
          [&](std::span<const Orbit> orbits) {
            for (const Orbit& orbit : orbits) list.add(orbit);
            return true;
          },
          run_);
      return Record{job_, shard, list.finish(), origin_of(engine_of(spec_), available_kernels().front())};
    };
  }

  CertifiedShard certify(std::uint32_t shard, const std::function<void(std::string_view)>& sink,
                         const ProgressListener& on_progress) const override {
    const CanonicalSearchParams part = part_of_list(shard);
    Sha256 hash;
    CertifiedShard certified;
    const reports::CertifiedCounts counts = reports::write_certificate(
        {.n = part.n, .group = part.group, .from = part.from, .until = part.until, .board = part.board},
        [&](std::string_view text) {
          hash.add(text);
          certified.digest.bytes += text.size();
          sink(text);
        },
        {.stop = run_.stop, .on_progress = on_progress});
    certified.digest.sha256 = hash.hex();
    certified.orbits = counts.orbits;
    return certified;
  }

 private:
  CanonicalSearchParams part_of_list(std::uint32_t shard) const {
    const UnitRange range = units_of(spec_, shard);
    return {.n = spec_.n,
            .group = group_of(spec_.board),
            .from = range.begin == 0 ? Placement() : prefixes_[range.begin],
            .until = range.end == prefixes_.size() ? std::nullopt : std::optional(prefixes_[range.end]),
            .board = spec_.board};
  }

  Spec spec_;
  std::string job_;
  std::vector<Placement> prefixes_;
  RunOptions run_;
};

}  // namespace

std::unique_ptr<Computation> list_computation(const Spec& spec, std::vector<Placement> prefixes,
                                              const StopToken& stop) {
  return std::make_unique<ListComputation>(spec, std::move(prefixes), stop);
}

}  // namespace eightfold::job
