#include "tests/reports/coursework/submission/sample_submissions.hpp"

#include <filesystem>
#include <sstream>
#include <stdexcept>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

constexpr std::size_t columns = 6;

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::istringstream in(text);
  for (std::string part; std::getline(in, part, separator);) parts.push_back(part);
  return parts;
}

// The parts of a cell; "-" means none.
std::vector<std::string> parts_of(const std::string& cell, char separator) {
  return cell == "-" ? std::vector<std::string>() : split(cell, separator);
}

SampleSubmission sample_of(const std::string& line) {
  const std::vector<std::string> cells = split(line, '\t');
  if (cells.size() != columns) throw std::invalid_argument("not six cells: " + line);
  SampleSubmission sample;
  sample.file = cells[0];
  for (const std::string& word : parts_of(cells[1], ' '))
    sample.options.push_back(word.starts_with("../") ? sample_path(word) : word);
  sample.exit_code = std::stoi(cells[2]);
  for (const std::string& claim : parts_of(cells[3], ',')) {
    const auto equals = claim.find('=');
    if (equals == std::string::npos) throw std::invalid_argument("no claim=status: " + claim);
    sample.claims[claim.substr(0, equals)] = claim.substr(equals + 1);
  }
  sample.mistakes = parts_of(cells[4], ',');
  for (const std::string& kind : parts_of(cells[5], ',')) sample.findings.insert(kind);
  return sample;
}

}  // namespace

std::string sample_path(const std::string& file) { return EIGHTFOLD_DATA_DIR "/submissions/" + file; }

std::vector<SampleSubmission> sample_submissions() {
  std::vector<SampleSubmission> samples;
  std::vector<std::string> lines = lines_of(contents_of(sample_path("expected.tsv")));
  for (std::size_t i = 1; i < lines.size(); ++i) samples.push_back(sample_of(lines[i]));
  return samples;
}

std::set<std::string> sample_files() {
  std::set<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(sample_path("")))
    if (const std::string name = entry.path().filename().string();
        entry.is_regular_file() && name != "README.md" && name != "expected.tsv")
      files.insert(name);
  return files;
}

}  // namespace eightfold::test
