#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "eightfold/reports/coursework/roster/csv.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {

/// A correct and an incorrect submission.
inline const std::string right = "n: 8\norbit count: 12\n";
inline const std::string wrong = "n: 8\norbit count: 11.5\n";

/// A folder with the files of a class, in which eightfold runs.
class VerifyClass : public ::testing::Test {
 protected:
  void add(const std::string& name, const std::string& text) const {
    std::filesystem::create_directories(std::filesystem::path(folder_ / name).parent_path());
    std::ofstream(folder_ / name) << text;
  }

  // Runs eightfold in the folder with words of a shell.
  ProgramRun run(const std::string& words, const ProgramSetting& setting = {}) const {
    return run_program("sh", {"-c", "cd \"$1\" && exec \"$0\" " + words, program_path(), folder_.path()},
                       setting);
  }

  std::string file(const std::string& name) const { return contents_of(folder_ / name); }
  bool exists(const std::string& name) const { return std::filesystem::exists(folder_ / name); }

  // The rows of grades.csv, as texts.
  std::vector<std::vector<std::string>> grades(const std::string& folder = "out") const {
    std::vector<std::vector<std::string>> rows;
    for (const coursework::CsvRow& row : coursework::read_csv(file(folder + "/grades.csv")).rows) {
      rows.emplace_back();
      for (const coursework::CsvCell& cell : row.cells) rows.back().push_back(cell.text);
    }
    return rows;
  }

  const TemporaryFolder folder_;
};

}  // namespace eightfold::test
