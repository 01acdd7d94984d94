#include "tests/reports/job/run/job_folder.hpp"

#include <fcntl.h>

#include <algorithm>
#include <filesystem>

namespace eightfold::job::test {
namespace {

using eightfold::test::eightfold;
using eightfold::test::ProgramRun;

ProgramRun run_successfully(const std::string& words) {
  ProgramRun run = eightfold(words);
  EXPECT_EQ(run.exit_code, 0) << words << '\n' << run.err;
  return run;
}

}  // namespace

JobFolder::JobFolder(const std::string& plan, const std::vector<int>& computed) : plan_(plan) {
  run_successfully(plan_words());
  for (const int shard : computed) compute(shard);
  if (computed.empty()) return;
  eightfold(collect_words());
  EXPECT_EQ(done(), std::set<int>(computed.begin(), computed.end()));
}

JobFolder::JobFolder(const JobFolder& model, Copied) : plan_(model.plan_) {
  std::filesystem::copy(model.folder_.path(), folder_.path(), std::filesystem::copy_options::recursive);
}

std::size_t JobFolder::lists() const {
  std::size_t found = 0;
  for (const auto& entry : std::filesystem::directory_iterator(records()))
    found += entry.path().extension() == ".ndjson" ? 1 : 0;
  return found;
}

std::string JobFolder::plan_words() const {
  return "job plan " + plan_ + " -q -o " + ledger() + " --job-file " + folder_ / "run.job";
}

std::string JobFolder::work_words(int threads) const {
  return "job work " + ledger() + " -q --format json --threads " + std::to_string(threads) +
         (plan_.starts_with("list") ? " --output-dir " + records() : "");
}

std::string JobFolder::shard_words(int shard) const {
  return "job shard " + folder_ / "run.job" + " -q --threads 1 --output-dir " + records() + " --index " +
         std::to_string(shard);
}

std::string JobFolder::collect_words() const {
  return "job collect " + ledger() + " " + records() + " -q --format json --threads 1";
}

void JobFolder::compute(int shard) const { run_successfully(shard_words(shard)); }

nlohmann::json JobFolder::status() const {
  return nlohmann::json::parse(run_successfully("job status " + ledger() + " --format json").out);
}

std::set<int> JobFolder::done() const { return status().at("done").get<std::set<int>>(); }

void JobFolder::finish() const { run_successfully(work_words()); }

std::string JobFolder::result_member() const {
  return result_member_of(run_successfully("job result " + ledger() + " --format json").out);
}

std::string result_member_of(const std::string& json) {
  const std::size_t begin = json.find("  \"result\": {\n    \"work\":");
  const std::size_t end = json.find("  \"provenance\": ");
  EXPECT_LT(begin, end) << json;
  EXPECT_NE(end, std::string::npos) << json;
  return begin < end && end != std::string::npos ? json.substr(begin, end - begin) : "";
}

std::set<int> expect_usable(const JobFolder& job, const std::set<int>& done_before) {
  const auto status = job.status();
  auto done = status.at("done").get<std::set<int>>();
  EXPECT_TRUE(std::ranges::includes(done, done_before)) << status;
  for (const char* bad : {"running", "failed", "conflicts", "damaged"})
    EXPECT_TRUE(status.at(bad).empty()) << status;
  EXPECT_EQ(done.size() + status.at("missing").size(), status.at("job").at("shards")) << status;
  return done;
}

void expect_same_result(const JobFolder& job, const std::string& result_member) {
  job.finish();
  EXPECT_EQ(job.result_member(), result_member);
}

Child start_eightfold(const std::string& words, const std::string& name) {
  return Child([&] {
    const int out = open((name + ".out").c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0666);
    const int err = open((name + ".err").c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0666);
    dup2(out, STDOUT_FILENO);
    dup2(err, STDERR_FILENO);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) std::signal(signal, SIG_DFL);
    auto arguments = eightfold::test::words_of(eightfold::test::program_path() + " " + words);
    std::vector<char*> pointers;
    for (std::string& argument : arguments) pointers.push_back(argument.data());
    pointers.push_back(nullptr);
    execv(eightfold::test::program_path().c_str(), pointers.data());
    return 99;
  });
}

}  // namespace eightfold::job::test
