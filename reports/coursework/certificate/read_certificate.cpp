#include <fmt/core.h>

#include <utility>

#include "eightfold/reports/coursework/certificate/verify_certificate.hpp"
#include "eightfold/reports/coursework/submission/json_tree.hpp"
#include "reports/coursework/certificate/internal/submitted_certificate.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/utf8.hpp"

namespace eightfold::coursework {
namespace {

// The text as `eightfold certify` writes it, if only its line ends and the blanks at its end differ. Most
// texts are not copied; `copy` has the others.
std::string_view restored(std::string_view text, std::string& copy) {
  const std::string_view content = reports::trimmed(text);
  const bool is_complete = content.ends_with("\nend");  // otherwise the line that breaks off stays as it is
  if (text.find('\r') == std::string_view::npos && (!is_complete || text.ends_with("\nend\n"))) return text;
  for (std::size_t i = 0; i < text.size(); ++i)
    if (text[i] != '\r' || text.substr(i + 1, 1) != "\n") copy += text[i];
  if (!is_complete) return copy;
  copy.resize(reports::trimmed(copy).size());
  return copy += '\n';
}

// The text as one piece.
auto piece_of(std::string_view text) {
  return [text]() mutable { return std::exchange(text, {}); };
}

// The exercise in the words of a submission, so that it is compared with the expected one like any other.
Exercise exercise_of(const reports::CertificateParams& params, const Expectations& expected) {
  const auto part = [](std::string_view key, std::size_t line, JsonTree value) {
    value.place = {line, 0};
    return JsonTree::Member{std::string(key), value.place, value};
  };
  const JsonTree tree{{1, 0},
                      JsonTree::Object{part("problem", 1, {{}, std::string(name_of(Problem::queens))}),
                                       part("n", 2, {{}, JsonTree::NumberText{std::to_string(params.n)}}),
                                       part("rule", 3, {{}, std::string(name_of(params.rule))}),
                                       part("group", 4, {{}, std::string(name_of(params.group))})}};
  return read_submission_tree(tree, expected).exercise;
}

}  // namespace

bool is_certificate(std::string_view text) {
  constexpr std::size_t longest_head = 200;
  const std::string_view head = reports::without_byte_order_mark(text).substr(0, longest_head);
  const auto has = [&](std::string_view line) { return head.find(line) != std::string_view::npos; };
  return head.starts_with("eightfold certificate") || (has("\ngroup identity") && has("\nlist "));
}

SubmittedCertificate read_certificate(std::string_view text, const Expectations& expected) {
  std::string copy;
  const std::string_view lines = restored(reports::without_byte_order_mark(text), copy);
  SubmittedCertificate certificate;
  certificate.counts.params = reports::read_certificate_head(piece_of(lines));
  certificate.exercise = exercise_of(certificate.counts.params, expected);
  try {
    certificate.counts = reports::check_certificate(piece_of(lines));
  } catch (const reports::CertificateError& error) {
    certificate.rejection = error;
  }
  return certificate;
}

}  // namespace eightfold::coursework
