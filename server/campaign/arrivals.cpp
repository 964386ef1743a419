#include <algorithm>
#include <array>
#include <map>

#include "campaign/contact.h"
#include "campaign/impulse.h"
#include "campaign/on_the_map.h"

/// Who comes to a place in an impulse, and what becomes of it when an enemy is there.
namespace campaign {
namespace {

constexpr std::array kSides = {Side::Blue, Side::Red};

class Arrivals {
  public:
    Arrivals(Course& course, const std::string& place, int impulse, std::vector<Encounter>& met)
        : course_(course), place_(place), impulse_(impulse), met_(met) {}

    void add(const Stride& stride) { coming_[index(stride.side)].push_back(&stride); }

    void settle() {
        const bool blue = !coming_[0].empty(), red = !coming_[1].empty();
        const bool blue_is_there = is_at(campaign(), Side::Blue, place_);
        const bool red_is_there = is_at(campaign(), Side::Red, place_);
        if (blue_is_there && red_is_there) return join();
        if (blue && !red_is_there && !red) return enter_all(Side::Blue);
        if (red && !blue_is_there && !blue) return enter_all(Side::Red);
        if (blue && red && !blue_is_there && !red_is_there) return race();
        come_to(red_is_there ? Side::Blue : Side::Red);
    }

  private:
    [[nodiscard]] const Campaign& campaign() const { return course_.campaign(); }
    [[nodiscard]] std::vector<std::string> keys_of(Side side) const {
        std::vector<std::string> keys;
        for (const auto* stride : coming_[index(side)]) keys.push_back(stride->formation);
        return keys;
    }
    void enter_all(Side side) {
        for (const auto* stride : coming_[index(side)])
            course_.happen(
                FormationMoved{stride->formation, place_, std::nullopt, stride->from, impulse_});
    }
    /// Within sight of the place, and no farther.
    void stop_all(Side side) {
        for (const auto* stride : coming_[index(side)]) {
            course_.happen(FormationMoved{
                stride->formation, "", OnRoad{stride->from, stride->to, 1},
                  stride->from,
                impulse_
            });
            halt(course_, stride->formation, impulse_);
        }
    }
    void note(const std::vector<std::string>& ones, const std::vector<std::string>& others) {
        for (const auto& one : ones)
            for (const auto& other : others) met_.push_back({one, other, place_});
    }
    void fight(std::optional<Side> comer) {
        std::vector<std::string> forces;
        for (const auto side : kSides)
            for (auto& key : formations_at(campaign(), side, place_)) {
                halt(course_, key, impulse_);
                forces.push_back(std::move(key));
            }
        propose_battle(course_, place_, comer, forces, impulse_);
    }

    /// A battle is proposed here already: whoever comes is late for it.
    void join() {
        for (const auto side : kSides) {
            const auto keys = keys_of(side);
            enter_all(side);
            note(keys, formations_at(campaign(), rules::enemy_of(side), place_));
        }
        fight(std::nullopt);
    }

    /// Both come to a place where nobody is.
    void race() {
        const auto blue = keys_of(Side::Blue), red = keys_of(Side::Red);
        const auto clash =
            clash_of(campaign().plan, boldest(campaign(), blue), boldest(campaign(), red));
        const bool blue_yields = clash == Clash::OneRetires;
        const auto then = clash == Clash::Battle     ? Meeting::Battle
                          : clash == Clash::BothHalt ? Meeting::BothHalt
                                                     : Meeting::HolderRetires;
        course_.happen(ContactMade{place_, blue_yields ? red : blue, blue_yields ? blue : red, then,
                                   impulse_});
        note(blue, red);
        for (const auto side : kSides) {
            const bool yields =
                clash == Clash::BothHalt ||
                clash == (side == Side::Blue ? Clash::OneRetires : Clash::OtherRetires);
            if (yields)
                stop_all(side);
            else
                enter_all(side);
        }
        if (clash == Clash::Battle) fight(std::nullopt);
    }

    /// The other side is there, and what comes to it in this impulse counts with it.
    void come_to(Side mover) {
        const auto holder = rules::enemy_of(mover);
        const auto movers = keys_of(mover);
        enter_all(holder);
        if (movers.empty()) return;
        const auto holders = formations_at(campaign(), holder, place_);
        const auto then =
            meeting_of(campaign().plan, boldest(campaign(), movers), boldest(campaign(), holders));
        course_.happen(ContactMade{place_, movers, holders, then, impulse_});
        note(movers, holders);
        if (then == Meeting::MoverHalts || then == Meeting::BothHalt) stop_all(mover);
        if (then == Meeting::BothHalt)
            for (const auto& key : holders) halt(course_, key, impulse_);
        if (then == Meeting::HolderRetires)
            for (const auto& key : holders) retire(course_, key);
        if (then == Meeting::HolderRetires || then == Meeting::Battle) enter_all(mover);
        if (then == Meeting::Battle) fight(mover);
    }

    Course& course_;
    const std::string& place_;
    int impulse_;
    std::vector<Encounter>& met_;
    std::array<std::vector<const Stride*>, 2> coming_;
};

}  // namespace

void arrive(Course& course, const std::vector<Stride>& strides, int impulse,
            std::vector<Encounter>& met) {
    const auto arrives = [](const Stride& stride) { return !stride.is_done && stride.left == 0; };
    std::vector<std::string> places;
    for (const auto& place : course.campaign().plan.places)
        if (std::ranges::any_of(strides, [&](const Stride& stride) {
                return arrives(stride) && stride.to == place.key;
            }))
            places.push_back(place.key);
    std::map<std::string, Arrivals> at;
    for (const auto& place : places) at.try_emplace(place, course, place, impulse, met);
    for (const auto& stride : strides) {
        if (!arrives(stride)) continue;
        at.at(stride.to).add(stride);
        if (!formation_of(course.campaign(), stride.formation)->road)  // gone before others come
            course.happen(FormationMoved{
                stride.formation, "", OnRoad{stride.from, stride.to, 1},
                  stride.from, impulse
            });
    }
    for (const auto& place : places) at.at(place).settle();
}

}  // namespace campaign
