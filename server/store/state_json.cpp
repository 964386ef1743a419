#include "store/state_json.h"

#include "base/refusal_code.h"
#include "store/describe_state.h"
#include "store/read_json.h"

namespace store {

void read_json(const nlohmann::json& json, rules::Options& options) {
    if (!json.is_object()) throw Unreadable("options are expected");
    rules::NamedValues values;
    for (const auto& [name, value] : json.items()) {
        if (!value.is_string()) throw Unreadable("an option is a text");
        values.emplace_back(name, value.get<std::string>());
    }
    for (const auto& option : rules::option_table())
        if (!option.before.empty() && json.find(option.name) == json.end())
            values.emplace_back(option.name, option.before);
    auto read = rules::from_named_values(values);
    if (!read) throw Unreadable(read.error().reason);
    options = *read;
}

std::string write_state(const game::Game& game) {
    std::string out;
    write_json(out, game);
    return out;
}

Result<game::Game> read_state(std::string_view text) try {
    game::Game game;
    read_json(nlohmann::json::parse(text), game);
    return game;
} catch (const nlohmann::json::exception& problem) {
    return refuse(RefusalCode::DamagedSnapshot, problem.what());
} catch (const Unreadable& problem) {
    return refuse(RefusalCode::DamagedSnapshot, problem.what());
}

}  // namespace store
