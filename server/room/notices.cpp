#include "room/notices.h"

#include <algorithm>

#include "game/core/sequence_of_play.h"
#include "game/play/leading.h"

namespace room {
namespace {

using fog::Audience;
using store::NoticeKind;

template <class... E> bool has_one_of(const game::Events& events) {
    return std::ranges::any_of(events, [](const game::Event& event) {
        return (boost::variant2::holds_alternative<E>(event) || ...);
    });
}

bool is_paused_by_itself(const game::Events& events) {
    return std::ranges::any_of(events, [](const game::Event& event) {
        const auto* paused = get_if<game::Paused>(&event);
        return paused && paused->by_clock;
    });
}

template <class Is>
std::vector<std::string> away(const game::Game& game, const Seats& seats, const Is& is_meant) {
    std::vector<std::string> roles;
    for (const auto audience : fog::kSeats)
        if (audience != Audience::Public && fog::sits_here(game.scenario, audience) &&
            is_meant(audience) && !seats.is_in_sight(audience))
            roles.emplace_back(fog::seat_name(audience));
    return roles;
}

store::Notice notice(NoticeKind kind, std::vector<std::string> roles, const game::Game& game,
                     const OpenStep& step) {
    return {kind,
            std::move(roles),
            step.opening,
            game.turn,
            std::string(game::step_of(game.subphase).printed),
            step.ends.value_or(0)};
}

}  // namespace

std::optional<store::Notice> notice_to_deciding(NoticeKind kind, const game::Game& game,
                                                const Seats& seats, const OpenStep& step) {
    const auto decides = [&](Audience audience) {
        return fog::is_side(audience) && game::is_deciding(game, fog::actor_of(audience));
    };
    auto roles = away(game, seats, decides);
    if (roles.empty() || game.paused) return std::nullopt;
    return notice(kind, std::move(roles), game, step);
}

std::vector<store::Notice> notices_after(const game::Events& events, const game::Game& game,
                                         const Seats& seats, const OpenStep& step) {
    const auto everybody = [](Audience) { return true; };
    std::vector<store::Notice> told;
    if (has_one_of<game::BattleEnded>(events)) {
        told.push_back(notice(NoticeKind::Over, away(game, seats, everybody), game, step));
    } else if (is_paused_by_itself(events)) {
        told.push_back(notice(NoticeKind::StandsStill, away(game, seats, everybody), game, step));
    } else if (has_one_of<game::GraceBegun>(events)) {
        const auto is_late = [&](Audience audience) {
            return audience == Audience::Referee ||
                   (fog::is_side(audience) && game::is_deciding(game, fog::actor_of(audience)));
        };
        told.push_back(notice(NoticeKind::Late, away(game, seats, is_late), game, step));
    } else if (has_one_of<game::StepOpened, game::CardWindowOpened, game::Resumed>(events)) {
        if (auto opened = notice_to_deciding(NoticeKind::ToDecide, game, seats, step))
            told.push_back(std::move(*opened));
    }
    return told;
}

}  // namespace room
