#include <cstdio>
#include <functional>
#include <optional>
#include <stdexcept>
#include <utility>

#include "cli.h"
#include "cli_errors.h"
#include "fog/ledger.h"
#include "fog/retold.h"
#include "store/battles.h"
#include "store/data_folder.h"
#include "store/digest.h"
#include "store/journal.h"
#include "wire/ledger.h"

namespace cli {
namespace {

/// What one command did, to one audience.
struct Moment {
    fog::Releases released;
    std::optional<fog::View> view;  ///< none: as it was
};

fog::Audience audience_named(const std::string& name) {
    const auto audience = fog::seat_named(name);
    if (!audience) throw std::runtime_error("There is no seat " + name + ".");
    return *audience;
}
fog::Audience with_ledger(fog::Audience audience) {
    if (audience == fog::Audience::Referee)
        throw std::runtime_error("A ledger is kept for blue, red and public.");
    return audience;
}

struct Journal {
    store::History history;
    std::string commitment;
};

Journal journal_of(const Kept& options) {
    auto db = store::open_to_read(options.data);
    const auto battle = store::find_battle(db, options.battle);
    if (!battle) throw std::runtime_error("There is no battle " + options.battle + ".");
    return {store::read_history(db, battle->id, battle->commitment),
            store::hex(battle->commitment)};
}

void print(const std::string& line) { std::printf("%s\n", line.c_str()); }

using Begin = std::function<void(const fog::View&)>;
using Tell = std::function<void(const Moment&, std::int64_t)>;

/// The commands that released something, or changed the view, each with its number. The referee has
/// no ledger.
class Telling {
  public:
    Telling(fog::Audience audience, const std::string& commitment, const Tell& tell)
        : retold_(audience, commitment), ledger_(audience),
          has_ledger_(audience != fog::Audience::Referee), tell_(tell) {}
    void happen(const game::Event& event) {
        retold_.happen(event);
        if (!has_ledger_) return;
        for (auto& release : ledger_.note(retold_.game(), event))
            released_.push_back(std::move(release));
    }
    void end_command() {
        const Moment moment{std::exchange(released_, {}), retold_.take()};
        if (moment.view || !moment.released.empty()) tell_(moment, ++number_);
    }
    [[nodiscard]] fog::View known() const { return retold_.known(); }

  private:
    fog::Retold retold_;
    fog::Ledger ledger_;
    bool has_ledger_;
    const Tell& tell_;
    fog::Releases released_;
    std::int64_t number_ = 0;
};

int retell(const Kept& options, const Begin& begin, const Tell& tell) {
    return with_errors_told([&] {
        const auto [history, commitment] = journal_of(options);
        Telling telling(audience_named(options.audience), commitment, tell);
        for (const auto& recorded : history.events) {
            if (!recorded.cause.actor.empty()) telling.end_command();
            telling.happen(recorded.event);
            if (holds_alternative<game::BattleBegun>(recorded.event)) begin(telling.known());
        }
        telling.end_command();
        if (!history.damage.empty()) throw std::runtime_error(history.damage);
        return Exit::Well;
    });
}

}  // namespace

int ledger(const Kept& options) {
    return retell(
        options,
        [&](const fog::View& start) {
            print(wire::configuration_text(start, with_ledger(audience_named(options.audience))));
        },
        [](const Moment& moment, std::int64_t number) {
            for (const auto& release : moment.released) print(wire::release_text(release, number));
        });
}

int views(const Kept& options) {
    return retell(
        options, [](const fog::View&) {},
        [](const Moment& moment, std::int64_t number) {
            if (moment.view) print(wire::known_text(*moment.view, number));
        });
}

}  // namespace cli
