#pragma once

#include <string>

#include "core/count/kernel.hpp"
#include "reports/job/shard/record.hpp"

namespace eightfold::job {

/// This program, as it signs the records that it computes.
Origin signed_by(const std::string& engine, Kernel kernel);

}  // namespace eightfold::job
