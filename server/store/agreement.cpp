#include "store/agreement.h"

#include <algorithm>
#include <set>

#include <nlohmann/json.hpp>

#include "base/contains.h"
#include "base/words.h"
#include "store/digest.h"
#include "store/progress.h"

namespace store {
namespace {

constexpr std::size_t kSecretBytes = 32;  ///< of a seed, of a salt

using Roles = std::set<std::string, std::less<>>;

Roles roles_of(const History& history) {
    Roles roles{"blue", "red", "referee", "public"};
    const auto* begun =
        history.events.empty() ? nullptr : get_if<game::BattleBegun>(&history.events.front().event);
    if (!begun) return roles;
    for (const auto& company : begun->start.scenario.companies)
        if (company.player)
            roles.insert(std::string(base::text_of(company.side)) +
                         std::to_string(*company.player));
    return roles;
}

/// An answer is no part of the chain, but says whom it answers.
bool is_whole(const Reply& reply) {
    const auto json = nlohmann::json::parse(reply.text, nullptr, false);
    return json.is_object() && json.value("type", nlohmann::json()) == "answer" &&
           json.value("cmd_id", nlohmann::json()) == reply.cmd_id;
}

std::string about_answers(const History& history, const std::vector<Reply>& replies) {
    for (const auto& reply : replies) {
        const auto* command = command_of(history, reply.seq);
        const auto which = "the answer to " + reply.actor + "/" + reply.cmd_id;
        if (!command || command->cause.actor != reply.actor ||
            command->cause.cmd_id != reply.cmd_id)
            return which + " belongs to no command of the journal";
        if (!is_whole(reply)) return which + " is not what was written";
    }
    const auto commands = std::ranges::count_if(
        history.events, [](const Recorded& recorded) { return !recorded.cause.cmd_id.empty(); });
    if (commands == std::ssize(replies)) return {};
    return "a command of the journal has no answer";
}

/// A link that is spent, or that nobody has opened, is as good as a key.
std::string about_seats(Database& db, const Battle& battle, const Roles& roles) {
    for (const auto& seat : seats_of(db, battle.id))
        if (!roles.contains(seat.role)) return "there is no seat " + seat.role;
    return {};
}

std::string about_chat(Database& db, const Battle& battle, const Roles& roles) {
    const auto kinds = db.prepare("SELECT DISTINCT sender, channel FROM chat WHERE battle = ?");
    kinds->with(std::string_view(battle.id));
    while (kinds->step()) {
        const auto sender = kinds->text(0);
        if (sender == "public" || !roles.contains(sender) || !contains(kChannels, kinds->text(1)))
            return "a line of chat is not what was written";
    }
    return {};
}

/// Whole commands were lost at the end, of which the chain cannot know.
std::string about_end(Database& db, const Battle& battle, const Head& head) {
    const auto progress = progress_of(db, battle.id);
    if (progress && (progress->seq != head.seq || progress->hash != head.hash))
        return "the journal ends with event " + std::to_string(head.seq) + ", not with event " +
               std::to_string(progress->seq) + " as it was written";
    const auto later = db.prepare("SELECT 1 FROM snapshot WHERE battle = ? AND seq > ?");
    if (later->with(std::string_view(battle.id), head.seq).step())
        return "a snapshot is later than the last event";
    return {};
}

}  // namespace

bool is_as_committed(const Battle& battle) {
    return battle.salt.size() == kSecretBytes && battle.seed.size() == kSecretBytes &&
           blake2b(battle.salt + battle.seed) == battle.commitment;
}

std::string disagreement(Database& db, const Battle& battle, const History& history,
                         const std::vector<Reply>& replies) {
    if (!is_as_committed(battle)) return "the seed is not the committed one";
    const auto roles = roles_of(history);
    for (const auto& found : {about_end(db, battle, history.head), about_answers(history, replies),
                              about_seats(db, battle, roles), about_chat(db, battle, roles)})
        if (!found.empty()) return found;
    return {};
}

std::string lost_chat(Database& db, std::string_view battle) {
    const auto numbers = db.prepare("SELECT count(*), coalesce(min(number), 1), "
                                    "coalesce(max(number), 0) FROM chat WHERE battle = ?");
    numbers->with(battle);
    if (numbers->step() && (numbers->whole(1) != 1 || numbers->whole(2) != numbers->whole(0)))
        return "a line of chat is missing";
    return {};
}

}  // namespace store
