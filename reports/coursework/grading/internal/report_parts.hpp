#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/coursework/grading/grade.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/utf8.hpp"

namespace eightfold::coursework {

using CleanText = std::string (*)(std::string_view text);

/// The submissions with every text passed through reports::clean_line() or more, and the totals rounded to
/// thousandths. Every writer starts with it, so that no text of a student and no file name can break a line,
/// a terminal or a document.
std::vector<GradedSubmission> cleaned(std::span<const GradedSubmission> submissions,
                                      CleanText clean = reports::clean_line);

/// Rounded to thousandths, halves away from 0.
double to_thousandths(double points);

/// "4", "2.5", "0.333".
std::string points_text(double points);

/// The text of a finding, with its place before it.
std::string placed_text(const Finding& finding);

/// The exercise and the notes, in lines of at most `width` columns.
std::string head_text(const GradedSubmission& submission, std::size_t width = reports::Margins().width);

/// The explanation of a verdict for the student: the summary, the findings with their places, and the likely
/// mistakes with advice. Lines of at most `width` columns with the indent; each ends with a newline.
std::string evidence_text(const Verdict& verdict, std::size_t indent = 0,
                          std::size_t width = reports::Margins().width);

/// The words before a mistake's title: "It looks as if" for the likeliest of a verdict's mistakes, "It could
/// also be that" for the others.
std::string_view words_before(const KnownMistake& mistake, const Verdict& verdict);

/// What explains a mistake, in lines: the arithmetic as a statement, "Your number is solutions / order", and
/// the advice.
std::vector<std::string> explanation_of(const KnownMistake& mistake);

/// The heading of a report, with the author: the title of the assignment, or else the name of the file.
std::string heading_of(const GradedSubmission& submission);

/// A status for people: "error carried forward", "not checked".
std::string_view status_words(Status status);

/// A status for people in one or two words: "carried", "not checked".
std::string_view short_status(Status status);

/// The number of lines that cannot be read, for a table: "2"; "all" if the submission is unreadable; empty if
/// every line is read.
std::string unread_lines_text(std::size_t unread_lines, bool is_unreadable);

/// "Everything is right.", or "6 right, 1 carried, 2 wrong, 1 missing, 1 not checked."
std::string tally_text(const GradedSubmission& submission);

}  // namespace eightfold::coursework
