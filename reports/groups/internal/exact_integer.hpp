#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "eightfold/symmetry/integer.hpp"

namespace eightfold::reports {

/// Adds the member `key`, null beyond 2^64 - 1, and `key`_text with all decimal digits, like add_exact().
void add_exact(nlohmann::ordered_json& object, const std::string& key, const Integer& value);

/// The same for a list: each item of `key` is a number or null, each item of `key`_text its digits.
void add_exact(nlohmann::ordered_json& object, const std::string& key, const std::vector<Integer>& values);

}  // namespace eightfold::reports
