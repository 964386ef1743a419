# What ordercap needs of Debian 12: looked for first, installed only when missing.
to_build=(
    ca-certificates g++ clang-19 lld-19 cmake ninja-build ccache pkg-config libexpected-dev
    nlohmann-json3-dev libsqlite3-dev libsodium-dev zlib1g-dev libcurl4-openssl-dev libssl-dev libspdlog-dev libcli11-dev catch2
    libutf8proc-dev libmimalloc-dev
    libboost1.81-dev # last: what depends on Debian's other Boost removes it without asking
)
to_check=(git perl python3 sqlite3 strace openssl libclang-rt-19-dev clang-tidy-19 clang-format-19 chromium-headless-shell)

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

apt_install() {
    echo "installing $*"
    as_root apt-get -o DPkg::Lock::Timeout=300 -qq update
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 -qq install -y \
        --no-install-recommends "$@" >/dev/null
}

install_missing() { # [to check as well]
    local missing=() package wanted=("${to_build[@]}")
    (($# == 0)) || wanted=("${to_check[@]}" "${to_build[@]}")
    for package in "${wanted[@]}"; do
        dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed ||
            missing+=("$package")
    done
    ((${#missing[@]} == 0)) || apt_install "${missing[@]}"
    node_missing
}

node_is_new_enough() {
    command -v node >/dev/null &&
        node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'
}

# Debian 12 has Node 18 and the client's tools want 20.19: then npm fetches a Node of its own.
own_node=build/node/node_modules/node/bin
[ ! -x $own_node/node ] || export PATH=$PWD/$own_node:$PATH

node_missing() {
    command -v npm >/dev/null || apt_install nodejs npm
    if ! node_is_new_enough; then
        npm install --loglevel=error --no-audit --no-fund --prefix build/node node@22
        export PATH=$PWD/$own_node:$PATH
    fi
}
