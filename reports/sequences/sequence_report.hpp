#pragma once

#include <span>
#include <string>

#include "eightfold/reports/text/style.hpp"
#include "reports/sequences/sequence.hpp"

namespace eightfold::sequences {

/// A b-file: a line "n a(n)" for each term, after a comment with what the sequence counts. Before terms that
/// are not published, a comment says so and names the routes that found them.
[[nodiscard]] std::string b_file(const Sequence& sequence, std::span<const ComputedTerms> computed);

/// A line for each term.
[[nodiscard]] std::string terms_csv(const Sequence& sequence, std::span<const ComputedTerms> computed);

/// A JSON document as defined in data/schemas/sequence-1.0.schema.json, of one sequence with its terms.
[[nodiscard]] std::string terms_json(const Sequence& sequence, std::span<const ComputedTerms> computed);

/// The list of sequences: what each counts, its extent and its routes.
[[nodiscard]] std::string list_text(std::span<const Sequence> list, const reports::Style& style);
[[nodiscard]] std::string list_csv(std::span<const Sequence> list);
/// A JSON document as defined in data/schemas/sequence-1.0.schema.json, without terms.
[[nodiscard]] std::string list_json(std::span<const Sequence> list);

}  // namespace eightfold::sequences
