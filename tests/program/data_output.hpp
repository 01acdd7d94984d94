#pragma once

#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/program/csv_records.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {

/// The standard output of a command that must succeed without a message.
inline std::string data_of(const std::string& words) {
  const ProgramRun run = eightfold(words);
  EXPECT_EQ(run.exit_code, 0) << words << '\n' << run.err;
  EXPECT_EQ(run.err, "") << words;
  return run.out;
}

/// The JSON document that a command prints with --format json.
inline nlohmann::json json_of(const std::string& words) {
  return nlohmann::json::parse(data_of(words + " --format json"));
}

using CsvLine = std::map<std::string, std::string>;

/// The lines of the CSV that a command prints with --format csv: the cells by the names in the header.
inline std::vector<CsvLine> csv_of(const std::string& words) {
  return csv_records(data_of(words + " --format csv"));
}

}  // namespace eightfold::test
