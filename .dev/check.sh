# Everything that CI runs, and what takes too long for it. The steps are the lines of .dev/steps and .dev/proofs.

#: everything CI runs, or only some steps: ./dev check format layers
do_check() { run_steps steps check "$@"; }

#: what is too long for the check: kills, soak, hostile messages, sanitizers: ./dev prove [step...]
do_prove() { run_steps proofs prove "$@"; }

run_steps() { # file of steps, folder of logs, [step...]
    local list=.dev/$1 logs=build/$2 only=" ${*:3} " step needs command started log passed=0 failed=0
    install_missing --to-check
    web_install
    mkdir -p "$logs"
    while IFS='|' read -r step needs command; do
        step=$(xargs <<<"$step")
        [[ -n $step && $step != \#* ]] || continue
        [[ $only == "  " || $only == *" $step "* ]] || continue
        inputs_exist "$needs" || continue
        log=$logs/$step.log
        started=$(date +%s%1N)
        if timeout --kill-after=10 "${STEP_SECONDS:-2400}" ./dev step "$command" >"$log" 2>&1 </dev/null; then
            passed=$((passed + 1))
            printf 'ok    %-18s %6s s   %s\n' "$step" "$(seconds_since "$started")" "$(figures_of "$log")"
        else
            failed=$((failed + 1))
            printf 'FAIL  %-18s %6s s   %s\n' "$step" "$(seconds_since "$started")" "$log"
            tail -n 40 "$log" | sed 's/^/      /'
        fi
    done <"$list"
    echo "$passed passed, $failed failed"
    ((passed > 0 && failed == 0))
}

# What a load test counted, in its own words: the lines of its log that have "figures" in front.
figures_of() { sed -n 's/^figures: //p' "$1" | paste -sd '|' | sed 's/|/ | /g'; }

do_step() { eval "$1"; }

scenarios() { basename -s .json db/scenarios/*.json; }

inputs_exist() {
    local glob
    for glob in $1; do compgen -G "$glob" >/dev/null || return 1; done
}

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
