#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

namespace eightfold::test {

/// The expected results for a sample: a line of data/submissions/expected.tsv.
struct SampleSubmission {
  std::string file;                           ///< its name in data/submissions
  std::vector<std::string> options;           ///< of `eightfold verify`; paths are absolute
  int exit_code = 0;                          ///< 65 if the sample is unreadable
  std::map<std::string, std::string> claims;  ///< every claim's name and status
  std::vector<std::string> mistakes;          ///< "claim:id" must appear; "!id" must not
  std::set<std::string> findings;             ///< exactly these kinds
};

/// The path of a file in data/submissions.
std::string sample_path(const std::string& file);

std::vector<SampleSubmission> sample_submissions();

/// The names of all samples in data/submissions, sorted.
std::set<std::string> sample_files();

}  // namespace eightfold::test
