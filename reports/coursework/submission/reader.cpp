#include "reports/coursework/submission/reader.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "reports/coursework/submission/line_tree.hpp"
#include "reports/coursework/submission/number.hpp"
#include "reports/coursework/submission/submitted_placement.hpp"
#include "reports/io/parse_error.hpp"
#include "reports/notation/scanner.hpp"
#include "reports/text/bad_byte.hpp"
#include "reports/text/quote.hpp"
#include "reports/text/suggestion.hpp"
#include "reports/text/utf8.hpp"
#include "symmetry/chain.hpp"

namespace eightfold::coursework {
namespace {

using reports::ParseError;
using reports::quote;

constexpr std::size_t longest_author = 200;  // characters

// The place in the names of one of them. Throws ParseError that names the nearest.
template <typename Names>
std::size_t index_in(const Names& names, const JsonTree& tree, std::string_view what) {
  const std::string& text = tree.string(what);
  const std::string wanted = SubmissionTree::key_of(text);
  const auto it = std::find(names.begin(), names.end(), wanted);
  if (it == names.end())
    refuse(tree.place, fmt::format("{}: {} is none of {}{}", what, quote(text), fmt::join(names, ", "),
                                   reports::did_you_mean(wanted, names)));
  return static_cast<std::size_t>(it - names.begin());
}

std::string text_of(int number) { return std::to_string(number); }
std::string_view text_of(Problem problem) { return name_of(problem); }
std::string_view text_of(Rule rule) { return name_of(rule); }

template <typename Value>
void expect_same(std::string_view name, const std::optional<Value>& expected, std::optional<Value>& given,
                 Place place) {
  if (expected && given && *expected != *given)
    refuse(place, fmt::format("{}: {} in the submission, but {} was set", name, text_of(*given),
                              text_of(*expected)));
  if (!given) given = expected;
}

class Reader {
 public:
  Reader(const JsonTree& tree, const Expectations& expected, bool by_lines)
      : tree_(tree), expected_(expected), by_lines_(by_lines) {}

  Submission read() && {
    expect_known_keys();
    read_head();
    for (const NumberKey& key : number_keys)
      if (const JsonTree* number = tree_.find(key.name))
        submission_.numbers.emplace(key.name, read_number(*number, key.name, key.is_quotient));
    submission_.solutions = placements("solutions");
    submission_.representatives = placements("representatives");
    submission_.placements = placements("placements");
    if (submission_.placements && (submission_.solutions || submission_.representatives))
      refuse(submission_.placements->place,
             "placements: these stand under no heading, but others do; put them under one too");
    read_orbits();
    read_stabilizers();
    read_tally();
    read_orbits_with("orbit_types", subgroup_class_names, submission_.orbit_types);
    static constexpr std::array<std::string_view, 4> sizes = {"1", "2", "4", "8"};
    read_orbits_with("orbit_sizes", sizes, submission_.orbit_sizes);
    return std::move(submission_);
  }

 private:
  void expect_known_keys() const {
    std::vector<std::string_view> known;
    const auto add = [&](const auto& keys) { known.insert(known.end(), keys.begin(), keys.end()); };
    add(free_keys);
    add(exercise_keys);
    for (const NumberKey& key : number_keys) known.push_back(key.name);
    add(placement_list_keys);
    add(entry_group_keys);
    for (const std::string_view key : {"conventions", "orbits", "stabilizers"}) known.push_back(key);
    expect_keys(tree_.object("a submission"), known);
  }

  void read_head() {
    if (const JsonTree* schema = tree_.find("$schema");
        schema != nullptr && schema->string("$schema") != "urn:eightfold:schema:submission:1.0")
      refuse(schema->place,
             "$schema: not urn:eightfold:schema:submission:1.0, the one that is understood here");
    if (const JsonTree* version = tree_.find("schema_version");
        version != nullptr && version->string("schema_version") != "1.0")
      refuse(version->place, "schema_version: only 1.0 is understood here");
    if (const JsonTree* comment = tree_.find("comment")) comment->string("comment");
    if (const JsonTree* author = tree_.find("author")) {
      const std::string& name = author->string("author");
      if (reports::character_count(name) > longest_author)
        refuse(author->place, fmt::format("author: longer than {} characters", longest_author));
      submission_.author = reports::printable(name);
    }
    read_conventions();
    ExerciseParts parts = exercise_parts_of(tree_);
    const ExerciseParts& set = expected_.exercise;
    if (!parts.problem) parts.problem = set.problem;
    if (!parts.n && !set.n && parts.problem.value_or(Problem::queens) == Problem::queens)
      parts.n = size_of_first_placement();
    expect_same("problem", set.problem, parts.problem, place("problem"));
    expect_same("n", set.n, parts.n, place("n"));
    expect_same("colors", set.colors, parts.colors, place("colors"));
    expect_same("rule", set.rule, parts.rule, place("rule"));
    if (!parts.group) parts.group = set.group;
    submission_.exercise = completed(parts);
    submission_.n_place = place("n");
    if (set.group) {  // which has several names
      ExerciseParts other = parts;
      other.group = set.group;
      if (completed(other) != submission_.exercise)
        refuse(place("group"),
               fmt::format("group: {} in the submission, but {} was set", quote(*parts.group), *set.group));
    }
  }

  // What is wrong with the parts begins with the name of the key, whose place is told too.
  Exercise completed(const ExerciseParts& parts) const {
    try {
      return complete(parts);
    } catch (const ParseError& error) {
      const std::string_view message = error.what();
      refuse(place(message.substr(0, message.find(':'))), message);
    }
  }

  Place place(std::string_view key) const {
    const JsonTree* value = tree_.find(key);
    return value == nullptr ? Place{} : value->place;
  }

  void read_conventions() {
    Conventions& conventions = submission_.conventions;
    conventions.base = expected_.base.value_or(0);
    const JsonTree* given = tree_.find("conventions");
    if (given == nullptr) return;
    expect_keys(given->object("conventions"), convention_keys);
    if (const JsonTree* base = given->find("base"))
      conventions.base = static_cast<int>(base->whole("base", 0, 1));
    static constexpr std::array<std::string_view, 2> indexings = {"columns_by_row", "rows_by_column"};
    if (const JsonTree* indexing = given->find("indexing"))
      conventions.rows_by_column = index_in(indexings, *indexing, "indexing") == 1;
    if (const JsonTree* representative = given->find("representative"))
      conventions.representative =
          static_cast<Representative>(index_in(representative_names, *representative, "representative"));
  }

  // N, where only the placements tell it.
  std::optional<int> size_of_first_placement() const {
    const JsonTree* list = nullptr;
    for (const std::string_view key : placement_list_keys)
      if (const JsonTree* found = tree_.find(key); list == nullptr && found != nullptr) list = found;
    if (const JsonTree* orbits = tree_.find("orbits");
        list == nullptr && orbits != nullptr && !orbits->array("orbits").empty())
      list = &orbits->array("orbits")[0];
    const JsonTree* placement = nullptr;
    if (list != nullptr && !list->array("a list of placements").empty())
      placement = list->array("a list of placements").data();
    else if (const JsonTree* stabilizers = tree_.find("stabilizers");
             stabilizers != nullptr && !stabilizers->array("stabilizers").empty())
      placement = stabilizers->array("stabilizers")[0].find("placement");
    if (placement == nullptr) return std::nullopt;
    return read_placement(*placement, std::nullopt, submission_.conventions).size;
  }

  SubmittedPlacement placement(const JsonTree& tree) const {
    if (submission_.exercise.problem != Problem::queens)
      refuse(tree.place, fmt::format("placements do not go with {}", name_of(submission_.exercise.problem)));
    return read_placement(tree, submission_.exercise.n, submission_.conventions);
  }

  PlacementsClaim placements_in(const JsonTree& list, std::string_view name) const {
    PlacementsClaim claim{{}, list.place};
    for (const JsonTree& item : list.array(name)) claim.placements.push_back(placement(item));
    return claim;
  }

  std::optional<PlacementsClaim> placements(std::string_view key) const {
    const JsonTree* list = tree_.find(key);
    if (list == nullptr) return std::nullopt;
    return placements_in(*list, key);
  }

  void read_orbits() {
    const JsonTree* orbits = tree_.find("orbits");
    if (orbits == nullptr) return;
    submission_.orbits = OrbitsClaim{{}, orbits->place};
    for (const JsonTree& orbit : orbits->array("orbits"))
      submission_.orbits->orbits.push_back(placements_in(orbit, "an orbit"));
  }

  void read_stabilizers() {
    const JsonTree* stabilizers = tree_.find("stabilizers");
    if (stabilizers == nullptr) return;
    submission_.stabilizers.emplace();
    for (const JsonTree& entry : stabilizers->array("stabilizers")) {
      static constexpr std::array<std::string_view, 2> keys = {"placement", "stabilizer"};
      expect_keys(entry.object("an entry of stabilizers"), keys);
      const JsonTree* placed = entry.find("placement");
      const JsonTree* claimed = entry.find("stabilizer");
      if (placed == nullptr || claimed == nullptr)
        refuse(entry.place, "an entry of stabilizers has a placement and its stabilizer");
      StabilizerClaim claim{placement(*placed), {}, "", entry.place};
      read_stabilizer(*claimed, claim);
      submission_.stabilizers->push_back(std::move(claim));
    }
  }

  static void read_stabilizer(const JsonTree& claimed, StabilizerClaim& claim);

  void read_tally() {
    const JsonTree* tally = tree_.find("fixed_points");
    if (tally == nullptr) return;
    const auto keys = tally_keys(submission_.exercise);
    std::vector<std::string> told_by(static_cast<std::size_t>(order_of_group(submission_.exercise)));
    for (const auto& member : tally->object("fixed_points")) {
      TallyClaim claim{key_named(member, keys), {}, std::nullopt, member.place};
      for (const int element : claim.key.elements) {
        std::string& teller = told_by[static_cast<std::size_t>(element)];
        if (!teller.empty())
          refuse(member.place,
                 fmt::format("fixed_points: {} and {} speak of the same element", teller, claim.key.name));
        teller = claim.key.name;
      }
      if (member.value.is_array()) {
        if (claim.key.elements.size() > 1)
          refuse(member.value.place,
                 fmt::format(
                     "fixed_points: {} has {} elements, which need not fix the same placements; list them "
                     "element by element, or give a number",
                     claim.key.name, claim.key.elements.size()));
        claim.fixed = placements_in(member.value, "fixed_points").placements;
        claim.number = {Rational(claim.fixed->size()), std::to_string(claim.fixed->size()),
                        member.value.place};
      } else {
        claim.number = read_number(member.value, claim.key.name, false);
      }
      submission_.fixed_points.push_back(std::move(claim));
    }
  }

  TallyKey key_named(const JsonTree::Member& member, const std::vector<TallyKey>& keys) const {
    const std::string wanted = SubmissionTree::key_of(member.key);
    const auto it =
        std::find_if(keys.begin(), keys.end(), [&](const TallyKey& key) { return key.name == wanted; });
    if (it != keys.end()) return *it;
    std::vector<std::string_view> known;
    if (by_lines_)  // where a key that is not known otherwise is taken for an element
      for (const NumberKey& key : number_keys) known.push_back(key.name);
    for (const TallyKey& key : keys) known.push_back(key.name);
    constexpr std::size_t most_shown = 16;
    const std::size_t shown = std::min(most_shown, known.size());
    std::string nearest = reports::did_you_mean(wanted, known);
    if (nearest.empty())
      nearest =
          fmt::format("; known are {}{}",
                      fmt::join(known.begin(), known.begin() + static_cast<std::ptrdiff_t>(shown), ", "),
                      shown < known.size() ? ", …" : "");
    refuse(member.place, by_lines_ ? fmt::format("unknown key {}{}", quote(member.key), nearest)
                                   : fmt::format("fixed_points: {} is no element or class of the group{}",
                                                 quote(member.key), nearest));
  }

  template <typename Names>
  void read_orbits_with(std::string_view key, const Names& names,
                        std::optional<std::vector<OrbitsWith>>& into) {
    const JsonTree* given = tree_.find(key);
    if (given == nullptr) return;
    if (submission_.exercise.problem != Problem::queens)
      refuse(given->place, fmt::format("{} does not go with {}", key, name_of(submission_.exercise.problem)));
    into.emplace();
    for (const auto& member : given->object(key)) {
      const JsonTree name{member.place, member.key};
      const std::string property(names[index_in(names, name, key)]);
      for (const OrbitsWith& other : *into)
        if (other.property == property)
          refuse(member.place, fmt::format("{}: {} is given twice", key, property));
      into->push_back({property, read_number(member.value, property, false)});
    }
  }

  const JsonTree& tree_;
  const Expectations& expected_;
  bool by_lines_;  // text or CSV
  Submission submission_;
};

void Reader::read_stabilizer(const JsonTree& claimed, StabilizerClaim& claim) {
  const auto add = [&](const JsonTree& element) {
    const Symmetry g = all_symmetries[index_in(symmetry_names, element, "stabilizer")];
    if (claim.stabilizer.contains(g))
      refuse(element.place, fmt::format("stabilizer: {} is given twice", name_of(g)));
    claim.stabilizer.insert(g);
    claim.written += fmt::format("{}{}", claim.written.empty() ? "" : ", ", name_of(g));
  };
  if (claimed.is_array()) {
    for (const JsonTree& element : claimed.array("stabilizer")) add(element);
    if (claim.written.empty()) claim.written = "no element";
    return;
  }
  const std::string& text = claimed.string("stabilizer");
  if (const auto group = Subgroup::named(SubmissionTree::key_of(text))) {
    claim.stabilizer = group->elements();
    claim.written = name_of(*group);
  } else if (text.find(',') != std::string::npos ||
             SubmissionTree::key_of(text) == name_of(Symmetry::identity)) {
    for (std::size_t from = 0; from <= text.size();) {
      const std::size_t comma = std::min(text.find(',', from), text.size());
      add({claimed.place, std::string(reports::trimmed(std::string_view(text).substr(from, comma - from)))});
      from = comma + 1;
    }
  } else {
    std::vector<std::string_view> known;
    for (const Subgroup group_of_ten : all_subgroups()) known.push_back(name_of(group_of_ten));
    refuse(claimed.place, fmt::format("stabilizer: {} is none of {}, nor a list of elements{}", quote(text),
                                      fmt::join(known, ", "), reports::did_you_mean(text, known)));
  }
}

bool is_json(std::string_view text) {
  // "[0 4 7 5 2 6 1 3]" is text; "[[", "[{", "[\"" and "[\n" begin a list, an object is no line of ndjson.
  if (text.starts_with('{')) return !text.starts_with(R"({"columns")");
  if (!text.starts_with('[')) return false;
  const std::string_view rest = reports::trimmed(text.substr(1));
  return text.starts_with("[\n") || text.starts_with("[\r\n") || rest == "]" || rest.starts_with('[') ||
         rest.starts_with('{') || rest.starts_with('"');
}

JsonTree tree_of_lines(std::string_view text) {
  return looks_like_csv(text) ? tree_of_csv(text) : tree_of_text(text);
}

}  // namespace

ExerciseParts exercise_parts_of(const JsonTree& object) {
  const auto number = [&](std::string_view key, int greatest) -> std::optional<int> {
    const JsonTree* value = object.find(key);
    if (value == nullptr) return std::nullopt;
    return static_cast<int>(value->whole(key, 0, greatest));
  };
  ExerciseParts parts;
  if (const JsonTree* problem = object.find("problem"))
    parts.problem = all_problems[index_in(problem_names, *problem, "problem")];
  parts.n = number("n", longest_chain);  // the greatest of all problems
  parts.colors = number("colors", most_colors);
  if (const JsonTree* rule = object.find("rule")) parts.rule = all_rules[index_in(rule_names, *rule, "rule")];
  if (const JsonTree* group = object.find("group"))
    parts.group = SubmissionTree::key_of(group->string("group"));
  return parts;
}

Submission read_submission(std::string_view text, const Expectations& expected) {
  if (reports::trimmed(text).empty()) throw ParseError("nothing in it; hand in a submission");
  if (const auto bad = reports::find_bad_byte(text)) refuse(place_of(text, bad->offset), bad->what);
  const std::string_view content = reports::trimmed(text);
  const bool is_empty_placement = content == "[]" && expected.exercise.n == 0;  // else it is an empty list
  const bool by_lines = is_empty_placement || !is_json(content);
  JsonTree tree = by_lines ? tree_of_lines(text) : parse_json_tree(text);
  if (tree.is_array()) tree = {tree.place, JsonTree::Object{{"placements", tree.place, JsonTree(tree)}}};
  const bool report = is_orbit_report(tree);
  if (report) tree = tree_of_orbit_report(tree);
  Submission submission = Reader(tree, expected, by_lines).read();
  if (report && !expected.exercise.rule)
    submission.notes.emplace_back("An orbit report does not tell its rule; it was taken for one of queens.");
  return submission;
}

}  // namespace eightfold::coursework
