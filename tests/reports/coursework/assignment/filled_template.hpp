#pragma once

#include <string>

namespace eightfold::test {

/// A text template with the answers of a key, which is JSON text, in place of its blanks and of its list with
/// a mistake. Types of orbits that the key does not have get 0.
std::string filled_template(const std::string& form, const std::string& key);

}  // namespace eightfold::test
