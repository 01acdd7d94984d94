# The date of the packages is that of the commit, or of CHANGELOG.md without git, so that the same build gives the same
# packages, byte for byte.
if(NOT DEFINED ENV{SOURCE_DATE_EPOCH})
  execute_process(COMMAND git -C ${CPACK_EIGHTFOLD_SOURCE} log -1 --format=%ct
    OUTPUT_VARIABLE seconds OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
  if(NOT seconds)
    file(TIMESTAMP ${CPACK_EIGHTFOLD_SOURCE}/CHANGELOG.md seconds %s UTC)
  endif()
  set(ENV{SOURCE_DATE_EPOCH} ${seconds})
endif()
