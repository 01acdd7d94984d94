# Writes commit.hpp, which names the commit that the program is built from. Every build runs this script; the file
# changes only with the commit.
#   cmake -D SOURCE=… -D OUT=…/commit.hpp -P commit.cmake
set(commit "")
execute_process(COMMAND git -C ${SOURCE} describe --always --dirty --abbrev=12 --exclude=*
  OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
if(NOT commit MATCHES "^[0-9a-f]+(-dirty)?$")
  set(commit unknown)
endif()
file(CONFIGURE OUTPUT ${OUT} @ONLY CONTENT [[
#pragma once

namespace eightfold::job {

inline constexpr const char* built_from_commit = "@commit@";

}  // namespace eightfold::job
]])
