#pragma once
#include <atomic>
#include <cstdint>
#include <string>

/// What the operator may count, as Prometheus reads it.
namespace net {

struct Metrics {
    std::atomic<std::int64_t> connections{0};
    std::atomic<std::int64_t> sessions{0};
    std::atomic<std::int64_t> messages_in{0};
    std::atomic<std::int64_t> messages_out{0};
    std::atomic<std::int64_t> bytes_out{0};
    std::atomic<std::int64_t> accepted{0};
    std::atomic<std::int64_t> refused{0};
    std::atomic<std::int64_t> dropped_slow{0};
    std::atomic<std::int64_t> dropped_flood{0};
    std::atomic<std::int64_t> rooms{0};
};

/// One sample with its type.
void add_sample(std::string& text, const char* name, const char* kind, std::int64_t value);
std::string text_of(const Metrics& metrics);

}  // namespace net
