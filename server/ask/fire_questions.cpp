#include "ask/questions.h"
#include "ask/words.h"
#include "rules/ammunition.h"
#include "rules/direct_fire.h"
#include "rules/fire_results.h"
#include "rules/flame.h"
#include "rules/indirect_fire.h"

namespace ask {
namespace {

rules::Target read_target(Fields& question) {
    auto from = question.object("target");
    rules::Target target;
    target.kind = from.word("kind", words::kKinds);
    target.weight_class = from.whole_or("weight_class", kCount);
    target.patrol = from.flag("patrol");
    target.pinned = from.flag("pinned");
    target.cover = from.word_or("cover", words::kCovers, rules::Cover::None);
    target.hull_down = from.flag("hull_down");
    target.in_bua = from.flag("in_bua");
    return target;
}

rules::Firer read_firer(Fields& question) {
    auto from = question.object_or_empty("firer");
    rules::Firer firer;
    firer.quality = from.word_or("quality", words::kQualities, rules::TroopQuality::Regular);
    firer.suppressed = from.flag("suppressed");
    firer.pinned = from.flag("pinned");
    firer.order = from.word_or("order", words::kOrders, rules::OrderChit::Hold);
    return firer;
}

/// Either `rof` or both halves of a split rate.
void read_rate(Fields& question, rules::RateQuery& query) {
    const bool plain = question.has("rof");
    const bool split = question.has("rof_contact") || question.has("rof_other");
    if (!plain && !split) question.wrong("rof", "required, or rof_contact and rof_other");
    const auto rof = question.whole_if_given("rof", kCount);
    for (const auto* half : {"rof_contact", "rof_other"})
        if (plain && question.has(half)) question.wrong(half, "no split rate beside rof");
    if (split && !plain) {
        query.rof_contact = question.whole("rof_contact", kCount);
        query.rof = question.whole("rof_other", kCount);
    } else {
        question.whole_if_given("rof_contact", kCount);
        question.whole_if_given("rof_other", kCount);
        query.rof = rof.value_or(0);
    }
}

}  // namespace

void to_hit(Fields& question, Answer& answer) {
    rules::Shot shot;
    const int number = question.whole("hit_number", kNumber);
    shot.effect = question.effect("effect");
    shot.close_assault = question.flag("close_assault");
    shot.firer = read_firer(question);
    shot.target = read_target(question);
    if (!question.complete()) return;
    const auto modifiers = rules::to_hit_modifiers(shot);
    answer.number("to_hit", rules::to_hit(number, modifiers)).why("RNG-03", number, modifiers);
}

void rate_of_fire(Fields& question, Answer& answer) {
    constexpr std::array rides = {
        Word<rules::Rides>{"none",    rules::Rides::None   },
        Word<rules::Rides>{"mounted", rules::Rides::Mounted}
    };
    rules::RateQuery query;
    read_rate(question, query);
    query.close_assault = question.flag("close_assault");
    query.op_fire = question.flag("op_fire");
    query.quality = question.word_or("quality", words::kQualities, rules::TroopQuality::Regular);
    query.human_wave = question.flag("human_wave");
    query.passenger = question.flag("passenger");
    query.rides = question.word_or("rides", rides, rules::Rides::None);
    query.multiple_targets = question.flag("multiple_targets");
    query.in_contact = question.flag("in_contact");
    query.personnel_vs_afv = question.flag("personnel_vs_afv");
    query.battalion_gun = question.flag("battalion_gun");
    if (!question.complete()) return;
    const auto rate = rules::dice(query);
    answer.number("dice", rate.dice).why(rate.working);
}

void hit_result(Fields& question, Answer& answer) {
    rules::ResultQuery query;
    query.die = question.whole("die", kDie);
    auto target = question.object("target");
    query.target.kind = target.word("kind", words::kKinds);
    query.target.quality =
        target.word_or("quality", words::kQualities, rules::TroopQuality::Regular);
    query.target.armor = target.whole_or("armor", kCount);
    query.effect = question.effect("effect");
    query.close_range = question.flag("close_range");
    query.close_assault = question.flag("close_assault");
    query.firer_is_engineer = question.flag("firer_is_engineer");
    query.firer_is_infantry_at = question.flag("firer_is_infantry_at");
    if (!question.complete()) return;
    const auto hit = rules::resolve_hit(query);
    answer.text("result", base::text_of(hit.outcome)).why(hit.working);
}

void idf_to_hit(Fields& question, Answer& answer) {
    rules::IndirectShot shot;
    const int number = question.whole("he_number", kNumber);
    auto target = question.object("target");
    shot.target.kind = target.word("kind", words::kKinds);
    shot.target.weight_class = target.whole_or("weight_class", kCount);
    shot.target.cover = target.word_or("cover", words::kCovers, rules::Cover::None);
    shot.firer.pinned = question.object_or_empty("firer").flag("pinned");
    if (!question.complete()) return;
    const auto modifiers = rules::indirect_modifiers(shot);
    answer.number("to_hit", rules::idf_to_hit(number, modifiers)).why("RNG-10", number, modifiers);
}

void artillery_response(Fields& question, Answer& answer) {
    rules::ResponseQuery query;
    query.asset = question.word("asset", words::kAssets);
    query.dedicated = question.flag("dedicated");
    query.quality = question.word_or("quality", words::kQualities, rules::TroopQuality::Regular);
    query.suppressed = question.flag("suppressed");
    query.mission = question.word("mission", words::kMissions);
    if (!question.complete()) return;
    answer.number("success", rules::response_number(query)).why(rules::response_working(query));
}

void ammo_depletion(Fields& question, Answer& answer) {
    constexpr Whole firings{1, kCount.most};
    rules::DepletionQuery query;
    query.to_hit_die = question.whole("to_hit_die", kDie);
    query.caliber_mm = question.whole_or("caliber_mm", kCaliber);
    query.platform = question.word("platform", words::kPlatforms);
    query.special_ammo = question.flag("special_ammo");
    query.harassing = question.flag("harassing");
    query.fires = rules::is_flame(query.platform)
                      ? question.whole("fires", firings)
                      : question.whole_if_given("fires", kCount).value_or(0);
    const bool needed = rules::needs_depletion_roll(query);
    const int die =
        needed ? question.whole("die", kDie) : question.whole_if_given("die", kDie).value_or(0);
    if (!question.complete()) return;
    answer.truth("roll_needed", needed)
        .truth("depleted", rules::is_depleted(query, die))
        .why(rules::depletion_working(query));
}

}  // namespace ask
