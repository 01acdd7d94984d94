#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <filesystem>
#include <functional>
#include <set>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/coursework/roster/roster.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/symmetry/chain.hpp"
#include "reports/cli/options/content_option.hpp"
#include "reports/cli/options/input.hpp"
#include "reports/cli/options/inputs.hpp"
#include "reports/cli/options/output_folder.hpp"
#include "reports/cli/options/output_options.hpp"
#include "reports/cli/options/placement_options.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/screen/message.hpp"
#include "reports/coursework/assignment/bank/internal/formats.hpp"
#include "reports/coursework/assignment/internal/colorings.hpp"
#include "reports/io/internal/output.hpp"
#include "reports/job/shard/sha256.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/utf8.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

constexpr Option seed_option =
    number_option("seed", "S", "the seed of all random choices, 0 to 2^64 - 1; default 1")
        .excluding({"secret"});

constexpr Option secret_option = file_option(
    "secret", "take the seed from FILE, which has 16 bytes or more, so that it is in no shell history");

// All but the trivial group, which is the last.
constexpr auto acting_groups = std::span<const std::string_view>(group_names).first(group_names.size() - 1);

constexpr auto assignment_format_names = [] {
  std::array<std::string_view, coursework::assignment_formats.size()> names;
  std::ranges::transform(coursework::assignment_formats, names.begin(), &coursework::AssignmentFormat::name);
  return names;
}();

// A file to write.
struct PlannedFile {
  std::string name;  // below the folder
  std::string note;  // what the output says about it; without a note, it is not in the output
  std::function<std::string()> text;
};

constexpr std::size_t shortest_secret = 16;  // bytes

std::uint64_t first_64_bits(std::string_view hex) {
  std::uint64_t bits = 0;
  std::from_chars(hex.data(), hex.data() + 16, bits, 16);
  return bits;
}

// The first 64 bits of the SHA-256 of the line "eightfold assignment" and the bytes of the file, so a
// published checksum of the file does not reveal it.
std::uint64_t seed_of_secret(const std::string& bytes) {
  if (bytes.size() < shortest_secret)
    throw reports::ParseError(fmt::format("this file has {}; give a file of {} bytes or more",
                                          reports::counted(bytes.size(), "byte"), shortest_secret));
  return first_64_bits(job::sha256("eightfold assignment\n" + bytes));
}

// The first 64 bits of the SHA-256 of "eightfold variant", the seed and the student's `key`, each on a line.
// A student who finds it cannot find that of the class or of another.
std::uint64_t seed_of_variant(std::uint64_t seed, std::string_view key) {
  return first_64_bits(job::sha256(fmt::format("eightfold variant\n{}\n{}\n", seed, key)));
}

coursework::AssignmentParams assignment_params_of(const CommandLine& line) {
  coursework::AssignmentParams params;
  const auto file = line.value_of(secret_option.name);
  params.secret = file.has_value();
  params.seed = file ? read_option_file(secret_option.name, *file, seed_of_secret)
                     : line.number(seed_option.name).value_or(1);
  params.vary = line.has("vary");
  params.n = line.number<int>("n");
  if (line.has("rule")) params.rule = rule_of(line);
  if (line.has("group")) params.group = group_of(line);
  params.boards = line.number<int>("boards");
  params.colorings = line.value_of("colorings");
  params.colors = line.number<int>("colors");
  params.content = content_of(line);
  return params;
}

// The result of `make`. An invalid parameter is the option of that name.
template <typename Make>
auto with_options(const Make& make) {
  try {
    return make();
  } catch (const std::invalid_argument& error) {
    throw usage_error("--{}", error.what());
  }
}

// What distinguishes the student from the others, whatever else the roster contains.
std::string key_of(const coursework::Student& student) {
  if (!student.id.empty()) return "id " + student.id;
  return student.email.empty() ? "name " + student.name : "email address " + student.email;
}

std::vector<coursework::Variant> variants_of(const std::vector<coursework::Student>& students,
                                             std::uint64_t seed) {
  std::vector<coursework::Variant> variants;
  std::set<std::string> keys;
  for (const coursework::Student& student : students) {
    for (const std::string& text : {student.name, student.id, student.email})
      if (reports::character_count(text) > coursework::longest_name_of_a_student)
        throw reports::ParseError(
            fmt::format("a student has a name, id or email address of more than {} characters; shorten it",
                        coursework::longest_name_of_a_student));
    const std::string key = key_of(student);
    if (!keys.insert(key).second)
      throw reports::ParseError(fmt::format("two students have the {}; give each an id", key));
    variants.push_back({student, seed_of_variant(seed, key)});
  }
  return variants;
}

// The seed is not in the name of the folder if it is secret.
std::string default_folder(const coursework::Assignment& assignment) {
  std::string exercise = std::to_string(assignment.exercise.n);
  if (assignment.params.colorings) exercise = coursework::acting_name(assignment.exercise);
  std::ranges::replace(exercise, ' ', '-');
  const std::string folder = fmt::format("assignment-{}", exercise);
  return assignment.params.secret ? folder : fmt::format("{}-{}", folder, assignment.params.seed);
}

std::string note_of(const coursework::AssignmentFile& file) {
  return fmt::format("{}: {}", file.for_students ? "for students" : "for the teacher", file.purpose);
}

std::vector<PlannedFile> files_for_all(const CommandLine& line, const coursework::Assignment& assignment) {
  const auto format = std::ranges::find(coursework::assignment_formats, line.text("format"),
                                        &coursework::AssignmentFormat::name);
  std::vector<PlannedFile> planned;
  for (const coursework::AssignmentFile& file : format->files)
    planned.push_back({std::string(file.name), note_of(file), [&] { return file.text(assignment); }});
  return planned;
}

// The files for students, in a folder for each of them, and those for the teacher.
std::vector<PlannedFile> files_for_class(const std::vector<coursework::Assignment>& variants) {
  std::vector<PlannedFile> planned;
  const auto folders = coursework::folder_names(variants);
  for (std::size_t i = 0; i < variants.size(); ++i)
    for (const coursework::AssignmentFile& file : coursework::assignment_files)
      if (file.for_students)
        planned.push_back({fmt::format("{}/{}/{}", coursework::students_folder, folders[i], file.name), "",
                           [&file, &variant = variants[i]] { return file.text(variant); }});
  planned.push_back({std::string(coursework::class_keys_name),
                     "for the teacher: each student's answers and planted mistake",
                     [&variants, folders] { return coursework::class_keys(variants, folders); }});
  planned.push_back({"rubric.json", "for the teacher: the points, for eightfold verify --rubric",
                     [&variants] { return coursework::class_rubric(variants); }});
  return planned;
}

// Then prints the heading and a line for each file with a note.
void write_files(const CommandLine& line, const std::string& folder, const std::vector<PlannedFile>& planned,
                 std::string_view heading) {
  std::vector<std::string> names;
  for (const PlannedFile& file : planned) names.push_back(file.name);
  const OutputFolder files(line, folder, names);
  const Inputs inputs(line, {}, find_command("new-assignment").options);
  for (const std::string& name : names) inputs.refuse("output-dir", files.path_of(name), "another folder");
  const std::string listing_file = line.value_of(output_option.name).value_or("");
  for (const std::string& name : names)
    if (std::filesystem::weakly_canonical(files.path_of(name)) ==
        std::filesystem::weakly_canonical(listing_file))
      throw usage_error("--output: {} is a file of the assignment; give another name",
                        reports::printable(listing_file));
  auto out = open_output(line);
  std::string listing(heading);
  for (const PlannedFile& file : planned) {
    const std::string path = files.path_of(file.name);
    make_output_folder(std::filesystem::path(path).parent_path().string());
    files.write_text(file.name, file.text());
    if (!file.note.empty()) listing += fmt::format("{}  {}\n", reports::printable(path), file.note);
  }
  out.write(listing);
  out.commit();
}

// A teacher may expect that variants have different answers.
void note_same_exercise(const std::vector<coursework::Assignment>& variants) {
  const auto& params = variants.front().params;
  const std::string first = describe(variants.front().exercise);
  if (variants.size() < 2 || !std::ranges::all_of(variants, [&](const coursework::Assignment& variant) {
        return describe(variant.exercise) == first;
      }))
    return;
  print_message(fmt::format("--students: everybody has {}, so the counts are the same for all; {}", first,
                            !params.vary       ? "add --vary for different ones"
                            : params.colorings ? "give another seed, or no --content"
                                               : "give another seed, or fewer of --n, --rule and --group"));
}

void write_class(const CommandLine& line, const std::string& roster) {
  const coursework::AssignmentParams params = assignment_params_of(line);
  const auto wanted = read_option_file("students", roster, [&](const std::string& text) {
    return variants_of(coursework::students_of(coursework::read_roster(text)), params.seed);
  });
  const auto variants = with_options([&] { return coursework::new_assignments(params, wanted); });
  note_same_exercise(variants);
  const std::string folder = line.value_of("output-dir").value_or("assignment-class");
  const std::string students = (std::filesystem::path(folder) / coursework::students_folder).string();
  write_files(line, folder, files_for_class(variants),
              fmt::format("{}  for students: {}\n", reports::printable(students),
                          reports::counted(variants.size(), "folder")));
}

void write_assignment(const CommandLine& line) {
  const auto assignment =
      with_options([&] { return coursework::new_assignment(assignment_params_of(line)); });
  write_files(line, line.value_of("output-dir").value_or(default_folder(assignment)),
              files_for_all(line, assignment), "");
}

ExitCode run_new_assignment(const CommandLine& line, const Context&) {
  if (const auto roster = line.value_of("students"))
    write_class(line, *roster);
  else
    write_assignment(line);
  return ExitCode::done;
}

}  // namespace

extern const Command new_assignment_command = {
    .name = "new-assignment",
    .heading = Heading::coursework,
    .place = 2,
    .summary = "Write an assignment for students, and its key",
    .options =
        {{.name = "n",
          .letter = 'n',
          .value = "N",
          .help = "the size of the board, 4 to 12; default 8",
          .kind = ValueKind::number,
          .bounds = {4, 12}},
         rule_option.with_help(
             "queens (default), superqueens (N = 10 to 12), torus (5, 7, 11) or rooks (4 to 6)"),
         choice_option(
             "group", "GROUP",
             "the group that acts: full (or d4; default), quarter-turn (or rotations), half-turn, "
             "axis-klein, diagonal-klein, flip-horizontal, flip-vertical, transpose, anti-transpose",
             acting_groups),
         {.name = "vary",
          .help = "the seed chooses N, the rule and the group, or the content of colorings, except what is "
                  "given"},
         number_option("boards", "K", "ask for the stabilizers of K solutions, 1 to 12; default 4 to 6",
                       {1, coursework::most_assignment_boards}),
         {.name = "colorings",
          .value = "GROUP",
          .help = "ask about colorings instead of solutions, under a group that cycle-index reads: 'dihedral "
                  "6', 'square-cells 3 rotations', cube-faces; needs --colors or --content, or --vary",
          .needs = {"colors", "content", "vary"},
          .excludes = {"n", "rule", "group", "boards"}},
         number_option("colors", "K", "color the points in K colors, 2 to 100", {2, most_colors})
             .needing({"colorings"}),
         content_option.needing({"colorings"}).excluding({"colors"}),
         choice_option("format", "FORMAT",
                       "files for students and teacher, or a question bank for the platform: moodle (Moodle "
                       "XML) or qti (IMS QTI 2.1, for Canvas)",
                       assignment_format_names, "files"),
         seed_option,
         secret_option,
         {.name = "students",
          .value = "ROSTER",
          .help = "make a variant for each student of a CSV file with names, ids or email addresses",
          .kind = ValueKind::file,
          .excludes = {"format"}},
         output_folder_option.with_help(
             "write into DIR; default assignment-N-S, or assignment-N with --secret, or assignment-class "
             "with --students; GROUP instead of N for colorings"),
         force_option,
         text_output_option},
    .examples =
        {{"eightfold new-assignment --seed 7", "8 queens, all symmetries; files in assignment-8-7"},
         {"eightfold new-assignment --secret key.bin --output-dir homework", "nobody can guess the seed"},
         {"eightfold new-assignment --secret key.bin --students roster.csv", "a variant for each student"},
         {"eightfold new-assignment --vary --seed 20261", "the seed chooses N, the rule and the group"},
         {"eightfold new-assignment --n 5 --rule rooks", "with reflections that fix solutions"},
         {"eightfold new-assignment --colorings 'dihedral 6' --content 2,2,2",
          "bracelets of 2, 2 and 2 beads"},
         {"eightfold new-assignment --colorings cube-faces --vary",
          "the seed chooses the colors of the faces"},
         {"eightfold new-assignment --format moodle", "a question bank, questions.xml in assignment-8-1"}},
    .details =
        "Students classify boards, count orbits with Burnside's lemma, and find a deliberate mistake in a "
        "list of representatives or, if there are more than 24 orbits, in a table of fixed points. The "
        "folder receives the questions as HTML, LaTeX and Markdown, and templates to fill in; key.json and "
        "rubric.json are for the teacher. With --format moodle or qti it receives a question bank instead: "
        "questions with a number, a choice or pairs to give, where the feedback on a wrong answer names the "
        "likely mistake.\n\n"
        "With --colorings, students count the colorings that each element of GROUP fixes, sum them, divide, "
        "and find the mistake in a table of these numbers. With --vary, the seed chooses a content of 2 to 4 "
        "colors, or of K, if GROUP acts on at most 24 points.\n\n"
        "With --students, the variants differ in the boards, the mistake and the numbering of columns, and "
        "with --vary also in N, the rule and the group, or in the content, for exercises of similar size. A "
        "variant depends on the seed and on the student's id, or else their email address or name, but not "
        "on the rest of the roster. Each student gets a folder; keys.json has the answers of all, and with "
        "rubric.json each student is graded by their own variant.\n\n"
        "The same options produce the same files on every machine, so anyone who knows the seed can "
        "reproduce the key. Anyone with the handout can also find a short seed, by trying 1, 2, 3 and so on. "
        "Keep the seed of a graded assignment in a file of random bytes, such as `openssl rand -out key.bin "
        "32` makes, and give it with --secret.",
    .run = run_new_assignment,
};

}  // namespace eightfold::cli
