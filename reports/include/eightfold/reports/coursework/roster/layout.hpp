#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/coursework/roster/roster.hpp"
#include "eightfold/reports/coursework/roster/student.hpp"

namespace eightfold::coursework {

/// The extensions of submissions, in any case.
inline constexpr std::array<std::string_view, 6> submission_extensions = {".json", ".txt",  ".csv",
                                                                          ".md",   ".html", ".cert"};

/// A file of a class.
struct ClassFile {
  std::string path;     ///< with at least the names of the file and of its folder; a folder ends with /
  std::string name;     ///< for people: relative to the folder that was given
  std::string problem;  ///< why it is not read; empty if it is
};

/// What one student handed in.
struct Handin {
  std::string name;                 ///< of the file, or of the student's folder; as in the file system
  Student student;                  ///< from the platform's file names; otherwise empty
  std::optional<Platform> layout;   ///< whose file names they are
  std::optional<std::size_t> file;  ///< to read, an index; nothing if there is a problem
  std::string problem;              ///< why nothing is read
  bool late = false;                ///< whether it was submitted late, by the platform's file names
  std::string feedback;  ///< a unique name for the feedback, without an extension; can have one folder
};

/// Groups the files of a class by student. Moodle's and Canvas's names for downloaded submissions are
/// recognized; README.md in this folder describes them. Any other file is one student's. Of several files of
/// one student, `submission.*` is read; if there is none, or more than one, there is a problem. Text that was
/// typed on the platform is read if there is no other file. Students in the order of their first files.
[[nodiscard]] std::vector<Handin> handins_of(std::span<const ClassFile> files);

/// The name, or with a number behind it, so that it differs in more than case from those taken. Takes it.
[[nodiscard]] std::string unique_name(const std::string& wanted, std::set<std::string>& taken);

/// The text as the name of a file in any file system: without separators of folders, control characters,
/// bytes that are not UTF-8, leading and trailing dots and spaces, and at most 150 bytes; never empty.
[[nodiscard]] std::string safe_file_name(std::string_view text);

}  // namespace eightfold::coursework
