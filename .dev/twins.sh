# Pairs of worlds over the real socket.

#: pairs of worlds that differ in what a side cannot know: ./dev twins 200 [--seed n]; --seed n.batch.pair plays one again
do_twins() {
    build release ordercap
    node tests/twins/twins.mjs "$@"
}
