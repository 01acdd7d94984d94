
#include "reports/cli/options/job_folder.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/job/run/result.hpp"

namespace eightfold::cli {
namespace {

ExitCode run_job_result(const CommandLine& line, const Context& context) {
  const auto folders = open_jobs(line);
  const job::Spec& spec = folders.front().spec();
  const bool joins = line.value_of("format") == "ndjson";
  const bool lists = spec.work == job::Work::canonical_list;
  if (joins && !lists) throw usage_error("--format ndjson: is only for listings; use text or json");
  if (joins) refuse_text_options(line);
  const job::Standing standing = job::read_standing(folders);
  if (const auto failure = incompleteness(folders.front(), standing)) throw *failure;
  auto out = open_output(line);
  if (lists)
    job::join_lists(standing, folders, [&](std::string_view text) {
      if (joins) out.write(text);
    });
  if (!joins) write_result(folders.front(), standing, line, context, out);
  out.commit();
  return ExitCode::done;
}

}  // namespace

extern const Command job_result_command = {
    .name = "job result",
    .heading = Heading::jobs,
    .place = 5,
    .summary = "Check every record of a finished job, and print the result",
    .arguments = {job_arguments},
    .options = {output_option,
                choice_option("format", "FORMAT", "text (default), json, or for a listing ndjson: the list",
                              {"text", "json", "ndjson"}, "text"),
                threads_option, charset_option, text_width_option},
    .examples = {{"eightfold job result run", "the counts, and how they were computed"},
                 {"eightfold job result ada/run grace/run", "the result of the records in two folders"},
                 {"eightfold job result run --format json | sed '/provenance/,$d'",
                  "what depends only on the counts"},
                 {"eightfold job result list12 -o canonical12.ndjson", "join the lists of a listing"}},
    .details =
        "For a count, the result contains all solutions, those that the turns fix, the orbits by type, the "
        "residues, and how they were computed. Every record is checked: its checksum, its job, the count "
        "against its residues, and for a listing each line of the list. The sums are compared with published "
        "numbers. Exit code 75 if shards are missing, 65 if files are invalid, 1 if records contradict each "
        "other.",
    .run = run_job_result,
};

}  // namespace eightfold::cli
