#include "world.h"

#include <algorithm>

#include <catch2/catch.hpp>

#include "base/refusal_code.h"
#include "bot/player.h"
#include "game/play/decide.h"
#include "game/play/evolve.h"
#include "scenario/scenarios.h"
#include "wire/parse.h"

namespace twins {

using fog::Audience;

fog::View honest(const game::Game& game, const fog::Chronicle& told) {
    return fog::view_of(game, told, {});
}

World::World(const game::Scenario& scenario, std::string seed, Projector projector)
    : seed_(std::move(seed)), projector_(std::move(projector)) {
    SeededDice dice{seed_};
    const auto events = game::begin(game_, scenario, dice);
    for (const auto audience : {Audience::Blue, Audience::Red, Audience::Public}) {
        fog::Chronicle told{audience};
        game::Game then;
        for (const auto& event : events) {
            game::evolve(then, event);
            told.tell(then, event);
        }
        auto view = projector_(game_, told);
        streams_.emplace(audience, Stream{std::move(told), std::move(view), 0, {}});
    }
}

void World::hear_only(const std::set<Audience>& audiences) {
    std::erase_if(streams_, [&](const auto& stream) { return !audiences.contains(stream.first); });
}

std::optional<game::Events> World::would_happen(const Act& act) const {
    SeededDice dice{seed_};
    auto game = game_;
    auto events = game::play(game, act.actor, act.command, dice);
    if (!events) return std::nullopt;
    return std::move(*events);
}

bool World::play(const Act& act) {
    SeededDice dice{seed_};
    auto then = game_;
    const auto events = game::play(game_, act.actor, act.command, dice);
    if (!events) return false;
    for (const auto& event : *events) {
        game::evolve(then, event);
        for (auto& [audience, stream] : streams_) stream.told.tell(then, event);
    }
    for (auto& [audience, stream] : streams_) {
        auto view = projector_(game_, stream.told);
        auto text = wire::update_text(stream.last, view, stream.n + 1);
        stream.last = std::move(view);
        if (text.empty()) continue;
        ++stream.n;
        stream.frames.push_back(std::move(text));
    }
    return true;
}

void World::forget_frames() {
    for (auto& [audience, stream] : streams_) stream.frames.clear();
}

std::string World::first_view(Audience audience) const {
    const auto& stream = streams_.at(audience);
    return wire::view_text(stream.last, audience, stream.n);
}

game::Scenario scenario(const char* id, const char* folder) {
    const auto library = scenario::read_library("db/data");
    REQUIRE(library);
    auto found = scenario::load_scenario(folder, id, *library);
    REQUIRE(found);
    found->options.dice_audit = false;
    return *found;
}

std::optional<std::vector<std::string>> frames_of(World world, const std::vector<Act>& acts,
                                                  Audience audience) {
    for (const auto& act : acts)
        if (!world.play(act)) return std::nullopt;
    auto frames = world.of(audience).frames;
    const auto& open = world.of(Audience::Public).frames;
    frames.insert(frames.end(), open.begin(), open.end());
    frames.push_back(world.first_view(audience));
    frames.push_back(world.first_view(Audience::Public));
    return frames;
}

void check_same(const std::vector<std::string>& frames, const std::vector<std::string>& others) {
    const auto [one, other] = std::ranges::mismatch(frames, others);
    INFO("frame " << one - frames.begin() << " of " << frames.size());
    if (one != frames.end() && other != others.end()) CHECK(*one == *other);
    CHECK(frames.size() == others.size());
}

namespace {

/// A bot at its seat: hears what its side has not heard yet, says what it wants.
class Seat {
  public:
    Seat(World& world, game::Side side, std::uint64_t seed)
        : world_(world), audience_(fog::audience_of(side)),
          player_(seed, side == game::Side::Blue ? "blue" : "red"),
          heard_(world.of(audience_).frames.size()) {
        want(player_.hear(world.first_view(audience_)));
    }
    void listen() {
        for (; heard_ < world_.of(audience_).frames.size(); ++heard_)
            want(player_.hear(world_.of(audience_).frames[heard_]));
    }
    /// Sends its next command; false when it has none.
    bool act(std::vector<Act>& acts) {
        if (wishes_.empty()) return false;
        const auto message = wire::parse(wishes_.front());
        wishes_.erase(wishes_.begin());
        const auto* command = message ? std::get_if<wire::CommandMessage>(&*message) : nullptr;
        if (!command) return true;
        const Act act{audience_ == Audience::Blue ? game::Actor::Blue : game::Actor::Red,
                      command->command};
        const bool accepted = world_.play(act);
        if (accepted) acts.push_back(act);
        listen();
        want(player_.hear(
            accepted ? wire::accepted_text(command->cmd_id)
                     : wire::refused_text(command->cmd_id, refusal_of(RefusalCode::NotDeciding))));
        return true;
    }

  private:
    void want(const std::vector<std::string>& texts) {
        wishes_.insert(wishes_.end(), texts.begin(), texts.end());
    }
    World& world_;
    Audience audience_;
    bot::Player player_;
    std::size_t heard_;
    std::vector<std::string> wishes_;
};

}  // namespace

std::vector<Act> play_with_bots(World& world, std::uint64_t seed, int turn) {
    std::vector<Act> acts;
    Seat blue{world, game::Side::Blue, seed}, red{world, game::Side::Red, seed + 1};
    const auto goes_on = [&] {
        return world.game().turn < turn && world.game().subphase != game::Subphase::BattleOver;
    };
    bool somebody_acts = true;
    while (goes_on() && somebody_acts) {
        somebody_acts = false;
        for (auto* seat : {&blue, &red}) {
            seat->listen();
            if (goes_on() && seat->act(acts)) somebody_acts = true;
        }
    }
    return acts;
}

}  // namespace twins
