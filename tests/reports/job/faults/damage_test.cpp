// Every damage of a file of a job is found, and the message names the file. Without that file, the job
// continues to the right result.
#include <gtest/gtest.h>

#include <fstream>

#include "tests/reports/job/faults/faults.hpp"
#include "tests/reports/job/faults/job_folder.hpp"

namespace eightfold::job::test {
namespace {

using eightfold::test::contents_of;
using eightfold::test::ProgramRun;

class Damage : public ::testing::TestWithParam<std::string> {
 protected:
  void SetUp() override { whole_.ok("audit @ --fraction 100%"); }

  // Shorter and longer texts, and texts with one byte altered.
  static std::vector<std::string> damaged(const std::string& sound) {
    std::vector<std::string> texts = {"", "\n", "{}\n", sound + "\n", sound + " ", sound + sound};
    texts.push_back(sound.substr(0, sound.size() - 1));
    for (std::size_t at = 0; at < sound.size(); at += every_fault() ? 1 : 13) {
      texts.push_back(sound.substr(0, at));
      texts.push_back(sound);
      texts.back()[at] = static_cast<char>(texts.back()[at] ^ (1 << at % 8));
    }
    return texts;
  }

  // Expects that the result of the job is refused with a message about this file.
  static void expect_refused(const JobFolder& job, const std::string& name) {
    const ProgramRun run = job.run("result @");
    EXPECT_EQ(run.exit_code, 65);
    EXPECT_EQ(run.out, "");
    EXPECT_TRUE(run.err.starts_with("eightfold: " + job / name + ": ")) << run.err;
  }

  const JobFolder whole_{GetParam() + " --shards 5", "0..4"};
  const JobFolder other_{GetParam() + " --shards 4", "0..3"};
};

TEST_P(Damage, is_found_and_repaired) {
  const std::string outcome = whole_.outcome();
  for (const std::string name :
       {"records/00003.json", "records/00003.ndjson", "audits/00003.json", "job.json"}) {
    if (!std::filesystem::exists(whole_ / name)) continue;  // the list of a count
    const std::string sound = contents_of(whole_ / name);
    auto texts = damaged(sound);
    if (name != "job.json")
      texts.push_back(contents_of(whole_ / std::string(name).replace(name.find('3'), 1, "2")));
    if (name.starts_with("records")) texts.push_back(contents_of(other_ / name));
    EXPECT_GE(texts.size(), 40U);
    const JobFolder job = whole_;
    for (std::size_t i = 0; i < texts.size() && !HasFailure(); ++i) {
      SCOPED_TRACE(name + ": " + texts[i]);
      std::ofstream(job / name) << texts[i];
      expect_refused(job, name);
      if (i % 8 != 0) continue;
      std::filesystem::remove(job / name);
      if (name == "job.json") std::ofstream(job / name) << sound;
      job.ok("work @");
      EXPECT_EQ(job.outcome(), outcome);
    }
  }
}

TEST_P(Damage, of_a_record_is_repaired_by_work_unless_it_is_of_another_job) {
  const JobFolder job = whole_;
  const std::string record = job / "records/00003.json";
  std::filesystem::resize_file(record, 99);
  job.ok("work @");
  EXPECT_EQ(files_in(job.path()), files_in(whole_.path()));
  const std::string foreign = contents_of(other_ / "records/00003.json");
  std::ofstream(record) << foreign;
  EXPECT_EQ(job.run("work @").err, "eightfold: " + record + ": is a record of another job; remove it\n");
  EXPECT_EQ(contents_of(record), foreign);
  std::filesystem::copy(other_ / "job.json", job / "job.json",
                        std::filesystem::copy_options::overwrite_existing);
  expect_refused(job, "records/00000.json");
}

INSTANTIATE_TEST_SUITE_P(Of, Damage, ::testing::Values("count 12", "list 9 --canonical"));

}  // namespace
}  // namespace eightfold::job::test
