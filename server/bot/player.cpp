#include "bot/player.h"

#include <optional>

#include "bot/wishes.h"

namespace bot {

/// What it knows: the view, and what it did in this step.
struct Player::Mind {
    std::uint64_t seed = 0;
    std::string name;
    const std::string share = drawn_share();
    std::string given_to;  ///< the promises that it was opened to
    json view;
    std::string side;
    std::int64_t n = 0;
    bool knows = false;
    int commands = 0;
    std::string step;             ///< turn and step that `done` belongs to
    std::set<std::string> done;   ///< commands sent in this step
    std::string waits_for;        ///< id of the command that is not answered yet
    std::string unanswered;       ///< its text
    std::string asked;            ///< its command
    std::int64_t paused_at = -1;  ///< number of the view at which a pause refused it
    std::vector<std::string> acknowledged;
    Tally tally;

    bool learn(const json& message);
    bool hear_refusal(const json& message);
    std::vector<std::string> act();
    std::vector<std::string> say(const json& command);
};

Player::Player(std::uint64_t seed, std::string name) : mind_(std::make_unique<Mind>()) {
    mind_->seed = seed;
    mind_->name = std::move(name);
}
Player::~Player() = default;
Player::Player(Player&&) noexcept = default;

const Tally& Player::tally() const { return mind_->tally; }

std::string Player::hello(std::string_view token) const {
    json hello{
        {"type",     "hello"},
        {"protocol", 1      },
        {"token",    token  }
    };
    if (mind_->knows) hello["last"] = mind_->n;
    return hello.dump();
}

std::vector<std::string> Player::again() const {
    if (mind_->unanswered.empty()) return {};
    return {mind_->unanswered};
}

std::vector<std::string> Player::take_acknowledged() {
    return std::exchange(mind_->acknowledged, {});
}

/// True: there may be something new to do.
bool Player::Mind::learn(const json& message) {
    const std::string type = message["type"];
    if (type == "view") {
        view = message["view"];
        side = message["audience"];
        n = message["n"];
        knows = true;
    } else if (type == "update") {
        view.merge_patch(message["patch"]);
        n = message["n"];
    } else if ((type == "answer" || type == "refused") && message["cmd_id"] == waits_for) {
        bool may_go_on = true;
        if (type == "answer") {
            ++tally.accepted;
            acknowledged.push_back(waits_for);
        } else {
            may_go_on = hear_refusal(message);
        }
        waits_for.clear();
        unanswered.clear();
        return knows && may_go_on;
    } else {
        return false;
    }
    return knows;
}

/// True: there may be something to do at once. A commit that comes after 5D has closed is no offer
/// that was refused [S-108]. What the pause of a battle refuses is said again when it goes on
/// [REF-02]; the refusal may come before the view that shows the pause, and is then waited out, or
/// after the one that shows its end, and no other may come: so it is said again once at a view.
bool Player::Mind::hear_refusal(const json& message) {
    const std::string code = message["code"];
    if (code == "paused") {
        done.erase(asked);
        return std::exchange(paused_at, n) != n;
    }
    if (code == "step_changed") return true;
    ++tally.refused;
    tally.last_refusal = code + ": " + message["reason"].get<std::string>() + " " + unanswered;
    return true;
}

std::vector<std::string> Player::hear(std::string_view text) {
    const auto message = json::parse(text);
    if (!mind_->learn(message)) return {};
    const auto& battle = mind_->view["battle"];
    mind_->tally.turn = battle["turn"];
    mind_->tally.over = battle["over"] && !mind_->view["choices"].value("may_lift", false);
    return mind_->act();
}

std::vector<std::string> Player::Mind::act() {
    if (!waits_for.empty() || tally.over) return {};
    const auto& opening = view["battle"]["opening"];
    const auto now = opening.dump() + '/' + std::to_string(view["dice"].size());
    if (now != step) {
        step = now;
        done.clear();
    }
    const auto& choices = view["choices"];
    const json lift{
        {"do", "lift_fog"}
    };
    if (choices.value("may_lift", false) && !done.contains(lift.dump())) return say(lift);
    if (view["battle"].value("paused", false)) return {};
    const Situation situation{view, choices, side, seed, share, given_to, done};
    if (const auto of_dice = share_in_dice(situation);
        !of_dice.is_null() && !done.contains(of_dice.dump())) {
        if (of_dice["do"] == "contribute_to_dice") given_to = promises_to(view, side);
        return say(of_dice);
    }
    if (auto wish = next_wish(situation); !wish.is_null()) return say(wish);
    const json commit{
        {"do",      "commit"},
        {"opening", opening }
    };
    if (choices["may_commit"].get<bool>() && !done.contains(commit.dump())) return say(commit);
    return {};
}

std::vector<std::string> Player::Mind::say(const json& command) {
    asked = command.dump();
    done.insert(asked);
    waits_for = name + "-" + std::to_string(++commands);
    ++tally.sent;
    unanswered = json{
        {"type",    "command"},
        {"cmd_id",  waits_for},
        {"command",
         command             }
    }.dump();
    return {unanswered};
}

}  // namespace bot
