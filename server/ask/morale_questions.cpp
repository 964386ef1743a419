#include "ask/questions.h"
#include "ask/words.h"
#include "rules/entrench.h"
#include "rules/morale.h"

namespace ask {

void morale(Fields& question, Answer& answer) {
    rules::MoraleQuery query;
    const int die = question.whole("die", kDie);
    query.morale = question.whole("morale", kNumber);
    query.state = question.word_or("state", words::kStates, rules::MoraleState::Steady);
    query.in_cover = question.flag("in_cover");
    query.forced_back = question.whole_or("forced_back", kCount);
    query.eliminated = question.whole_or("eliminated", kCount);
    query.road_march = question.flag("road_march");
    query.tot = question.flag("tot");
    query.enemy_personnel_near = question.flag("enemy_personnel_near");
    query.enemy_afv_near = question.flag("enemy_afv_near");
    query.air_attack_near = question.flag("air_attack_near");
    query.banzai = question.flag("banzai");
    query.human_wave_contact = question.flag("human_wave_contact");
    if (!question.complete()) return;
    const int number = rules::morale_number(query);
    answer.number("modified", number)
        .text("result", base::text_of(rules::morale_result(die, number)))
        .why("MOR-12", query.morale, rules::morale_modifiers(query));
}

void rally(Fields& question, Answer& answer) {
    const auto state = question.word_or("state", words::kStates, rules::MoraleState::Steady);
    if (!question.complete()) return;
    const auto after = rules::rallied(state);
    answer.text("state", base::text_of(after)).why(rules::rally_working(state));
}

void entrench(Fields& question, Answer& answer) {
    rules::EntrenchQuery query;
    const int die = question.whole("die", kDie);
    query.quality = question.word_or("quality", words::kQualities, rules::TroopQuality::Regular);
    query.from = question.word_or("from", words::kDugFrom, rules::Cover::None);
    if (!question.complete()) return;
    answer.text("cover", base::text_of(rules::entrench_result(die, query)))
        .number("number", rules::entrench_number(query))
        .why(rules::entrench_working(query));
}

}  // namespace ask
