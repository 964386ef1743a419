# What this needs from Debian 12. Everything here is looked for first and installed only when missing.
packages=(
    g++ clang-19 libclang-rt-19-dev lld-19 clang-tidy-19 clang-format-19 cmake ninja-build ccache
    pkg-config libexpected-dev nlohmann-json3-dev libsqlite3-dev sqlite3 libsodium-dev libssl-dev
    libspdlog-dev libcli11-dev catch2 chromium curl ca-certificates
    libboost1.81-dev # last: Debian's other Boost removes it without asking
)

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }

install_missing() {
    local missing=() package
    for package in "${packages[@]}"; do
        dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null | grep -qx installed ||
            missing+=("$package")
    done
    if ((${#missing[@]})); then
        echo "installing ${missing[*]}"
        as_root apt-get -o DPkg::Lock::Timeout=300 -qq update
        as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 -qq install -y \
            --no-install-recommends "${missing[@]}" >/dev/null
    fi
}
