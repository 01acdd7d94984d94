#include "reports/job/shard/build.hpp"

#include "reports/job/shard/commit.hpp"

namespace eightfold::job {

Origin signed_by(const std::string& engine, Kernel kernel) {
  return {EIGHTFOLD_VERSION, built_from_commit, engine,
          kernel == Kernel::automatic ? "" : std::string(name_of(kernel))};
}

}  // namespace eightfold::job
