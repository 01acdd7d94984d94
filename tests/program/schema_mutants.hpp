#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace eightfold::test {

/// The changes of valid documents that their schemas accept: a line for each place and kind of value, with
/// the first document that has them. The items of an array are one place, `*`. Each value is removed,
/// replaced by values of every type, by numbers and by similar texts; each array and object gets one item
/// more or less. What is not in the list is rejected, so a schema that becomes looser adds a line.
std::string accepted_mutants(const std::vector<nlohmann::json>& documents);

}  // namespace eightfold::test
