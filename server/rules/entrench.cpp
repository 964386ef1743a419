#include "rules/entrench.h"

#include "base/refusal_code.h"
#include "rules/entrench_chart.h"

namespace rules {

int entrench_base(const EntrenchQuery& query) {
    return query.from == Cover::None ? kFirstTry : kSecondTry;
}

Working entrench_modifiers(const EntrenchQuery& query) {
    const int value = quality_entrenching(query.quality);
    return value == 0 ? Working{} : Working{{"ADV-ENT-04", value}};
}

Working entrench_working(const EntrenchQuery& query) {
    Working working{
        {query.from == Cover::None ? "ADV-ENT-02" : "ADV-ENT-03", entrench_base(query)}
    };
    for (auto& modifier : entrench_modifiers(query)) working.push_back(std::move(modifier));
    return working;
}

int entrench_number(const EntrenchQuery& query) {
    return charted_entrench(query.quality, query.from);
}

Cover entrench_success(const EntrenchQuery& query, const Options& options) {
    return query.from == Cover::None ? options.foxhole_cover : Cover::Hard;
}

Cover entrench_result(int die, const EntrenchQuery& query, const Options& options) {
    return die > entrench_number(query) ? query.from : entrench_success(query, options);
}

Result<void> may_entrench(const DigQuery& query) {
    if (query.kind != Kind::Personnel) return refuse(RefusalCode::CannotDig);
    if (query.in_contact)
        return refuse(RefusalCode::InContact, "Nobody digs in contact with the enemy.", {"S-67"});
    if (query.in_improved_foxholes) return refuse(RefusalCode::DugIn);
    return {};
}

}  // namespace rules
