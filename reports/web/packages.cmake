# Debian's libraries for WebAssembly. Debian builds them for its own processors only, so the preset wasm takes the headers of the
# installed packages and compiles the few sources that are not in headers from Debian's source packages (fetch_sources).
# CMake reads this file before it enables the project's language, and once more after that (CMAKE_PROJECT_INCLUDE), and asks it for
# every package (SET_DEPENDENCY_PROVIDER).
if(CMAKE_PROJECT_INCLUDE)
  enable_language(C)
  return()
endif()
set(CMAKE_PROJECT_INCLUDE ${CMAKE_CURRENT_LIST_FILE})
set(EIGHTFOLD_WASM_SOURCES ${CMAKE_SOURCE_DIR}/build/wasm-sources CACHE PATH "What reports/web/fetch_sources wrote")
# The sources that need processes, or files that outlive one. Of reports/job, new-assignment uses the hash.
set(EIGHTFOLD_NO_PROCESSES "(^|/)(job_[a-z]+|playground)[.]cpp$|/job/run/|/job/shard/([a-r]|spec)|/pictures/raster[.]cpp$")
set(eightfold_wasm_headers ${CMAKE_BINARY_DIR}/headers)
set(EIGHTFOLD_MUSTACHE ${eightfold_wasm_headers} CACHE PATH "")                      # kainjow/mustache.hpp

# Headers of single packages: all of /usr/include would hide Emscripten's C library.
foreach(header boost eigen3 fmt hwy kainjow nlohmann sodium sodium.h utf8proc.h)
  if(NOT EXISTS /usr/include/${header})
    message(FATAL_ERROR "/usr/include/${header} is missing: run .ci/install")
  endif()
  file(MAKE_DIRECTORY ${eightfold_wasm_headers})
  file(CREATE_LINK /usr/include/${header} ${eightfold_wasm_headers}/${header} SYMBOLIC)
endforeach()

function(eightfold_wasm_package target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;DEFINITIONS;INCLUDES")
  if(TARGET ${target})
    return()
  endif()
  string(MAKE_C_IDENTIFIER ${target} library)
  if(arg_SOURCES)
    list(TRANSFORM arg_SOURCES PREPEND ${EIGHTFOLD_WASM_SOURCES}/)
    add_library(${library} STATIC EXCLUDE_FROM_ALL ${arg_SOURCES})
    target_compile_options(${library} PRIVATE -Oz -w)
    set(scope PUBLIC)
  else()
    add_library(${library} INTERFACE)
    set(scope INTERFACE)
  endif()
  target_include_directories(${library} SYSTEM ${scope} ${eightfold_wasm_headers} ${arg_INCLUDES})
  target_compile_definitions(${library} ${scope} ${arg_DEFINITIONS})
  add_library(${target} ALIAS ${library})
endfunction()

macro(eightfold_wasm_provide method package)
  if("${package}" STREQUAL hwy)
    eightfold_wasm_package(hwy::hwy SOURCES highway/hwy/targets.cc highway/hwy/aligned_allocator.cc)
  elseif("${package}" STREQUAL fmt)
    # Integers of 64 bits and doubles are the only numbers that are formatted.
    eightfold_wasm_package(fmt::fmt DEFINITIONS FMT_HEADER_ONLY=1 FMT_USE_FLOAT=0 FMT_USE_LONG_DOUBLE=0 FMT_USE_INT128=0)
  elseif("${package}" STREQUAL nlohmann_json)
    eightfold_wasm_package(nlohmann_json::nlohmann_json)
  elseif("${package}" STREQUAL Eigen3)
    eightfold_wasm_package(Eigen3::Eigen INCLUDES ${eightfold_wasm_headers}/eigen3)
  elseif("${package}" STREQUAL Boost)
    eightfold_wasm_package(Boost::headers)
    file(GLOB eightfold_options RELATIVE ${EIGHTFOLD_WASM_SOURCES} ${EIGHTFOLD_WASM_SOURCES}/boost1.74/libs/program_options/src/*.cpp)
    list(FILTER eightfold_options EXCLUDE REGEX "winmain|config_file")
    eightfold_wasm_package(Boost::program_options SOURCES ${eightfold_options})
  endif()
  set(${package}_FOUND TRUE)
endmacro()
cmake_language(SET_DEPENDENCY_PROVIDER eightfold_wasm_provide SUPPORTED_METHODS FIND_PACKAGE)

# find_package(PkgConfig) and pkg_check_modules(PREFIX …), as the project calls them
function(pkg_check_modules prefix)
  if(prefix STREQUAL EIGHTFOLD_UTF8PROC)
    eightfold_wasm_package(PkgConfig::${prefix} SOURCES utf8proc/utf8proc.c DEFINITIONS UTF8PROC_STATIC)
  elseif(prefix STREQUAL EIGHTFOLD_SODIUM)
    eightfold_wasm_package(PkgConfig::${prefix} SOURCES libsodium/src/libsodium/crypto_hash/sha256/cp/hash_sha256_cp.c
      INCLUDES ${EIGHTFOLD_WASM_SOURCES}/libsodium/src/libsodium/include/sodium)
    target_sources(PkgConfig__${prefix} PRIVATE ${CMAKE_SOURCE_DIR}/reports/web/sodium.cpp)
  endif()
endfunction()
