#pragma once
#include "rules/options.h"
#include "rules/vocabulary.h"

/// Entrenching, an advanced form of Hasty Advance. [ADV-ENT]
namespace rules {

struct EntrenchQuery {
    TroopQuality quality = TroopQuality::Regular;
    Cover from = Cover::None;  ///< None: first try; foxholes: second try
};
/// 5 for foxholes, 3 for hard cover. [ADV-ENT-02, ADV-ENT-03]
int entrench_base(const EntrenchQuery& query);
Working entrench_modifiers(const EntrenchQuery& query);
/// The base number and the modifiers.
Working entrench_working(const EntrenchQuery& query);
/// The highest die that succeeds. [ADV-ENT-04]
int entrench_number(const EntrenchQuery& query);
/// The cover that a success makes. [ADV-ENT-02, ADV-ENT-03]
Cover entrench_success(const EntrenchQuery& query, const Options& options = default_options());
/// The cover after the try. [ADV-ENT-02, ADV-ENT-03]
Cover entrench_result(int die, const EntrenchQuery& query,
                      const Options& options = default_options());

struct DigQuery {
    Kind kind = Kind::Personnel;
    bool in_contact = false;
    bool in_improved_foxholes = false;
};
/// Personnel and gun crews not in contact, up to hard cover. [S-67]
Result<void> may_entrench(const DigQuery& query);

}  // namespace rules
