# Adapts the installed files to Debian policy before cpack puts them into packages.
foreach(package IN LISTS CPACK_COMPONENTS_ALL)
  set(root ${CPACK_TEMPORARY_DIRECTORY}/${package}/usr)
  set(doc ${root}/share/doc/${package})
  file(MAKE_DIRECTORY ${doc})

  # LICENSE in the format of https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
  file(READ ${CPACK_EIGHTFOLD_SOURCE}/LICENSE license)
  string(REGEX REPLACE "^MIT License\n\nCopyright [(]c[)] ([^\n]*)\n\n" "" license "${license}")
  set(owner ${CMAKE_MATCH_1})
  string(STRIP "${license}" license)
  string(REPLACE "\n\n" "\n.\n" license "${license}")
  string(REPLACE "\n" "\n " license "${license}")
  file(WRITE ${doc}/copyright
    "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
    "Upstream-Name: Eightfold\n\nFiles: *\nCopyright: ${owner}\nLicense: Expat\n ${license}\n")

  string(TIMESTAMP date "%a, %d %b %Y %H:%M:%S +0000" UTC)  # of SOURCE_DATE_EPOCH
  file(WRITE ${doc}/changelog
    "eightfold (${CPACK_PACKAGE_VERSION}) bookworm; urgency=medium\n\n  * NEWS.gz lists what has changed.\n\n"
    " -- ${CPACK_PACKAGE_CONTACT}  ${date}\n")
  file(COPY_FILE ${CPACK_EIGHTFOLD_SOURCE}/CHANGELOG.md ${doc}/NEWS)
  set(compressed ${doc}/changelog ${doc}/NEWS)

  if(package STREQUAL "eightfold")
    file(RENAME ${root}/share/zsh/site-functions ${root}/share/zsh/vendor-completions)
    file(COPY_FILE ${CPACK_EIGHTFOLD_SOURCE}/data/package/README.Debian ${doc}/README.Debian)
    list(APPEND compressed ${root}/share/man/man1/eightfold.1)
  elseif(package STREQUAL "python3-eightfold")
    set(site ${root}/lib/python3/dist-packages)
    if(NOT EXISTS ${site})
      file(MAKE_DIRECTORY ${root}/lib/python3)
      file(RENAME ${root}/${CPACK_EIGHTFOLD_PYTHON_DIR} ${site})
      cmake_path(GET CPACK_EIGHTFOLD_PYTHON_DIR PARENT_PATH empty)
      execute_process(COMMAND rmdir --ignore-fail-on-non-empty ${root}/${empty})
    endif()
    file(GLOB info ${site}/*.dist-info)
    file(REMOVE ${info}/RECORD)                                     # with it, pip would remove what dpkg has installed
    file(WRITE ${info}/INSTALLER "debian\n")
    file(COPY ${CPACK_EIGHTFOLD_SOURCE}/data/notebooks DESTINATION ${doc}/examples PATTERN .ipynb_checkpoints EXCLUDE)
  elseif(package STREQUAL "libeightfold-dev")
    file(COPY ${CPACK_EIGHTFOLD_SOURCE}/tests/consumer/ DESTINATION ${doc}/examples PATTERN "*.cmake" EXCLUDE)
  endif()
  execute_process(COMMAND gzip -9n ${compressed} COMMAND_ERROR_IS_FATAL ANY)

  file(GLOB programs ${root}/bin/* ${root}/lib/python3/dist-packages/eightfold/*.so)
  file(GLOB libraries ${root}/lib/*.a)
  if(programs)
    execute_process(COMMAND strip --remove-section=.comment --remove-section=.note ${programs} COMMAND_ERROR_IS_FATAL ANY)
  endif()
  if(libraries)
    execute_process(COMMAND strip --strip-debug --remove-section=.comment --remove-section=.note
      --enable-deterministic-archives ${libraries} COMMAND_ERROR_IS_FATAL ANY)
  endif()
  execute_process(COMMAND chmod -R u=rwX,go=rX ${root} COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND find ${root} -exec touch --no-dereference --date=@$ENV{SOURCE_DATE_EPOCH} {} +
    COMMAND_ERROR_IS_FATAL ANY)
endforeach()
