#include "reports/cli/screen/message.hpp"

#include <fmt/core.h>

#include <cstdio>
#include <new>
#include <system_error>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/io/internal/output.hpp"
#include "reports/text/internal/charset.hpp"

namespace eightfold::cli {
namespace {

// Allocates nothing.
ExitCode print_lack_of_memory() {
  std::fputs("eightfold: not enough memory; raise `ulimit -v` or close other programs\n", stderr);
  return ExitCode::os_error;
}

bool is_refusal(const std::error_code& error) {
  return error == std::errc::resource_unavailable_try_again || error == std::errc::not_enough_memory;
}

ExitCode print_current_failure() {
  const auto fail = [](ExitCode code, std::string_view message) {
    print_message(message);
    return code;
  };
  try {
    throw;
  } catch (const Failure& failure) {
    return fail(failure.code(), failure.what());
  } catch (const reports::ParseError& error) {
    return fail(ExitCode::bad_data, error.what());
  } catch (const reports::OutputError& error) {
    using Kind = reports::OutputError::Kind;
    if (error.kind() == Kind::pipe_closed) throw;
    return fail(error.kind() == Kind::cannot_write ? ExitCode::io_error : ExitCode::cannot_create,
                error.what());
  } catch (const std::bad_alloc&) {
    return print_lack_of_memory();
  } catch (const std::exception& error) {
    const auto* refused = dynamic_cast<const std::system_error*>(&error);
    if (refused != nullptr && is_refusal(refused->code()))
      return fail(ExitCode::os_error, "the system refused a thread; raise `ulimit -u`, or use --threads 1");
    return fail(ExitCode::internal_error, fmt::format("internal error: {}; please report it", error.what()));
  }
}

}  // namespace

void print_message(std::string_view text) {
  const std::string line = fmt::format("eightfold: {}\n", reports::with_ascii_signs(text));
  std::fwrite(line.data(), 1, line.size(), stderr);
}

void Context::note(std::string_view text) const {
  if (!quiet) print_message(fmt::format("note: {}", text));
}

void Context::warn_of_duration(std::string_view what, std::string_view duration) const {
  note(fmt::format("{} may take {}; press Ctrl-C to stop", what, duration));
}

void Context::warn_of_long_count(int n) const {
  constexpr int takes_minutes = 21;
  if (n > takes_minutes) warn_of_duration(fmt::format("N = {}", n), "hours to centuries");
}

void Context::warn_of_long_run(int n, Rule rule) const {
  const int longest_short_run = rule == Rule::rooks ? 11 : 16;
  if (n > longest_short_run)
    warn_of_duration(fmt::format("visiting every solution of N = {}", n), "minutes to years");
}

ExitCode print_failure() {
  try {
    return print_current_failure();
  } catch (const std::bad_alloc&) {  // the message did not fit into memory
    return print_lack_of_memory();
  }
}

}  // namespace eightfold::cli
