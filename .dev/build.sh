# Configuring, building and testing by preset. One build at a time in a build folder.
export CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=1 CCACHE_MAXSIZE=${CCACHE_MAXSIZE:-3G}
jobs=${JOBS:-2}

in_turn() { # preset command...
    local folder=build/$1
    shift
    mkdir -p "$folder"
    flock "$folder/.lock" "$@"
}

configure() { # preset
    local log=build/$1/configure.log
    if [ ! -f "build/$1/build.ninja" ] || [ CMakePresets.json -nt "$log" ]; then
        mkdir -p "build/$1"
        in_turn "$1" cmake --preset "$1" >"$log" 2>&1 || { cat "$log" && rm "$log" && return 1; }
    fi
}

build() { # preset [target...]
    local preset=$1
    shift
    configure "$preset"
    in_turn "$preset" ninja -C "build/$preset" -j "$jobs" --quiet "$@" | { grep -vF 'no work to do' || true; }
}

# Builds what it can, so that one broken layer hides no other, and runs those tests.
build_and_test() { # preset [folder...]
    local preset=$1 failed=0 folder targets=(all)
    shift
    (($# == 0)) || targets=("${@/#/test_}" ordercap)
    build "$preset" -k 0 "${targets[@]}" || failed=1
    run_tests "$preset" "$@" || failed=1
    return $failed
}

cpp_files() { find server tests \( -name '*.h' -o -name '*.cpp' \) -print; }

test_folders() { # [folder or tag]
    local folder
    for folder in tests/*/; do
        folder=${folder#tests/} folder=${folder%/}
        compgen -G "tests/$folder/*.cpp" >/dev/null || continue
        case $folder in support | fuzz | e2e | load | kept) continue ;; esac
        if [ -z "${1:-}" ] || [ "$folder" = "$1" ] || grep -qF "[$1]" tests/"$folder"/*.cpp; then
            echo "$folder"
        fi
    done
}

#: all tests, those of a rule (./dev test HIT-04) or of a folder (./dev test rules)
do_test() {
    local name=${1:-} folders folder failed=0
    install_missing
    mapfile -t folders < <(test_folders "$name")
    if ((${#folders[@]} == 0)); then
        echo "No test is tagged [$name]." >&2
        return 1
    fi
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

#: random legal play of whole battles on every core: ./dev fuzz 10 (minutes) or ./dev fuzz 2000b (battles)
do_fuzz() {
    local amount=${1:-1} first=${2:-$((RANDOM * 32768 + RANDOM))} core failed=0 players=()
    install_missing
    build release random_play
    [[ $amount != *b ]] || amount=$(((${amount%b} + jobs - 1) / jobs))b
    for ((core = 0; core < jobs; ++core)); do
        build/release/random_play "$amount" $((first + core * 1000000)) &
        players+=($!)
    done
    for core in "${players[@]}"; do wait "$core" || failed=1; done
    return $failed
}

# Views that are remembered are those from nothing; a fault planted in each part of what is forgotten must be found.
forgets_nothing() {
    local part parts
    parts=$(build/release/remembered --parts)
    for part in $parts; do
        ! build/release/remembered 100 101 "$part" >/dev/null || { echo "nobody finds that $part is not forgotten" && return 1; }
    done
    echo "figures: $(wc -w <<<"$parts") of $(wc -w <<<"$parts") planted faults found"
}

# Frames of battles played by chance. `build/release/golden 24 FOLDER` of two builds shows where they part.
golden_frames() {
    [ -z "${ORDERCAP_UPDATE_GOLDEN:-}" ] || build/release/golden 24 >tests/fuzz/golden/frames.txt
    build/release/golden 24 | diff tests/fuzz/golden/frames.txt -
}

#: libFuzzer on messages, scenario files, questions and backups: ./dev fuzz-input 10 (minutes each)
do_fuzz-input() {
    install_missing --to-check
    fuzz_inputs $((${1:-1} * 60))
}

# What is new goes to build/fuzz; what broke something becomes a file of tests/fuzz/corpus.
fuzz_inputs() { # seconds each
    local inputs
    mapfile -t inputs < <(basename -s .cpp tests/fuzz/inputs/*.cpp)
    build asan "${inputs[@]/#/fuzz_}"
    printf '%s\n' "${inputs[@]}" | xargs -P "$jobs" -I{} ./dev step "fuzz_input {} $1"
}

fuzz_input() { # name seconds
    local input=$1 log=build/fuzz/$1.log failed=0
    local -A more=([wire_message]=protocol/examples [scenario_file]=tests/playthroughs/scenarios)
    mkdir -p "build/fuzz/$input"
    build/asan/"fuzz_$input" -max_total_time="$2" -timeout=20 -rss_limit_mb=6000 -max_len=65536 -verbosity=0 \
        -print_final_stats=1 -artifact_prefix="build/fuzz/$input-" "build/fuzz/$input" \
        "tests/fuzz/corpus/$input" ${more[$input]-} >"$log" 2>&1 || failed=1
    ((failed == 0)) || tail -n 40 "$log"
    echo "figures: $input $(sed -n 's/^stat::number_of_executed_units: *//p' "$log") inputs"
    return $failed
}
