# Builds the programs of this folder against one variant of the library and compares what they print with expected/.
#   cmake -DVARIANT=… -DBUILD=… -DSOURCE=… -DWORK=… -DGENERATOR=… -DCXX=… -DCXX_FLAGS=… -DLAUNCHER=… [-DPYTHON=…] -P run.cmake
# Variants:
#   installed       the build, installed
#   shared          shared libraries, built here without optimization and installed
#   shared_program  the same with the program
#   subproject      the source as a subproject, without optimization
set(settings -G ${GENERATOR} -DCMAKE_CXX_COMPILER=${CXX} -DCMAKE_CXX_COMPILER_LAUNCHER=${LAUNCHER})

function(cmake)
  execute_process(COMMAND ${CMAKE_COMMAND} ${ARGV} OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
endfunction()

# expect(<file> <command>...)
function(expect file)
  execute_process(COMMAND ${ARGN} OUTPUT_VARIABLE printed COMMAND_ERROR_IS_FATAL ANY)
  file(READ ${file} expected)
  if(NOT printed STREQUAL expected)
    message(FATAL_ERROR "${ARGN} printed\n${printed}")
  endif()
endfunction()

file(REMOVE_RECURSE ${WORK}/prefix)  # the other folders are built again only where the source changed
if(VARIANT MATCHES "^shared")
  set(parts -DEIGHTFOLD_PROGRAM=OFF -DEIGHTFOLD_COMPONENTS=pictures)
  if(VARIANT STREQUAL "shared_program")
    set(parts -DEIGHTFOLD_PROGRAM=ON)
    if(PYTHON)
      list(APPEND parts -DEIGHTFOLD_PYTHON=ON -DPython_EXECUTABLE=${PYTHON})
    endif()
  endif()
  set(BUILD ${WORK}/eightfold)
  cmake(-S ${SOURCE} -B ${BUILD} ${settings} -DBUILD_SHARED_LIBS=ON -DBUILD_TESTING=OFF ${parts})
  cmake(--build ${BUILD})
endif()

if(VARIANT STREQUAL "subproject")
  set(from -DEIGHTFOLD_SOURCE=${SOURCE})
else()
  cmake(--install ${BUILD} --prefix ${WORK}/first)
  file(RENAME ${WORK}/first ${WORK}/prefix)  # an installed package can be moved
  set(from -DCMAKE_PREFIX_PATH=${WORK}/prefix)
endif()
set(flags "")
if(VARIANT STREQUAL "installed")
  set(flags -DCMAKE_CXX_FLAGS=${CXX_FLAGS})
endif()
cmake(-S ${SOURCE}/tests/consumer -B ${WORK}/build ${settings} ${from} ${flags})
cmake(--build ${WORK}/build)
file(GLOB expected ${SOURCE}/tests/consumer/expected/*.txt)
foreach(file IN LISTS expected)
  cmake_path(GET file STEM name)
  expect(${file} ${WORK}/build/${name})
endforeach()

if(VARIANT STREQUAL "subproject")
  cmake(--install ${WORK}/build --prefix ${WORK}/prefix)
  if(EXISTS ${WORK}/prefix)
    message(FATAL_ERROR "the subproject has install rules")
  endif()
elseif(VARIANT MATCHES "^shared")
  include(${CMAKE_CURRENT_LIST_DIR}/exported_symbols.cmake)
  check_exported_symbols(${WORK}/prefix/lib)
endif()
if(EXISTS ${WORK}/build/consumer)
  expect(${SOURCE}/data/goldens/list-8-canonical.txt ${WORK}/build/consumer)
endif()
if(NOT VARIANT MATCHES "^(installed|shared_program)$")
  return()
endif()

# Without CMake: pkg-config names what one of the programs needs
if(VARIANT STREQUAL "installed")
  execute_process(
    COMMAND ${CMAKE_COMMAND} -E env "PKG_CONFIG_PATH=${WORK}/prefix/lib/pkgconfig" pkg-config --cflags --libs eightfold-pictures
    OUTPUT_VARIABLE options OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  separate_arguments(options UNIX_COMMAND "${options} ")
  separate_arguments(cxx_flags UNIX_COMMAND "${CXX_FLAGS}")
  execute_process(
    COMMAND ${CXX} -std=c++20 ${cxx_flags} ${SOURCE}/tests/consumer/report_and_picture.cpp ${options} -o ${WORK}/report_and_picture
    COMMAND_ERROR_IS_FATAL ANY)
  expect(${SOURCE}/tests/consumer/expected/report_and_picture.txt ${WORK}/report_and_picture)
endif()
file(GLOB license ${WORK}/prefix/share/doc/*/LICENSE)
if(NOT license)
  message(FATAL_ERROR "LICENSE is not installed")
endif()

# The Python package: with its module, or nothing of it
file(GLOB site ${WORK}/prefix/lib/python3.*/site-packages)
file(GLOB module ${WORK}/prefix/lib/python3.*/site-packages/eightfold/_native.*)
if((site OR VARIANT STREQUAL "shared_program" AND PYTHON) AND NOT module)
  message(FATAL_ERROR "the Python package is not installed, or without its module")
elseif(module AND PYTHON)
  file(WRITE ${WORK}/imported.txt "${site}/eightfold/__init__.py 92\n")
  expect(${WORK}/imported.txt ${CMAKE_COMMAND} -E env PYTHONPATH=${site} PYTHONDONTWRITEBYTECODE=1 ${PYTHON} -c
    "print(__import__('eightfold').__file__, __import__('eightfold').count(8))")
endif()

expect(${SOURCE}/data/goldens/list-8-canonical.txt ${WORK}/prefix/bin/eightfold list 8 --canonical)
file(SIZE ${WORK}/prefix/share/man/man1/eightfold.1 bytes)
if(bytes LESS 1000)
  message(FATAL_ERROR "share/man/man1/eightfold.1 has ${bytes} bytes")
endif()
foreach(file bash-completion/completions/eightfold zsh/site-functions/_eightfold fish/vendor_completions.d/eightfold.fish)
  string(REGEX REPLACE "[-/].*" "" shell ${file})
  file(READ ${WORK}/prefix/share/${file} installed)
  file(READ ${SOURCE}/reports/cli/help/completion.${shell} script)
  if(NOT installed STREQUAL script OR script STREQUAL "")
    message(FATAL_ERROR "share/${file} is not the completion script for ${shell}")
  endif()
endforeach()
