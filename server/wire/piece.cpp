#include "wire/piece.h"

#include "rules/options.h"
#include "wire/body.h"
#include "wire/describe_view.h"
#include "wire/difference.h"
#include "wire/json_text.h"

namespace fog {

DESCRIBE(Marks, contacts, fire, losses, objectives, rulings)

}  // namespace fog
namespace wire {
namespace {

Json begun(const fog::Cut& cut) {
    return {
        {"n",    cut.n         },
        {"turn", cut.turn      },
        {"step", text(cut.step)},
        {"at",   cut.at        }
    };
}

Json listed(const fog::Cut& cut) {
    auto json = begun(cut);
    json.emplace("marks", text(cut.marks));
    if (cut.begins_turn) json.emplace("whole", true);
    return json;
}

}  // namespace

std::string piece_list_text(const PieceList& list, const game::Game& game) {
    auto pieces = Json::array();
    for (const auto& cut : list.pieces) pieces.push_back(listed(cut));
    return body_text({
        {"audience", text(fog::table_of(list.audience))},
        {"edition", list.edition},
        {"title", game.scenario.title},
        {"turns", game.scenario.turns},
        {"delay", rules::option_value(game.scenario.options, "spectator_delay")},
        {"over", game.subphase == game::Subphase::BattleOver},
        {"lifted", game.fog_lifted},
        {"pieces", std::move(pieces)},
        {"heads", text(list.heads)}
    });
}

struct PieceWriter::Open {
    Json whole;  ///< null: it has none
    Json frames = Json::array();
};

PieceWriter::PieceWriter() : open_(std::make_unique<Open>()) {}
PieceWriter::~PieceWriter() = default;
PieceWriter::PieceWriter(PieceWriter&& other) noexcept = default;
PieceWriter& PieceWriter::operator=(PieceWriter&& other) noexcept = default;

void PieceWriter::begin(const fog::View& whole) { open_->whole = text(whole); }

void PieceWriter::add(std::int64_t at, const fog::View& before, const fog::View& after) {
    auto patch = difference(before, after);
    if (patch.empty()) return;
    open_->frames.push_back({
        {"at",    at              },
        {"patch", std::move(patch)}
    });
}

std::string PieceWriter::take(const fog::Cut& cut) {
    auto json = begun(cut);
    json.emplace("passed", text(cut.passed));
    if (!open_->whole.is_null()) json.emplace("whole", std::move(open_->whole));
    json.emplace("frames", std::move(open_->frames));
    *open_ = {};
    return body_text(json);
}

}  // namespace wire
