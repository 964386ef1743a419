#pragma once
#include <algorithm>
#include <utility>
#include <vector>

#include "campaign/small_plan.h"
#include "fog/campaign_view.h"

/// A campaign that is walked, and what its audiences are told of it.
namespace campaign {

using fog::Audience;

/// Blue before the town with scouts, Red in it and behind it.
inline PlanMaker front() {
    return std::move(PlanMaker()
                         .formation(Side::Blue, "scouts", "mill", {"car"})
                         .formation(Side::Blue, "foot", "ford", {"rifle", "rifle"}, 2)
                         .formation(Side::Red, "guard", "town", {"rifle", "rifle"})
                         .formation(Side::Red, "reserve", "east", {"rifle"}, 2));
}

/// A campaign and all that its audiences are told of it.
struct Walk {
    explicit Walk(Plan plan) {
        for (const auto audience : fog::kSeats) logs.emplace_back(audience);
        follow(begin(now, std::move(plan)), {});
    }
    void does(Actor actor, const Command& command, const Given& given = {}) {
        const auto before = now;
        auto events = play(now, actor, command, {}, given);
        INFO((events ? std::string{} : events.error().reason));
        REQUIRE(events);
        follow(*events, before);
    }
    void march() {
        does(Actor::Blue, Commit{now.opening});
        does(Actor::Red, Commit{now.opening});
    }
    [[nodiscard]] fog::CampaignView view(Audience audience) const {
        for (std::size_t i = 0; i < fog::kSeats.size(); ++i)
            if (fog::kSeats[i] == audience)
                return fog::campaign_view_of(now, audience, logs[i], {});
        return {};
    }

    Campaign now;

  private:
    void follow(const Events& events, Campaign then) {
        for (const auto& event : events) {
            evolve(then, event);
            for (auto& log : logs) log.happen(then, event);
        }
    }
    std::vector<fog::CampaignLog> logs;
};

inline bool says(const fog::CampaignView& view, fog::CampaignWord word) {
    return std::ranges::any_of(view.log, [&](const auto& line) { return line.what == word; });
}
/// None of them differs to Blue, to his second commander or to the public.
inline void check_same_to_blue(const Walk& one, const Walk& other) {
    for (const auto audience : {Audience::Blue, Audience::Blue2, Audience::Public})
        CHECK(one.view(audience) == other.view(audience));
}

}  // namespace campaign
