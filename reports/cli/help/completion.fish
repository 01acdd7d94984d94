# fish completion for eightfold. `eightfold __complete` prints the candidates.

function __eightfold_complete
    set -l words (commandline -opc)
    set -l typed (commandline -ct)
    set -l program (string replace -r '^~/' "$HOME/" -- $words[1])
    set -e words[1]
    type -q -- $program
    or return
    set -l lines ($program __complete $words "$typed" 2>/dev/null)

    set -l prefix (string match -r -- '^--[^=]*=' "$typed")
    set -l value (string replace -r -- '^--[^=]*=' '' "$typed")
    switch "$lines[1]"
        case files
            string replace -r -- '^' "$prefix" (complete -C "'' $value")
        case folders
            string replace -r -- '^' "$prefix" (__fish_complete_directories "$value")
        case '*'
            set -e lines[1]
            # Select the candidates here, as fish would also select by their descriptions.
            set -l start (string trim --left --chars '"\'' -- "$typed" | string escape --style=regex)
            string match --regex -- "^$start.*" $lines
    end
end

complete -c eightfold -f -a '(__eightfold_complete)'
