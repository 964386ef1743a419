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
browsers() { web npm run --silent e2e -- --grep-invert "$without_server"; }
browsers_alone() {
    ! find tests/e2e -name '*.spec.ts' | grep -E "$without_server" | xargs grep -n 'support/\(server\|playthroughs\)' || return 1
    web npm run --silent e2e -- --grep "$without_server"
}
