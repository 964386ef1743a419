#include <fstream>

#include <catch2/catch.hpp>

#include "scenario/scenario_texts.h"

/// The reader and the schema speak of the same fields.
using namespace scenario;

namespace {

using nlohmann::json;

json file_at(const char* path) { return json::parse(std::ifstream(path)); }

/// Walks a file and its schema side by side: `visit(pointer, object, its schema)` for every object.
template <class Visit>
void walk(const json& schema, const json& part, const json& value, const json::json_pointer& at,
          Visit visit) {
    if (part.contains("$ref"))
        return walk(schema, schema[json::json_pointer(part["$ref"].get<std::string>().substr(1))],
                    value, at, visit);
    if (part.contains("oneOf") && !part.contains("properties")) {
        for (const auto& choice : part["oneOf"])
            if (choice.value("type", "") == value.type_name())
                walk(schema, choice, value, at, visit);
        return;
    }
    if (value.is_array() && part.contains("items"))
        for (std::size_t i = 0; i < value.size(); ++i)
            walk(schema, part["items"], value[i], at / i, visit);
    if (!value.is_object() || !part.contains("properties")) return;
    visit(at, value, part);
    for (const auto& [key, item] : value.items())
        walk(schema, part["properties"][key], item, at / key, visit);
}

std::string dotted(const json::json_pointer& at) {
    std::string text;
    for (auto rest = at; !rest.empty(); rest.pop_back()) {
        const auto& token = rest.back();
        const bool index = token.find_first_not_of("0123456789") == std::string::npos;
        text = (index ? "[" + token + "]" : "." + token) + text;
    }
    return text.starts_with('.') ? text.substr(1) : text;
}

}  // namespace

TEST_CASE("every object of a scenario has the fields of the schema and no others", "[scenarios]") {
    const auto schema = file_at("protocol/schema/scenario.schema.json");
    const auto battle = file_at("db/scenarios/tutorial.json");
    int objects = 0;
    walk(schema, schema, battle, json::json_pointer{},
         [&](const auto& at, const json& object, const json& part) {
             ++objects;
             auto spoilt = battle;
             spoilt[at / "zzz"] = 1;
             CHECK_THAT(told(spoilt),
                        Catch::StartsWith(dotted(at / "zzz") + ": unknown field; known here: "));
             for (const auto& [key, described] : part["properties"].items())
                 CHECK_THAT(told(spoilt), Catch::Contains(key));
             for (const auto& required : part["required"]) {
                 auto without = battle;
                 without[at].erase(required.template get<std::string>());
                 INFO(dotted(at) << " without " << required);
                 CHECK_THAT(told(without),
                            Catch::Contains("\"" + required.template get<std::string>() +
                                            "\" is missing"));
             }
             CHECK(object.is_object());
         });
    CHECK(objects >= 40);
}

TEST_CASE("every field of the schemas is described", "[scenarios]") {
    for (const auto* name : {"scenario", "equipment", "cards"}) {
        const auto schema =
            file_at(("protocol/schema/" + std::string(name) + ".schema.json").c_str());
        CHECK(schema.contains("title"));
        const auto flat = schema.flatten();
        for (const auto& [pointer, value] : flat.items()) {
            const auto end = pointer.find("/type");
            if (end == std::string::npos || end + 5 != pointer.size() ||
                pointer.find("/items/") != std::string::npos)
                continue;
            INFO(name << " " << pointer);
            CHECK(schema.contains(json::json_pointer(pointer.substr(0, end) + "/description")));
        }
    }
}
