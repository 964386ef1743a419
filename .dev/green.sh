# What a verdict rests on: one hash of all that was read. What was green with the same hash need not run again.

# The words of a line of .dev/steps are added to `words`, each group written out.
add_words() { # word...
    local word mark members
    for word; do
        mark=
        [[ $word != '>'* ]] || mark='>'
        if [[ ${word#"$mark"} == @* ]]; then
            read -ra members < <(sed -nE "s/^${word#"$mark"} *= *//p" .dev/steps) || true
            add_words "${members[@]/#/$mark}"
        else
            words+=("$word")
        fi
    done
}

# Every word of .dev/steps names something, and names all that tests in a browser import, or a step would be thought unchanged when it is not.
check_reads() {
    local word bad=0
    while read -r word; do
        case $word in
            @*) grep -q "^$word " .dev/steps ;;
            build/* | web/dist) true ;;
            *) git ls-files -co --exclude-standard --error-unmatch -- "$word" >/dev/null 2>&1 ;;
        esac || { echo ".dev/steps names $word: there is none" && bad=1; }
    done < <(sed -nE '/^#/d; s/^@[a-z]+ *=//p; s/^[^|]*\|([^|]*)\|.*/\1/p' .dev/steps | grep -oE '[^ >]+' | sort -u)
    while read -r word; do
        grep -q "^@beside .*\b$word" .dev/steps || { echo "tests/e2e imports $word: @beside does not name it" && bad=1; }
    done < <(grep -rohE 'from "(\.\./)+[a-z][^"]*' tests/e2e --include='*.ts' | sed -E 's/.*"(\.\.\/)+//' | sort -u)
    return $bad
}

# What a step reads, and what it builds: two hashes, or one.
state_of() { # word...
    local word words=() reads=() makes=()
    add_words "$@"
    for word in "${words[@]}"; do
        if [[ $word == '>'* ]]; then makes+=("${word#>}"); else reads+=("$word"); fi
    done
    echo "$(digest_of "${reads[@]}")${makes[*]:+ $(digest_of "${makes[@]}")}"
}

# What is installed, and what else can make two runs of the same files differ.
installed() {
    { dpkg-query -W && node --version; env | grep -E '^(ORDERCAP|PATIENCE|DARK_ROWS|AT_ONCE|MOST_LEAKS|ONLY|SCENARIO)' || true; } | sha1sum
}

digest_of() { # word...: pathspecs of the repository, and paths of what was built
    local word sources=(dev '.dev/*.sh') built=()
    for word; do
        case $word in build/* | web/dist) built+=("$word") ;; *) sources+=("$word") ;; esac
    done
    {
        echo "${INSTALLED:=$(installed)}"
        git ls-files -coz --exclude-standard -- "${sources[@]}" | sort -zu | xargs -0 sha1sum 2>&1
        ((${#built[@]} == 0)) || find "${built[@]}" -type f 2>/dev/null | sort | while read -r word; do contents_of "$word"; done || true
    } | sha1sum | cut -c 1-40
}

# A program without what only debuggers read, and without its edition (server/edition.cmake): a comment in the code changes the numbers of
# lines and that word, which no test compares.
contents_of() { # file
    local bare
    if [[ $1 != build/* || ! -x $1 ]]; then
        sha1sum "$1"
        return
    fi
    bare=$(mktemp)
    objcopy --strip-all --remove-section .note.gnu.build-id --remove-section edition "$1" "$bare"
    echo "$1 $(sha1sum <"$bare")"
    rm "$bare"
}

# Each test has a verdict of its own: with --changed those stay out whose program and data are as when they were green.
run_tests() { # preset [folder...]
    local folder=build/$1/tests test tests same=()
    local all=(--test-dir "build/$1" ${2+-L "^($(IFS='|' && echo "${*:2}"))\$"})
    mapfile -t tests < <(ctest "${all[@]}" -N | sed -nE 's/^ *Test +#[0-9]+: //p')
    for test in "${tests[@]}"; do
        test_digest "$folder" "$test" >"$folder/$test.read"
        if [ -n "${CHANGED:-}" ] && cmp -s "$folder/$test".{read,green}; then
            same+=("$test")
        else
            rm -f "$folder/$test.green"
        fi
    done
    if ((${#same[@]} > 0)); then
        echo "figures: ${#same[@]} of ${#tests[@]} tests unchanged"
        ((${#same[@]} < ${#tests[@]})) || return 0
        all+=(-E "^($(IFS='|' && echo "${same[*]}"))\$")
    fi
    ctest "${all[@]}" --output-on-failure --no-tests=error -j "$jobs" --timeout 600 || return 1
    for test in "${tests[@]}"; do
        [ "$(test_digest "$folder" "$test")" != "$(cat "$folder/$test.read")" ] || mv "$folder/$test".{read,green}
    done
}

test_digest() { # folder test
    local words=()
    add_words @data server/edition.cmake
    digest_of "$1/test_${2%-*}" "${words[@]}"  # room-campaigns is a part of test_room
}
