#include <fstream>

#include <catch2/catch.hpp>

#include "scenario/campaign_texts.h"

/// The reader and the schema speak of the same fields.
using namespace scenario;

namespace {

using nlohmann::json;

json file_at(const std::string& path) { return json::parse(std::ifstream(path)); }

/// What "#/…" names in this schema, "other.schema.json#/…" in another: that, and its part.
std::pair<json, json> referred(const json& schema, const std::string& reference) {
    const auto mark = reference.find('#');
    auto other = mark == 0 ? schema : file_at("protocol/schema/" + reference.substr(0, mark));
    auto part = other[json::json_pointer(reference.substr(mark + 1))];
    return {std::move(other), std::move(part)};
}

/// Walks a file and its schema side by side: `visit(pointer, object, its schema)` for every object.
template <class Visit>
void walk(const json& schema, const json& part, const json& value, const json::json_pointer& at,
          Visit visit) {
    if (part.contains("$ref")) {
        const auto [other, named] = referred(schema, part["$ref"].get<std::string>());
        return walk(other, named, value, at, visit);
    }
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

/// A sound file is spoilt in each of its objects: what is told must be what the schema says. How
/// many objects there are.
template <class Told> int agree(const std::string& name, const json& sound, Told told_of) {
    const auto schema = file_at("protocol/schema/" + name + ".schema.json");
    int objects = 0;
    walk(schema, schema, sound, json::json_pointer{},
         [&](const auto& at, const json&, const json& part) {
             ++objects;
             auto spoilt = sound;
             spoilt[at / "zzz"] = 1;
             const auto unknown = told_of(spoilt);
             CHECK_THAT("\n" + unknown, Catch::Contains("\n" + dotted(at / "zzz") +
                                                        ": unknown field; known here: "));
             for (const auto& [key, described] : part["properties"].items())
                 CHECK_THAT(unknown, Catch::Contains(key));
             for (const auto& required : part["required"]) {
                 auto without = sound;
                 without[at].erase(required.template get<std::string>());
                 INFO(dotted(at) << " without " << required);
                 CHECK_THAT(told_of(without),
                            Catch::Contains("\"" + required.template get<std::string>() +
                                            "\" is missing"));
             }
         });
    return objects;
}

}  // namespace

TEST_CASE("every object of a scenario has the fields of the schema and no others", "[scenarios]") {
    CHECK(agree("scenario", file_at("db/scenarios/tutorial.json"),
                [](const json& file) { return told(file); }) >= 40);
}

TEST_CASE("every object of a campaign has the fields of the schema and no others", "[campaigns]") {
    CHECK(agree("campaign", small_campaign(),
                [](const json& file) { return told_of_campaign(file); }) >= 30);
}

TEST_CASE("every object of a campaign's table has the fields of the schema and no others",
          "[campaigns]") {
    CHECK(agree("campaign_table", small_table(),
                [](const json& file) { return told_of_table(file); }) >= 8);
}

TEST_CASE("every field of the schemas is described", "[scenarios]") {
    for (const auto* name : {"scenario", "equipment", "cards", "campaign", "campaign_table"}) {
        const auto schema = file_at("protocol/schema/" + std::string(name) + ".schema.json");
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
