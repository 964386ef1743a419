#include <ranges>
#include <set>

#include <catch2/catch.hpp>

#include "base/refusal_code.h"
#include "example_files.h"
#include "fog/view_of.h"
#include "sample_battle.h"
#include "wire/describe_view.h"
#include "wire/equipment.h"
#include "wire/json_read.h"
#include "wire/parse.h"
#include "wire/write.h"

/// C++ and protocol/examples agree; node protocol/generate.mjs --check holds the examples to the
/// schema.
namespace {

using wire::Json;

/// Does `whole` say all that `given` says, and beyond it only "none"?
void check_same_command(const Json& given, const Json& whole) {
    for (const auto& [key, value] : given.items()) {
        INFO(key);
        REQUIRE(whole.contains(key));
        CHECK(whole[key] == value);
    }
    for (const auto& [key, value] : whole.items()) {
        INFO(key);
        CHECK((given.contains(key) || value == "" || value == Json::array() || value == 0 ||
               value == false));
    }
}

fog::Chronicle sample_chronicle(const game::Game& game, fog::Audience audience) {
    fog::Chronicle told{audience};
    told.tell(game, game::BattleBegun{});
    game::InitiativeRolled rolled;
    rolled.rolls = {
        {4, 4},
        {7, 2}
    };
    game::Event initiative = rolled;
    initiative.rolled = {
        {"t2/2A/initiative/0/blue", 4, false},
        {"t2/2A/initiative/0/red",  4, false},
        {"t2/2A/initiative/1/blue", 7, false},
        {"t2/2A/initiative/1/red",  2, true }
    };
    told.tell(game, initiative);
    game::ShotResolved shot;
    shot.shot = game.shots[0];
    shot.weapon = "Rifles";
    shot.small_arms = true;
    shot.needs = 4;
    shot.dice = {3, 9};
    shot.hits = 1;
    shot.to_hit_working = {
        {"HIT-13", -1}
    };
    told.tell(game, shot);
    game::ShotResolved unseen;
    unseen.shot = game.shots[1];
    unseen.weapon = "75mm HE";
    unseen.effect = {rules::EffectLetter::H, 0};
    unseen.needs = 5;
    unseen.dice = {2};
    unseen.hits = 1;
    unseen.results = {
        {StandId{2}, 9, 10, {{"RES-01", 1}}, rules::HitOutcome::ForcedBack}
    };
    told.tell(game, unseen);
    told.tell(game, game::Written{game::Side::Blue, "Your relief column has been delayed."});
    return told;
}

std::string sample_text(fog::Audience audience) {
    const auto game = support::sample_battle();
    fog::Table table;
    table.seats = {
        {"blue",    {"Ada", true}  },
        {"red",     {"Vera", false}},
        {"referee", {"", true}     }
    };
    table.deadline = 1'790'000'000'000;
    const auto view = fog::view_of(game, sample_chronicle(game, audience), table);
    return wire::view_text(view, audience, audience == fog::Audience::Public ? 0 : 41);
}

}  // namespace

TEST_CASE("every example of a client's message is read, and a command written anew says the same",
          "[wire][contract]") {
    const auto files = example::files("client.");
    REQUIRE(files.size() > 40);
    std::set<std::size_t> seen;
    for (const auto& file : files) {
        INFO(file);
        const auto text = example::contents(file);
        const auto message = wire::parse(text);
        if (!message) FAIL_CHECK(message.error().refusal.reason);
        if (!message) continue;
        if (const auto* command = std::get_if<wire::CommandMessage>(&*message)) {
            seen.insert(command->command.index());
            const auto json = Json::parse(text);
            CHECK(command->cmd_id == json["cmd_id"].get<std::string>());
            const auto written = wire::command_text(*command);
            check_same_command(json["command"], Json::parse(written)["command"]);
            const auto again = wire::parse(written);
            if (!again) FAIL_CHECK(again.error().refusal.reason);
            if (again) CHECK(wire::command_text(std::get<wire::CommandMessage>(*again)) == written);
        }
    }
    CHECK(seen.size() + 4 ==
          boost::variant2::variant_size<game::Command>::value);  // all but the clock's
}

TEST_CASE("example views are what the server writes", "[wire][contract]") {
    for (const auto audience : fog::kAudiences) {
        const auto name = "server.view." + std::string(base::text_of(audience)) + ".json";
        const auto text = Json::parse(sample_text(audience)).dump(1) + "\n";
        if (example::updating()) std::ofstream(example::kFolder / name) << text;
        CHECK(example::contents(example::kFolder / name) == text);
    }
}

TEST_CASE("a view that was written reads back as the same view", "[wire][contract]") {
    for (const auto& file : example::files("server.view.")) {
        INFO(file);
        const auto json = Json::parse(example::contents(file));
        fog::View view;
        try {
            wire::read(wire::Field(json["view"], "view"), {}, view);
        } catch (const wire::Malformed& wrong) {
            FAIL(wrong.path << " " << wrong.what);
        }
        CHECK(wire::text(view) == json["view"]);
    }
}

TEST_CASE("SCALE-12 the example of the equipment is what the server writes",
          "[wire][contract][SCALE-12]") {
    const auto game = support::sample_battle();
    std::vector<wire::ListedLine> lines;
    for (const auto& line : game.scenario.lines | std::views::take(3))
        lines.push_back({line.id, fog::type_seen(line)});
    const auto text = Json::parse(wire::equipment_text(lines)).dump(1) + "\n";
    if (example::updating()) std::ofstream(example::kFolder / "equipment.json") << text;
    CHECK(example::contents(example::kFolder / "equipment.json") == text);
}

TEST_CASE("answers are the examples", "[wire][contract]") {
    const auto same = [](const char* file, const std::string& text) {
        INFO(file);
        CHECK(Json::parse(example::contents(example::kFolder / file)) == Json::parse(text));
    };
    same("server.answer.json", wire::accepted_text("7f0c2a-commit"));
    same("server.refused.json",
         wire::refused_text("7f0c2a-place_order", refusal_of(RefusalCode::NoOrderSlot)));
    same("server.error.json",
         wire::error_text({RefusalCode::Malformed, "command.path[1] must be [x, y].", {}}));
    same("server.chat.json", wire::chat_text({3, "red", "Vera", wire::ChatTo::All, "Good luck!"}));
    same("server.pages.json", wire::pages_text(2));
    same("server.deletion.json", wire::deletion_text(1'796'000'000'000));
    same("server.heads.json", wire::heads_text({
                                  {1, "5f1d0c" + std::string(58, '0')}
    }));
    same("server.pong.json", wire::pong_text());
}
