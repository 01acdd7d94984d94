// The symmetries that fix given placements.
#include <algorithm>
#include <map>
#include <set>

#include "eightfold/symmetry/orbit.hpp"
#include "reports/coursework/submission/internal/element_names.hpp"
#include "reports/coursework/verify/internal/checks.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

void add_element(StabilizerClaim& claim, const JsonTree& element) {
  const auto g = symmetry_named(element.string("stabilizer"));
  if (!g) refuse(element.place, invalid_name("stabilizer", element.string("stabilizer"), symmetry_names));
  if (claim.stabilizer.contains(*g)) return;
  claim.stabilizer.insert(*g);
  if (!claim.written.empty()) claim.written += ", ";
  claim.written += name_of(*g);
}

// A group by its name, or elements separated by commas or spaces: "half turn", "{e, r2}", "e r2".
void read_text(const JsonTree& claimed, StabilizerClaim& claim) {
  const std::string& text = claimed.string("stabilizer");
  std::vector<std::string_view> known;
  for (const Subgroup other : all_subgroups()) known.push_back(name_of(other));
  if (const auto group = subgroup_named(text)) {
    claim.stabilizer = group->elements();
    claim.written = name_of(*group);
    return;
  }
  const bool has_commas = text.find(',') != std::string::npos;
  const std::string_view separators = has_commas ? "," : " ";
  std::string_view rest = reports::trimmed(text);
  if (rest.starts_with('{') && rest.ends_with('}')) rest = rest.substr(1, rest.size() - 2);
  const bool is_list = has_commas || symmetry_named(rest.substr(0, rest.find(' '))) == Symmetry::identity;
  if (!is_list) refuse(claimed.place, invalid_name("stabilizer", text, known));
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find_first_of(separators), rest.size());
    add_element(claim, {claimed.place, std::string(reports::trimmed(rest.substr(0, end)))});
    rest = reports::trimmed(rest.substr(std::min(end + 1, rest.size())));
  }
}

void read_entry(const ClaimReader& reader, const SubmittedPlacement& placement, const JsonTree& entry) {
  const JsonTree& claimed = *entry.find("stabilizer");
  reader.unread.attempt("stabilizers", written_of(claimed), entry.place, [&] {
    StabilizerClaim claim{placement, {}, "", entry.place};
    if (claimed.is_array()) {
      for (const JsonTree& element : claimed.array("stabilizer")) add_element(claim, element);
      if (claim.stabilizer == SymmetrySet()) claim.written = "no element";
    } else {
      read_text(claimed, claim);
    }
    reader.submission.stabilizers->push_back(std::move(claim));
  });
}

void read(const Claim& claim, const ClaimReader& reader) {
  const JsonTree* stabilizers = reader.only_value(claim.name);
  if (stabilizers == nullptr) return;
  std::vector<const JsonTree*> entries;
  std::vector<const JsonTree*> subjects;
  reader.unread.attempt(claim.name, written_of(*stabilizers), stabilizers->place, [&] {
    reader.submission.stabilizers.emplace();
    for (const JsonTree& entry : stabilizers->array(claim.name))
      reader.unread.attempt(claim.name, written_of(entry), entry.place, [&] {
        static constexpr std::array<std::string_view, 2> keys = {"placement", "stabilizer"};
        expect_keys(entry.object("an entry of stabilizers"), keys);
        const JsonTree* subject = entry.find("placement");
        if (subject == nullptr || entry.find("stabilizer") == nullptr)
          refuse(entry.place, "an entry of stabilizers needs a placement and a stabilizer");
        if (entry.object("an entry of stabilizers").size() > keys.size())
          refuse(entry.place, "an entry of stabilizers has its placement or stabilizer twice; keep one");
        if (is_left_blank(*entry.find("stabilizer"))) return;
        entries.push_back(&entry);
        subjects.push_back(subject);
      });
  });
  const PlacementList list = read_list_of_placements(subjects, claim.name, reader.submission, reader.unread);
  auto placement = list.placements.begin();
  for (std::size_t i = 0; i < entries.size(); ++i)
    if (list.is_read[i]) read_entry(reader, *placement++, *entries[i]);
}

// Whether the entry is correct; if not, adds findings.
bool expect_stabilizer(const Case& c, Verdict& verdict, const StabilizerClaim& claim) {
  const Placement& placement = claim.placement.placement;
  const Subgroup group = c.answer.exercise.group;
  const std::string& shown = claim.placement.written;
  if (claim.placement.transposed || placement.rows() != c.answer.exercise.n || !is_permutation(placement)) {
    add_finding(verdict, "no_images", claim.place,
                "{} does not have one queen in each of {} rows and columns, so the group does not act on it",
                shown, c.answer.exercise.n);
    return false;
  }
  const Subgroup correct = stabilizer_of(placement, group);
  if (claim.stabilizer == correct.elements()) return true;
  if (!c.params.spoilers) {  // not which elements: without them the answer would be correct
    add_finding(verdict, "stabilizer", claim.place, "{} is not the stabilizer of {}", claim.written, shown);
    return false;
  }
  for (const Symmetry g : claim.stabilizer)
    if (!group.contains(g))
      add_finding(verdict, "outside_group", claim.place, "the {} is not in the group of the exercise",
                  reports::in_words(g));
    else if (!correct.contains(g))
      add_finding(verdict, "moved", claim.place, "the {} does not fix {}: its image is {}",
                  reports::in_words(g), shown, written(c, image(g, placement)));
  for (const Symmetry g : correct.elements())
    if (!claim.stabilizer.contains(g))
      add_finding(verdict, "fixed", claim.place, "the {} fixes {}, so it belongs to the stabilizer",
                  reports::in_words(g), shown);
  return false;
}

std::optional<Verdict> check(const Claim& claim, Case& c) {
  if (!c.submission.stabilizers) return std::nullopt;
  const auto& claims = *c.submission.stabilizers;
  Verdict verdict = begin_verdict(claim.name, reports::counted(claims.size(), "placement"));
  const std::size_t unread = add_unread(c, verdict, claim.name);
  std::map<Placement, bool> correct;  // A placement with two entries counts as incorrect.
  for (const StabilizerClaim& entry : claims) {
    const bool is_correct = expect_stabilizer(c, verdict, entry);
    const auto [it, is_new] = correct.emplace(entry.placement.placement, is_correct);
    if (is_new) continue;
    it->second = false;
    add_finding(verdict, "duplicate", entry.place, "{} already has an entry", entry.placement.written);
  }
  std::set<Placement> required(c.params.boards.begin(), c.params.boards.end());
  if (required.empty())
    for (const auto& [placement, is_correct] : correct) required.insert(placement);
  for (const Placement& placement : required)
    if (!correct.contains(placement))
      add_finding(verdict, "not_given", {}, "the stabilizer of {} is required but not given",
                  written(c, placement));
  if (required.empty() && c.answer.points != 0)
    add_finding(verdict, "not_given", {}, "there are solutions, but no stabilizers are given");
  const auto good = static_cast<std::size_t>(std::ranges::count_if(required, [&](const Placement& p) {
    const auto it = correct.find(p);
    return it != correct.end() && it->second;
  }));
  // A board that could not be read counts as one more, unless the boards are given.
  const std::size_t needed = required.size() + (c.params.boards.empty() ? unread : 0);
  verdict.credit = credit_of(good, 0, needed);
  if (verdict.findings.empty()) {
    verdict.summary = "Each stabilizer contains exactly the elements that fix the placement.";
  } else {
    verdict.status = Status::wrong;
    if (needed == 0) verdict.credit = 0;
    verdict.summary =
        needed == 0 ? "No stabilizers are given." : fmt::format("Correct: {} of {}.", good, needed);
  }
  return verdict;
}

constexpr auto claims = std::to_array<Claim>({
    {"stabilizers", "Stabilizers", "stabilizer stabilisers", Claim::Form::stabilizers, 7, 3, of_queens, read,
     check},
});

}  // namespace

extern const std::span<const Claim> stabilizers_claims = claims;

}  // namespace eightfold::coursework
