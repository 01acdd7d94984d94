# Writes page_parts.hpp: the page's template, style and script as strings, and the SHA-256 hashes of style and script for its
# Content-Security-Policy. As a script, cmake -P embed.cmake, it writes the file into the current folder.

set(eightfold_page_dir ${CMAKE_CURRENT_LIST_DIR})
# In the order of the page.
set(eightfold_page_styles components/base.css orbit_page.css picture.css explorer.css editor.css quiz.css print.css)
set(eightfold_page_scripts
  components/symmetry.js
  components/board.js
  components/symmetry_names.js
  components/fragment.js
  components/dialogs.js
  components/query.js
  filter.js
  components/cayley_graph.js
  components/cayley_table.js
  components/turning_board.js
  picture.js
  explorer.js
  components/attacks.js
  components/random.js
  components/solution_index.js
  components/editor_facts.js
  components/editor_board.js
  editor.js
  components/quiz_questions.js
  quiz.js
  orbit_page.js)

# The hash in base64. 256 bits are 43 characters of six bits, the last of which has two bits of padding, and one "=".
function(eightfold_policy_hash text out)
  set(alphabet ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/)
  string(SHA256 hex "${text}")
  string(APPEND hex 00)
  set(base64 "")
  foreach(place RANGE 0 60 6)
    string(SUBSTRING ${hex} ${place} 6 three_bytes)
    foreach(shift 18 12 6 0)
      math(EXPR digit "0x${three_bytes} >> ${shift} & 63")
      string(SUBSTRING ${alphabet} ${digit} 1 character)
      string(APPEND base64 ${character})
    endforeach()
  endforeach()
  string(REGEX REPLACE "A$" "=" base64 ${base64})
  set(${out} sha256-${base64} PARENT_SCOPE)
endfunction()

function(eightfold_join_files names out)
  set(joined "")
  foreach(name IN LISTS names)
    file(READ ${eightfold_page_dir}/${name} text)
    string(APPEND joined "${text}")
  endforeach()
  set(${out} "${joined}" PARENT_SCOPE)
endfunction()

function(eightfold_embed_page)
  eightfold_join_files(orbit_page.mustache page_template)
  eightfold_join_files("${eightfold_page_styles}" page_style)
  eightfold_join_files("${eightfold_page_scripts}" page_script)
  eightfold_policy_hash("${page_style}" page_style_hash)
  eightfold_policy_hash("${page_script}" page_script_hash)
  configure_file(${eightfold_page_dir}/page_parts.hpp.in ${CMAKE_CURRENT_BINARY_DIR}/page_parts.hpp @ONLY)
endfunction()

eightfold_embed_page()
if(NOT CMAKE_SCRIPT_MODE_FILE)
  set(eightfold_page_files orbit_page.mustache ${eightfold_page_styles} ${eightfold_page_scripts})
  list(TRANSFORM eightfold_page_files PREPEND ${eightfold_page_dir}/)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${eightfold_page_files})
endif()
