#include <algorithm>
#include <charconv>
#include <cstdio>
#include <ctime>
#include <iostream>
#include <map>
#include <string>
#include <vector>

#include "game/play/decide.h"
#include "game/play/evolve.h"
#include "store/battles.h"
#include "store/data_folder.h"
#include "store/journal.h"
#include "wire/parse.h"
#include "wire/write.h"

/// What the commands of a battle that was kept cost when they are played again, without disk and
/// sockets: microseconds of CPU, the least of some rounds. Its frames are hashed: two programs that
/// tell the same print the same number.
/// Usage: replayed DATA_FOLDER BATTLE [rounds]
namespace {

double microseconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) * 1e-3;
}

struct Step {
    game::Actor actor = game::Actor::Clock;
    game::Command command;
    std::string name;  ///< "4B declare_fire"
};
/// Of one command.
struct Cost {
    double play = 1e18, compare = 1e18, views = 1e18;
    [[nodiscard]] double sum() const { return play + compare + views; }
};
struct Group {
    store::Cause cause;
    game::Events events;
};

std::vector<Group> groups_of(const store::History& history) {
    std::vector<Group> groups(1);
    for (const auto& kept : history.events) {
        if (!kept.cause.actor.empty()) groups.push_back({kept.cause, {}});
        groups.back().events.push_back(kept.event);
    }
    return groups;
}

Step step_of(const Group& group, const game::Game& game) {
    const std::string printed{game::step_of(game.subphase).printed};
    if (group.cause.text.empty()) return {game::Actor::Clock, game::TimeUp{}, printed + " clock"};
    const auto message = wire::parse(group.cause.text);
    constexpr std::string_view kDo = "\"do\":\"";
    const auto at = group.cause.text.find(kDo) + kDo.size();
    const auto name = group.cause.text.substr(at, group.cause.text.find('"', at) - at);
    return {fog::actor_of(*fog::seat_named(group.cause.actor)),
            std::get<wire::CommandMessage>(*message).command, printed + " " + name};
}

class Replay {
  public:
    Replay(const store::Battle& battle, const std::vector<Group>& groups)
        : dice_(battle.seed), groups_(groups) {
        for (const auto side : {fog::Audience::Blue, fog::Audience::Red}) {
            told_.emplace_back(side);
            views_.emplace_back(side);
        }
        follow(groups_.front().events);
        game_ = shown_;
        for (std::size_t i = 0; i < told_.size(); ++i) views_[i].wake({game_, told_[i], table_});
    }
    /// False: it does not happen again as it did.
    bool play(std::size_t number, Cost& cost, std::string& name) {
        const auto step = step_of(groups_[number], game_);
        name = step.name;
        double from = microseconds();
        const auto since = [&] { return microseconds() - std::exchange(from, microseconds()); };
        const auto events = game::play(game_, step.actor, step.command, dice_);
        cost.play = std::min(cost.play, since());
        if (!events || events->size() != groups_[number].events.size()) return false;
        const auto changed = game::changed_between(shown_, game_);
        cost.compare = std::min(cost.compare, since());
        follow(*events);
        since();
        for (std::size_t i = 0; i < told_.size(); ++i)
            add(wire::update_text(views_[i], {game_, told_[i], table_}, changed, 1));
        cost.views = std::min(cost.views, since());
        return true;
    }
    [[nodiscard]] std::uint64_t frames() const { return frames_; }

  private:
    void follow(const game::Events& events) {
        for (const auto& event : events) {
            game::evolve(shown_, event);
            for (auto& told : told_) told.tell(shown_, event);
        }
    }
    void add(const std::string& text) {
        for (const char c : text)
            frames_ = (frames_ ^ static_cast<unsigned char>(c)) * 1099511628211ULL;
    }

    SeededDice dice_;
    const std::vector<Group>& groups_;
    game::Game game_, shown_;
    fog::Table table_;
    std::vector<fog::Chronicle> told_;
    std::vector<fog::Projector> views_;
    std::uint64_t frames_ = 14695981039346656037ULL;
};

void print_by_name(const std::vector<Cost>& costs, const std::vector<std::string>& names) {
    struct Sum {
        int commands = 0;
        double play = 0, views = 0, dearest = 0;
    };
    std::map<std::string, Sum> sums;
    for (std::size_t i = 0; i < costs.size(); ++i) {
        auto& sum = sums[names[i]];
        ++sum.commands;
        sum.play += costs[i].play;
        sum.views += costs[i].views + costs[i].compare;
        sum.dearest = std::max(sum.dearest, costs[i].sum());
    }
    std::vector<std::pair<std::string, Sum>> rows(sums.begin(), sums.end());
    std::ranges::sort(rows, std::greater{},
                      [](const auto& r) { return r.second.play + r.second.views; });
    for (const auto& [name, sum] : rows)
        std::printf("%-28s %5d  play %9.1f  views %9.1f  dearest %9.1f\n", name.c_str(),
                    sum.commands, sum.play / sum.commands, sum.views / sum.commands, sum.dearest);
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::cerr << "replayed DATA_FOLDER BATTLE [rounds]\n";
        return 2;
    }
    int rounds = 1;
    if (argc > 3) std::from_chars(argv[3], argv[3] + std::string_view(argv[3]).size(), rounds);
    auto db = store::open_to_read(argv[1]);
    const auto battle = store::find_battle(db, argv[2]);
    if (!battle) return 2;
    const auto groups = groups_of(store::read_history(db, battle->id, battle->commitment));
    std::vector<Cost> costs(groups.size() - 1);
    std::vector<std::string> names(groups.size() - 1);
    std::uint64_t frames = 0;
    for (int round = 0; round < rounds; ++round) {
        Replay replay(*battle, groups);
        for (std::size_t i = 1; i < groups.size(); ++i)
            if (!replay.play(i, costs[i - 1], names[i - 1])) {
                std::cerr << "command " << i << " does not happen again as it did\n";
                return 1;
            }
        frames = replay.frames();
    }
    Cost all{0, 0, 0};
    double dearest = 0;
    for (const auto& cost : costs) {
        all.play += cost.play;
        all.compare += cost.compare;
        all.views += cost.views;
        dearest = std::max(dearest, cost.sum());
    }
    const auto many = static_cast<double>(costs.size());
    print_by_name(costs, names);
    std::printf(
        "{\"commands\":%zu,\"frames\":\"%016llx\",\"play\":%.1f,\"compare\":%.1f,\"views\":%.1f,"
        "\"dearest\":%.1f}\n",
        costs.size(), static_cast<unsigned long long>(frames), all.play / many, all.compare / many,
        all.views / many, dearest);
}
