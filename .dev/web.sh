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
