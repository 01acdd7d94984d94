#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "eightfold/core/enum_array.hpp"
#include "eightfold/reports/certificate/certificate.hpp"

namespace eightfold::reports {

/// The letter of a symmetry in a reason, A to H.
constexpr char certificate_letter_of(Symmetry g) { return static_cast<char>('A' + index_of(g)); }

/// The character of a row, 0 to 9 and a to v.
constexpr char row_letter(int row) { return "0123456789abcdefghijklmnopqrstuv"[row]; }

/// The signs of a square in a drawn board: neither, required, blocked, and both.
inline constexpr std::string_view board_signs = ".Q#!";

/// "identity rotate180".
std::string names_in_order(SymmetrySet elements);

/// The first lines of a certificate.
std::string certificate_head(const CertificateParams& params);

/// The last lines.
std::string certificate_tail(const CertifiedCounts& counts);

/// Counts fixed points and orbits from the solutions of a certificate.
class CertificateTally {
 public:
  explicit CertificateTally(const CertificateParams& params) : params_(params) {}

  /// One more solution, the elements of the group that fix it, and whether it is the least of its images.
  void add(SymmetrySet stabilizer, bool is_canonical);

  [[nodiscard]] CertifiedCounts counts() const { return {params_, {params_.group, fixed_}, orbits_}; }

 private:
  CertificateParams params_;
  EnumArray<Symmetry, std::uint64_t> fixed_;
  std::uint64_t orbits_ = 0;
};

}  // namespace eightfold::reports
