#pragma once

#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/certificate/certificate.hpp"

namespace eightfold::test {

/// A board that the group preserves: up to three orbits of squares are required or blocked.
Board random_board(int n, Subgroup group, std::mt19937_64& random);

std::string certificate_text(const reports::CertificateParams& params);

std::string opb_text(const reports::CertificateParams& params);
std::string veripb_text(const reports::CertificateParams& params);

/// What the text proves, if it arrives in pieces of this size. Throws reports::ParseError.
reports::CertifiedCounts check_text(std::string_view text, std::size_t piece = 1U << 16U);

/// The message with which the text is rejected, or "accepted".
std::string rejection_of_text(std::string_view text);

/// The numbers that a certificate must have, by the definitions, from all permutations. For N up to 7.
reports::CertifiedCounts brute_force_counts(const reports::CertificateParams& params);

void expect_same_counts(const reports::CertifiedCounts& a, const reports::CertifiedCounts& b);

/// The lines with their newlines.
std::vector<std::string> split_lines(const std::string& text);
std::string joined_lines(const std::vector<std::string>& lines);

/// The text with the first occurrence of `from` replaced; a failure if there is none.
std::string with_replaced(std::string text, std::string_view from, std::string_view to);

}  // namespace eightfold::test
