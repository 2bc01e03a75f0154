#compdef paddock
# Paddock for zsh: source <(paddock completion zsh) in ~/.zshrc, after compinit
_paddock() {
    local line="${(j: :)words[1,CURRENT-1]} $PREFIX" word meaning
    local -a whole begun
    while IFS=$'\t' read -r word meaning; do
        case $word in
            /) _files ;;
            *=) begun+=("${word//:/\\:}:$meaning") ;;
            *) whole+=("${word//:/\\:}:$meaning") ;;
        esac
    done < <($words[1] completion --line "$line" 2>/dev/null)
    _describe paddock whole
    _describe paddock begun -S ''
}
compdef _paddock paddock
