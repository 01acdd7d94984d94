#include <gtest/gtest.h>

#include <filesystem>

#include "tests/program/output_of.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

TEST(SchemaCommand, lists_and_prints_each_published_file) {
  const std::string list = "\n" + output_of("schema");
  for (const auto& entry : std::filesystem::directory_iterator(EIGHTFOLD_DATA_DIR "/schemas")) {
    std::string name = entry.path().filename().string();
    name.erase(name.find(".schema.json"));
    EXPECT_EQ(output_of("schema " + name), contents_of(entry.path().string())) << name;
    EXPECT_TRUE(contains(list, "\n" + name.substr(0, name.rfind('-')) + " ")) << name;
  }
}

}  // namespace
}  // namespace eightfold::test
