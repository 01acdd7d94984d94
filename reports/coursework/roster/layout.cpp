#include "eightfold/reports/coursework/roster/layout.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>

#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/utf8.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

constexpr std::string_view one_file = "hand in one file, submission.json, .txt, .csv, .md, .html or .cert";

// A file name that a platform made of the student and the file.
struct PlatformName {
  Student student;
  std::string file;      // as the student named it; empty for a folder
  std::string feedback;  // the same name for a feedback file, or the folder
  bool late = false;
};

bool is_number(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

std::string_view without_extension(std::string_view name) {
  const std::size_t dot = name.rfind('.');
  return dot == std::string_view::npos || dot == 0 ? name : name.substr(0, dot);
}

// Text that a student types into the box of a platform, or a submitted link.
bool is_online_text(std::string_view file_name) {
  return file_name == "onlinetext.html" || file_name.ends_with("_onlinetext.html") ||
         file_name.ends_with("_text.html") || file_name.ends_with("_link.html");
}

std::string_view last_of(std::string_view path) { return path.substr(path.rfind('/') + 1); }

std::string_view folder_of_file(std::string_view path) {
  return path.substr(0, path.size() - last_of(path).size());
}

// "Ann Lee_4711_assignsubmission_file_", a folder, also without the last underscore; and
// "Ann Lee_4711_assignsubmission_file_answer.txt". Moodle removes underscores from the student's name.
std::optional<PlatformName> moodle_name(std::string_view name) {
  const std::vector<std::string_view> parts = reports::split(name, '_');
  if (parts.size() < 4 || !is_number(parts[1]) || parts[2] != "assignsubmission") return std::nullopt;
  if (parts[3] != "file" && parts[3] != "onlinetext") return std::nullopt;
  PlatformName found{{reports::clean_line(parts[0]), std::string(parts[1]), {}}, {}, safe_file_name(name)};
  if (parts.size() == 4) return found;
  found.file = name.substr(static_cast<std::size_t>(parts[4].data() - name.data()));
  if (!found.file.empty())
    found.feedback = safe_file_name(name.substr(0, name.size() - found.file.size())) + "feedback";
  return found;
}

// "leeann_101_5001_answer.txt", "leeann_LATE_101_5001_answer.txt", "leeann_101_text.html".
std::optional<PlatformName> canvas_name(std::string_view name) {
  std::vector<std::string_view> parts = reports::split(name, '_');
  const bool late = parts.size() > 2 && parts[1] == "LATE";
  if (late) parts.erase(parts.begin() + 1);
  if (parts.size() < 3 || parts[0].empty() || !is_number(parts[1])) return std::nullopt;
  PlatformName found{{reports::clean_line(parts[0]), std::string(parts[1]), {}},
                     std::string(parts[2]),
                     safe_file_name(without_extension(name)),
                     late};
  if (parts.size() == 3) return is_online_text(name) ? std::optional(found) : std::nullopt;
  if (!is_number(parts[2])) return std::nullopt;
  found.file = name.substr(static_cast<std::size_t>(parts[3].data() - name.data()));
  return found;
}

// The folders whose files all have Canvas's names. A name such as lee_2026_11_answer.txt also looks like
// one, so no two files may have the same number, and no two students.
std::set<std::string_view> canvas_folders(std::span<const ClassFile> files) {
  std::set<std::string_view> folders;
  std::set<std::string_view> others;
  std::map<std::pair<std::string_view, std::string>, std::string> names;
  std::set<std::pair<std::string_view, std::string>> numbers;
  for (const ClassFile& file : files) {
    const std::string_view folder = folder_of_file(file.path);
    const std::string_view name = last_of(file.path);
    const auto found = canvas_name(name);
    folders.insert(folder);
    if (!found) {
      others.insert(folder);
      continue;
    }
    const std::string number(name.substr(0, name.size() - found->file.size()));
    const std::vector<std::string_view> parts = reports::split(number, '_');
    const bool is_new =
        is_online_text(name) || numbers.emplace(folder, std::string(parts[parts.size() - 2])).second;
    const auto known = names.emplace(std::pair(folder, found->student.id), found->student.name).first;
    if (!is_new || known->second != found->student.name) others.insert(folder);
  }
  std::erase_if(folders, [&](std::string_view folder) { return others.contains(folder); });
  return folders;
}

// The files of one student.
struct Group {
  std::optional<Platform> layout;
  Student student;
  std::string name;  // of the student's folder or first file
  std::string feedback;
  std::vector<std::size_t> files;
  std::vector<std::string> own_names;  // of the files, as the student named them
  bool late = false;                   // whether any of them is
};

// The name in a path that Moodle made, and its place.
struct MoodlePlace {
  PlatformName name;
  std::string above;  // the path above it
};

std::optional<MoodlePlace> moodle_place(std::string_view path) {
  for (std::size_t begin = 0; begin < path.size();) {
    const std::size_t end = std::min(path.find('/', begin), path.size());
    const bool is_folder = end < path.size();
    auto found = moodle_name(path.substr(begin, end - begin));
    if (found && found->file.empty() == is_folder) {
      if (is_folder) {
        found->file = path.substr(end + 1);
        found->feedback += "/feedback";
      }
      return MoodlePlace{std::move(*found), std::string(path.substr(0, begin))};
    }
    begin = end + 1;
  }
  return std::nullopt;
}

std::vector<Group> groups_of(std::span<const ClassFile> files) {
  const std::set<std::string_view> canvas = canvas_folders(files);
  std::vector<Group> groups;
  std::map<std::pair<std::string, std::string>, std::size_t> known;  // by folder and id
  const auto add = [&](Platform platform, std::string folder, PlatformName name, std::size_t file) {
    const auto [group, is_new] = known.try_emplace({std::move(folder), name.student.id}, groups.size());
    if (is_new) groups.push_back({platform, name.student, files[file].name, name.feedback, {}, {}});
    groups[group->second].files.push_back(file);
    groups[group->second].own_names.push_back(std::move(name.file));
    groups[group->second].late |= name.late;
  };
  for (std::size_t i = 0; i < files.size(); ++i) {
    const std::string& path = files[i].path;
    if (auto place = moodle_place(path)) {
      add(Platform::moodle, std::move(place->above), std::move(place->name), i);
    } else if (canvas.contains(folder_of_file(path))) {
      add(Platform::canvas, std::string(folder_of_file(path)), *canvas_name(last_of(path)), i);
    } else if (files[i].problem.empty()) {
      groups.push_back({std::nullopt,
                        {},
                        files[i].name,
                        safe_file_name(without_extension(files[i].name)),
                        {i},
                        {std::string(last_of(path))}});
    }
  }
  return groups;
}

// "submission.txt"; Canvas calls a second attempt "submission-1.txt".
bool is_expected(std::string_view own_name) {
  std::string_view stem = without_extension(own_name);
  const std::size_t dash = stem.rfind('-');
  if (dash != std::string_view::npos && is_number(stem.substr(dash + 1))) stem = stem.substr(0, dash);
  return reports::folded(stem) == "submission";
}

std::string names_of(const std::vector<std::string>& names) {
  constexpr std::size_t shown = 4;
  std::vector<std::string> first;
  for (std::size_t i = 0; i < names.size() && i < shown; ++i) first.push_back(reports::printable(names[i]));
  if (names.size() > shown) first.push_back(fmt::format("{} more", names.size() - shown));
  return reports::phrase(first);
}

// Chooses the file to read, or states the problem.
Handin chosen(const Group& group, std::span<const ClassFile> files) {
  Handin handin{group.name, group.student, group.layout, std::nullopt, {}, group.late, group.feedback};
  const std::string& own = group.own_names[0];
  if (group.feedback.ends_with("/feedback") && handin.name.size() > own.size() && handin.name.ends_with(own))
    handin.name.erase(handin.name.size() - own.size());  // the student's folder; the file if one is read
  std::vector<std::size_t> readable;
  std::vector<std::size_t> expected;
  for (std::size_t i = 0; i < group.files.size(); ++i) {
    if (!files[group.files[i]].problem.empty()) continue;
    readable.push_back(i);
    if (is_expected(group.own_names[i])) expected.push_back(i);
  }
  if (expected.empty())
    std::ranges::copy_if(readable, std::back_inserter(expected),
                         [&](std::size_t i) { return !is_online_text(last_of(files[group.files[i]].path)); });
  if (expected.empty()) expected = readable;
  if (expected.size() == 1) {
    handin.file = group.files[expected[0]];
    handin.name = files[*handin.file].name;
    return handin;
  }
  if (readable.empty()) {
    const std::string& problem = files[group.files[0]].problem;
    const std::string& name = group.own_names[0];  // empty for a folder that cannot be read
    handin.problem =
        name.empty() ? problem : fmt::format("{}: {}; {}", reports::printable(name), problem, one_file);
    return handin;
  }
  std::vector<std::string> names;
  for (const std::size_t i : expected) names.push_back(group.own_names[i]);
  handin.problem = fmt::format("{} files: {}; {}", names.size(), names_of(names), one_file);
  return handin;
}

}  // namespace

std::vector<Handin> handins_of(std::span<const ClassFile> files) {
  std::vector<Handin> handins;
  std::set<std::string> taken;
  for (const Group& group : groups_of(files)) {
    handins.push_back(chosen(group, files));
    handins.back().feedback = unique_name(handins.back().feedback, taken);
  }
  return handins;
}

// Names that differ only in case are the same file in some file systems.
std::string unique_name(const std::string& wanted, std::set<std::string>& taken) {
  std::string name = wanted;
  for (std::size_t number = 2; !taken.insert(reports::folded(name)).second; ++number)
    name = fmt::format("{}-{}", wanted, number);
  return name;
}

std::string safe_file_name(std::string_view text) {
  constexpr std::size_t longest = 150;
  constexpr std::string_view separators = "/\\:*?\"<>|";
  std::string name;
  reports::for_each_character(text, [&](char32_t code, std::string_view bytes) {
    const bool malformed = code == 0xfffd && bytes.size() == 1;
    const bool plain =
        !malformed && reports::is_harmless(code) && separators.find(bytes[0]) == std::string_view::npos;
    if (name.size() + bytes.size() <= longest) name += plain ? bytes : "-";
  });
  if (name.empty()) return "-";
  for (char* const end : {&name.front(), &name.back()})
    if (*end == '.' || *end == ' ') *end = '-';
  return name;
}

}  // namespace eightfold::coursework
