#include "tests/core/cover/problem.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

#include "tests/support/generators.hpp"

namespace eightfold::test {
namespace {

constexpr Cover::Items item_bit(int item) { return Cover::Items{1} << item; }

// All numbers below `count` in a random order.
std::vector<int> shuffled(int count) {
  std::vector<int> numbers;
  for (int i = 0; i < count; ++i) numbers.insert(numbers.begin() + *number(0, i + 1), i);
  return numbers;
}

}  // namespace

Cover Problem::cover() const {
  return Cover(items, options, [this](std::size_t a, std::size_t b) { return conflict(a, b); });
}

int Problem::most_options_of_item() const {
  int most = 0;
  for (int item = 0; item < items; ++item)
    most = std::max(most, static_cast<int>(std::ranges::count_if(
                              options, [&](Cover::Items of) { return (of & item_bit(item)) != 0; })));
  return most;
}

std::ostream& operator<<(std::ostream& out, const Problem& problem) {
  out << problem.items << " items; options";
  for (const Cover::Items items : problem.options) {
    const char* gap = " ";
    for (int item = 0; item < problem.items; ++item)
      if ((items & item_bit(item)) != 0) out << std::exchange(gap, "+") << item;
  }
  out << "; conflicts";
  for (const auto& [a, b] : problem.conflicts) out << ' ' << a << '/' << b;
  return out;
}

std::vector<Chosen> covers_by_definition(const Problem& problem) {
  const Cover::Items all = (Cover::Items{1} << problem.items) - 1;
  std::vector<Chosen> covers;
  for (unsigned set = 0; set < 1U << problem.options.size(); ++set) {
    Cover::Items covered = 0;
    bool twice = false;
    for (unsigned rest = set; rest != 0; rest &= rest - 1) {
      const Cover::Items items = problem.options[static_cast<std::size_t>(std::countr_zero(rest))];
      twice = twice || (covered & items) != 0;
      covered |= items;
    }
    if (twice || covered != all) continue;
    Chosen chosen;
    for (unsigned rest = set; rest != 0; rest &= rest - 1)
      chosen.push_back(static_cast<std::size_t>(std::countr_zero(rest)));
    const bool clash = std::ranges::any_of(problem.conflicts, [&](const auto& pair) {
      return std::ranges::count(chosen, pair.first) != 0 && std::ranges::count(chosen, pair.second) != 0;
    });
    if (!clash) covers.push_back(chosen);
  }
  std::ranges::sort(covers);
  return covers;
}

rc::Gen<Problem> small_problem() {
  return rc::gen::exec([] {
    Problem problem;
    problem.items = *number(0, 6);
    const int options = problem.items == 0 ? 0 : *number(0, 13);
    const int most_items = *number(1, 4);
    const int one_in = *number(2, 20);
    for (int option = 0; option < options; ++option) {
      Cover::Items covered = 0;
      for (int i = *number(0, most_items); i >= 0; --i) covered |= item_bit(*number(0, problem.items));
      problem.options.push_back(covered);
    }
    for (std::size_t b = 0; b < problem.options.size(); ++b)
      for (std::size_t a = 0; a < b; ++a)
        if (*number(0, one_in) == 0) problem.conflicts.insert({a, b});
    return problem;
  });
}

rc::Gen<std::pair<Problem, std::vector<Chosen>>> widened(const Problem& problem, int items,
                                                         int most_options) {
  return rc::gen::exec([=] {
    const std::vector<int> places = shuffled(items);  // of the old items, then of the new ones
    const auto place_of = [&](int item) { return item_bit(places[static_cast<std::size_t>(item)]); };
    constexpr std::size_t is_new = ~std::size_t{0};
    struct Option {
      Cover::Items items;
      std::size_t before;  // in the old problem
      bool in_no_cover;
    };
    std::vector<Option> options;
    const auto insert_anywhere = [&](const Option& option) {
      options.insert(options.begin() + *number(0, static_cast<int>(options.size()) + 1), option);
    };
    for (int item = problem.items; item < items; ++item) insert_anywhere({place_of(item), is_new, false});
    for (std::size_t i = 0; i < problem.options.size(); ++i) {
      Cover::Items covered = 0;
      for (int item = 0; item < problem.items; ++item)
        if ((problem.options[i] & item_bit(item)) != 0) covered |= place_of(item);
      insert_anywhere({covered, i, false});
    }
    const int crowded = *number(0, items);
    const auto of_crowded = static_cast<int>(std::ranges::count_if(
        options, [&](const Option& option) { return (option.items & item_bit(crowded)) != 0; }));
    for (int i = of_crowded; i < most_options; ++i) insert_anywhere({item_bit(crowded), is_new, true});

    // New options that are in no cover conflict with all options of one other item.
    Problem wide;
    wide.items = items;
    const int blocked = (crowded + *number(1, items)) % items;
    for (std::size_t b = 0; b < options.size(); ++b) {
      wide.options.push_back(options[b].items);
      for (std::size_t a = 0; a < b; ++a) {
        const bool old = options[a].before != is_new && options[b].before != is_new;
        const bool blocks = (options[a].in_no_cover && (options[b].items & item_bit(blocked)) != 0) ||
                            (options[b].in_no_cover && (options[a].items & item_bit(blocked)) != 0);
        if (blocks || (old && problem.conflict(options[a].before, options[b].before)))
          wide.conflicts.insert({a, b});
      }
    }

    std::vector<Chosen> covers;
    for (const Chosen& narrow : covers_by_definition(problem)) {
      Chosen chosen;
      for (std::size_t i = 0; i < options.size(); ++i) {
        const bool taken = options[i].before == is_new ? !options[i].in_no_cover
                                                       : std::ranges::count(narrow, options[i].before) != 0;
        if (taken) chosen.push_back(i);
      }
      covers.push_back(chosen);
    }
    std::ranges::sort(covers);
    return std::pair(wide, covers);
  });
}

Problem long_problem() {
  Problem problem;
  problem.items = 12;
  for (int item = 0; item < problem.items; ++item)
    for (int i = 0; i < 3; ++i) problem.options.push_back(Cover::Items{1} << item);
  for (std::size_t item = 0; item + 1 < 12; ++item) problem.conflicts.insert({3 * item, 3 * item + 3});
  return problem;
}

std::uint64_t covers_of_long_problem() {
  std::uint64_t before = 1;
  std::uint64_t covers = 3;
  for (int item = 1; item < 12; ++item) before = std::exchange(covers, 2 * covers + 2 * before);
  return covers;
}

}  // namespace eightfold::test
