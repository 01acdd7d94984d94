#include "reports/cli/screen/message.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cerrno>
#include <functional>
#include <stdexcept>
#include <system_error>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/io/internal/output.hpp"

namespace eightfold::cli {
namespace {

// Ends the process with the exit code of what the step throws, after the message.
[[noreturn]] void fail(const std::function<void()>& step) {
  try {
    step();
  } catch (...) {
    _exit(static_cast<int>(print_failure()));
  }
  _exit(0);
}

template <typename Exception>
std::function<void()> throwing(const Exception& exception) {
  return [exception] { throw exception; };
}

void expect_failure(const std::function<void()>& step, int exit_code, const std::string& message) {
  EXPECT_EXIT(fail(step), ::testing::ExitedWithCode(exit_code), "^eightfold: " + message + "\n$");
}

TEST(Failure, of_an_invariant_is_an_internal_error) {
  const std::string message = "internal error: the orbits overlap; please report it";
  expect_failure(throwing(std::logic_error("the orbits overlap")), 70, message);
  expect_failure(throwing(std::domain_error("the orbits overlap")), 70, message);
  expect_failure(throwing(std::runtime_error("the orbits overlap")), 70, message);
  expect_failure(throwing(std::system_error(std::error_code(EDOM, std::generic_category()))), 70,
                 "internal error: Numerical argument out of domain; please report it");
}

TEST(Failure, of_the_system_or_of_input_is_not_an_internal_error) {
  expect_failure(throwing(std::system_error(std::error_code(EAGAIN, std::generic_category()))), 71,
                 "the system refused a thread; raise `ulimit -u`, or use --threads 1");
  expect_failure(throwing(std::bad_alloc()), 71,
                 "not enough memory; raise `ulimit -v` or close other programs");
  expect_failure(throwing(Failure(ExitCode::usage, "N: missing")), 2, "N: missing");
  expect_failure(throwing(reports::ParseError("run/job.json: damaged")), 65, "run/job.json: damaged");
  using Kind = reports::OutputError::Kind;
  for (const auto& [kind, exit_code] :
       {std::pair(Kind::cannot_create, 73), {Kind::exists, 73}, {Kind::cannot_write, 74}})
    expect_failure(throwing(reports::OutputError(kind, "run: failed")), exit_code, "run: failed");
}

}  // namespace
}  // namespace eightfold::cli
