#include "reports/job/ledger/process.hpp"

#include <gtest/gtest.h>
#include <sys/prctl.h>
#include <unistd.h>

#include "tests/reports/job/child.hpp"

namespace eightfold::job {
namespace {

TEST(Process, is_alive) {
  const ProcessIdentity self = this_process();
  EXPECT_EQ(self.pid, getpid());
  EXPECT_GT(self.started, 0);
  EXPECT_FALSE(self.boot.empty());
  EXPECT_EQ(self, this_process());
  EXPECT_TRUE(is_alive(self));
}

TEST(Process, differs_from_processes_of_other_boots_machines_or_numbers) {
  ProcessIdentity other = this_process();
  other.started += 1;
  EXPECT_FALSE(is_alive(other)) << "the number was reused";
  other = this_process();
  other.boot = "00000000-0000-0000-0000-000000000000";
  EXPECT_FALSE(is_alive(other));
  other = this_process();
  other.host += "-2";
  EXPECT_FALSE(is_alive(other));
  for (const std::int64_t number : {std::int64_t{0}, std::int64_t{-1}, INT64_MAX}) {
    other = this_process();
    other.pid = number;
    EXPECT_FALSE(is_alive(other)) << number;
  }
}

// The child sends its start time through a pipe.
TEST(Process, is_dead_as_soon_as_it_is_killed_even_as_a_zombie) {
  std::array<int, 2> ends{};
  ASSERT_EQ(pipe(ends.data()), 0);
  test::Child child([&] {
    const std::int64_t started = this_process().started;
    if (write(ends[1], &started, sizeof started) != sizeof started) return 1;
    pause();
    return 0;
  });
  ProcessIdentity identity = this_process();
  identity.pid = child.pid();
  ASSERT_EQ(read(ends[0], &identity.started, sizeof identity.started), ssize_t{sizeof identity.started});
  EXPECT_TRUE(is_alive(identity));
  kill(child.pid(), SIGKILL);
  siginfo_t info;
  ASSERT_EQ(waitid(P_PID, static_cast<id_t>(child.pid()), &info, WEXITED | WNOWAIT), 0);
  EXPECT_FALSE(is_alive(identity)) << "a zombie";
  EXPECT_EQ(child.wait(), 128 + SIGKILL);
  EXPECT_FALSE(is_alive(identity));
  close(ends[0]);
  close(ends[1]);
}

TEST(Process, is_stopped_until_it_continues) {
  test::Child child([] {
    raise(SIGSTOP);
    return 0;
  });
  int status = 0;
  ASSERT_EQ(waitpid(child.pid(), &status, WUNTRACED), child.pid());
  EXPECT_TRUE(is_stopped(child.pid()));
  EXPECT_EQ(process_name(7, true), "process 7 (stopped)");
  EXPECT_FALSE(is_stopped(getpid()));
  EXPECT_EQ(process_name(7, false), "process 7");
  EXPECT_FALSE(is_stopped(0));
  kill(child.pid(), SIGCONT);
  EXPECT_EQ(child.wait(), 0);
}

TEST(Process, is_found_with_any_name) {
  for (const char* name : {") Z 1 2 3", "a b (c) d", "\n) X (\n", ""}) {
    test::Child child([&] {
      const ProcessIdentity before = this_process();
      prctl(PR_SET_NAME, name);
      return before == this_process() && is_alive(before) ? 0 : 1;
    });
    EXPECT_EQ(child.wait(), 0) << name;
  }
}

}  // namespace
}  // namespace eightfold::job
