#include "wire/lobby.h"

#include <algorithm>

#include "base/refusal_code.h"
#include "wire/body.h"
#include "wire/json_text.h"
#include "wire/messages.h"
#include "wire/reach.h"
#include "wire/seats.h"

namespace wire {
namespace {

/// An option is written as it is named in the catalogue: a word, a number, true or false.
std::optional<std::string> option_text(const Json& value) {
    if (value.is_string()) return value.get<std::string>();
    if (value.is_boolean()) return value.get<bool>() ? "true" : "false";
    if (value.is_number_integer()) return std::to_string(value.get<std::int64_t>());
    return std::nullopt;
}

bool is_bot(std::string_view word) {
    return word.empty() || word == "blue" || word == "red" || word == "both";
}

Json facts_of(const ListedScenario& scenario) {
    return {
        {"id",      scenario.id                },
        {"title",   scenario.title             },
        {"summary", scenario.summary           },
        {"turns",   scenario.turns             },
        {"width",   scenario.width.thousandths },
        {"height",  scenario.height.thousandths}
    };
}

Json facts_of(const ListedBattle& battle) {
    Json facts = {
        {"id",         battle.id        },
        {"scenario",   battle.scenario  },
        {"title",      battle.title     },
        {"created",    battle.created   },
        {"commitment", battle.commitment},
        {"turn",       battle.turn      },
        {"turns",      battle.turns     },
        {"over",       battle.over      },
        {"delay",      battle.delay     },
        {"seated",     battle.seated    },
        {"bots",       battle.bots      },
        {"sought",     battle.sought    },
        {"words",      battle.words     },
        {"pace",       battle.pace      },
        {"dice_audit", battle.dice_audit}
    };
    if (battle.deleted_at) facts["deleted_at"] = *battle.deleted_at;
    return facts;
}

constexpr std::size_t kMostRoles = 10;
constexpr std::string_view kKinds[] = {"flag",    "word",    "whole",
                                       "decimal", "seconds", "scenario_data"};

Result<std::vector<std::pair<std::string, std::string>>> parse_options(const Json& object) {
    std::vector<std::pair<std::string, std::string>> options;
    for (const auto& [name, option] : object.items()) {
        auto value = option_text(option);
        if (!value) return malformed_request("option " + name);
        options.emplace_back(name, std::move(*value));
    }
    return options;
}

/// {"roles":[…],"words":…}
Result<NewBattle> with_sought(NewBattle request, const Json& seek) {
    for (const auto& [key, value] : seek.items()) {
        if (key == "words" && value.is_string()) {
            auto words = words_of_seeker(value.get<std::string>());
            if (!words) return tl::unexpected(words.error());
            request.words = std::move(*words);
        } else if (key == "roles" && value.is_array() && value.size() <= kMostRoles &&
                   std::ranges::all_of(value, [](const Json& one) { return one.is_string(); })) {
            request.sought = value.get<std::vector<std::string>>();
        } else {
            return malformed_request("seek knows roles and words");
        }
    }
    return request;
}

/// One field of a new battle. What comes of it, or why it is none.
Result<NewBattle> with_field(NewBattle request, const std::string& key, const Json& value) {
    if (key == "scenario" && value.is_string()) {
        request.scenario = value.get<std::string>();
    } else if (key == "bot" && value.is_string() && is_bot(value.get<std::string>())) {
        request.bot = value.get<std::string>();
    } else if (key == "listed" && value.is_boolean()) {
        request.is_listed = value.get<bool>();
    } else if (key == "seek" && value.is_object()) {
        return with_sought(std::move(request), value);
    } else if (key == "options" && value.is_object()) {
        auto options = parse_options(value);
        if (!options) return tl::unexpected(options.error());
        request.options = std::move(*options);
    } else {
        return malformed_request("it knows scenario, options, bot, listed and seek");
    }
    return request;
}

}  // namespace

Result<NewBattle> parse_new_battle(std::string_view text) try {
    const auto body = body_of(text, 4);
    if (!body) return malformed_request("an object is expected");
    NewBattle request;
    for (const auto& [key, value] : body->items()) {
        auto read = with_field(std::move(request), key, value);
        if (!read) return read;
        request = std::move(*read);
    }
    if (request.scenario.empty()) return malformed_request("scenario is missing");
    return request;
} catch (const Json::exception&) {
    return malformed_request("it is no JSON");
}

std::string created_text(std::string_view battle, const std::vector<SeatLink>& seats,
                         const std::vector<std::string>& sought, std::string_view maker_key) {
    Json list = Json::array();
    for (const auto& seat : seats)
        list.push_back({
            {"role",  seat.role },
            {"token", seat.token},
            {"link",  seat.link }
        });
    return body_text({
        {"battle",    battle   },
        {"seats",     list     },
        {"sought",    sought   },
        {"maker_key", maker_key}
    });
}

Result<std::string> parse_maker_key(std::string_view text) {
    auto fields = texts_of_body(text, {"key"});
    if (!fields || fields->size() != 1) return malformed_request("it knows key");
    return (*fields)["key"];
}

std::string deleted_text(std::string_view battle) {
    return body_text({
        {"deleted", battle}
    });
}

std::string to_be_deleted_text(std::string_view battle, std::int64_t at) {
    return body_text({
        {"battle",     battle},
        {"deleted_at", at    }
    });
}

std::string kept_text(std::string_view battle) {
    return body_text({
        {"kept", battle}
    });
}

std::string scenarios_text(const std::vector<ListedScenario>& scenarios) {
    Json list = Json::array();
    for (const auto& scenario : scenarios) list.push_back(facts_of(scenario));
    return body_text({
        {"scenarios", list}
    });
}

std::string scenario_text(const ListedScenario& scenario, const rules::Options& options) {
    auto facts = facts_of(scenario);
    facts["options"] = Json::array();
    for (const auto& option : rules::option_table()) {
        if (option.kind == rules::OptionKind::ScenarioData) continue;
        facts["options"].push_back({
            {"name", option.name},
            {"kind", kKinds[static_cast<std::size_t>(option.kind)]},
            {"permitted", option.permitted},
            {"see", option.see},
            {"default", option.default_value},
            {"value", rules::option_value(options, option.name)}
        });
    }
    return body_text(facts);
}

std::string battles_text(const std::vector<ListedBattle>& battles) {
    Json list = Json::array();
    for (const auto& battle : battles) list.push_back(facts_of(battle));
    return body_text({
        {"battles", list}
    });
}

std::string battle_text(const ListedBattle& battle) { return body_text(facts_of(battle)); }

std::string dice_text(const BattleDice& dice) {
    Json rolled = Json::array();
    for (const auto& die : dice.rolled) {
        rolled.push_back({
            {"purpose", die.purpose},
            {"face",    die.face   }
        });
        if (die.is_set) rolled.back()["is_set"] = true;
    }
    Json all{
        {"battle",     dice.battle    },
        {"commitment", dice.commitment},
        {"rolled",     rolled         }
    };
    const std::pair<const char*, const std::string&> given[] = {
        {"blue",         dice.blue        },
        {"red",          dice.red         },
        {"promise_blue", dice.promise_blue},
        {"promise_red",  dice.promise_red },
        {"seed",         dice.seed        },
        {"salt",         dice.salt        },
        {"digest",       dice.digest      }
    };
    for (const auto& [name, value] : given)
        if (!value.empty()) all[name] = value;
    if (dice.digest.empty()) return body_text(all);
    all["count"] = dice.rolled.size();
    all["heads"] = Json::array();
    for (const auto& [turn, count, head] : dice.heads)
        all["heads"].push_back({
            {"turn",  turn },
            {"count", count},
            {"head",  head }
        });
    return body_text(all);
}

std::string problem_text(const Refusal& refusal) {
    return body_text({
        {"error", {{"code", word_of(refusal.code)}, {"reason", refusal.reason}}}
    });
}

}  // namespace wire
