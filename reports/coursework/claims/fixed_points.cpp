// The number of points that each element fixes, or the points.
#include <algorithm>
#include <set>

#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/burnside.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "reports/coursework/submission/internal/element_names.hpp"
#include "reports/coursework/submission/internal/line_grammar.hpp"
#include "reports/coursework/verify/internal/checks.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/suggestion.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

constexpr std::string_view tally_claim = "fixed_points";

// Reads the entries. An element may be named twice, by itself and by its class: equal numbers are merged, and
// different ones leave the element without a number.
class TallyReader {
 public:
  explicit TallyReader(const ClaimReader& reader)
      : reader_(reader),
        names_(reader.submission.exercise),
        owners_(static_cast<std::size_t>(order_of_group(reader.submission.exercise)), none) {}

  // An entry below the heading fixed_points, or at the top level.
  void add(const JsonTree::Member& member, bool has_heading) {
    if (is_rest_of_elements(member.key)) return rest_.push_back(member);
    const std::vector<TallyKey> keys = names_.named(member.key);
    if (keys.empty()) return refuse_name(member, has_heading);
    if (is_left_blank(member.value)) return;
    reader_.unread.attempt(tally_claim, written(member), member.place, [&] {
      TallyClaim claim{keys[0], {}, std::nullopt, member.place};
      if (member.value.is_array()) {
        read_fixed(member, keys, claim);
      } else {
        claim.number = number_in(member);
      }
      for (const TallyKey& key : keys) {
        claim.key = key;
        merge(claim);
      }
    });
  }

  void finish() {
    for (const JsonTree::Member& member : rest_) add_rest(member);
    std::erase_if(reader_.submission.fixed_points,
                  [](const TallyClaim& claim) { return claim.key.elements.empty(); });
  }

 private:
  static constexpr std::ptrdiff_t none = -1;
  static constexpr std::ptrdiff_t disputed = -2;

  // "rotate90: none" is 0.
  static Number number_in(const JsonTree::Member& member) {
    if (member.value.is_string() && is_none(member.value.string("a number")))
      return {Rational(), "none", member.value.place};
    return read_number(member.value, reports::printable(member.key), false);
  }

  static std::string written(const JsonTree::Member& member) {
    return member.key + ": " + written_of(member.value);
  }

  void read_fixed(const JsonTree::Member& member, const std::vector<TallyKey>& keys, TallyClaim& claim) {
    std::size_t elements = 0;
    for (const TallyKey& key : keys) elements += key.elements.size();
    if (elements > 1)
      refuse(member.value.place, fmt::format("fixed_points: {} has {} elements, which need not fix the same "
                                             "placements; list them element by element, or give a number",
                                             reports::printable(member.key), elements));
    claim.fixed = reader_.placements_in(member.value, tally_claim, tally_claim).placements;
    claim.number = {Rational(claim.fixed->size()), std::to_string(claim.fixed->size()), member.value.place};
  }

  // "all others: 0". If another line is not read, an element that it names would get this number.
  void add_rest(const JsonTree::Member& member) {
    reader_.unread.attempt(tally_claim, written(member), member.place, [&] {
      if (has_unknown_name_ || reader_.unread.has(tally_claim))
        refuse(member.place, "it is not clear which elements are meant, because other lines cannot be read");
      const Number number = number_in(member);
      for (const TallyKey& key : names_.all()) {
        TallyClaim claim{key, number, std::nullopt, member.place};
        std::erase_if(claim.key.elements,
                      [&](int element) { return owners_[static_cast<std::size_t>(element)] != none; });
        merge(claim);
      }
    });
  }

  // Keeps those elements of the claim that have no number yet.
  void merge(TallyClaim claim) {
    std::vector<int> left;
    for (const int element : claim.key.elements) {
      std::ptrdiff_t& owner = owners_[static_cast<std::size_t>(element)];
      if (owner == none) {
        owner = static_cast<std::ptrdiff_t>(reader_.submission.fixed_points.size());
        left.push_back(element);
      } else if (owner != disputed) {
        compare(claim, element, owner);
      }
    }
    if (left.empty()) return;
    claim.key.elements = std::move(left);
    reader_.submission.fixed_points.push_back(std::move(claim));
  }

  void compare(const TallyClaim& claim, int element, std::ptrdiff_t& owner) {
    TallyClaim& other = reader_.submission.fixed_points[static_cast<std::size_t>(owner)];
    const std::string names =
        other.key.name == claim.key.name
            ? fmt::format("{} is given twice", claim.key.name)
            : fmt::format("{} and {} count the same element", other.key.name, claim.key.name);
    if (other.number.value == claim.number.value)
      return reader_.unread.note(claim.place, names + ", with the same number");
    reader_.unread.add(tally_claim, claim.key.name + ": " + claim.number.written,
                       names + ", with different numbers; keep one", claim.place);
    std::erase(other.key.elements, element);
    owner = disputed;
  }

  void refuse_name(const JsonTree::Member& member, bool has_heading) {
    has_unknown_name_ = true;
    // In text, a misspelled key at the top level looks like an entry.
    const bool may_be_any = reader_.by_lines || !has_heading;
    // Suggestions are slow, and millions of lines can be unknown.
    const bool is_in_tally = has_heading && (!reader_.by_lines || reader_.unread.is_hopeless(tally_claim));
    if (is_in_tally ? reader_.unread.is_full(tally_claim)
                    : reader_.unread.is_full("") && (!has_heading || reader_.unread.is_full(tally_claim)))
      return reader_.unread.add(has_heading ? tally_claim : "", "", "", member.place);
    const std::string wanted = key_of(member.key);
    std::vector<std::string_view> others = may_be_any ? top_keys() : std::vector<std::string_view>();
    std::vector<std::string_view> known = names_.names();
    const bool is_other_key =
        reports::did_you_mean(wanted, known).empty() && !reports::did_you_mean(wanted, others).empty();
    const bool is_number = !member.value.is_string() ||
                           member.value.string("a number").find_first_of("0123456789") != std::string::npos;
    known.insert(known.end(), others.begin(), others.end());
    const bool costs_tally = has_heading && !is_other_key && (is_number || !reader_.by_lines);
    const std::string text = reader_.by_lines ? written(member) : member.key;
    const std::string reason = fmt::format(
        "{}{}{}", may_be_any ? "unknown key " : "fixed_points: ", reports::quote(member.key),
        (may_be_any ? "" : " is not an element or class of the group") + key_hint(member.key, known));
    if (may_be_any && !costs_tally && reports::did_you_mean(wanted, known).empty())
      reader_.unread.add_unknown(text, reason, member.place);
    else
      reader_.unread.add(costs_tally ? tally_claim : "", text, reason, member.place);
  }

  const ClaimReader& reader_;
  ElementNames names_;
  std::vector<JsonTree::Member> rest_;
  bool has_unknown_name_ = false;
  std::vector<std::ptrdiff_t> owners_;  // of each element: the index of its claim, `none` or `disputed`
};

void read(const Claim&, const ClaimReader& reader) {
  TallyReader tally(reader);
  for (const auto& member : reader.members.known.object("a submission"))
    if (member.key == tally_claim && !member.value.is_null())
      reader.unread.attempt(tally_claim, written_of(member.value), member.place, [&] {
        for (const auto& entry : member.value.object(tally_claim)) tally.add(entry, true);
      });
  for (const auto& entry : reader.members.unknown) tally.add(entry, false);
  tally.finish();
}

Symmetry symmetry_of(const Case& c, const TallyClaim& claim) {
  const auto elements = c.answer.exercise.group.elements();
  return *std::next(elements.begin(), claim.key.elements[0]);
}

const Integer& correct_number(const Case& c, const TallyClaim& claim) {
  return c.answer.fixed[static_cast<std::size_t>(claim.key.elements[0])];
}

bool is_reflection(Symmetry g) { return index_of(g) >= index_of(Symmetry::flip_horizontal); }

// A solution that the symmetry fixes or, if not `fixed`, moves.
std::optional<Placement> find_solution(const Case& c, Symmetry g, bool fixed,
                                       const std::set<Placement>& except = {}) {
  const auto& exercise = c.answer.exercise;
  if (exercise.n > largest_listed_n(exercise.rule)) return std::nullopt;
  for (const Placement& solution : Solutions(board_of(exercise), {}, exercise.rule))
    if (fixes(g, solution) == fixed && !except.contains(solution)) return solution;
  return std::nullopt;
}

// Explains an incorrect number with a solution that was not counted, or was counted and should not be.
std::string queens_evidence(const Case& c, const TallyClaim& claim) {
  const Symmetry g = symmetry_of(c, claim);
  const Integer& correct = correct_number(c, claim);
  // Without spoilers not even whether it is too many or too few: repeated attempts would find the number.
  if (!c.params.spoilers) return fmt::format("{} does not fix {}", claim.key.name, claim.number.written);
  const bool too_few = claim.number.value < Rational(correct);
  const std::string text =
      fmt::format("{} fixes {}, not {}", claim.key.name, correct.str(), claim.number.written);
  if (g == Symmetry::identity) return text + "; the identity fixes every solution";
  if (!too_few && is_reflection(g) && c.answer.exercise.rule != Rule::rooks && c.answer.exercise.n > 1)
    return text +
           "; a queen and its mirror image would share a row, column or diagonal, so no reflection fixes a "
           "solution";
  const auto solution = find_solution(c, g, too_few);
  if (!solution) return text;
  if (too_few) return text + fmt::format("; it fixes {}", written(c, *solution));
  return text + fmt::format("; it moves {} to {}", written(c, *solution), written(c, image(g, *solution)));
}

std::string coloring_evidence(const Case& c, const TallyClaim& claim) {
  const auto element = static_cast<std::size_t>(claim.key.elements[0]);
  const int cycles = c.answer.cycles[element];
  const std::string_view each = claim.key.elements.size() > 1 ? "each " : "";
  const auto& content = c.answer.exercise.content;
  if (!c.params.spoilers)
    return fmt::format(
        "{}{} does not fix {}; count its cycles, since all points of a cycle have the same color", each,
        claim.key.name, claim.number.written);
  const std::string fixed = c.answer.fixed[element].str();
  return fmt::format(
      "{}{} has {}, and each cycle has one color, so it fixes {}, not {}", each, claim.key.name,
      reports::counted(cycles, "cycle"),
      content ? fmt::format("{} of the colorings with {} of each color", fixed, reports::phrase(*content))
              : fmt::format("{}^{} = {}", c.answer.exercise.colors, cycles, fixed),
      claim.number.written);
}

// Checks the fixed placements one by one. True if they are all correct and none is missing.
bool expect_fixed(const Case& c, Verdict& verdict, const TallyClaim& claim) {
  const Symmetry g = symmetry_of(c, claim);
  Verdict hidden;
  Verdict& errors = c.params.spoilers ? verdict : hidden;
  const std::size_t before = finding_count(errors);
  std::set<Placement> known;
  for (const SubmittedPlacement& submitted : *claim.fixed) {
    if (!expect_solution(c, errors, submitted)) continue;
    if (!known.insert(submitted.placement).second)
      add_finding(errors, "duplicate", submitted.place, "{} is counted twice for {}", submitted.written,
                  claim.key.name);
    else if (!fixes(g, submitted.placement))
      add_finding(errors, "moved", submitted.place, "{} does not fix {}: its image is {}", claim.key.name,
                  submitted.written, written(c, image(g, submitted.placement)));
  }
  if (const auto missing = find_solution(c, g, true, known))
    add_finding(errors, "not_counted", claim.place, "{} fixes a solution that is not in the list: {}",
                claim.key.name, written(c, *missing));
  const bool is_correct = finding_count(errors) == before;
  if (!is_correct && !c.params.spoilers)
    add_finding(verdict, "tally", claim.place, "this list is not what {} fixes", claim.key.name);
  return is_correct;
}

bool follows_from_own_list(const Case& c, const TallyClaim& claim) {
  if (!c.own_solutions || c.own_solutions->empty() || !c.carries("solutions")) return false;
  const Symmetry g = symmetry_of(c, claim);
  const auto fixed = std::ranges::count_if(*c.own_solutions, [&](const Placement& p) { return fixes(g, p); });
  return claim.number.value == Rational(fixed);
}

// Which elements have their correct number.
using CorrectElements = std::vector<bool>;

// The part of the tally that decides about errors carried forward. Zeros do not count, because anybody can
// guess them; nor does half of the other numbers without that of the identity, because one small number can
// be guessed, too.
double part_to_carry(const Case& c, const CorrectElements& correct) {
  std::size_t needed = 0;
  std::size_t good = 0;
  for (std::size_t element = 0; element < correct.size(); ++element) {
    if (c.answer.fixed[element] == 0) continue;
    ++needed;
    if (correct[element]) ++good;
  }
  if (needed == 0) return 1;
  return 2 * good == needed && !correct[0] ? 0 : static_cast<double>(good) / static_cast<double>(needed);
}

std::optional<Verdict> check(const Claim& claim, Case& c) {
  const auto& tally = c.submission.fixed_points;
  if (tally.empty()) return std::nullopt;
  const bool queens = c.answer.exercise.problem == Problem::queens;
  Verdict verdict = begin_verdict(claim.name, reports::joined(tally, ", ", [](const TallyClaim& entry) {
                                    return fmt::format("{}: {}", entry.key.name, entry.number.written);
                                  }));
  add_unread(c, verdict, claim.name);
  std::size_t counted = 0;
  std::size_t correct = 0;
  std::size_t carried = 0;
  CorrectElements correct_elements(static_cast<std::size_t>(c.answer.order));
  bool any_points = c.answer.points == 0;  // whether an element that fixes something has its correct number
  Integer sum = 0;
  for (const TallyClaim& entry : tally) {
    const std::size_t elements = entry.key.elements.size();
    const Rational expected(correct_number(c, entry));
    const std::size_t correct_before = correct;
    counted += elements;
    sum += entry.number.value.numerator() * elements;
    if (entry.fixed) {
      if (auto beyond = check_listed_n(c, verdict, entry.place)) return beyond;
      if (expect_fixed(c, verdict, entry)) correct += elements;
    } else if (entry.number.value == expected) {
      correct += elements;
    } else if (queens && follows_from_own_list(c, entry)) {
      carried += elements;
      add_finding(verdict, "carried", entry.place,
                  "{}: {} follows from your own list of solutions; correct the list first", entry.key.name,
                  entry.number.written);
    } else {
      add_finding_text(verdict, "tally", entry.place,
                       queens ? queens_evidence(c, entry) : coloring_evidence(c, entry));
      name_mistakes(c, verdict, "fixed_points." + entry.key.name, entry.number.value, expected);
    }
    if (correct > correct_before)
      for (const int element : entry.key.elements) correct_elements[static_cast<std::size_t>(element)] = true;
    any_points = any_points || (correct > correct_before && expected != 0);
  }
  c.credit["fixed_points"] = part_to_carry(c, correct_elements);
  const auto order = static_cast<std::size_t>(c.answer.order);
  if (counted == order)
    c.own_tally_sum = sum;
  else
    add_finding(verdict, "not_given", {}, "the group has {}; {} {} no count",
                reports::counted(order, "element"), order - counted, order - counted == 1 ? "has" : "have");

  // A guess of 0 everywhere earns nothing, although most elements fix nothing.
  verdict.credit = any_points ? static_cast<double>(correct) / static_cast<double>(order) : 0;
  if (correct == order) {
    verdict.summary = "Every count is correct.";
  } else if (correct + carried == order) {
    verdict.status = Status::carried;
    verdict.follows_from = "solutions";
    verdict.summary = "The counts follow from your own list of solutions, which is incorrect.";
  } else {
    verdict.status = Status::wrong;
    verdict.summary = fmt::format("Correct: {} of {}.", correct, reports::counted(order, "element"));
  }
  return verdict;
}

constexpr auto claims = std::to_array<Claim>({
    {tally_claim, "Fixed points", "fixedpoint", Claim::Form::tally, 4, 4, of_all, read, check},
});

}  // namespace

extern const std::span<const Claim> fixed_points_claims = claims;

}  // namespace eightfold::coursework
