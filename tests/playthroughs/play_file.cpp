#include "playthroughs/play_file.h"

#include <array>
#include <filesystem>
#include <memory>
#include <sstream>

#include <nlohmann/json.hpp>

#include "base/refusal_code.h"
#include "base/result.h"
#include "fog/chronicle.h"
#include "fog/view_of.h"
#include "game/play/decide.h"
#include "game/play/evolve.h"
#include "playthroughs/command_text.h"
#include "playthroughs/short_form.h"
#include "scenario/scenarios.h"
#include "store/digest.h"
#include "wire/parse.h"
#include "wire/write.h"

namespace playthroughs {
namespace {

using fog::Audience;
using nlohmann::json;

constexpr std::array kAudiences = {Audience::Blue, Audience::Red, Audience::Referee,
                                   Audience::Public};
constexpr std::array kNames = {"blue", "red", "referee", "public"};

using Laid = std::vector<std::pair<std::string, int>>;

/// The seed's dice, but for the purposes that the file has laid out.
class LaidDice final : public Dice {
  public:
    LaidDice(std::string seed, const Laid& laid) : seeded_(std::move(seed)), laid_(laid) {}
    int d10(std::string_view purpose) override {
        for (const auto& [words, face] : laid_)
            if (purpose.find(words) != std::string_view::npos) return face;
        return seeded_.d10(purpose);
    }

  private:
    SeededDice seeded_;
    const Laid& laid_;
};

/// The small battles that are only played here stand beside the .play files.
std::string folder_of(const std::string& scenario) {
    const std::string ours = "tests/playthroughs/scenarios";
    return std::filesystem::exists(ours + "/" + scenario + ".json") ? ours : "db/scenarios";
}

class Play {
  public:
    void begin(const std::string& scenario, const std::string& seed) {
        const auto library = scenario::read_library("db/data");
        if (!library) throw std::runtime_error(library.error().reason);
        auto loaded = scenario::load_scenario(folder_of(scenario), scenario, *library);
        if (!loaded) throw std::runtime_error(loaded.error().reason);
        loaded->options.dice_audit = false;  // one playthrough is about that
        for (const auto& [name, value] : options_)
            if (const auto set = rules::set_option(loaded->options, name, value); !set)
                throw std::runtime_error(set.error().reason);
        dice_ = std::make_unique<LaidDice>(seed, laid_);
        hear(game::begin(game_, *loaded, *dice_));
        told();
    }
    void choose(const std::string& option, const std::string& value) {
        options_.emplace_back(option, value);
    }
    void lay(const std::string& words, int face) { laid_.emplace_back(words, face); }

    /// Both sides commit until the step is open; windows last no longer than that.
    void run_to(const std::string& printed) {
        for (int i = 0; i < 400 && is_elsewhere(printed); ++i) {
            if (game_.window_runs) act(game::Actor::Clock, game::EndWindow{});
            for (const auto actor : {game::Actor::Blue, game::Actor::Red})
                if (is_elsewhere(printed) && is_deciding(game_, game::side_of(actor)))
                    act(actor, game::Commit{});
        }
        if (is_elsewhere(printed)) throw std::runtime_error("never came to step " + printed);
        told();
    }
    /// What the command did, as lines.
    std::string command(const std::string& who, const std::string& text, bool must_be_refused) {
        const auto refused = ask(who, text);
        if (!refused.empty()) return "  refused  " + refused + (must_be_refused ? "\n" : "  (!)\n");
        return must_be_refused ? told() + "  refused  not at all (!)\n" : told();
    }
    /// A digest over every frame of everybody, and one of the true state.
    std::string frames() const { return frames_.substr(0, 16); }
    std::string state() const { return store::digest_of(game_).substr(0, 16); }
    const Occurred& occurred() const { return occurred_; }

  private:
    /// Not on the wire.
    static game::Command of_the_clock(const std::string& text) {
        if (text == "stop_deadline") return game::StopDeadline{};
        if (text == "end_window") return game::EndWindow{};
        if (text == "hand_over red") return game::HandOverSeat{game::Player{game::Side::Red}};
        if (text == "pause") return game::Pause{};
        return game::TimeUp{};
    }
    static game::Actor actor_of(const std::string& who) {
        return fog::actor_of(fog::seat_named(who).value());
    }
    bool is_elsewhere(const std::string& printed) const {
        const auto& step = game::step_of(game_.subphase);
        const bool decided = step.acts == game::Acts::Server;
        return decided || printed != step.printed || game_.committed[0] || game_.committed[1];
    }
    /// "@s1008" is the handle that this side has for the stand.
    std::string with_handles(const std::string& who, std::string text) const {
        const auto watcher = who.starts_with("red") ? game::Watcher::Red : game::Watcher::Blue;
        for (auto at = text.find("@s"); at != std::string::npos; at = text.find("@s")) {
            const auto end = text.find_first_not_of("0123456789", at + 2);
            const auto id = static_cast<std::uint16_t>(std::stoi(text.substr(at + 2)));
            const auto* contact = game::contact_of(game_, watcher, StandId{id});
            text.replace(at, end - at, contact ? contact->handle : "m0");
        }
        return text;
    }
    /// The code of the refusal, or nothing.
    std::string ask(const std::string& who, const std::string& text) {
        if (who == "clock") return act(game::Actor::Clock, of_the_clock(text));
        const auto message = wire::parse(as_message(with_handles(who, text)));
        if (!message) return std::string{word_of(message.error().refusal.code)};
        return act(actor_of(who), std::get<wire::CommandMessage>(*message).command);
    }
    std::string act(game::Actor actor, const game::Command& command) {
        const auto events = game::play(game_, actor, command, *dice_);
        if (!events) return std::string{word_of(events.error().code)};
        occurred_.commands.insert(command.index());
        hear(*events);
        return {};
    }
    /// Each event is told as it was, so the battle is followed once more, event by event.
    void hear(const game::Events& events) {
        const auto changed = game::changed_between(followed_, game_);
        for (const auto& event : events) {
            game::evolve(followed_, event);
            occurred_.events.insert(event.index());
            if (holds_alternative<game::StepOpened>(event) ||
                holds_alternative<game::CardWindowOpened>(event))
                occurred_.steps.insert(followed_.subphase);
            for (auto& chronicle : chronicles_) chronicle.tell(followed_, event);
        }
        for (std::size_t i = 0; i < kAudiences.size(); ++i) {
            frames_ = store::hex(store::blake2b(frames_ + shown(i, changed)));
            const auto anew = fog::view_of(game_, chronicles_[i], {});
            ensure(*views_[i].view() == anew, "a view that is remembered is the view from nothing");
        }
    }
    std::string shown(std::size_t i, const game::Changed& changed) {
        const fog::Table table;
        const fog::Scene scene{game_, chronicles_[i], table};
        if (views_[i].view()) return wire::update_text(views_[i], scene, changed, 0);
        views_[i].wake(scene);
        return wire::update_text(fog::View{}, *views_[i].view(), 0);
    }
    /// The log lines that each audience has not been shown yet, as its own view writes them.
    std::string told() {
        std::string text;
        for (std::size_t i = 0; i < kAudiences.size(); ++i) {
            const auto view = fog::view_of(game_, chronicles_[i], {});
            const auto written = json::parse(wire::view_text(view, kAudiences[i], 0));
            const auto& seen = written.at("view");
            const auto& log = seen.at("log");
            for (auto next = std::to_string(printed_[i] + 1); log.contains(next);
                 next = std::to_string(++printed_[i] + 1))
                text += short_form(kNames[i], log.at(next));
            const auto& battle = seen.at("battle");
            if (battle.at("over").get<bool>() && !result_told_[i])
                text += result(kNames[i], battle, seen.at("objectives"));
            result_told_[i] = battle.at("over").get<bool>();
        }
        return text;
    }

    game::Game game_;
    game::Game followed_;
    Laid laid_;
    rules::NamedValues options_;
    std::unique_ptr<LaidDice> dice_;
    std::array<fog::Chronicle, 4> chronicles_{
        fog::Chronicle{Audience::Blue}, fog::Chronicle{Audience::Red},
        fog::Chronicle{Audience::Referee}, fog::Chronicle{Audience::Public}};
    std::array<fog::Projector, 4> views_{
        fog::Projector{fog::Audience::Blue}, fog::Projector{fog::Audience::Red},
        fog::Projector{fog::Audience::Referee}, fog::Projector{fog::Audience::Public}};
    std::string frames_;
    std::array<int, 4> printed_{};
    std::array<bool, 4> result_told_{};
    Occurred occurred_;
};

bool is_told(const std::string& line) {
    return line.starts_with("  ") || line.starts_with("frames ") || line.starts_with("state ");
}

}  // namespace

Replay replay(std::string_view text) {
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
        if (first == "option") play.choose(second, rest);
        if (first == "die") play.lay(second, std::stoi(rest));
        if (first == "~") play.run_to(second);
        if (first == ">" || first == "!") out += play.command(second, rest, first == "!");
    }
    return {out + "frames " + play.frames() + "\nstate " + play.state() + "\n", play.occurred()};
}

}  // namespace playthroughs
