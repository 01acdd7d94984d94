#include "tests/reports/document/latex_source.hpp"

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

#include "reports/text/internal/words.hpp"

namespace eightfold::test {
namespace {

const std::vector<std::string_view> known_commands = reports::split(
    "\\ { } $ % & # _ begin end title author date section maketitle usepackage emph texttt frac equiv "
    "pmod times to le ne hline put line multiput circle setlength lineskip item ` ' ^ ~ = . \" u r H v c "
    "i o O l L ss ae AE oe OE bullet quad unitlength small scriptsize char circ ldots textbar textless "
    "textgreater textwidth oddsidemargin emergencystretch makeatletter makeatother @ documentclass "
    "textasciitilde textasciicircum textbackslash",
    ' ');

const std::set<std::string, std::less<>> known_environments = {"document", "center",    "tabular", "align*",
                                                               "picture",  "enumerate", "itemize"};

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

class Reader {
 public:
  explicit Reader(std::string_view source) : source_(source) {}

  // The first error; empty if there is none.
  std::string error() {
    while (at_ < source_.size() && error_.empty()) read();
    if (error_.empty() && (braces_ != 0 || math_ || !environments_.empty()))
      error_ = "an unclosed brace, dollar sign or environment";
    return error_;
  }
  std::size_t position() const { return at_; }

 private:
  void require(bool condition, const std::string& message) {
    if (!condition && error_.empty()) error_ = message;
  }

  bool inside(std::string_view environment) const {
    return std::find(environments_.begin(), environments_.end(), environment) != environments_.end();
  }

  void read() {
    const char c = source_[at_++];
    require(c == '\n' || (c >= ' ' && c <= '~'), "a character outside printable ASCII");
    if (c == '\\') return read_command();
    if (c == '{') ++braces_;
    if (c == '}') require(--braces_ >= 0, "an unmatched closing brace");
    if (c == '$') {
      require(!inside("align*"), "a dollar sign in an equation");
      math_ = !math_;
    }
    if (c == '^')
      require((math_ || inside("align*")) && source_.substr(at_, 1) == "{", "a caret outside of math");
    if (c == '&') {
      require(inside("tabular") || inside("align*"), "an ampersand outside of a table");
      ++ampersands_;
    }
    require(std::string_view("#%_~\"<>|`").find(c) == std::string_view::npos,
            std::string("an unescaped ") + c);
  }

  void read_command() {
    std::size_t length = 0;
    while (at_ + length < source_.size() && is_letter(source_[at_ + length])) ++length;
    length = std::max<std::size_t>(length, 1);
    const std::string name(source_.substr(at_, length));
    at_ += length;
    require(std::ranges::count(known_commands, name) > 0, "an unknown command \\" + name);
    if (name == "begin") return begin(argument());
    if (name == "end") end(argument());
    if (name == "\\") end_row();
  }

  // Consumes the next {argument}.
  std::string argument() {
    const auto close = source_.find('}', at_);
    require(source_.substr(at_, 1) == "{" && close != std::string_view::npos, "a missing argument");
    if (!error_.empty()) return {};
    const std::string text(source_.substr(at_ + 1, close - at_ - 1));
    at_ = close + 1;
    return text;
  }

  void begin(const std::string& environment) {
    if (environment == "verbatim") return skip_verbatim();
    require(known_environments.contains(environment), "an unknown environment " + environment);
    environments_.push_back(environment);
    ampersands_ = 0;
    if (environment != "tabular") return;
    const auto line = source_.substr(at_, source_.find('\n', at_) - at_);
    require(line.starts_with("{@{}") && line.ends_with("@{}}"), "unexpected column specification");
    at_ += line.size();
    columns_ = line.size() - 8;
  }

  void skip_verbatim() {
    const auto close = source_.find("\n\\end{verbatim}\n", at_);
    require(close != std::string_view::npos, "an unclosed verbatim");
    if (!error_.empty()) return;
    for (const char c : source_.substr(at_, close - at_))
      require(c == '\n' || (c >= ' ' && c <= '~'), "a character outside printable ASCII");
    at_ = source_.find('}', close) + 1;
  }

  void end(const std::string& environment) {
    require(!environments_.empty() && environments_.back() == environment, "an unmatched \\end");
    if (!environments_.empty()) environments_.pop_back();
  }

  void end_row() {
    require(!inside("tabular") || ampersands_ + 1 == columns_, "a row with too few or too many cells");
    ampersands_ = 0;
  }

  std::string_view source_;
  std::size_t at_ = 0;
  std::string error_;
  int braces_ = 0;
  bool math_ = false;
  std::size_t ampersands_ = 0;
  std::size_t columns_ = 0;
  std::vector<std::string> environments_;
};

}  // namespace

::testing::AssertionResult is_sound_latex(const std::string& source) {
  Reader reader(source);
  const std::string error = reader.error();
  if (error.empty()) return ::testing::AssertionSuccess();
  return ::testing::AssertionFailure() << error << " before byte " << reader.position() << " of:\n" << source;
}

}  // namespace eightfold::test
