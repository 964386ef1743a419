#pragma once
#include <string>
#include <vector>

#include <tl/expected.hpp>

/// Why a command was refused. The code is stable, the reason is a sentence to the player, the rules
/// are catalogue ids.
struct Refusal {
    std::string code;
    std::string reason;
    std::vector<std::string> rules;
    bool operator==(const Refusal&) const = default;
};

/// A value, or the refusal that stands in its place.
template <class T> class [[nodiscard]] Result : public tl::expected<T, Refusal> {
  public:
    using tl::expected<T, Refusal>::expected;
};

inline tl::unexpected<Refusal> refuse(std::string code, std::string reason,
                                      std::vector<std::string> rules = {}) {
    return tl::unexpected<Refusal>(Refusal{std::move(code), std::move(reason), std::move(rules)});
}

/// A broken promise of our own: stops the server before it writes nonsense.
void ensure(bool truth, const char* what);
