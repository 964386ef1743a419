#pragma once
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>

/// The web client's files. Nothing outside their folder is ever opened.
namespace net {

struct StaticFile {
    std::string body;
    std::string type;
    std::string encoding;  ///< "br", "gzip" or nothing
    std::string etag;
    bool immutable = false;  ///< its name changes with its contents
};

class StaticFiles {
  public:
    explicit StaticFiles(std::filesystem::path root);
    /// The file for the path of a request, as the browser can read it. A page without a dot in its
    /// name is index.html.
    [[nodiscard]] std::optional<StaticFile> find(std::string_view target,
                                                 std::string_view accept_encoding) const;

  private:
    std::filesystem::path root_;
};

/// Only letters, digits, '-', '_', '.', '/' and no part that begins with a dot; the query is cut
/// off.
std::optional<std::string> plain_path(std::string_view target);

}  // namespace net
