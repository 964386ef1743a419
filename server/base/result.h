#pragma once
#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include <tl/expected.hpp>

enum class RefusalCode : std::uint16_t;  // base/refusal_code.h has them

/// Why a command was refused. The code is stable, the reason is a sentence to the player, the rules
/// are catalogue ids.
struct Refusal {
    RefusalCode code;
    std::string reason;
    std::vector<std::string> rules;
    bool operator==(const Refusal&) const = default;
};

/// A value, or the refusal that stands in its place.
template <class T> class [[nodiscard]] Result : public tl::expected<T, Refusal> {
  public:
    using tl::expected<T, Refusal>::expected;
};

inline tl::unexpected<Refusal> refuse(RefusalCode code, std::string reason,
                                      std::vector<std::string> rules = {}) {
    return tl::unexpected<Refusal>(Refusal{code, std::move(reason), std::move(rules)});
}

/// A mistake of our own was noticed. Thrown through the rules, caught at the edges only: a room
/// sets its battle aside.
struct BrokenPromise : std::logic_error {
    using std::logic_error::logic_error;
};
/// Stops what is being done before it makes nonsense.
void ensure(bool truth, const char* what);
