# A server with slips planted in it, one of which can be chosen at its start, and what finds them.

# The copy has the paths of the whole tree, so that ccache knows what was compiled before.
build_leaks() {
    perl .dev/leaks.pl plant
    (
        cd build/leaks
        export CCACHE_BASEDIR=$PWD
        configure release
        in_turn release ninja -C build/release -j "$jobs" --quiet ordercap
    )
    ln -f build/leaks/build/release/ordercap build/leaks/ordercap
}

#: plant slips in a copy of the server and see whether the twins find them: ./dev leaks 3 17 (numbers)
do_leaks() {
    install_missing
    build_leaks
    find_leaks "$@"
}

find_leaks() { node --experimental-websocket tests/leaks/found.mjs "$@"; }
