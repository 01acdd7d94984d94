# Configures a small project with and without a test that no program contains.
#   cmake -D SCRIPT=.../built_tests.cmake -D WORK=... -P built_tests_test.cmake
file(REMOVE_RECURSE ${WORK})
file(WRITE ${WORK}/CMakeLists.txt "cmake_minimum_required(VERSION 3.25)
project(small LANGUAGES NONE)
include(${SCRIPT})
eightfold_record_tests(first_test.cpp inner/second_test.cpp inner/../third_test.cpp)
eightfold_check_tests(\${CHECKED})
")
foreach(name first_test third_test helper inner/second_test other/fourth_test)
  file(WRITE ${WORK}/${name}.cpp "")
endforeach()

function(configure checked)
  execute_process(COMMAND ${CMAKE_COMMAND} -D CHECKED=${checked} -S ${WORK} -B ${WORK}/build
    RESULT_VARIABLE result OUTPUT_QUIET ERROR_VARIABLE error)
  string(REGEX REPLACE "[ \n]+" " " error "${error}")  # CMake breaks long messages into lines
  set(result "${result}" PARENT_SCOPE)
  set(error "${error}" PARENT_SCOPE)
endfunction()

configure(.)
if(result EQUAL 0 OR NOT error MATCHES "other/fourth_test.cpp is in no test program; add it to the SOURCES of eightfold_add_tests")
  message(SEND_ERROR "a test in no program: result ${result}, error ${error}")
endif()
configure(inner)
if(NOT result EQUAL 0)
  message(SEND_ERROR "only folders whose tests are recorded: result ${result}, error ${error}")
endif()
file(REMOVE ${WORK}/other/fourth_test.cpp)
configure(.)
if(NOT result EQUAL 0)
  message(SEND_ERROR "every test recorded: result ${result}, error ${error}")
endif()
