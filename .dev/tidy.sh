# clang-tidy: what it finds in a batch follows from what it reads, so what was green with the same is green.

# Whole layers at a time: the batches that the asan build compiles, Boost's own bodies left out.
check_tidy() {
    local failed=0
    local -x TIDY_KEPT=${XDG_CACHE_HOME:-$HOME/.cache}/ordercap/tidy
    configure asan
    mkdir -p "$TIDY_KEPT" build/tidy
    rm -f build/tidy/*
    find "$TIDY_KEPT" -type f -mtime +30 -delete
    find build/asan/CMakeFiles -path '*/ordercap*' -name 'unity_*.cxx' -not -path '*ordercap_boost*' | sort |
        xargs -P "$jobs" -I{} ./dev step 'tidy_batch {}' || failed=1
    echo "figures: $(cat build/tidy/* | grep -cx looked) batches looked at, $(cat build/tidy/* | grep -cx known) known by what they read"
    return $failed
}

tidy_batch() { # batch
    local how=(--quiet --warnings-as-errors='*' --checks=-bugprone-suspicious-include --header-filter='server/.*')
    local reads said=build/tidy/$(sha1sum <<<"$1" | cut -c 1-40)
    reads=$TIDY_KEPT/$({ echo "${how[*]}" && clang-tidy-19 --version && perl .dev/reads.pl build/asan "$1"; } | sha1sum | cut -c 1-40)
    if [ -e "$reads" ]; then
        touch "$reads"
        echo known >"$said"
    else
        echo looked >"$said"
        clang-tidy-19 -p build/asan "${how[@]}" "$1" 2>/dev/null && touch "$reads"
    fi
}
