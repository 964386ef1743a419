#include "net/own_names.h"

#include <algorithm>
#include <optional>

#include <boost/asio/ip/address.hpp>
#include <boost/beast/http/field.hpp>

namespace net {
namespace {

std::string_view text_in(beast::string_view text) { return {text.data(), text.size()}; }

std::string lower(std::string_view text) {
    std::string small(text);
    std::ranges::transform(small, small.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return small;
}

/// "https://host:443/" is "https://host".
std::string plain_origin(std::string_view origin) {
    while (origin.ends_with('/')) origin.remove_suffix(1);
    auto text = lower(origin);
    if (text.starts_with("https://") && text.ends_with(":443")) text.resize(text.size() - 4);
    if (text.starts_with("http://") && text.ends_with(":80")) text.resize(text.size() - 3);
    return text;
}

std::string_view host_of(std::string_view origin) {
    const auto scheme = origin.find("://");
    return scheme == std::string_view::npos ? origin : origin.substr(scheme + 3);
}

/// Without the port; an IPv6 address without its brackets. A tunnel has a port of its own.
std::string_view name_in(std::string_view host) {
    if (host.starts_with('[')) {
        const auto end = host.find(']');
        return end == std::string_view::npos ? std::string_view() : host.substr(1, end - 1);
    }
    return host.substr(0, host.find(':'));
}

std::optional<asio::ip::address> figures(std::string_view host) {
    error_code failed;
    auto address = asio::ip::make_address(std::string(name_in(host)), failed);
    return failed ? std::nullopt : std::optional(address);
}

}  // namespace

bool is_this_machine(std::string_view host) {
    const auto address = figures(host);
    return address ? address->is_loopback() : lower(name_in(host)) == "localhost";
}

OwnNames::OwnNames(std::string_view origin, const std::string& address)
    : origin_(plain_origin(origin)), address_(address) {
    error_code failed;
    const auto listens = asio::ip::make_address(address, failed);
    listens_everywhere_ = !failed && listens.is_unspecified();
}

bool OwnNames::is_origin_host(std::string_view host) const {
    if (origin_.empty()) return false;
    const auto scheme = origin_.substr(0, origin_.size() - host_of(origin_).size());
    return plain_origin(scheme + std::string(host)) == origin_;
}

bool OwnNames::have(std::string_view host) const {
    if (is_this_machine(host) || is_origin_host(host)) return true;
    const auto address = figures(host);
    if (!address) return false;
    return listens_everywhere_ ? origin_.empty() : address->to_string() == address_;
}

bool OwnNames::is_own_page(const Request& request) const {
    if (request.count(http::field::origin) != 1) return false;
    const auto origin = plain_origin(text_in(request[http::field::origin]));
    if (!origin_.empty() && origin == origin_) return true;
    const std::string host(text_in(request[http::field::host]));
    if (is_origin_host(host)) return false;  // by its own scheme and no other
    return origin == plain_origin("http://" + host) || origin == plain_origin("https://" + host);
}

}  // namespace net
