# Configuring, building and testing with the presets. One build at a time in each build folder.
export CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=1 CCACHE_MAXSIZE=${CCACHE_MAXSIZE:-3G}
export CLICOLOR_FORCE=${CLICOLOR_FORCE-0}
jobs=${JOBS:-2}

# in_turn <preset> command...: two builds in one folder would spoil each other.
in_turn() {
    local folder=build/$1
    shift
    mkdir -p "$folder"
    flock "$folder/.lock" "$@"
}

configure() { # preset
    mkdir -p "build/$1"
    if [ ! -f "build/$1/build.ninja" ] || [ CMakePresets.json -nt "build/$1/build.ninja" ]; then
        in_turn "$1" cmake --preset "$1" >"build/$1/configure.log" || { cat "build/$1/configure.log"; return 1; }
    fi
}

build() { # preset [target...]
    local preset=$1
    shift
    configure "$preset"
    in_turn "$preset" ninja -C "build/$preset" -j "$jobs" --quiet "$@" | { grep -v 'no work to do' || true; }
}

#: build build/release/ordercap and web/dist
do_build() {
    install_missing
    build release
    [ ! -f web/package.json ] || web_build
}

# The tests that a name means: a folder of tests/, or a tag such as HIT-04; nothing means all.
test_folders() { # [name]
    local folder
    for folder in tests/*/; do
        folder=${folder#tests/} folder=${folder%/}
        compgen -G "tests/$folder/*.cpp" >/dev/null || continue
        case $folder in support | fuzz | e2e | load) continue ;; esac
        if [ -z "${1:-}" ] || [ "$folder" = "$1" ] || grep -qF "[$1]" tests/"$folder"/*.cpp; then
            echo "$folder"
        fi
    done
}

#: all tests, or those of one tag or folder: ./dev test HIT-04, ./dev test rules
do_test() {
    local name=${1:-} folders folder failed=0
    mapfile -t folders < <(test_folders "$name")
    if ((${#folders[@]} == 0)); then
        echo "No test is tagged [$name]." >&2
        return 1
    fi
    configure dev
    for folder in "${folders[@]}"; do
        if ! build dev "test_$folder"; then
            failed=1
        elif [ -z "$name" ] || [ "$name" = "$folder" ]; then
            build/dev/tests/"test_$folder" || failed=1
        else
            build/dev/tests/"test_$folder" "[$name]" || failed=1
        fi
    done
    return $failed
}
