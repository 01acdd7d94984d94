# Which components exist, and which packages they need, as a subproject and installed. Configures projects, builds nothing.
#   cmake -DBUILD=… -DSOURCE=… -DWORK=… -DGENERATOR=… -DCXX=… -P components.cmake
file(REMOVE_RECURSE ${WORK})
set(missing "")  # packages that core and symmetry do not need
foreach(package fmt nlohmann_json PkgConfig)
  list(APPEND missing -DCMAKE_DISABLE_FIND_PACKAGE_${package}=ON)
endforeach()
set(missing_symmetry "")  # packages that symmetry is built with and its users do not need
foreach(package Eigen3 Boost)
  list(APPEND missing_symmetry -DCMAKE_DISABLE_FIND_PACKAGE_${package}=ON)
endforeach()

# configure(<name> <expected message, or empty for success> <statement> <argument>...): a project with one statement
function(configure name error statement)
  file(WRITE ${WORK}/${name}/CMakeLists.txt
    "cmake_minimum_required(VERSION 3.25)\nproject(${name} LANGUAGES CXX)\n${statement}\n"
    "file(WRITE \${PROJECT_BINARY_DIR}/main.cpp \"#include <eightfold/core/version.hpp>\\nint main() {}\")\n"
    "add_executable(program \${PROJECT_BINARY_DIR}/main.cpp)\ntarget_link_libraries(program PRIVATE eightfold::core)\n")
  execute_process(
    COMMAND ${CMAKE_COMMAND} -S ${WORK}/${name} -B ${WORK}/${name}/build -G ${GENERATOR} -DCMAKE_CXX_COMPILER=${CXX}
      -DCMAKE_PREFIX_PATH=${WORK}/prefix ${ARGN}
    OUTPUT_QUIET ERROR_VARIABLE printed RESULT_VARIABLE failed)
  string(REGEX REPLACE "[ \n]+" " " printed "${printed}")
  if(error STREQUAL "" AND failed)
    message(FATAL_ERROR "${name}: ${printed}")
  elseif(NOT printed MATCHES "${error}")
    message(FATAL_ERROR "${name}: expected '${error}', not: ${printed}")
  endif()
endfunction()

set(subproject "add_subdirectory(${SOURCE} eightfold)")
configure(unknown "colors is not a component; choose from core, symmetry, reports, explanation, pictures, page, coursework"
  "${subproject}" "-DEIGHTFOLD_COMPONENTS=core\;colors")
configure(core "" "${subproject}" -DEIGHTFOLD_COMPONENTS=core ${missing} ${missing_symmetry})
configure(symmetry "" "${subproject}" "-DEIGHTFOLD_COMPONENTS=core\;symmetry" ${missing})
configure(program "the program requires reports" "${subproject}" -DEIGHTFOLD_COMPONENTS=symmetry -DEIGHTFOLD_PROGRAM=ON)
configure(no_program ""
  "${subproject}\nif(TARGET eightfold_python)\n  message(FATAL_ERROR \"a subproject builds the Python module\")\nendif()")
configure(python_unknown "EIGHTFOLD_PYTHON: YES is not a valid value; choose AUTO, ON or OFF" "${subproject}" -DEIGHTFOLD_PYTHON=YES)
configure(python_component "lacks page: add it EIGHTFOLD_COMPONENTS lacks coursework: add it" "${subproject}"
  -DEIGHTFOLD_PYTHON=ON -DEIGHTFOLD_COMPONENTS=explanation)
configure(python_headers "pybind11 2.10 is not found: install pybind11-dev Python 3.11 or its headers are not found: install python3-dev"
  "${subproject}" -DEIGHTFOLD_PYTHON=ON -DCMAKE_DISABLE_FIND_PACKAGE_pybind11=ON -DPython_EXECUTABLE=/nonexistent)

execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${WORK}/prefix
  OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
configure(installed_unknown
  "colors is not an installed component; choose from core, symmetry, reports, explanation, pictures, page, coursework"
  "find_package(eightfold REQUIRED COMPONENTS core colors)")
configure(installed_optional "" "find_package(eightfold REQUIRED COMPONENTS core OPTIONAL_COMPONENTS colors)")
configure(installed_core "" "find_package(eightfold REQUIRED COMPONENTS core)" ${missing} ${missing_symmetry})
configure(installed_symmetry "" "find_package(eightfold REQUIRED COMPONENTS symmetry)" ${missing} ${missing_symmetry})
configure(installed_all "module fmt called with REQUIRED" "find_package(eightfold REQUIRED)"
  -DCMAKE_DISABLE_FIND_PACKAGE_fmt=ON)
