#include "cli.h"

#include <chrono>
#include <memory>
#include <stdexcept>

#include <nlohmann/json.hpp>
#include <spdlog/formatter.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

namespace cli {
namespace {

namespace fs = std::filesystem;

/// Escaped by nlohmann: what is logged cannot forge a line.
class JsonLines final : public spdlog::formatter {
  public:
    void format(const spdlog::details::log_msg& message, spdlog::memory_buf_t& out) override {
        using std::chrono::duration_cast;
        const auto at =
            duration_cast<std::chrono::milliseconds>(message.time.time_since_epoch()).count();
        const auto level = spdlog::level::to_string_view(message.level);
        const nlohmann::json line{
            {"at", at},
            {"level", std::string(level.data(), level.size())},
            {"text", std::string(message.payload.data(), message.payload.size())}
        };
        const auto text =
            line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
        out.append(text.data(), text.data() + text.size());
    }
    [[nodiscard]] std::unique_ptr<formatter> clone() const override {
        return std::make_unique<JsonLines>();
    }
};

bool is_db(const fs::path& folder) { return fs::exists(folder / "schema.sql"); }

}  // namespace

fs::path find_db(const std::string& given) {
    if (!given.empty()) return given;
    std::error_code failed;
    const auto program = fs::read_symlink("/proc/self/exe", failed).parent_path();
    for (const auto& folder : {program / ".." / ".." / "db", program / "db", fs::path("db"),
                               fs::path("/usr/share/ordercap/db")})
        if (is_db(folder)) return folder.lexically_normal();
    throw std::invalid_argument(
        "The folder db with schema, data and scenarios was not found. Give it with --db.");
}

void log_as_json() {
    auto logger = spdlog::stderr_logger_mt("ordercap");
    logger->set_formatter(std::make_unique<JsonLines>());
    spdlog::set_default_logger(std::move(logger));
    spdlog::flush_on(spdlog::level::info);
}

Address parse_address(const std::string& text) {
    const auto colon = text.find_last_of(':');
    if (colon == std::string::npos)
        throw std::invalid_argument("An address is HOST:PORT, not " + text + ".");
    Address address{text.substr(0, colon), text.substr(colon + 1)};
    if (address.host.size() > 2 && address.host.front() == '[')
        address.host = address.host.substr(1, address.host.size() - 2);
    const bool digits = !address.port.empty() && address.port.size() <= 5 &&
                        address.port.find_first_not_of("0123456789") == std::string::npos;
    if (!digits || std::stoi(address.port) > 65535)
        throw std::invalid_argument("A port is a number up to 65535, not " + address.port + ".");
    return address;
}

}  // namespace cli
