#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace eightfold::test {

/// A JSON document that a command prints.
struct JsonOutput {
  std::string command;
  std::string text;
};

/// The documents of the commands in json_outputs.txt, in order; of a stream, each line. `large` selects the
/// lines that begin with "large", of which the others only prepare files.
std::vector<JsonOutput> json_outputs(bool large);

/// "count-1.0": the schema that the document names, or that of the lines of a listing.
std::string schema_of(const nlohmann::json& document);

/// What readers lose that keep each number as a double: integers whose double is another number, unless NAME
/// has its sibling NAME_text; and texts that do not say the same as their numbers. A line for each.
std::string lost_digits(const nlohmann::json& document);

/// Validates the documents with their schemas, and compares their numbers with their texts.
void expect_exact_and_valid(const std::vector<JsonOutput>& outputs);

}  // namespace eightfold::test
