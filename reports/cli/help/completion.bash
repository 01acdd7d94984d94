# bash completion for eightfold. `eightfold __complete` prints the candidates.

_eightfold() {
  local words=() word='' last kind='' offer value i
  COMPREPLY=()

  # Bash splits words at = and : too. Join them again, up to the cursor, where $2 ends.
  for ((i = 1; i <= COMP_CWORD; ++i)); do
    last=$word word=${COMP_WORDS[i]}
    [[ $i -lt $COMP_CWORD || $word == [=:]* ]] || word=$2
    if [[ $i -gt 1 && ($word == [=:]* || $last == *[=:]) ]]; then
      words[${#words[@]}-1]+=$word
    else
      words+=("$word")
    fi
  done
  word=${words[${#words[@]}-1]}

  {
    read -r kind
    while IFS=$'\t' read -r offer _; do
      [[ $offer == "$word"* ]] && COMPREPLY+=("${offer#"${word%"$2"}"}")
    done
  } < <("${1/#\~\//$HOME/}" __complete "${words[@]}" 2>/dev/null)

  case $kind in
    files) kind=-f ;;
    folders) kind=-d ;;
    *) return ;;
  esac
  value=${2#--*=}
  while IFS= read -r offer; do
    COMPREPLY+=("${2%"$value"}$offer")
  done < <(compgen "$kind" -- "$value")
  compopt -o filenames 2>/dev/null
  # Readline completes names in quotes.
  [[ ${#COMPREPLY[@]} -gt 0 ]] || compopt -o default 2>/dev/null
}

complete -F _eightfold eightfold
