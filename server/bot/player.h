#pragma once
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// A player that knows no rules: it reads messages, and sends back what `choices` offers.
namespace bot {

struct Tally {
    int sent = 0;
    int accepted = 0;
    int refused = 0;
    int turn = 0;
    bool over = false;
    std::string last_refusal;
};

class Player {
  public:
    /// `name` makes the ids of its commands: two programs on one seat need two names.
    Player(std::uint64_t seed, std::string name);
    ~Player();
    Player(Player&&) noexcept;

    /// What to say first, on every connection.
    [[nodiscard]] std::string hello(std::string_view token) const;
    /// What to send after this message; one command at a time.
    std::vector<std::string> hear(std::string_view message);
    /// The command that was not answered when the connection went: once more, with the same id.
    [[nodiscard]] std::vector<std::string> again() const;
    /// Commands that were acknowledged since the last call.
    std::vector<std::string> take_acknowledged();
    [[nodiscard]] const Tally& tally() const;

  private:
    struct Mind;
    std::unique_ptr<Mind> mind_;
};

}  // namespace bot
