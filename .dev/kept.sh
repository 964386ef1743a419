# Folders of former programs, which every later one must open.

#: keep a folder whose journals have a new shape: ./dev keep 3 "Stands have a nickname"
do_keep() { # name, what is new
    : "${2:?./dev keep NAME \"what is new in its journals\"}"
    do_build
    clang++-19 -std=c++20 -Iserver -Itests tests/kept/shape.cpp -o build/shape
    build/shape >tests/kept/shape.txt
    node tests/kept/keep.mjs "$@"
}

open_kept() { node --experimental-websocket tests/kept/opens.mjs; }
