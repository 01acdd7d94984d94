#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reports/cli/options/inputs.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/job/ledger/ledger.hpp"

// The functions that several job commands share.
namespace eightfold::cli {

/// The journals that SQLite keeps beside a ledger.
inline constexpr Words ledger_companions = {"-wal", "-shm", "-journal"};

inline constexpr Argument ledger_argument = {.name = "LEDGER",
                                             .remedy = "a file that `eightfold job plan` created",
                                             .kind = ValueKind::file,
                                             .companions = ledger_companions};

inline constexpr Option certify_option = {
    .name = "certify", .help = "for a listing: keep the SHA-256 of each shard's certificate in its record"};

/// Throws Failure if the job's shards have no certificates; `what` is the option or the file that the message
/// names.
void check_has_certificates(const job::Spec& spec, std::string_view what);

/// Prints a note if the ledger is or would be on a network file system.
void warn_of_network(const std::string& path, const Context& context);

/// Throws Failure if the files of the shards in a folder must not be replaced: (usage) if one is an input,
/// (cannot_create) if a list is of another N.
void check_shard_files(const Inputs& inputs, const std::string& folder, const job::Spec& spec,
                       const std::vector<std::uint32_t>& shards);

/// The command that continues a job: "`eightfold job work run.ledger`", with --output-dir for a listing.
std::string work_command(const std::string& path, const job::Spec& spec);

/// Nothing if every shard is done. Otherwise a failure with the code check_failed if shards are in conflict,
/// or else unfinished. The message names the shards and the next step.
std::optional<Failure> incompleteness(const job::Ledger& ledger, const job::Standing& standing);

/// Prints the first 20 messages on standard error, and the number of the others: "and 3 more `kind`".
void print_first(const std::vector<std::string>& messages, std::string_view kind);

/// Prints the contradictory outcomes of the first 20 of the shards on standard error.
void print_conflicts(const job::Standing& standing, const std::vector<std::uint32_t>& shards);

/// The failure of a complete job whose outcomes contradict each other or the published numbers: `why` says
/// how.
Failure incorrect_results(const std::string& ledger, std::string_view why);

/// The final result in the --format given. Precondition: the job is complete. Throws Failure (check_failed)
/// if the results of the shards are inconsistent.
std::string final_text(const job::Ledger& ledger, const job::Standing& standing, const CommandLine& line,
                       const reports::Style& style);

}  // namespace eightfold::cli
