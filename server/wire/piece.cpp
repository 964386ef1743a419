#include "wire/piece.h"

#include <utility>

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

Json listed(const fog::Cut& cut) {
    Json json{
        {"n",     cut.n          },
        {"turn",  cut.turn       },
        {"step",  text(cut.step) },
        {"at",    cut.at         },
        {"marks", text(cut.marks)}
    };
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

void PieceWriter::begin(const fog::View& whole) { whole_ = json_text(whole); }

void PieceWriter::add(std::int64_t at, const fog::View& before, const fog::View& after) {
    const auto patch = difference(before, after);
    if (patch == kNoDifference) return;
    if (!frames_.empty()) frames_ += ',';
    ObjectText frame(frames_);
    write_json(frame.member("at"), at);
    frame.member("patch") += patch;
    frame.end();
}

std::string PieceWriter::take(const fog::Cut& cut) {
    std::string out;
    ObjectText piece(out);
    write_json(piece.member("at"), cut.at);
    piece.member("frames") += '[' + std::exchange(frames_, {}) + ']';
    write_json(piece.member("n"), cut.n);
    write_json(piece.member("passed"), cut.passed);
    write_json(piece.member("step"), cut.step);
    write_json(piece.member("turn"), cut.turn);
    if (const auto whole = std::exchange(whole_, {}); !whole.empty())
        piece.member("whole") += whole;
    piece.end();
    return out;
}

}  // namespace wire
