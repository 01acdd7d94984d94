#compdef eightfold
# zsh completion for eightfold. `eightfold __complete` prints the candidates.

_eightfold() {
  local program=${${(Q)words[1]}/#\~\//$HOME/}
  local -a lines
  lines=("${(@f)$("$program" __complete "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
  local kind=$lines[1]
  shift lines

  # Show and complete the value only.
  [[ $PREFIX == --*=* ]] && compset -P 1 '*=' && lines=("${(@)lines#*=}")

  case $kind in
    files) _files ;;
    folders) _files -/ ;;
    words)
      # _describe splits at the first colon without a backslash.
      lines=("${(@)lines//\\/\\\\}")
      lines=("${(@)lines//:/\\:}")
      lines=("${(@)lines/$'\t'/:}")
      _describe -t candidates candidate lines
      ;;
    *) return 1 ;;
  esac
}

# Run by the completion system, or sourced.
if [[ $funcstack[1] == _eightfold ]]; then
  _eightfold "$@"
else
  compdef _eightfold eightfold
fi
