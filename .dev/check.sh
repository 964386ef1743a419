# Everything that CI runs, and what takes too long for it. The steps are the lines of .dev/steps and .dev/proofs.

#: everything CI runs; only some steps: ./dev check format layers; only what read something else since it was green: ./dev check --changed
do_check() {
    local -x CHANGED=
    [ "${1:-}" != --changed ] || { CHANGED=1 && shift; }
    run_steps steps check "$@"
}

#: what is too long for the check: kills, soak, hostile messages, sanitizers: ./dev prove [step...]
do_prove() { CHANGED= run_steps proofs prove "$@"; }

run_steps() { # file of steps, folder of logs, [step...]
    local list=.dev/$1 logs=build/$2 only=" ${*:3} " step words command mark waiters=
    install_missing --to-check
    web_install
    mkdir -p "$logs"
    rm -f "$logs"/*.verdict
    local -x INSTALLED
    INSTALLED=$(installed)
    while IFS='|' read -r step words command; do
        [[ -n $step && $step != [#@]* ]] || continue
        mark=${step%%[^+~]*}
        read -r step <<<"${step#"$mark"}"
        [[ $only == "  " || $only == *" $step "* ]] || continue
        case $mark in
            +) while (($(jobs -rp | grep -vcwE "none$waiters") >= jobs)); do wait -n || true; done ;;
            '') wait ;;
        esac
        run_step "$logs/$step" "$words" "$command" &
        case $mark in
            '~') waiters+="|$!" ;;
            '') wait ;;
        esac
    done <"$list"
    wait
    sum_up "$logs"
}

run_step() { # log without its ending, words, command: a line of the output, and .verdict; .green is what it read when it was last so
    local log=$1.log step=${1##*/} words command=$3 state started verdict=passed
    read -ra words <<<"$2"
    state=$(state_of "${words[@]}")
    if [ -n "${CHANGED:-}" ] && [ "$command $state" = "$(cat "$1.green" 2>/dev/null)" ]; then
        echo skipped >"$1.verdict"
        printf 'same  %s\n' "$step"
        return
    fi
    rm -f "$1.green"
    started=$(date +%s%1N)
    setsid --wait timeout --kill-after=10 "${STEP_SECONDS:-2400}" ./dev step "$command" >"$log" 2>&1 </dev/null || verdict=failed
    say_verdict "$verdict" "$step" "$(seconds_since "$started")" "$log"
    echo "$verdict" >"$1.verdict"
    keep_green "$1.green" "$verdict" "$command" "$state" "${words[@]}"
}

say_verdict() { # verdict step seconds log: at once, others may be speaking
    if [ "$1" = passed ]; then
        printf 'ok    %-18s %6s s   %s\n' "$2" "$3" "$(figures_of "$4")"
    else
        printf 'FAIL  %-18s %6s s   %s\n%s\n' "$2" "$3" "$4" "$(tail -n 40 "$4" | sed 's/^/      /')"
    fi
}

# What changed while a step ran may not have been read by it.
keep_green() { # file verdict command state-before word...
    local after
    after=$(state_of "${@:5}")
    [ "$2" != passed ] || [ "${after%% *}" != "${4%% *}" ] || echo "$3 $after" >"$1"
}

sum_up() { # folder of verdicts
    local word
    local -A many
    for word in passed failed skipped; do many[$word]=$(cat "$1"/*.verdict 2>/dev/null | grep -cx "$word" || true); done
    ((many[skipped] == 0)) || many[skips]=", ${many[skipped]} skipped"
    echo "${many[passed]} passed, ${many[failed]} failed${many[skips]:-}"
    ((many[passed] + many[skipped] > 0 && many[failed] == 0))
}

# What a load test counted, in its own words: the lines of its log that have "figures" in front.
figures_of() { sed -n 's/^figures: //p' "$1" | paste -sd '|' | sed 's/|/ | /g'; }

do_step() { eval "$1"; }

# The kernel shares the processors among sessions first, so each step is one, and so is each browser: "nice" alone counts within it.
yielding() { # command...: what else wants to run goes first
    { echo 19 >/proc/self/autogroup; } 2>/dev/null || renice -n 19 $BASHPID >/dev/null
    "$@"
}

scenarios() { basename -s .json db/scenarios/*.json; }

seconds_since() { # tenths of a second
    local tenths=$(($(date +%s%1N) - $1))
    echo "$((tenths / 10)).$((tenths % 10))"
}

check_format() {
    ! cpp_files | { xargs -P "$jobs" -n 40 clang-format-19 --dry-run -Werror 2>&1 || true; } |
        sed -nE 's/^([^ :]+):[0-9]+:.*error.*/\1 is not formatted; run .\/dev fmt/p' | sort -u | grep .
}

# Every #include must be allowed by server/LAYERS, and by the table of third parties below it.
check_layers() { perl .dev/layers.pl; }

# No floating point and no hashed order where a replay must agree with itself; broken promises pass
# through rules/, game/ and fog/ and end at the edges; a TODO has an issue.
check_house() {
    local bad=0
    refuse 'floating point' '\b(float|double)\b|[0-9]\.[0-9]+[f ]' server/{base,rules,game} || bad=1
    refuse 'an order that differs from run to run' 'std::unordered_' server/{base,rules,game} || bad=1
    refuse '#if in rules/ or game/' '^\s*#\s*if' server/{rules,game} || bad=1
    refuse 'an exception below the edges' '\b(try|catch|throw)\b' server/{rules,game,fog} || bad=1
    refuse 'TODO without an issue number' 'TODO(?!.*#[0-9])' server tests web/src || bad=1
    return $bad
}

refuse() { # what pattern folder...: comments and texts in quotes do not count
    local what=$1 pattern=$2
    shift 2
    ! find "$@" -type f \( -name '*.h' -o -name '*.cpp' -o -name '*.ts' -o -name '*.svelte' \) 2>/dev/null |
        WHAT=$what PATTERN=$pattern xargs -r perl -ne '
            my $line = $_;
            unless ($ENV{WHAT} =~ /^TODO/) { s/"(\\.|[^"\\])*"/""/g; s{//.*}{} }
            print "$ARGV:$.: $ENV{WHAT}: $line" if /$ENV{PATTERN}/;
            close ARGV if eof' | grep .
}

check_length() {
    ! git ls-files -co --exclude-standard -- dev '.dev/*' '*.h' '*.cpp' '*.ts' '*.svelte' '*.mjs' ':!*.gen.*' |
        xargs wc -l 2>/dev/null | awk '$1 > 400 && $2 != "total" { print $2 ": " $1 " lines, 400 are allowed" }' | grep .
}

# Nothing that is true on one machine only.
check_paths() {
    ! git ls-files -co --exclude-standard -z | xargs -0 grep -InE \
        '(^|[^A-Za-z0-9_.])/(wor[k]|tm[p]|hom[e]|roo[t])/|"resolved": "htt[p]' -- 2>/dev/null | grep .
}

# The server that a sanitizer watches, with hostile clients, bots and kills; a finding ends it with a code of its own.
sanitized() { # preset messages kills
    export ORDERCAP=build/$1/ordercap PATIENCE=60000
    export ASAN_OPTIONS=detect_stack_use_after_return=1 TSAN_OPTIONS=halt_on_error=1 UBSAN_OPTIONS=print_stacktrace=1
    node tests/load/hostile.mjs "$2" && node tests/load/kill9.mjs "$3" tutorial &&
        node --experimental-websocket tests/load/soak.mjs 1 tutorial
}

# By the hook: the first line of a message.
do_subject() { # file
    local subject
    subject=$(head -n 1 "$1")
    if ((${#subject} > 60)); then
        echo "The subject has ${#subject} characters, 60 are allowed: $subject" >&2
        return 1
    fi
}

# By the hook: under two seconds.
do_precommit() {
    local staged
    mapfile -t staged < <(git diff --cached --name-only --diff-filter=ACM -- 'server/*.h' 'server/*.cpp' 'tests/*.h' 'tests/*.cpp')
    if ((${#staged[@]})) && ! clang-format-19 --dry-run -Werror "${staged[@]}" 2>/dev/null; then
        echo "These files are not formatted. Run ./dev fmt and add them again:" >&2
        printf '  %s\n' "${staged[@]}" >&2
        return 1
    fi
    check_layers && perl .dev/citations.pl unknown
}

# What is shipped resists: bound at the start, read-only after, at a random place, its stack probed.
check_hardening() {
    local headers missing=0 word
    headers=$(readelf -hldW build/release/ordercap)
    for word in 'DYN (Position-Independent' 'GNU_RELRO' 'BIND_NOW\|Flags: NOW' 'GNU_STACK.* RW '; do
        grep -q -- "$word" <<<"$headers" || { echo "build/release/ordercap lacks: $word" && missing=1; }
    done
    grep -q -- -fstack-clash-protection build/release/compile_commands.json || { echo "no -fstack-clash-protection" && missing=1; }
    return $missing
}
