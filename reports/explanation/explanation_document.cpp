#include "reports/explanation/explanation_document.hpp"

#include <algorithm>

namespace eightfold::reports {

Runs runs(std::string_view marked) {
  Runs result;
  const auto add = [&](Run::Kind kind, std::size_t length) {
    if (length > 0) result.push_back({kind, std::string(marked.substr(0, length))});
    marked.remove_prefix(length);
  };
  while (!marked.empty()) {
    add(Run::Kind::text, std::min(marked.find_first_of("$`*"), marked.size()));
    if (marked.empty()) break;
    const char mark = marked.front();
    marked.remove_prefix(1);
    add(mark == '$'   ? Run::Kind::math
        : mark == '`' ? Run::Kind::code
                      : Run::Kind::emphasis,
        std::min(marked.find(mark), marked.size()));
    marked.remove_prefix(std::min<std::size_t>(1, marked.size()));
  }
  return result;
}

}  // namespace eightfold::reports
