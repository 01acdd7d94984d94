# A test that no program contains never runs, and nothing else reports it.

# eightfold_record_tests(<file>...): these sources, relative to the current folder, are in a test program, or
# left out of this build for a reason that the caller states.
function(eightfold_record_tests)
  foreach(source IN LISTS ARGN)
    cmake_path(ABSOLUTE_PATH source NORMALIZE)
    set_property(GLOBAL APPEND PROPERTY eightfold_recorded_tests ${source})
  endforeach()
endfunction()

# eightfold_check_tests(<folder>...): stops the configuration at a *_test.cpp under these folders that is not recorded.
function(eightfold_check_tests)
  get_property(recorded GLOBAL PROPERTY eightfold_recorded_tests)
  foreach(folder IN LISTS ARGN)
    file(GLOB_RECURSE tests CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/*_test.cpp)
    foreach(test IN LISTS tests)
      cmake_path(NORMAL_PATH test)
      if(NOT test IN_LIST recorded)
        cmake_path(RELATIVE_PATH test BASE_DIRECTORY ${CMAKE_SOURCE_DIR})
        message(FATAL_ERROR "${test} is in no test program; add it to the SOURCES of eightfold_add_tests() in a CMakeLists.txt")
      endif()
    endforeach()
  endforeach()
endfunction()
