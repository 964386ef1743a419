#include "ask/rulebook.h"

#include <nlohmann/json.hpp>

#include "ask/charts.h"
#include "ask/questions.h"

namespace ask {
namespace {

using nlohmann::ordered_json;

std::string_view name_of(Described::Kind kind) {
    switch (kind) {
    case Described::Kind::Truth: return "truth";
    case Described::Kind::Whole: return "whole";
    case Described::Kind::Decimal: return "decimal";
    case Described::Kind::Word: return "word";
    case Described::Kind::Effect: return "effect";
    case Described::Kind::Object: return "object";
    case Described::Kind::Objects: return "objects";
    case Described::Kind::Points: return "points";
    }
    return {};
}

ordered_json fields_json(const std::list<Described>& fields);

void add_if_any(ordered_json& json, const char* name, const std::string& value) {
    if (!value.empty()) json[name] = ordered_json::parse(value);
}

ordered_json field_json(const Described& field) {
    ordered_json json{
        {"name", field.name         },
        {"kind", name_of(field.kind)}
    };
    if (field.required) json["required"] = true;
    add_if_any(json, "default", field.otherwise);
    if (!field.words.empty()) json["words"] = field.words;
    add_if_any(json, "least", field.least);
    add_if_any(json, "most", field.most);
    if (field.without_least) json["without_least"] = true;
    if (field.without_most) json["without_most"] = true;
    if (field.fewest_items) json["fewest_items"] = *field.fewest_items;
    if (field.most_items) json["most_items"] = *field.most_items;
    if (!field.fields.empty()) json["fields"] = fields_json(field.fields);
    return json;
}

ordered_json fields_json(const std::list<Described>& fields) {
    auto json = ordered_json::array();
    for (const auto& field : fields) json.push_back(field_json(field));
    return json;
}

/// A question is asked with nothing in it, and tells what it looked for.
ordered_json questions_json() {
    auto json = ordered_json::array();
    for (const auto& question : kQuestions) {
        std::list<Described> described;
        Fields fields{described};
        Answer none;
        question.value(fields, none);
        json.push_back({
            {"q",      question.text         },
            {"fields", fields_json(described)}
        });
    }
    return json;
}

ordered_json charts_json() {
    auto json = ordered_json::array();
    for (const auto& chart : charts())
        json.push_back({
            {"name",    chart.name   },
            {"rule",    chart.rule   },
            {"columns", chart.columns},
            {"rows",    chart.rows   }
        });
    return json;
}

/// Changes whenever a question or a chart does (FNV-1a). [SCALE-13]
std::string version_of(std::string_view text) {
    constexpr std::uint64_t begin = 0xcbf29ce484222325U, prime = 0x100000001b3U;
    constexpr std::string_view hex = "0123456789abcdef";
    std::uint64_t hash = begin;
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * prime;
    std::string version;
    for (int shift = 60; shift >= 0; shift -= 4) version += hex[(hash >> shift) & 15U];
    return version;
}

std::string make_rulebook() {
    ordered_json book{
        {"questions", questions_json()},
        {"charts",    charts_json()   }
    };
    book["version"] = version_of(book.dump());
    return book.dump();
}

}  // namespace

const std::string& rulebook() {
    static const std::string text = make_rulebook();
    return text;
}

}  // namespace ask
