// The numbers of fixed points. An element may be named twice, by itself and by its class: equal numbers are
// merged, and different ones leave the element without a number.
#include <fmt/core.h>

#include "reports/coursework/submission/internal/element_names.hpp"
#include "reports/coursework/submission/internal/line_grammar.hpp"
#include "reports/coursework/submission/internal/steps.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/suggestion.hpp"

namespace eightfold::coursework {
namespace {

constexpr std::string_view tally_claim = "fixed_points";

class TallyReader {
 public:
  TallyReader(bool by_lines, Submission& submission, UnreadParts& unread)
      : by_lines_(by_lines),
        submission_(submission),
        unread_(unread),
        names_(submission.exercise),
        owners_(static_cast<std::size_t>(order_of_group(submission.exercise)), none) {}

  // An entry below the heading fixed_points, or at the top level.
  void add(const JsonTree::Member& member, bool has_heading) {
    if (is_rest_of_elements(member.key)) return rest_.push_back(member);
    const std::vector<TallyKey> keys = names_.named(member.key);
    if (keys.empty()) return refuse_name(member, has_heading);
    if (is_left_blank(member.value)) return;
    unread_.attempt(tally_claim, written(member), member.place, [&] {
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
    std::erase_if(submission_.fixed_points,
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
    std::vector<const JsonTree*> items;
    for (const JsonTree& item : member.value.array(tally_claim)) items.push_back(&item);
    claim.fixed = read_list_of_placements(items, tally_claim, submission_, unread_).placements;
    claim.number = {Rational(claim.fixed->size()), std::to_string(claim.fixed->size()), member.value.place};
  }

  // "all others: 0". If another line is not read, an element that it names would get this number.
  void add_rest(const JsonTree::Member& member) {
    unread_.attempt(tally_claim, written(member), member.place, [&] {
      if (has_unknown_name_ || unread_.has(tally_claim))
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
        owner = static_cast<std::ptrdiff_t>(submission_.fixed_points.size());
        left.push_back(element);
      } else if (owner != disputed) {
        compare(claim, element, owner);
      }
    }
    if (left.empty()) return;
    claim.key.elements = std::move(left);
    submission_.fixed_points.push_back(std::move(claim));
  }

  void compare(const TallyClaim& claim, int element, std::ptrdiff_t& owner) {
    TallyClaim& other = submission_.fixed_points[static_cast<std::size_t>(owner)];
    const std::string names =
        other.key.name == claim.key.name
            ? fmt::format("{} is given twice", claim.key.name)
            : fmt::format("{} and {} count the same element", other.key.name, claim.key.name);
    if (other.number.value == claim.number.value)
      return unread_.note(claim.place, names + ", with the same number");
    unread_.add(tally_claim, claim.key.name + ": " + claim.number.written,
                names + ", with different numbers; keep one", claim.place);
    std::erase(other.key.elements, element);
    owner = disputed;
  }

  void refuse_name(const JsonTree::Member& member, bool has_heading) {
    has_unknown_name_ = true;
    // In text, a misspelled key at the top level looks like an entry.
    const bool may_be_any = by_lines_ || !has_heading;
    // Suggestions are slow, and millions of lines can be unknown.
    const bool is_in_tally = has_heading && (!by_lines_ || unread_.is_hopeless(tally_claim));
    if (is_in_tally ? unread_.is_full(tally_claim)
                    : unread_.is_full("") && (!has_heading || unread_.is_full(tally_claim)))
      return unread_.add(has_heading ? tally_claim : "", "", "", member.place);
    const std::string wanted = key_of(member.key);
    std::vector<std::string_view> others = may_be_any ? top_keys() : std::vector<std::string_view>();
    std::vector<std::string_view> known = names_.names();
    const bool is_other_key =
        reports::did_you_mean(wanted, known).empty() && !reports::did_you_mean(wanted, others).empty();
    const bool is_number = !member.value.is_string() ||
                           member.value.string("a number").find_first_of("0123456789") != std::string::npos;
    known.insert(known.end(), others.begin(), others.end());
    const bool costs_tally = has_heading && !is_other_key && (is_number || !by_lines_);
    const std::string text = by_lines_ ? written(member) : member.key;
    const std::string reason = fmt::format(
        "{}{}{}", may_be_any ? "unknown key " : "fixed_points: ", reports::quote(member.key),
        (may_be_any ? "" : " is not an element or class of the group") + key_hint(member.key, known));
    if (may_be_any && !costs_tally && reports::did_you_mean(wanted, known).empty())
      unread_.add_unknown(text, reason, member.place);
    else
      unread_.add(costs_tally ? tally_claim : "", text, reason, member.place);
  }

  bool by_lines_;
  Submission& submission_;
  UnreadParts& unread_;
  ElementNames names_;
  std::vector<JsonTree::Member> rest_;
  bool has_unknown_name_ = false;
  std::vector<std::ptrdiff_t> owners_;  // of each element: the index of its claim, `none` or `disputed`
};

}  // namespace

void read_tally(const Members& members, bool by_lines, Submission& submission, UnreadParts& unread) {
  TallyReader reader(by_lines, submission, unread);
  for (const auto& member : members.known.object("a submission"))
    if (member.key == tally_claim && !member.value.is_null())
      unread.attempt(tally_claim, written_of(member.value), member.place, [&] {
        for (const auto& entry : member.value.object(tally_claim)) reader.add(entry, true);
      });
  for (const auto& entry : members.unknown) reader.add(entry, false);
  reader.finish();
}

}  // namespace eightfold::coursework
