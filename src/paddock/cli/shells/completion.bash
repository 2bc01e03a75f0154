# Paddock for bash: eval "$(paddock completion bash)" in ~/.bashrc
_paddock() {
    local line=${COMP_LINE:0:COMP_POINT} typed before word meaning
    typed=${line##* }
    before=${typed%"${typed##*[=:]}"} # bash begins a new word behind these
    COMPREPLY=()
    while IFS=$'\t' read -r word meaning; do
        if [[ $word == / ]]; then
            while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$typed")
            compopt -o filenames 2>/dev/null # no older bash knows it
        else
            [[ $word == *= ]] && compopt -o nospace 2>/dev/null
            COMPREPLY+=("${word#"$before"}")
        fi
    done < <("$1" completion --line "$line" 2>/dev/null)
}
complete -F _paddock paddock
