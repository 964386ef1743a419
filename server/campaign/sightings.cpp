#include <algorithm>
#include <array>
#include <map>
#include <set>

#include "campaign/impulse.h"
#include "campaign/on_the_map.h"

/// What a side sees of the other from afar: its scouts watch one neighbouring place each, and
/// contact always tells. [CAM-06]
namespace campaign {
namespace {

constexpr int kMostOfCompany = 10, kMostOfBattalion = 40;  ///< pieces

/// The next place of its march; of one that stands, where it was told to look.
std::string watched_by(const Campaign& campaign, const Formation& formation) {
    if (!is_there(campaign, formation) || !has_scouts(campaign, formation.key)) return {};
    if (auto next = next_place(campaign, formation); !next.empty()) return next;
    const auto* march = march_of(campaign, formation.key);
    return march && !formation.road ? march->looks : std::string{};
}

class Look {
  public:
    Look(Course& course, Side side, int impulse)
        : course_(course), side_(side), now_(course.campaign().now) {
        now_.impulse = impulse;
    }

    void run(const std::vector<Encounter>& met) {
        watch();
        for (const auto& [one, other, place] : met) {
            note(one, place);
            note(other, place);
        }
        for (const auto& formation : campaign().formations)
            for (const auto& place : {formation.place, stands_before(formation)})
                if (watched_.contains(place)) note(formation.key, place);
        for (const auto& [formation, place] : visible_) see(formation, place);
        drop_ghosts();
    }

  private:
    [[nodiscard]] const Campaign& campaign() const { return course_.campaign(); }
    [[nodiscard]] const Knowledge& known() const { return known_to(campaign(), side_); }

    void watch() {
        for (const auto& formation : campaign().formations) {
            if (side_of(campaign(), formation) != side_ || !is_there(campaign(), formation))
                continue;
            watched_.insert(watched_by(campaign(), formation));
            watched_.insert(formation.place);
            watched_.insert(stands_before(formation));
        }
        watched_.erase("");
    }
    /// Where it was brought to a halt: contact goes on while it stays there.
    [[nodiscard]] std::string stands_before(const Formation& formation) const {
        const bool halts = formation.road && formation.road->left <= 1 &&
                           next_place(campaign(), formation).empty();
        return halts ? formation.road->to : std::string{};
    }
    void note(const std::string& key, const std::string& place) {
        const auto& formation = *formation_of(campaign(), key);
        if (side_of(campaign(), formation) != side_ && is_there(campaign(), formation))
            visible_.emplace(key, formation.place.empty() ? place : formation.place);
    }

    /// The sighting that was not interrupted.
    [[nodiscard]] const Sighting* current(const std::string& formation) const {
        auto before = now_;
        --before.impulse;
        const auto fits = [&](const Sighting& sighting) {
            return sighting.formation == formation && sighting.seen >= before;
        };
        const auto found = std::ranges::find_if(known().sightings, fits);
        return found == known().sightings.end() ? nullptr : &*found;
    }
    void see(const std::string& formation, const std::string& place) {
        Sighting sighting;
        const auto* old = current(formation);
        const bool is_new = !old || old->place != place;
        sighting.handle = old ? old->handle : known().last_handle + 1;
        sighting.formation = formation;
        sighting.place = place;
        sighting.kind = seen_kind(campaign(), formation);
        sighting.size = seen_size(campaign(), formation);
        sighting.seen = now_;
        course_.happen(Sighted{side_, sighting, is_new});
        const auto enemy = rules::enemy_of(side_);
        const auto number = *place_index(campaign().plan, place);
        if (campaign().holders[number] == enemy && known().holders[number] != enemy)
            course_.happen(HolderKnown{side_, place, enemy});
    }
    /// What was seen at a place that is in sight and is not there now.
    void drop_ghosts() {
        std::vector<int> gone;
        for (const auto& sighting : known().sightings) {
            if (sighting.seen != now_ && watched_.contains(sighting.place))
                gone.push_back(sighting.handle);
        }
        for (const int handle : gone) course_.happen(SightingDropped{side_, handle});
    }

    Course& course_;
    Side side_;
    Moment now_;
    std::set<std::string> watched_;
    std::map<std::string, std::string> visible_;
};

}  // namespace

void look(Course& course, const std::vector<Encounter>& met, int impulse) {
    for (const auto side : {Side::Blue, Side::Red}) Look(course, side, impulse).run(met);
}

SeenKind seen_kind(const Campaign& campaign, std::string_view formation) {
    int all = 0, afvs = 0;
    for (const auto* piece : present_pieces(campaign, formation)) {
        if (plan_of(campaign, *piece).off_board) continue;
        ++all;
        afvs += rules::is_afv(line_of(campaign, *piece).kind);
    }
    if (4 * afvs < all) return SeenKind::Infantry;
    return 2 * afvs < all ? SeenKind::Mixed : SeenKind::Armour;
}

SeenSize seen_size(const Campaign& campaign, std::string_view formation) {
    const auto pieces = present_pieces(campaign, formation);
    const auto count = std::ranges::count_if(
        pieces, [&](const Piece* piece) { return !plan_of(campaign, *piece).off_board; });
    if (count <= kMostOfCompany) return SeenSize::Company;
    return count <= kMostOfBattalion ? SeenSize::Battalion : SeenSize::More;
}

bool has_scouts(const Campaign& campaign, std::string_view formation) {
    const auto pieces = present_pieces(campaign, formation);
    return std::ranges::any_of(pieces, [&](const Piece* piece) {
        return line_of(campaign, *piece).recon || line_of(campaign, *piece).patrol;
    });
}

}  // namespace campaign
