#include <array>
#include <iostream>
#include <map>
#include <string>
#include <string_view>

#include "arguments.h"
#include "fog/view_of.h"
#include "random_battle.h"
#include "wire/write.h"

/// What was remembered of a view and what was made anew are together the view from nothing: looked
/// at after every command of battles played by chance, for every seat.
/// Usage: remembered BATTLES [first seed [what is left out of every change]], for a check of this
/// check; remembered --parts: what can be left out.
namespace {

/// What a change is made of.
constexpr std::array<std::string_view, game::kFields> kFields{"scenario",
                                                              "enlisted",
                                                              "clock",
                                                              "committed",
                                                              "dice",
                                                              "stands",
                                                              "companies",
                                                              "orders",
                                                              "placed",
                                                              "shots",
                                                              "facings",
                                                              "asked_moves",
                                                              "missions",
                                                              "markers",
                                                              "known_to_blue",
                                                              "known_to_red",
                                                              "known_to_public",
                                                              "known_to_players",
                                                              "cards"};
/// Whom shots are at is left out in the test of S-52: chance seldom brings two to one AFV.
constexpr std::array<std::string_view, 4> kLists{"which_stands", "which_issuers", "which_firers",
                                                 "places"};

game::Changed without(game::Changed changed, std::string_view what) {
    for (std::size_t i = 0; i < kFields.size(); ++i)
        if (what == kFields[i])
            changed.fields = changed.fields.without(static_cast<game::Field>(i));
    if (what == kLists[0]) changed.stands.clear();
    if (what == kLists[1]) changed.issuers.clear();
    if (what == kLists[2]) changed.firers.clear();
    if (what == kLists[3]) changed.places.clear();
    return changed;
}

class Watching {
  public:
    explicit Watching(std::string_view left_out) : left_out_(left_out) {}

    void look(const fuzz::Battle& battle) {
        for (const auto& told : battle.told) {
            fog::Table table;
            table.deadline = looked_ / 7;  // the table changes by itself, too
            const fog::Scene scene{battle.game, told, table};
            const auto place = views_.try_emplace(told.audience(), told.audience());
            auto& view = place.first->second;
            if (place.second || looked_ % 101 == 0)  // somebody comes in the midst of it
                looked_ += (view.wake(scene), 1);
            else
                compare(view, scene, battle);
        }
    }
    [[nodiscard]] const std::string& difference() const { return difference_; }
    [[nodiscard]] std::int64_t looked() const { return looked_; }

  private:
    void compare(fog::Projector& view, const fog::Scene& scene, const fuzz::Battle& battle) {
        const auto before = *view.view();
        const auto text = wire::update_text(view, scene, without(battle.changed, left_out_), 1);
        const auto anew = fog::view_of(scene.game, scene.told, scene.table);
        ++looked_;
        if (!difference_.empty()) return;
        const auto wanted = wire::update_text(before, anew, 1);
        if (*view.view() == anew && text == wanted) return;
        difference_ = std::string(fog::seat_name(scene.told.audience())) + " in " +
                      std::string(game::step_of(battle.game.subphase).printed) + " after" +
                      battle.last + "\n  told:   " + text.substr(0, 700) +
                      "\n  should: " + wanted.substr(0, 700) +
                      "\n  missing: " + wire::update_text(*view.view(), anew, 1).substr(0, 700);
    }

    std::string_view left_out_;
    std::map<fog::Audience, fog::Projector> views_;
    std::int64_t looked_ = 0;
    std::string difference_;
};

}  // namespace

int main(int argc, char** argv) {
    if (argc > 1 && argv[1] == std::string_view("--parts")) {
        for (const auto& name : kFields) std::cout << name << '\n';
        for (const auto& name : kLists) std::cout << name << '\n';
        return 0;
    }
    const auto battles = fuzz::number(argc > 1 ? argv[1] : "", 8);
    const auto first = fuzz::number(argc > 2 ? argv[2] : "", 1);
    const std::string_view left_out = argc > 3 ? argv[3] : "";
    const auto scenarios = fuzz::shipped_scenarios();
    if (scenarios.empty()) {
        std::cerr << "no scenario could be read; run this in the project's folder\n";
        return 2;
    }
    std::int64_t looked = 0;
    for (auto seed = first; seed < first + battles; ++seed) {
        Watching watching(left_out);
        const auto battle =
            fuzz::played(scenarios, seed, [&](const fuzz::Battle& now, auto, const Refusal* why) {
                if (!why) watching.look(now);
            });
        looked += watching.looked();
        if (watching.difference().empty() && battle.finding.empty()) continue;
        std::cout << "seed " << seed << ", " << battle.game.scenario.id << ": " << battle.finding
                  << watching.difference() << std::endl;
        return 1;
    }
    std::cout << "figures: " << battles << " battles, " << looked << " views looked at, 0 differ"
              << std::endl;
}
