#pragma once
#include <optional>
#include <string>

#include "base/contains.h"
#include "fog/parts.h"
#include "game/play/offers.h"

/// The view of one audience, from change to change: `view_of`, of which only that is made anew what
/// may differ.
namespace fog {

class Projector {
  public:
    explicit Projector(Audience audience);

    /// Nothing: nobody has looked yet.
    [[nodiscard]] const std::optional<View>& view() const { return view_; }
    /// Forgets everything: it is not kept for nobody.
    void sleep();
    /// The view from nothing.
    void wake(const Scene& scene);
    /// The view after this change, when it was woken before. `hear.changed<&View::battle>(before,
    /// after)` is called for each part that differs; of stands, orders, moves, fires and the log
    /// for single entries, `hear.changed<&View::stands>(key, before, after)` with null for what is
    /// not there.
    template <class Hear>
    void follow(const Scene& scene, const game::Changed& changed, Hear&& hear) {
        const auto fields = changed.fields.without(known_to_others());
        for_each_part([&]<auto Member>(const auto& part) {
            const bool differs = (part.reads & fields).any();
            if (differs || part.reads == kWhatever)
                set<Member>((*view_).*Member, part.make(scene), hear);
            else if constexpr (std::is_same_v<decltype(Member), decltype(&View::stands)>)
                follow_stands(scene, changed, hear);
            else if constexpr (std::is_same_v<decltype(Member), decltype(&View::shots)>)
                follow_shots(scene, changed, hear);
        });
        follow_choices(scene, changed, hear);
        follow_log(scene.told, hear);
    }

  private:
    template <auto Member, class T, class Hear> void set(T& place, T fresh, Hear& hear) {
        if (place == fresh) return;
        hear.template changed<Member>(place, fresh);
        place = std::move(fresh);
    }
    template <auto Member, class T, class Hear>
    void set(Keyed<T>& items, const std::string& key, const T* fresh, Hear& hear) {
        const auto at = items.find(key);
        const T* before = at == items.end() ? nullptr : &at->second;
        if (before && fresh ? *before == *fresh : before == fresh) return;
        hear.template changed<Member>(key, before, fresh);
        if (!fresh)
            items.erase(at);
        else
            items.insert_or_assign(key, *fresh);
    }
    template <auto... Member, class Hear>
    void set(Members<Member...>, const Choices& fresh, Hear& hear) {
        (set<Member>(view_->choices.*Member, fresh.*Member, hear), ...);
    }
    template <auto Member, class T, class Hear>
    void set(Keyed<T>& items, const game::MadeAnew<T>& made, Hear& hear) {
        if (made.all) {
            Keyed<T> fresh;
            for (const auto& [stand, choice] : made.choices)
                if (choice) fresh.emplace(id_text(stand), *choice);
            return set<Member>(items, std::move(fresh), hear);
        }
        for (const auto& [stand, choice] : made.choices)
            set<Member>(items, id_text(stand), choice ? &*choice : nullptr, hear);
    }

    template <class Hear>
    void follow_stands(const Scene& scene, const game::Changed& changed, Hear& hear) {
        for (const auto id : changed.stands) {
            const auto& stand = game::the_stand(scene.game, id);
            if (!scene.eyes().owns(stand.side)) continue;
            const auto seen = stand_seen(scene.game, stand);
            set<&View::stands>(view_->stands, id_text(id), &seen, hear);
        }
    }
    template <class Hear>
    void follow_shots(const Scene& scene, const game::Changed& changed, Hear& hear) {
        if (!changed.fields.has(game::Field::Shots)) return;
        auto fresh = shots_seen(scene.eyes(), changed.firers);
        std::vector<std::string> gone;
        for (const auto& [key, shot] : view_->shots)
            if (contains(changed.firers, shot.firer) && !fresh.contains(key)) gone.push_back(key);
        constexpr const ShotSeen* kGone = nullptr;
        for (const auto& key : gone) set<&View::shots>(view_->shots, key, kGone, hear);
        for (const auto& [key, shot] : fresh) set<&View::shots>(view_->shots, key, &shot, hear);
    }
    template <class Hear>
    void follow_choices(const Scene& scene, const game::Changed& changed, Hear& hear) {
        auto fresh = choices_of_seat(scene.eyes(), scene.table);
        set(SeatChoices{}, fresh, hear);
        if (!is_side(scene.told.audience())) return;
        auto offered = offers_.follow(scene.game, changed);
        if (offered.rest) add_decisions(fresh, *offered.rest);
        if (offered.rest || !offered.decides) set(Decisions{}, fresh, hear);
        if (offered.transport)
            set<&Choices::transport>(view_->choices.transport, transport_seen(*offered.transport),
                                     hear);
        set<&Choices::orders>(view_->choices.orders, offered.orders, hear);
        set<&Choices::moves>(view_->choices.moves, offered.moves, hear);
        set<&Choices::fires>(view_->choices.fires, offered.fires, hear);
    }
    template <class Hear> void follow_log(const Chronicle& told, Hear& hear) {
        constexpr const Told* kGone = nullptr;
        for (; first_line_ < told.first_line(); ++first_line_)
            set<&View::log>(view_->log, std::to_string(first_line_), kGone, hear);
        const auto shown = std::max(next_line_, first_line_);
        next_line_ = first_line_ + static_cast<int>(told.lines().size());
        for (int line = first_of_step(told, shown); line < next_line_; ++line)
            if (line >= shown || is_felt(told.line(line).kind))
                set<&View::log>(view_->log, std::to_string(line), &told.line(line), hear);
    }
    [[nodiscard]] static int first_of_step(const Chronicle& told, int next);
    [[nodiscard]] game::Fields known_to_others() const;

    Audience audience_;
    std::optional<View> view_;
    game::Offers offers_;
    int first_line_ = 1;  ///< of the log that is shown
    int next_line_ = 1;
};

}  // namespace fog
