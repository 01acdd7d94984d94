#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reports/cli/parse/command.hpp"
#include "reports/cli/parse/options.hpp"
#include "reports/job/ledger/ledger.hpp"

// What the commands of a job share.
namespace eightfold::cli {

inline constexpr std::array<std::string_view, 2> job_format_names = {"text", "json"};

/// `--format`, for every command that prints the result or the standing of a job.
inline constexpr Option job_format_option = {"format", '\0', "FORMAT", "text (default), json",
                                             job_format_names};

/// LEDGER, if it is the only argument.
const std::string& ledger_argument(const CommandLine& line);

/// The option's value. Throws Failure (usage) without it: "--NAME: missing; give REMEDY".
std::string required(const CommandLine& line, std::string_view option, std::string_view remedy);

/// Makes the folder that `--output-dir` names, unless it is there; not the one that it is in. Throws Failure
/// (cannot_create).
void make_output_folder(const std::string& folder);

/// A note if the ledger lies, or would lie, on a network file system.
void warn_of_network(const std::string& path, const Context& context);

/// Throws Failure (usage) if what is to be written under `--output` would replace the ledger, or a shard's
/// file in one of the folders.
void keep_apart(const std::optional<std::string>& output, const std::string& ledger,
                const std::vector<std::string>& folders = {});

/// "`eightfold job work run.ledger`": what goes on with a job; a listing also wants a folder.
std::string work_command(const std::string& path, const job::Spec& spec);

/// Nothing if every shard is done; else found_wrong if some are in conflict, or unfinished. The message says
/// which shards, and what to do.
std::optional<Failure> incompleteness(const job::Ledger& ledger, const job::Standing& standing);

/// On the standard error, for the first 20 of the shards: what each of their records says.
void print_conflicts(const job::Standing& standing, const std::vector<std::uint32_t>& shards);

/// A final result as `--format` says it. Precondition: the job is complete. Throws Failure (found_wrong) if
/// the shards come to what can't be.
std::string final_text(const job::Ledger& ledger, const job::Standing& standing, const CommandLine& line,
                       int threads, const reports::Style& style);

}  // namespace eightfold::cli
