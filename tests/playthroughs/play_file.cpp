#include "playthroughs/play_file.h"

#include <array>
#include <memory>
#include <sstream>

#include <nlohmann/json.hpp>

#include "base/result.h"
#include "fog/chronicle.h"
#include "fog/view_of.h"
#include "game/decide.h"
#include "game/evolve.h"
#include "playthroughs/command_text.h"
#include "playthroughs/short_form.h"
#include "store/digest.h"
#include "store/scenarios.h"
#include "wire/parse.h"
#include "wire/write.h"

namespace playthroughs {
namespace {

using fog::Audience;
using nlohmann::json;

constexpr std::array kAudiences = {Audience::Blue, Audience::Red, Audience::Referee,
                                   Audience::Public};
constexpr std::array kNames = {"blue", "red", "referee", "public"};

/// The seed's dice, but for the purposes that the file has laid out.
class LaidDice final : public Dice {
  public:
    explicit LaidDice(std::string seed) : seeded_(std::move(seed)) {}
    void lay(std::string words, int face) { laid_.emplace_back(std::move(words), face); }
    int d10(std::string_view purpose) override {
        for (const auto& [words, face] : laid_)
            if (purpose.find(words) != std::string_view::npos) return face;
        return seeded_.d10(purpose);
    }

  private:
    SeededDice seeded_;
    std::vector<std::pair<std::string, int>> laid_;
};

class Play {
  public:
    void begin(const std::string& scenario, const std::string& seed) {
        const auto library = store::read_library("db/data");
        if (!library) throw std::runtime_error(library.error().reason);
        const auto loaded = store::load_scenario("db/scenarios", scenario, *library);
        if (!loaded) throw std::runtime_error(loaded.error().reason);
        dice_ = std::make_unique<LaidDice>(seed);
        hear(game::begin(game_, *loaded, *dice_));
        told();
    }
    void lay(const std::string& words, int face) { dice_->lay(words, face); }

    /// Both sides commit until the step is open.
    void run_to(const std::string& printed) {
        for (int i = 0; i < 400 && is_elsewhere(printed); ++i)
            for (const auto actor : {game::Actor::Blue, game::Actor::Red})
                if (is_elsewhere(printed) && is_deciding(game_, game::side_of(actor)))
                    act(actor, game::Commit{});
        if (is_elsewhere(printed)) throw std::runtime_error("never came to step " + printed);
        told();
    }
    /// What the command did, as lines.
    std::string command(const std::string& who, const std::string& text, bool must_be_refused) {
        const auto message = wire::parse(as_message(text));
        const auto refused =
            message ? act(actor_of(who), std::get<wire::CommandMessage>(*message).command)
                    : message.error().refusal.code;
        if (!refused.empty()) return "  refused  " + refused + (must_be_refused ? "\n" : "  (!)\n");
        return must_be_refused ? told() + "  refused  not at all (!)\n" : told();
    }
    std::string state() const { return store::digest_of(game_).substr(0, 16); }

  private:
    static game::Actor actor_of(const std::string& who) {
        if (who == "referee") return game::Actor::Referee;
        return who == "red" ? game::Actor::Red : game::Actor::Blue;
    }
    bool is_elsewhere(const std::string& printed) const {
        const auto& step = game::step_of(game_.subphase);
        const bool decided = step.acts == game::Acts::Server;
        return decided || printed != step.printed || game_.committed[0] || game_.committed[1];
    }
    std::string act(game::Actor actor, const game::Command& command) {
        const auto events = game::play(game_, actor, command, *dice_);
        if (!events) return events.error().code;
        hear(*events);
        return {};
    }
    /// Each event is told as it was, so the battle is followed once more, event by event.
    void hear(const game::Events& events) {
        for (const auto& event : events) {
            game::evolve(followed_, event);
            for (auto& chronicle : chronicles_) chronicle.tell(followed_, event);
        }
    }
    /// The log lines that each audience has not been shown yet, as its own view writes them.
    std::string told() {
        std::string text;
        for (std::size_t i = 0; i < kAudiences.size(); ++i) {
            const auto view = fog::view_of(game_, chronicles_[i], {});
            const auto written =
                json::parse(wire::view_text(wire::Picture{view}, kAudiences[i], 0));
            const auto& log = written.at("view").at("log");
            for (auto next = std::to_string(printed_[i] + 1); log.contains(next);
                 next = std::to_string(++printed_[i] + 1))
                text += short_form(kNames[i], log.at(next));
        }
        return text;
    }

    game::Game game_;
    game::Game followed_;
    std::unique_ptr<LaidDice> dice_;
    std::array<fog::Chronicle, 4> chronicles_{
        fog::Chronicle{Audience::Blue}, fog::Chronicle{Audience::Red},
        fog::Chronicle{Audience::Referee}, fog::Chronicle{Audience::Public}};
    std::array<int, 4> printed_{};
};

bool is_told(const std::string& line) {
    return line.starts_with("  ") || line.starts_with("state");
}

}  // namespace

std::string replay(std::string_view text) {
    std::istringstream in{std::string{text}};
    std::string out;
    Play play;
    for (std::string line; std::getline(in, line);) {
        if (is_told(line)) continue;  // made anew below
        out += line + "\n";
        std::istringstream words{line};
        std::string first, second, rest;
        words >> first >> second;
        std::getline(words >> std::ws, rest);
        if (first == "scenario") {
            std::string seed;
            std::istringstream{rest} >> seed >> seed;  // "seed crossroads"
            play.begin(second, seed);
        }
        if (first == "die") play.lay(second, std::stoi(rest));
        if (first == "~") play.run_to(second);
        if (first == ">" || first == "!") out += play.command(second, rest, first == "!");
    }
    return out + "state " + play.state() + "\n";
}

}  // namespace playthroughs
