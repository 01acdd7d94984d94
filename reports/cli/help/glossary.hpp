#pragma once

#include <span>
#include <string_view>

#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {

/// A term of the field. `eightfold help TERM` and the glossary of the README show it.
struct Term {
  std::string_view name;
  std::string_view definition;  ///< sentences
  Example example;              ///< a command that shows it, and what to look for
  Words other_names = {};
};

/// All terms, in the order in which they build on each other.
std::span<const Term> glossary();

/// The term with that name or other name, in either case, singular or plural; null if there is none.
const Term* find_term(std::string_view name);

}  // namespace eightfold::cli
