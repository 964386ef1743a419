#pragma once
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "store/database.h"

/// What the operator asks of the server that has a data folder: a file each, in a folder beside the
/// database. So that a second program never writes there. Whoever may write into the folder has all
/// its battles anyway.
namespace store {

/// A seat is given anew: its keys are closed, and there is one new link.
struct Errand {
    std::string id;  ///< random
    std::string battle;
    std::string role;
    std::string link_hash;  ///< 32 bytes
    /// Nothing of that, but: a person was erased, so what is sought at open seats is read again.
    bool is_of_erasure = false;
};
/// A seat is given anew. Inside a transaction. Empty: it is done; else why not.
std::string run_errand(Database& db, const Errand& errand, std::int64_t now);
/// By the operator's program. Throws FolderError: the folder cannot be written.
void ask_errand(const std::filesystem::path& data, const Errand& errand);
/// By the server: each is taken once. What is no errand of ours is taken away.
std::vector<Errand> take_errands(const std::filesystem::path& data);
/// Empty: it is done; else why not.
void answer_errand(const std::filesystem::path& data, std::string_view id, std::string_view text);
/// What the server said, once it did.
std::optional<std::string> errand_answer(const std::filesystem::path& data, std::string_view id);
/// Nobody waits for it any more.
void forget_errand(const std::filesystem::path& data, std::string_view id);

}  // namespace store
