#pragma once
#include <string>

#include "base/describe.h"
#include "fog/page.h"

/// How an arm of the ledger is written: a table of fields. A field that is not listed is not
/// released. Only fog/ledger_*.cpp include it.

#define LISTED(e, field) add(listed_, #field, (e).field);
#define FIELDS_OF(e, ...)                                                                          \
    [&] {                                                                                          \
        Fields listed_;                                                                            \
        __VA_OPT__(BOOST_DESCRIBE_PP_FOR_EACH(LISTED, e, __VA_ARGS__))                             \
        return listed_;                                                                            \
    }()
#define KIND(Event) base::SnakeCase<base::kLongestName>(#Event).view()
/// To the owner of a stand.
#define TO_OWNER(Event, Row, Stand, ...)                                                           \
    void arm(Page& page, const game::Event& e) {                                                   \
        page.row = Row;                                                                            \
        if (page.owns_stand(e.Stand))                                                              \
            page.write(KIND(Event), id_text(e.Stand), FIELDS_OF(e __VA_OPT__(, ) __VA_ARGS__));    \
    }
/// To everybody.
#define TO_ALL(Event, Row, ...)                                                                    \
    void arm(Page& page, [[maybe_unused]] const game::Event& e) {                                  \
        page.row = Row;                                                                            \
        page.write(KIND(Event), "", FIELDS_OF(e __VA_OPT__(, ) __VA_ARGS__));                      \
    }
/// To nobody but as a line of the log, if at all.
#define ONLY_TOLD(Event, Row)                                                                      \
    void arm(Page& page, const game::Event&) { page.row = Row; }
