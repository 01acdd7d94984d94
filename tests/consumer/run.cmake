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
foreach(file
    bash-completion/completions/eightfold zsh/site-functions/_eightfold fish/vendor_completions.d/eightfold.fish man/man1/eightfold.1)
  file(SIZE ${WORK}/prefix/share/${file} bytes)
  if(bytes LESS 500)
    message(FATAL_ERROR "share/${file} has ${bytes} bytes")
  endif()
endforeach()
