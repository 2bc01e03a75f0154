# Paddock for fish: paddock completion fish | source, in ~/.config/fish/config.fish
function __paddock_offers
    set -l said (commandline -opc)
    for offer in ($said[1] completion --line (commandline -cp | string collect) 2>/dev/null)
        if test "$offer" = /
            __fish_complete_path (commandline -ct)
        else
            echo $offer
        end
    end
end
complete -c paddock -f -a '(__paddock_offers)'
