#include "tests/program/schema_mutants.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <set>

#include "tests/program/json_outputs.hpp"
#include "tests/program/schemas.hpp"

namespace eightfold::test {
namespace {

using nlohmann::json;
using Pointer = json::json_pointer;

const std::string anything = "anything";

// Values of each type. Numbers have their own probes.
const std::vector<json> probes = {nullptr, true, 1.5, "", "?", json::array(), json::object()};

// The probes and what is like the value, by a name for each.
std::map<std::string, json> replacements(const json& value) {
  std::map<std::string, json> all;
  for (const json& probe : probes) all[probe.dump()] = probe;
  if (value.is_string()) {
    const auto text = value.get<std::string>();
    all.insert(
        {{"TEXT?", text + '?'}, {"TEXT\\n", text + '\n'}, {"TEXT.0", text + ".0"}, {"0TEXT", '0' + text}});
  }
  if (value.is_array() && !value.empty()) {
    json& more = all["its first item twice"] = value;
    more.push_back(value.front());
    json& less = all["without its last item"] = value;
    less.erase(less.size() - 1);
  }
  if (!value.is_object()) return all;
  (all["with more"] = value)["extra"] = 1;
  for (const auto& [key, part] : value.items()) (all["without " + key] = value).erase(key);
  return all;
}

// "0 to 32", "0 and more", or each number if there are gaps.
std::string accepted_integers(const std::function<bool(const json&)>& accepts) {
  constexpr std::int64_t last = 10;
  std::vector<std::int64_t> small;
  for (std::int64_t value = -1; value <= last; ++value)
    if (accepts(value)) small.push_back(value);
  if (small.empty()) return "";
  if (small.back() - small.front() + 1 != std::ssize(small)) return json(small).dump();
  const std::string least = std::to_string(small.front());
  if (small.back() == last && accepts(INT64_MAX)) return least + " and more";
  std::int64_t accepted = small.back();
  std::int64_t rejected = accepted == last ? INT64_MAX : accepted + 1;
  while (rejected - accepted > 1) {
    const std::int64_t middle = accepted + std::min(accepted, (rejected - accepted) / 2);
    (accepts(middle) ? accepted : rejected) = middle;
  }
  return least + " to " + std::to_string(accepted);
}

// A place is the same for all items of an array and all members with a number as their name.
std::string general(const std::string& key) {
  return key.find_first_not_of("0123456789") == std::string::npos ? "*" : key;
}

class Mutants {
 public:
  void add(const json& document) {
    schema_ = schema_of(document);
    document_ = document;
    visit(Pointer(), "");
  }

  std::string accepted() const {
    std::string text;
    for (const auto& [line, changes] : accepted_)
      if (!changes.empty()) text += fmt::format("{}: {}\n", line, fmt::join(changes, ", "));
    return text;
  }

 private:
  void visit(const Pointer& at, const std::string& place) {
    const json& value = document_[at];
    const std::string line = schema_ + ' ' + place;
    if (seen_.emplace(line, value.is_number() ? "number" : value.type_name()).second) change(at, line);
    if (!value.is_structured() || accepted_[line].contains(anything)) return;
    for (const auto& [key, part] : value.items()) visit(at / key, place + '/' + general(key));
  }

  void change(const Pointer& at, const std::string& line) {
    const json value = document_[at];
    const auto accepts = [&](const json& other) {
      document_[at] = other;
      const bool valid = is_valid(schema_, document_);
      document_[at] = value;
      return valid;
    };
    if (std::ranges::all_of(probes, accepts)) {
      accepted_[line].insert(anything);
      return;
    }
    if (value.is_number() || accepts(1))
      if (const std::string integers = accepted_integers(accepts); !integers.empty())
        accepted_[line].insert(integers);
    for (const auto& [name, other] : replacements(value))
      if (other != value && accepts(other)) accepted_[line].insert(name);
  }

  std::string schema_;
  json document_;
  std::set<std::pair<std::string, std::string>> seen_;
  std::map<std::string, std::set<std::string>> accepted_;
};

}  // namespace

std::string accepted_mutants(const std::vector<json>& documents) {
  Mutants mutants;
  for (const json& document : documents) mutants.add(document);
  return mutants.accepted();
}

}  // namespace eightfold::test
