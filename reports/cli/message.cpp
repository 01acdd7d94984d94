#include "reports/cli/message.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <new>

#include "reports/output.hpp"
#include "reports/parse_error.hpp"

namespace eightfold::cli {

void print_message(std::string_view text) {
  const std::string line = fmt::format("eightfold: {}\n", text);
  std::fwrite(line.data(), 1, line.size(), stderr);
}

ExitCode print_failure() {
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
    if (error.kind() == Kind::reader_left) throw;
    return fail(error.kind() == Kind::cannot_create ? ExitCode::cannot_create : ExitCode::io_error,
                error.what());
  } catch (const std::bad_alloc&) {
    return fail(ExitCode::internal_error, "out of memory");
  } catch (const std::exception& error) {
    return fail(ExitCode::internal_error, fmt::format("internal error: {}; please report it", error.what()));
  }
}

}  // namespace eightfold::cli
