#include "wire/ledger.h"

#include "wire/body.h"
#include "wire/describe_view.h"
#include "wire/json_text.h"

namespace wire {
namespace {

Json json_of(const fog::Value& value);

Json json_of(const fog::Fields& fields) {
    auto json = Json::object();
    for (const auto& [name, value] : fields) json.emplace(name, json_of(value));
    return json;
}

Json json_of(const fog::Value& value) {
    if (const auto* fields = std::get_if<fog::Fields>(&value.is)) return json_of(*fields);
    if (const auto* list = std::get_if<std::vector<fog::Value>>(&value.is)) {
        auto json = Json::array();
        for (const auto& item : *list) json.push_back(json_of(item));
        return json;
    }
    if (const auto* text = std::get_if<std::string>(&value.is)) return *text;
    if (const auto* is = std::get_if<bool>(&value.is)) return *is;
    return std::get<std::int64_t>(value.is);
}

}  // namespace

std::string configuration_text(const fog::View& start, fog::Audience audience) {
    const auto view = text(start);
    auto json = Json{
        {"audience", text(audience)}
    };
    for (const auto* section :
         {"battle", "map", "dice", "objectives", "players", "formations", "companies", "types"})
        json.emplace(section, view.at(section));
    return body_text({
        {"configuration", std::move(json)}
    });
}

std::string release_text(const fog::Release& release, std::int64_t moment) {
    return body_text({
        {"moment",  moment                  },
        {"turn",    release.turn            },
        {"step",    text(release.step)      },
        {"row",     release.row             },
        {"kind",    release.kind            },
        {"subject", release.subject         },
        {"payload", json_of(release.payload)}
    });
}

/// What a card in hand cannot be played for is a choice, too.
std::string known_text(const fog::View& view, std::int64_t moment) {
    auto json = text(view);
    json.erase("choices");
    for (auto& card : json.at("hand")) card.erase("hindrance");
    return body_text({
        {"moment", moment         },
        {"view",   std::move(json)}
    });
}

}  // namespace wire
