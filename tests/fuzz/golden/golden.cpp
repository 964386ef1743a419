#include <charconv>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <optional>
#include <string>

#include "random_battle.h"
#include "store/digest.h"
#include "wire/write.h"

/// What everybody is told in battles that are played by chance, rulings and refusals among it: one
/// line for each seat, with a digest over all its frames. A change that changes no behaviour
/// changes no line.
/// Usage: golden BATTLES [FOLDER]; the folder takes the frames themselves, a file for each seat.
namespace {

struct Seat {
    std::optional<fog::Projector> view;
    std::int64_t frames = 0;
    std::string digest;
    std::ofstream copy;
};

class Recording {
  public:
    Recording(std::uint64_t seed, std::filesystem::path folder)
        : seed_(seed), folder_(std::move(folder)) {}

    void hear(const fuzz::Battle& battle, game::Actor actor, const Refusal* refusal) {
        for (const auto& told : battle.told) {
            auto& seat = seats_[told.audience()];
            if (refusal) {
                if (fog::actor_of(told.audience()) == actor)
                    add(seat, told.audience(), wire::refused_text("c", *refusal));
            } else {
                look(seat, battle, told);
            }
        }
    }
    void write(const fuzz::Battle& battle) const {
        std::cout << seed_ << ' ' << battle.game.scenario.id << ' ' << battle.commands
                  << " commands\n";
        for (const auto& [audience, seat] : seats_)
            std::cout << "  " << fog::seat_name(audience) << ' ' << seat.frames << ' '
                      << seat.digest.substr(0, 16) << '\n';
    }

  private:
    void look(Seat& seat, const fuzz::Battle& battle, const fog::Chronicle& told) {
        const fog::Table table;
        const fog::Scene scene{battle.game, told, table};
        std::string text;
        if (seat.view) {
            text = wire::update_text(*seat.view, scene, battle.changed, seat.frames);
        } else {
            seat.view.emplace(told.audience()).wake(scene);
            text = wire::view_text(*seat.view->view(), told.audience(), 0);
        }
        if (!text.empty()) add(seat, told.audience(), text);
    }
    void add(Seat& seat, fog::Audience audience, const std::string& text) {
        ++seat.frames;
        seat.digest = store::hex(store::blake2b(seat.digest + text));
        if (folder_.empty()) return;
        if (!seat.copy.is_open())
            seat.copy.open(folder_ / (std::to_string(seed_) + "-" +
                                      std::string(fog::seat_name(audience)) + ".jsonl"));
        seat.copy << text << '\n';
    }

    std::uint64_t seed_;
    std::filesystem::path folder_;
    std::map<fog::Audience, Seat> seats_;
};

}  // namespace

int main(int argc, char** argv) {
    const std::string_view many = argc > 1 ? argv[1] : "8";
    std::uint64_t battles = 0;
    std::from_chars(many.data(), many.data() + many.size(), battles);
    const std::filesystem::path folder = argc > 2 ? argv[2] : "";
    if (!folder.empty()) std::filesystem::create_directories(folder);
    const auto scenarios = fuzz::shipped_scenarios();
    if (scenarios.empty() || battles == 0) {
        std::cerr << "golden BATTLES [FOLDER], in the project's folder\n";
        return 2;
    }
    for (std::uint64_t seed = 1; seed <= battles; ++seed) {
        Recording recording{seed, folder};
        const auto listen = [&](const fuzz::Battle& battle, game::Actor actor,
                                const Refusal* refusal) { recording.hear(battle, actor, refusal); };
        const auto battle = fuzz::played(scenarios, seed, listen);
        if (!battle.finding.empty()) {
            std::cerr << seed << ": " << battle.finding << '\n';
            return 1;
        }
        recording.write(battle);
    }
}
