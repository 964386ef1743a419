#pragma once
#include <cstdint>
#include <string>

#include "net/beast.h"
#include "net/metrics.h"
#include "room/lobby.h"

/// How a door is opened, and what the one of the operator tells.
namespace net {

/// "http://127.0.0.1:8080", with the real port. Throws when the address cannot be had.
std::string open(tcp::acceptor& acceptor, const std::string& address, std::uint16_t port);

/// One request for the metrics, and its answer.
Awaitable<void> tell_metrics(tcp::socket socket, const Metrics& metrics, const room::Lobby& lobby);

}  // namespace net
