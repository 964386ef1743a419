#include "net/static_files.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <sstream>
#include <utility>

#include <sodium.h>

namespace net {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::pair<std::string_view, std::string_view>, 14> kTypes{
    {
     {".html", "text/html; charset=utf-8"},
     {".js", "text/javascript; charset=utf-8"},
     {".css", "text/css; charset=utf-8"},
     {".json", "application/json"},
     {".map", "application/json"},
     {".svg", "image/svg+xml"},
     {".png", "image/png"},
     {".webp", "image/webp"},
     {".ico", "image/x-icon"},
     {".woff2", "font/woff2"},
     {".txt", "text/plain; charset=utf-8"},
     {".md", "text/markdown; charset=utf-8"},
     {".webmanifest", "application/manifest+json"},
     {".wasm", "application/wasm"},
     }
};

std::string_view type_of(const fs::path& file) {
    for (const auto& [ending, type] : kTypes)
        if (file.extension() == ending) return type;
    return "application/octet-stream";
}

std::optional<std::string> contents(const fs::path& file) {
    std::error_code failed;
    if (!fs::is_regular_file(file, failed)) return std::nullopt;
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return in ? std::optional(text.str()) : std::nullopt;
}

std::string etag_of(std::string_view body, std::string_view encoding) {
    std::array<unsigned char, 12> hash{};
    crypto_generichash(hash.data(), hash.size(),
                       reinterpret_cast<const unsigned char*>(body.data()), body.size(), nullptr,
                       0);
    std::array<char, 25> hex{};
    sodium_bin2hex(hex.data(), hex.size(), hash.data(), hash.size());
    return "\"" + std::string(hex.data()) + std::string(encoding) + "\"";
}

bool is_plain(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
           c == '_' || c == '.' || c == '/';
}

}  // namespace

std::optional<std::string> plain_path(std::string_view target) {
    const auto path = target.substr(0, target.find('?'));
    if (path.empty() || path.front() != '/' || path.size() > 200) return std::nullopt;
    if (!std::ranges::all_of(path, is_plain)) return std::nullopt;
    if (path.find("/.") != std::string_view::npos || path.find("//") != std::string_view::npos)
        return std::nullopt;
    return std::string(path);
}

StaticFiles::StaticFiles(fs::path root) : root_(std::move(root)) {}

std::optional<StaticFile> StaticFiles::find(std::string_view target,
                                            std::string_view accept_encoding) const {
    auto path = plain_path(target);
    if (!path) return std::nullopt;
    const auto name = path->substr(path->find_last_of('/') + 1);
    if (name.find('.') == std::string::npos) path = "/index.html";
    const auto file = root_ / path->substr(1);
    StaticFile found;
    found.type = type_of(file);
    found.immutable = path->starts_with("/assets/");
    std::optional<std::string> body;
    for (const auto& [word, ending] : {
             std::pair{"br",   ".br"},
             std::pair{"gzip", ".gz"}
    }) {
        if (accept_encoding.find(word) == std::string_view::npos) continue;
        body = contents(file.string() + ending);
        if (body) {
            found.encoding = word;
            break;
        }
    }
    if (!body) body = contents(file);
    if (!body) return std::nullopt;
    found.etag = etag_of(*body, found.encoding);
    found.body = std::move(*body);
    return found;
}

}  // namespace net
