#pragma once

#include <fmt/core.h>

#include <string>

#include "eightfold/reports/notation/listing.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/options/search_options.hpp"
#include "reports/cli/screen/progress_bar.hpp"

namespace eightfold::cli {

/// The list of placements that a command writes in the notation of --format: the part that --skip and --limit
/// select, if the command has them.
class ListOutput {
 public:
  /// Opens the output. Throws Failure (usage) as notation_of() does, OutputError.
  ListOutput(const CommandLine& line, int n, const Context& context)
      : n_(n),
        listing_(notation_of(line, n), base_of(line)),
        window_(line),
        bar_(fmt::format("N = {}, skipping", n), context.quiet),
        out_(open_output(line)) {
    listing_.begin(text_);
  }

  void add(const Placement& placement) {
    if (window_.select_next()) {
      bar_.clear();
      listing_.add(text_, {placement, n_});
    } else if (const auto done = window_.skipping()) {
      bar_.show(*done);
    }
  }

  /// True if no later placement is selected.
  bool is_over() const { return window_.is_over(); }

  /// Writes what is added.
  void write() {
    if (text_.empty()) return;
    out_.write(text_);
    text_.clear();
  }

  /// Adds and writes a placement. False if the list is over then.
  bool write(const Placement& placement) {
    add(placement);
    write();
    return !is_over();
  }

  /// Writes the end and commits the output.
  void end() {
    bar_.clear();
    listing_.end(text_);
    out_.write(text_);
    out_.commit();
  }

 private:
  int n_;
  reports::Listing listing_;
  Window window_;
  ProgressBar bar_;
  reports::Output out_;
  std::string text_;
};

}  // namespace eightfold::cli
