#include "eightfold/reports/coursework/roster/roster.hpp"

#include <gtest/gtest.h>

#include "eightfold/reports/io/parse_error.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::coursework {
namespace {

using Students = std::vector<Student>;

TEST(Roster, reads_the_grading_worksheet_of_moodle) {
  const Roster roster = read_roster(
      "\xef\xbb\xbfIdentifier,\"Full name\",\"Email address\",Status,Grade,\"Maximum grade\","
      "\"Grade can be changed\",\"Last modified (submission)\",\"Last modified (grade)\",\"Feedback "
      "comments\"\n"
      "\"Participant 4711\",\"Ann Lee\",ann@example.org,\"Submitted for grading\",,20.00,Yes,\"Monday, 1 "
      "June "
      "2026, 9:00 AM\",-,\n"
      "\"Teilnehmer/in 4712\",\"Bob Ray\",bob@example.org,\"No submission\",,20.00,Yes,-,-,\n");
  EXPECT_EQ(roster.platform, Platform::moodle);
  EXPECT_EQ(students_of(roster),
            (Students{{"Ann Lee", "4711", "ann@example.org"}, {"Bob Ray", "4712", "bob@example.org"}}));
  EXPECT_EQ(roster.students[1].row, 2U);
}

TEST(Roster, reads_a_worksheet_with_anonymous_submissions) {
  const Roster roster = read_roster("Identifier,Status,Grade\nParticipant 12,Submitted,\n");
  EXPECT_EQ(roster.platform, Platform::moodle);
  EXPECT_EQ(students_of(roster), (Students{{"", "12", ""}}));
}

// As Moodle's language packs have the titles and the word for a participant.
TEST(Roster, reads_a_worksheet_in_german_french_or_spanish) {
  for (const std::string head : {
           "ID,\"Vollständiger Name\",E-Mail-Adresse,Status,Gruppe,Bewertung,Bestwertung\nTeilnehmer/in",
           "Identifiant,\"Nom complet\",\"Adresse de courriel\",Statut,Groupe,Note,\"Note "
           "maximale\"\nParticipant",
           "Identificador,\"Nombre completo\",\"Dirección de "
           "correo\",Estado,Grupo,Calificación,\"Calificación "
           "máxima\"\nParticipante ",
       }) {
    const Roster roster = read_roster(head + "4711,\"Ann Lee\",ann@example.org,-,A,,\"20,00\"\n");
    EXPECT_EQ(roster.platform, Platform::moodle) << head;
    EXPECT_EQ(students_of(roster), (Students{{"Ann Lee", "4711", "ann@example.org"}})) << head;
  }
}

TEST(Roster, finds_the_columns_of_a_worksheet_in_another_language_by_their_form) {
  const std::string head =
      "Identyfikator,\"Imię i nazwisko\",\"Adres e-mail\",Status,Ocena,\"Maksymalna ocena\",x\n";
  const Roster roster = read_roster(head +
                                    "Uczestnik4711,\"Ann Lee\",,-,,\"20,00\",\n"
                                    "Uczestnik4712,\"Bob Ray\",b@example.org,-,\"7,5\",\"20,00\",\n");
  EXPECT_EQ(roster.platform, Platform::moodle);
  EXPECT_EQ(students_of(roster), (Students{{"Ann Lee", "4711", ""}, {"Bob Ray", "4712", "b@example.org"}}));
}

TEST(Roster, does_not_take_other_tables_for_a_worksheet) {
  for (const std::string text : {"ID;Note\n7;\n8;\n", "ID;Bewertung\nann1;\nbob2;\n",
                                 "id,group,points,max\ns1,A,,20.00\ns2,A,,20.00\n",
                                 "name,group,points,max\nStudent 1,A,,20.00\nStudent 2,A,,20.00\n"})
    EXPECT_EQ(read_roster(text).platform, Platform::plain) << text;
}

TEST(Roster, reads_the_gradebook_of_canvas_without_the_rows_above_the_students) {
  const Roster roster = read_roster(
      "Student,ID,SIS User ID,SIS Login ID,Section,Queens (77),Final Score\n"
      ",,,,,Manual Posting,\n"
      "    Points Possible,,,,,20,(read only)\n"
      "\"Lee, Ann\",101,s1,ann,A1,,\n"
      "\"Ray, Bob\",102,s2,bob,A1,3,10\n");
  EXPECT_EQ(roster.platform, Platform::canvas);
  EXPECT_EQ(students_of(roster), (Students{{"Lee, Ann", "101", ""}, {"Ray, Bob", "102", ""}}));
  EXPECT_EQ(roster.students[0].row, 3U);
  const Roster split = read_roster("LastName,FirstName,ID,SIS Login ID,Section\nLee,Ann,101,ann,A1\n");
  EXPECT_EQ(split.platform, Platform::canvas);
  EXPECT_EQ(split.students[0].student.name, "Ann Lee");
}

TEST(Roster, reads_the_roster_of_gradescope_without_staff) {
  for (const std::string header :
       {"First Name,Last Name,SID,Email,Role,Section\nAnn,Lee",
        "Name,Nickname,SID,Email,Role,Section\nAnn Lee,", "Full Name,x,SID,Email,Role,y\nAnn Lee,"}) {
    const Roster roster =
        read_roster(header + ",7,ann@example.org,Student,1\nEve,Fox,8,eve@example.org,TA,1\n");
    EXPECT_EQ(roster.platform, Platform::gradescope) << header;
    EXPECT_EQ(students_of(roster), (Students{{"Ann Lee", "7", "ann@example.org"}}));
  }
}

TEST(Roster, reads_a_plain_table_with_any_of_the_columns) {
  EXPECT_EQ(students_of(read_roster("name\nAnn Lee\n Bob Ray \n\n")),
            (Students{{"Ann Lee", "", ""}, {"Bob Ray", "", ""}}));
  EXPECT_EQ(students_of(read_roster("E-Mail;ID;Name\na@b.org;7;Ann\n")), (Students{{"Ann", "7", "a@b.org"}}));
  EXPECT_EQ(read_roster("id,grade\n7,\n").platform, Platform::plain);
}

TEST(Roster, makes_names_printable) {
  const std::string name = read_roster("name\n\"Ann\nLee\u202e\"\n").students[0].student.name;
  EXPECT_TRUE(test::is_one_clean_line(name));
  EXPECT_EQ(name.find("\u202e"), std::string::npos);
}

TEST(Roster, refuses_a_file_that_is_not_a_roster_with_the_line) {
  const auto message = [](std::string_view text) {
    return test::message_of<reports::ParseError>([&] { static_cast<void>(read_roster(text)); });
  };
  EXPECT_TRUE(test::mentions(message("element,fixed\nidentity,92\n"), {"line 1", "name, id and email"}));
  EXPECT_TRUE(test::mentions(message("name,id\n"), {"no student"}));
  EXPECT_TRUE(test::mentions(message("name,id\nAnn,7\nBob,7\n"), {"line 3", "\"7\"", "line 2"}));
  EXPECT_TRUE(test::mentions(message("name,id\nLee, Ann,7\n"), {"line 2", "3 cells", "2"}));
}

}  // namespace
}  // namespace eightfold::coursework
