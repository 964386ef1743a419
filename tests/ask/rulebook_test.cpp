#include <cstdlib>
#include <fstream>
#include <sstream>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "ask/ask.h"
#include "ask/rulebook.h"
#include "ask/words.h"
#include "rules/movement_chart.h"

using nlohmann::json;

namespace {

json book() { return json::parse(ask::rulebook()); }
json named(const json& list, const char* key, const std::string& name) {
    for (const auto& one : list)
        if (one[key] == name) return one;
    FAIL("there is no " << name);
    return {};
}
json question(const std::string& q) { return named(book()["questions"], "q", q); }
json field(const json& fields, const std::string& name) { return named(fields, "name", name); }
json chart(const std::string& name) { return named(book()["charts"], "name", name); }

/// A value that this field takes.
json some_value(const json& field) {
    const std::string kind = field["kind"];
    if (kind == "truth") return true;
    if (kind == "whole") return field["most"];
    if (kind == "word" || kind == "effect") return field["words"].back();
    if (kind == "decimal") return 1;
    if (kind == "points")
        return {
            {0, 0},
            {1, 0},
            {0, 1}
        };
    json inside = json::object();
    for (const auto& part : field["fields"]) inside[part["name"]] = some_value(part);
    return kind == "objects" ? json::array({inside}) : inside;
}
json required_only(const json& fields) {
    json line = json::object();
    for (const auto& part : fields)
        if (part.contains("required"))
            line[part["name"]] =
                part["kind"] == "object" ? required_only(part["fields"]) : some_value(part);
    return line;
}
bool is_answered(const json& line) {
    const auto answer = ask::answer_to(line.dump());
    INFO(line << " " << answer);
    return answer.find("error") == std::string::npos;
}

}  // namespace

TEST_CASE("each question says what it reads, and reads what it says", "[ask]") {
    const auto questions = book()["questions"];
    REQUIRE(questions.size() == 15);
    for (const auto& one : questions) {
        const std::string q = one["q"];
        INFO(q);
        auto line = required_only(one["fields"]);
        line["q"] = q;
        if (q == "rate_of_fire") line["rof"] = 2;
        CHECK(is_answered(line));
        for (const auto& part : one["fields"]) {
            const std::string name = part["name"];
            if (name == "rof_contact" || name == "rof_other") continue;
            INFO(name);
            auto with = line;
            with[name] = some_value(part);
            CHECK(is_answered(with));
            if (!part.contains("required")) continue;
            auto without = line;
            without.erase(name);
            CHECK_FALSE(is_answered(without));
        }
    }
}

TEST_CASE("a field says its bounds, its default and its words", "[ask]") {
    const auto shot = question("to_hit")["fields"];
    CHECK(field(shot, "hit_number") ==
          json::parse(
              R"({"name":"hit_number","kind":"whole","required":true,"least":-100,"most":100})"));
    const auto firer = field(shot, "firer")["fields"];
    CHECK(field(firer, "quality")["default"] == "regular");
    CHECK(field(firer, "order")["words"].size() == 10);
    CHECK(field(shot, "close_assault")["default"] == false);
    CHECK(field(shot, "target")["required"] == true);
    CHECK_FALSE(field(shot, "firer").contains("required"));
    CHECK(field(shot, "effect")["words"] == json({"A", "W", "H", "HC", "FL", "-"}));
    const auto base = field(question("distance")["fields"], "a")["fields"];
    CHECK(field(base, "width")["without_least"] == true);
    CHECK(field(base, "facing")["without_most"] == true);
    CHECK(field(question("line_of_sight")["fields"], "obstacles")["most_items"] == 200);
    const auto supply = question("ammo_depletion")["fields"];
    CHECK_FALSE(field(supply, "die").contains("required"));
    CHECK_FALSE(field(supply, "die").contains("default"));
}

TEST_CASE("SCALE-13 the charts are those of the resolver", "[ask][SCALE-13]") {
    const auto ground = chart("terrain");
    CHECK(ground["rule"] == "TERR-04");
    CHECK(ground["rows"].size() == rules::kTerrainChart.size());
    CHECK(ground["rows"][1] == json({"woods", "×1", "×2", "×4"}));
    CHECK(ground["rows"][10] == json({"creek", "×2", "×2", "×2 *"}));
    CHECK(chart("orders")["rows"][1] == json({"hasty_advance", "1×", "2×", "no", "yes", "-2"}));
    CHECK(chart("spotting")["rows"][4] == json({"open_moving_or_firing", "@60″+", "@60″+"}));
    CHECK(chart("to_hit")["rows"][0] == json({"patrol", "-1", "HIT-08", "H W A FL"}));
    CHECK(chart("hit_results")["rows"][0] == json({"green", "1", "2–5", "6–10"}));
    CHECK(chart("morale_results")["rows"][3] == json({"7+", "eliminated"}));
    CHECK(chart("entrench")["rows"][0] == json({"elite", "1–6", "1–4"}));
    const auto charts = book()["charts"];
    for (const auto& one : charts)
        for (const auto& row : one["rows"]) CHECK(row.size() == one["columns"].size());
}

TEST_CASE("one line is answered as in a file of lines", "[ask]") {
    const std::string line = R"({"q":"rally","state":"shaken"})";
    std::istringstream in{line};
    std::ostringstream out;
    ask::ask(in, out);
    CHECK(ask::answer_to(line) + "\n" == out.str());
    CHECK(ask::answer_to(line + "\n") == ask::answer_to(line));
    CHECK(ask::answer_to(line + "\n" + line) == R"({"error":"a question is a single line"})");
    CHECK(ask::answer_to("") == R"({"error":"a blank line is no question"})");
}

TEST_CASE("the example of the protocol is what is served", "[ask]") {
    const std::string path = "protocol/examples/rules.json";
    const auto text = nlohmann::ordered_json::parse(ask::rulebook()).dump(1) + "\n";
    if (std::getenv("ORDERCAP_UPDATE_GOLDEN") != nullptr) std::ofstream(path) << text;
    std::ifstream file{path};
    CHECK(std::string{std::istreambuf_iterator<char>(file), {}} == text);
}
