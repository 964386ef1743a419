#pragma once
#include "store/database.h"

/// A database as former versions made it.
namespace older {

/// Takes away what came after this version. A new migration adds its own undoing here.
inline void make(store::Database& db, int version) {
    const std::pair<int, const char*> undo[] = {
        {16, "DROP TABLE former_key; ALTER TABLE life DROP COLUMN leapt;"                           },
        {15, "DROP TABLE deletion;"                                                                 },
        {14, "ALTER TABLE progress DROP COLUMN dice_audit;"                                         },
        {13, "DROP TABLE handed_over; DELETE FROM reach WHERE kind = 'push';"
             "ALTER TABLE reach DROP COLUMN p256dh; ALTER TABLE reach DROP COLUMN auth;"},
        {12, "DROP TABLE open_seat;"                                                                },
        {11, "DROP TABLE notice; DROP TABLE reach; DROP TABLE seat_name;"
             "ALTER TABLE progress DROP COLUMN step; ALTER TABLE progress DROP COLUMN ends; ALTER "
             "TABLE progress DROP COLUMN waits;"                                        },
        {10,
         "DROP TABLE stands_for; CREATE TABLE stands_for (battle TEXT NOT NULL REFERENCES battle,"
         "role TEXT NOT NULL, of_role TEXT NOT NULL, PRIMARY KEY (battle, role)) STRICT, WITHOUT "
         "ROWID;"                                                                                   },
        {9,  "DROP TABLE taken; DROP TABLE stands_for; DROP INDEX battle_by_parent;"
            "ALTER TABLE battle DROP COLUMN kind; ALTER TABLE battle DROP COLUMN parent;"},
        {8,  "DROP TABLE restored; ALTER TABLE progress DROP COLUMN delay;"                         },
        {7,  "DROP INDEX progress_by_due; ALTER TABLE progress DROP COLUMN due;"
            "ALTER TABLE life DROP COLUMN began; ALTER TABLE life DROP COLUMN seen;"     },
        {6,  "DROP TABLE maker; DROP TABLE gone; DROP TRIGGER battle_is_kept;"
            "DROP TRIGGER journal_is_kept; DROP TRIGGER reply_is_kept;"
            "CREATE TRIGGER journal_is_kept BEFORE DELETE ON journal"
            " BEGIN SELECT raise(ABORT, 'the journal is append-only'); END;"
            "CREATE TRIGGER reply_is_kept BEFORE DELETE ON reply"
            " BEGIN SELECT raise(ABORT, 'replies are append-only'); END;"                },
        {5,  "DROP TABLE set_aside;"                                                                },
        {4,  "DROP TABLE link;"                                                                     },
        {3,  "DROP TABLE progress;"                                                                 },
    };
    for (const auto& [of, sql] : undo)
        if (of > version) db.run(sql);
    db.run("PRAGMA user_version = " + std::to_string(version));
}

}  // namespace older
