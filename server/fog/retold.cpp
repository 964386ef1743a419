#include "fog/retold.h"

#include "game/play/evolve.h"

namespace fog {
namespace {

void forget_hindrances(std::vector<CardSeen>& hand) {
    for (auto& card : hand) card.hindrance.clear();
}

}  // namespace

Retold::Retold(Audience audience, std::string commitment) : told_(audience) {
    table_.commitment = std::move(commitment);
}

void Retold::happen(const game::Event& event) {
    game::evolve(game_, event);
    told_.tell(game_, event);
}

View Retold::known() const {
    auto view = known_to(game_, told_, table_);
    forget_hindrances(view.hand);
    if (view.desk) {
        forget_hindrances(view.desk->hand_blue);
        forget_hindrances(view.desk->hand_red);
    }
    return view;
}

std::optional<View> Retold::take() {
    auto view = known();
    if (last_ == view) return std::nullopt;
    last_ = std::move(view);
    return last_;
}

}  // namespace fog
