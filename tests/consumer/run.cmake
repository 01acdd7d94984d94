# Installs the build into a fresh folder, builds the consumer against it and compares what it prints with the golden file.
#   cmake -DBUILD=… -DSOURCE=… -DWORK=… -DGENERATOR=… -DCXX=… -DCXX_FLAGS=… -P run.cmake
file(REMOVE_RECURSE ${WORK})
execute_process(COMMAND ${CMAKE_COMMAND} --install ${BUILD} --prefix ${WORK}/prefix
  OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${CMAKE_COMMAND} -S ${SOURCE}/tests/consumer -B ${WORK}/build -G ${GENERATOR}
    -DCMAKE_PREFIX_PATH=${WORK}/prefix -DCMAKE_CXX_COMPILER=${CXX} -DCMAKE_CXX_FLAGS=${CXX_FLAGS}
  OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${CMAKE_COMMAND} --build ${WORK}/build OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
foreach(command "${WORK}/build/consumer" "${WORK}/prefix/bin/eightfold;list;8;--canonical")
  execute_process(COMMAND ${command} OUTPUT_VARIABLE printed COMMAND_ERROR_IS_FATAL ANY)
  file(READ ${SOURCE}/data/goldens/list-8-canonical.txt expected)
  if(NOT printed STREQUAL expected)
    message(FATAL_ERROR "${command} printed\n${printed}")
  endif()
endforeach()
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
