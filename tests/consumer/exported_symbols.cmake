# The core library exports only what the namespace eightfold declares in marked headers, with its type information, and
# templates of the standard library that the compiler instantiates everywhere.
find_program(NM nm REQUIRED)
function(check_exported_symbols folder)
  execute_process(COMMAND ${NM} --dynamic --defined-only --demangle ${folder}/libeightfold_core.so
    OUTPUT_VARIABLE symbols COMMAND_ERROR_IS_FATAL ANY)
  string(REGEX REPLACE "[][;]" "." symbols "${symbols}")  # brackets and semicolons have a meaning in lists
  string(REGEX REPLACE "\n$" "" symbols "${symbols}")
  string(REPLACE "\n" ";" symbols "${symbols}")
  set(unexpected "")
  foreach(symbol IN LISTS symbols)
    if(symbol MATCHES "eightfold::(halves|lanes|backtrack|N_|cover::)|hwy::"
        OR NOT symbol MATCHES "^[0-9a-f]+ ([A-Zu] .*eightfold::|[WVu] .*std::)")
      string(APPEND unexpected "\n${symbol}")
    endif()
  endforeach()
  if(unexpected)
    message(FATAL_ERROR "libeightfold_core.so exports${unexpected}")
  endif()
  if(NOT "${symbols}" MATCHES " T eightfold::count_solutions")
    message(FATAL_ERROR "libeightfold_core.so does not export eightfold::count_solutions")
  endif()
endfunction()
