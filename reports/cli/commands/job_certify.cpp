#include <fmt/core.h>

#include <cstdint>
#include <map>
#include <string>

#include "reports/cli/options/job_folder.hpp"
#include "reports/cli/options/search.hpp"
#include "reports/job/shard/computation.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

// Compares the digest with those of the records and audits.
void compare(const job::CertificateDigest& digest, std::uint32_t shard, const job::Folder& folder,
             const Context& context) {
  std::map<std::string, std::uint64_t> others;
  std::uint64_t same = 0;
  const job::ShardStanding known = folder.read(shard);
  for (const auto* records : {&known.records, &known.audits})
    for (const job::Record& record : *records) {
      if (!record.certificate) continue;
      if (*record.certificate == digest)
        ++same;
      else
        ++others[record.certificate->sha256];
    }
  if (!others.empty())
    throw Failure(ExitCode::check_failed,
                  fmt::format("{}: shard {}: this certificate has the SHA-256 {}, but {}",
                              reports::printable(folder.path()), shard, digest.sha256,
                              reports::joined(others, ", ", [](const auto& other) {
                                return fmt::format("{} {} {}", reports::counted(other.second, "record"),
                                                   other.second == 1 ? "has" : "have", other.first);
                              })));
  if (same == 0)
    context.note(fmt::format("no record of shard {} has a certificate to compare with; its SHA-256 is {}",
                             shard, digest.sha256));
  else
    context.note(fmt::format("the same certificate as in {} of shard {}: SHA-256 {}",
                             reports::counted(same, "record"), shard, digest.sha256));
}

ExitCode run_job_certify(const CommandLine& line, const Context& context) {
  const job::Folder folder = open_job(line, job::Folder::Access::read);
  const job::Spec& spec = folder.spec();
  check_has_certificates(spec, reports::printable(folder.path()));
  const auto shard = static_cast<std::uint32_t>(parse_number(
      "--index", *line.value_of("index"),
      {0, spec.shards - 1, fmt::format("the job has {}", reports::counted(spec.shards, "shard"))}));
  Search search(line, context);
  auto out = open_output(line);
  const job::Computation computation(spec, {.stop = search.stop()});
  const job::CertifiedShard certified = computation.certify(
      shard, [&](std::string_view text) { out.write(text); }, search.options(spec.n).on_progress);
  const ExitCode code = search.finish(out, "");
  compare(certified.digest, shard, folder, context);
  return code;
}

}  // namespace

extern const Command job_certify_command = {
    .name = "job certify",
    .heading = Heading::jobs,
    .place = 7,
    .summary = "Write the certificate of a shard of a listing, and compare it with the records",
    .arguments = {job_argument},
    .options = {{.name = "index",
                 .value = "I",
                 .help = "the shard, 0 to 99999 (required)",
                 .kind = ValueKind::number,
                 .bounds = {0, job::max_shards - 1},
                 .remedy = "the shard's number, from 0"},
                text_output_option},
    .examples = {{"eightfold job certify list12 --index 7 -o 7.cert",
                  "write the proof, and compare its digest"},
                 {"eightfold job certify list12 --index 7 | eightfold check -",
                  "prove the number of orbits of a shard"}},
    .details =
        "A certificate proves that the list of a shard is complete; `eightfold check` and "
        "data/certificate/check.py check it. It depends only on the job. `job work --certify` and `job shard "
        "--certify` keep its SHA-256 in the record of each shard. A note compares this certificate with the "
        "records of the shard; the exit code is 1 if one has another SHA-256. Then the machine or the "
        "program that computed that record is faulty.",
    .run = run_job_certify,
};

}  // namespace eightfold::cli
