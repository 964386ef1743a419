# The client and everything else that runs on Node.
web() { (cd web && "$@"); }

web_install() {
    node_missing
    local lock=web/package-lock.json done=web/node_modules/.package-lock.json
    if [ -f $lock ] && { [ ! -f $done ] || [ $lock -nt $done ]; }; then
        mkdir -p build
        flock build/.web npm --prefix web ci --loglevel=error --no-audit --no-fund
        touch $done
    fi
}

web_build() {
    web_install
    web npm run --silent build
}

#: how many gestures two turns take at the real pages, by step: ./dev gestures restrained
do_gestures() {
    web_install
    [ -d web/dist ] || web_build
    node --experimental-websocket tests/load/gestures.mjs "$@"
}

# Pages that no server stands behind: its changes are not theirs.
without_server='(demo|layout)\.spec'
browsers() { browse --grep-invert "$without_server" build/release/ordercap db @beside; }
browsers_alone() {
    ! find tests/e2e -name '*.spec.ts' | grep -E "$without_server" | xargs grep -nE 'support/(server|playthroughs)|"\.\./' || return 1
    browse --grep "$without_server"
}

# A test has a verdict of its own (tests/e2e/support/reads.ts): on itself, the parts of the client that it loaded, and these. What changed
# while they ran may not have been read by them.
browse() { # which of them, what they read besides
    local verdict=0 words=() before
    add_words "${@:3}" @browse
    before=$(digest_of "${words[@]}" tests/e2e web/dist)
    READS_ALSO=$(digest_of "${words[@]}") web npm run --silent e2e -- "$1" "$2" |
        sed -E 's/^ +([0-9]+) skipped$/figures: \1 tests unchanged/' || verdict=1
    [ "$before" = "$(digest_of "${words[@]}" tests/e2e web/dist)" ] || rm -rf build/check/browsers
    return $verdict
}
