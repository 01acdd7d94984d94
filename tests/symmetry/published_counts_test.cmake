# Runs symmetry/published_counts.cmake on small tables, most of them malformed.
#   cmake -D SCRIPT=... -D WORK=... -P published_counts_test.cmake
file(MAKE_DIRECTORY ${WORK})
set(head "# a comment; with [brackets\nn\tall\tfundamental\thalf_turn\tquarter_turn\n")

function(generate table)
  file(WRITE ${WORK}/table.tsv "${table}")
  execute_process(COMMAND ${CMAKE_COMMAND} -D TABLE=${WORK}/table.tsv -D OUT=${WORK}/rows.inc -P ${SCRIPT}
    RESULT_VARIABLE result ERROR_VARIABLE error)
  string(REGEX REPLACE "[ \n]+" " " error "${error}")  # CMake breaks long messages into lines
  set(result "${result}" PARENT_SCOPE)
  set(error "${error}" PARENT_SCOPE)
endfunction()

function(expect_error message table)
  generate("${table}")
  if(result EQUAL 0 OR NOT error MATCHES "${message}")
    message(SEND_ERROR "expected an error with \"${message}\" for\n${table}result ${result}, error ${error}")
  endif()
endfunction()

generate("${head}0\t1\t1\t1\t1\n1\t?\t-\t9999999999999999999\t0\n")
file(READ ${WORK}/rows.inc rows)
if(NOT result EQUAL 0 OR NOT rows STREQUAL "{1U, 1U, 1U, 1U},\n{std::nullopt, std::nullopt, 9999999999999999999U, 0U},\n")
  message(SEND_ERROR "result ${result}, error ${error}, rows\n${rows}")
endif()

expect_error("table.tsv:2: expected the header" "# a comment\nn\tfundamental\tall\thalf_turn\tquarter_turn\n0\t1\t1\t1\t1\n")
foreach(row "0\t1\t1\t1" "0\t1\t1\t1\t1\t1" "0 1 1 1 1" "0\t1\t1\t1\tx" "0\t1\t1\t-1\t1" "0\t01\t1\t1\t1" "0\t1\t\t1\t1"
    "0\t1.5\t1\t1\t1" "0\t1\t1\t1\t1 " "" "?\t1\t1\t1\t1")
  expect_error("table.tsv:3: expected n and four fields" "${head}${row}\n0\t1\t1\t1\t1\n")
endforeach()
expect_error("table.tsv:3: expected the row of n = 0, found n = 1" "${head}1\t1\t1\t1\t1\n")
expect_error("table.tsv:4: expected the row of n = 1, found n = 2" "${head}0\t1\t1\t1\t1\n2\t0\t0\t0\t0\n")
expect_error("table.tsv:3: 10000000000000000000 has more than 19 digits" "${head}0\t10000000000000000000\t1\t1\t1\n")
expect_error("expected a row for each n from 0" "${head}")
expect_error("expected a row for each n from 0" "")
