#include <algorithm>
#include <sstream>

#include <catch2/catch.hpp>

#include "ask/ask.h"

namespace {

struct Answers {
    std::string text;
    int status = 0;
};
Answers ask_all(const std::string& questions) {
    std::istringstream in{questions};
    std::ostringstream out;
    const int status = ask::ask(in, out);
    return {out.str(), status};
}
/// One line's answer, without its end.
std::string answer(const std::string& question) {
    auto text = ask_all(question).text;
    REQUIRE_FALSE(text.empty());
    REQUIRE(text.back() == '\n');
    text.pop_back();
    CHECK(text.find('\n') == std::string::npos);
    return text;
}
bool is_error(const std::string& question, const std::string& naming = "") {
    const auto given = ask_all(question);
    INFO(given.text);
    return given.status == 1 && given.text.rfind("{\"error\":\"" + naming, 0) == 0;
}
bool answers(const std::string& question, const std::string& beginning) {
    const auto given = ask_all(question);
    INFO(given.text);
    return given.status == 0 && given.text.rfind("{" + beginning, 0) == 0;
}
std::string rally(const std::string& more) { return R"({"q":"rally")" + more + "}"; }
std::string within(const std::string& number) {
    return R"({"q":"distance","a":{"x":0,"y":0,"width":1,"depth":1},"b":{"x":2,"y":0,"width":1,"depth":1},"within":)" +
           number + "}";
}
std::string sight(const std::string& polygon, const std::string& more = "") {
    return R"({"q":"line_of_sight","from":{"x":0,"y":0},"to":{"x":10,"y":0},"obstacles":[{"kind":"woods","polygon":)" +
           polygon + more + "}]}";
}

}  // namespace

TEST_CASE("one answer for each line, in order", "[ask]") {
    const auto given = ask_all(rally(R"(,"state":"shaken")") + "\n" + rally("") + "\nnonsense\n" +
                               rally(R"(,"state":"demoralized")"));
    CHECK(given.status == 1);
    std::istringstream lines{given.text};
    std::string line;
    std::getline(lines, line);
    CHECK(line.rfind(R"({"state":"pinned")", 0) == 0);
    std::getline(lines, line);
    CHECK(line.rfind(R"({"state":"steady")", 0) == 0);
    std::getline(lines, line);
    CHECK(line.rfind(R"({"error":)", 0) == 0);
    std::getline(lines, line);
    CHECK(line.rfind(R"({"state":"shaken")", 0) == 0);
    CHECK_FALSE(std::getline(lines, line));
}

TEST_CASE("empty input gives no answers; a blank line is an error", "[ask]") {
    CHECK(ask_all("").text.empty());
    CHECK(ask_all("").status == 0);
    CHECK(is_error("\n"));
    CHECK(is_error("  \t\r\n"));
    const auto two = ask_all(rally("") + "\n\n");
    CHECK(std::count(two.text.begin(), two.text.end(), '\n') == 2);
    CHECK(two.status == 1);
    const auto one = ask_all(rally("") + "\n");
    CHECK(std::count(one.text.begin(), one.text.end(), '\n') == 1);
    CHECK(one.status == 0);
}

TEST_CASE("white space around the object is allowed, a byte order mark is not", "[ask]") {
    CHECK(answers(" \t" + rally("") + " \r\n", R"("state":"steady")"));
    CHECK(is_error("\xEF\xBB\xBF" + rally("")));
    CHECK(is_error("\xEF\xBB\xBF"));
}

TEST_CASE("what is no JSON object is an error", "[ask]") {
    for (const auto* text : {"{",
                             "}",
                             "[]",
                             "3",
                             "\"q\"",
                             "null",
                             "true",
                             "{}{}",
                             "{} x",
                             R"({"q":"rally",})",
                             R"({"q":"rally"} {})",
                             R"({'q':'rally'})",
                             R"({"q":"rally"/*x*/})",
                             R"([{"q":"rally"}])",
                             "{\"q\":\"ral\xFFly\"}",
                             "{\"q\":\"rally\",\"state\":\"\x01\"}",
                             R"({"q":"rally","state":"\ud800"})",
                             R"({"q":rally})",
                             R"({"q":"rally","state":NaN})",
                             R"({"q":"rally","x":01})",
                             R"({"q":"rally","x":+1})",
                             R"({"q":"rally","x":.5})",
                             R"({"q":"rally","x":1.})",
                             "nope"})
        CHECK(is_error(text));
    CHECK(is_error("{}", "q: required"));
    CHECK(is_error(R"({"q":"rall"})", "q: expected one of terrain_cost "));
    CHECK(is_error(R"({"q":7})", "q: expected one of"));
    CHECK(is_error(std::string{"{\"q\":\"rally\0\"}", 14}));
}

TEST_CASE("a name may be written with escapes", "[ask]") {
    CHECK(answers(R"({"\u0071":"rall\u0079"})", R"("state":"steady")"));
}

TEST_CASE("a field that the question does not have is named, at any depth", "[ask]") {
    CHECK(is_error(rally(R"(,"die":3)"), "die: "));
    CHECK(is_error(
        R"({"q":"to_hit","hit_number":5,"effect":"H","target":{"kind":"personnel","armor":3}})",
        "target.armor: "));
    CHECK(is_error(sight("[[4,-1],[5,-1],[5,1]]", R"(,"height":2)"), "obstacles[0].height: "));
    CHECK(is_error(rally(R"(,"a\"b\n":3)"), R"(a\"b\u000a: )"));
    const auto long_name = std::string(5000, 'x');
    CHECK(answer(rally(",\"" + long_name + "\":1")).size() < 200);
    CHECK(is_error(rally(",\"" + long_name + "\":1"), "xxxx"));
}

TEST_CASE("a key that stands twice in one object is an error", "[ask]") {
    CHECK(is_error(R"({"q":"rally","q":"rally"})", "q: stands twice"));
    CHECK(is_error(R"({"q":"rally","\u0071":"rally"})", "q: stands twice"));
    CHECK(is_error(
        R"({"q":"to_hit","hit_number":5,"effect":"H","target":{"kind":"personnel","kind":"personnel"}})",
        "target.kind: stands twice"));
    CHECK(is_error(rally(R"(,"x":{"y":{"z":1,"z":1}})"), "x.y.z: stands twice"));
    CHECK(answers(
        R"({"q":"to_hit","hit_number":5,"effect":"H","firer":{"pinned":true},"target":{"kind":"personnel","pinned":true}})",
        R"("to_hit":3)"));
    std::string many;
    for (int i = 0; i < 50'000; ++i) many += ",\"k" + std::to_string(i) + "\":0";
    CHECK(is_error(rally(many + R"(,"k17":0)"), "k17: stands twice"));
    CHECK(is_error(rally(many), "k0: "));
}

TEST_CASE("null is never a value", "[ask]") {
    CHECK(is_error(rally(R"(,"state":null)"), "state: "));
    CHECK(is_error(R"({"q":"to_hit","hit_number":null,"effect":"H","target":{"kind":"personnel"}})",
                   "hit_number: "));
    CHECK(is_error(
        R"({"q":"to_hit","hit_number":5,"effect":"H","firer":null,"target":{"kind":"personnel"}})",
        "firer: "));
    CHECK(is_error(
        R"({"q":"line_of_sight","from":{"x":0,"y":0},"to":{"x":1,"y":0},"obstacles":null})",
        "obstacles: "));
    CHECK(is_error(R"({"q":"spotting","target":"vehicle","spotter":"vehicle","moved":null})",
                   "moved: "));
}

TEST_CASE("an integer has neither fraction nor exponent", "[ask]") {
    const auto with = [](const std::string& n) {
        return R"({"q":"to_hit","hit_number":)" + n +
               R"(,"effect":"-","target":{"kind":"personnel"}})";
    };
    CHECK(answers(with("5"), R"("to_hit":5)"));
    CHECK(answers(with("-100"), R"("to_hit":-100)"));
    CHECK(answers(with("-0"), R"("to_hit":0)"));
    for (const auto* bad :
         {"5.0", "5e0", "50e-1", "101", "-101", "1e400", "99999999999999999999",
          "-99999999999999999999", "18446744073709551615", "\"5\"", "true", "[5]"})
        CHECK(is_error(with(bad), "hit_number: "));
    const auto effect = [](const std::string& e) {
        return R"({"q":"to_hit","hit_number":5,"effect":)" + e +
               R"(,"target":{"kind":"personnel"}})";
    };
    for (const auto* bad : {"3.0", "101", "-101", "\"h\"", "\"\"", "\"5\"", "[]", "false"})
        CHECK(is_error(effect(bad), "effect: "));
    for (const auto* good : {"-100", "100", "\"A\"", "\"W\"", "\"H\"", "\"HC\"", "\"FL\"", "\"-\""})
        CHECK(answers(effect(good), R"("to_hit":5)"));
}

TEST_CASE("of other numbers the value counts, in thousandths", "[ask]") {
    CHECK(answers(within("1"), R"("is_within":true)"));
    CHECK(answers(within("0.999"), R"("is_within":false)"));
    for (const auto* one : {"1.000", "100e-2", "0.1e1", "1E0", "1e+0", "1000000e-6", "0.00001e5",
                            "1.0000000000000000000000000000"})
        CHECK(answers(within(one), R"("is_within":true)"));
    for (const auto* less : {"999e-3", "9.99e-1", "0", "-0", "0.0", "0e5",
                             "0e999999999999999999999", "0.000e-400", "-0.0"})
        CHECK(answers(within(less), R"("is_within":false)"));
    for (const auto* bad :
         {"1.2345", "1e-4", "1e-400", "2000.001", "2001", "1e4", "1e300", "1e400", "-1", "-0.001",
          "\"1\"", "true", "99999999999999999999999999", "0.9999999999999999999999999999999999999"})
        CHECK(is_error(within(bad), "within: "));
    CHECK(answers(within("2000"), R"("is_within":true)"));
    CHECK(answers(within("2e3"), R"("is_within":true)"));
    CHECK(answers(within("0." + std::string(3000, '0') + "1e3001"), R"("is_within":true)"));
}

TEST_CASE("lines of more than 1 MiB and nests deeper than 16 are errors", "[ask]") {
    constexpr std::size_t limit = std::size_t{1} << 20;
    const auto padded = [](std::size_t size) {
        return rally("") + std::string(size - rally("").size(), ' ');
    };
    CHECK(answers(padded(limit), R"("state":"steady")"));
    CHECK(is_error(padded(limit + 1)));
    const auto after = ask_all(padded(3 * limit) + "\n" + rally(""));
    CHECK(after.text.find(R"({"state":"steady")") != std::string::npos);
    CHECK(std::count(after.text.begin(), after.text.end(), '\n') == 2);
    const auto nested = [](std::size_t depth) {
        return rally(",\"x\":" + std::string(depth - 1, '[') + std::string(depth - 1, ']'));
    };
    CHECK(is_error(nested(16), "x: "));
    CHECK(is_error(nested(17), "nested deeper"));
    CHECK(is_error(rally(",\"x\":" + std::string(500'000, '['))));
}

TEST_CASE("required fields, at any depth", "[ask]") {
    CHECK(is_error(R"({"q":"terrain_cost","terrain":"open"})", "mobility: required"));
    CHECK(is_error(R"({"q":"terrain_cost","mobility":"tracked"})", "terrain: required"));
    CHECK(is_error(R"({"q":"order_placement"})", "issuer: required"));
    CHECK(is_error(R"({"q":"spotting","target":"vehicle"})", "spotter: required"));
    CHECK(is_error(R"({"q":"spotting","spotter":"vehicle"})", "target: required"));
    CHECK(is_error(R"({"q":"to_hit","hit_number":5,"effect":"H"})", "target: required"));
    CHECK(is_error(R"({"q":"to_hit","hit_number":5,"effect":"H","target":{}})",
                   "target.kind: required"));
    CHECK(is_error(R"({"q":"to_hit","effect":"H","target":{"kind":"personnel"}})",
                   "hit_number: required"));
    CHECK(is_error(R"({"q":"to_hit","hit_number":5,"target":{"kind":"personnel"}})",
                   "effect: required"));
    CHECK(is_error(R"({"q":"hit_result","effect":"H","target":{"kind":"personnel"}})",
                   "die: required"));
    CHECK(is_error(R"({"q":"idf_to_hit","target":{"kind":"personnel"}})", "he_number: required"));
    CHECK(is_error(R"({"q":"artillery_response","asset":"organic"})", "mission: required"));
    CHECK(is_error(R"({"q":"artillery_response","mission":"observed"})", "asset: required"));
    CHECK(is_error(R"({"q":"morale","die":4})", "morale: required"));
    CHECK(is_error(R"({"q":"morale","morale":4})", "die: required"));
    CHECK(is_error(R"({"q":"entrench"})", "die: required"));
    CHECK(is_error(
        R"({"q":"distance","a":{"x":0,"y":0,"width":1},"b":{"x":0,"y":0,"width":1,"depth":1},"within":1})",
        "a.depth: required"));
    CHECK(is_error(R"({"q":"line_of_sight","from":{"x":0,"y":0},"to":{"x":0}})", "to.y: required"));
    CHECK(is_error(
        sight("[[4,-1],[5,-1],[5,1]]").replace(sight("").find("\"kind\":\"woods\","), 15, ""),
        "obstacles[0].kind: required"));
}

TEST_CASE("the rate of fire is plain or split", "[ask]") {
    const auto rate = [](const std::string& fields) {
        return R"({"q":"rate_of_fire")" + fields + "}";
    };
    CHECK(answers(rate(R"(,"rof":2)"), R"("dice":2)"));
    CHECK(answers(rate(R"(,"rof_contact":3,"rof_other":2)"), R"("dice":2)"));
    CHECK(answers(rate(R"(,"rof_contact":3,"rof_other":2,"in_contact":true)"), R"("dice":3)"));
    CHECK(is_error(rate(""), "rof: required"));
    CHECK(is_error(rate(R"(,"rof_contact":3)"), "rof_other: required"));
    CHECK(is_error(rate(R"(,"rof_other":3)"), "rof_contact: required"));
    CHECK(is_error(rate(R"(,"rof":2,"rof_other":2)"), "rof_other: "));
    CHECK(is_error(rate(R"(,"rof":2,"rof_contact":3,"rof_other":2)"), "rof_contact: "));
    CHECK(is_error(rate(R"(,"rof":101)"), "rof: "));
    CHECK(answers(rate(R"(,"rof":2,"passenger":true,"rides":"mounted")"), R"("dice":2)"));
    CHECK(answers(rate(R"(,"rof":2,"passenger":true,"rides":"none")"), R"("dice":1)"));
    CHECK(is_error(rate(R"(,"rof":2,"rides":"horse")"), "rides: "));
}

TEST_CASE("ammunition: the die only if it is needed, the firings of flame weapons", "[ask]") {
    const auto shot = [](const std::string& fields) {
        return R"({"q":"ammo_depletion")" + fields + "}";
    };
    CHECK(is_error(shot(R"(,"to_hit_die":1,"caliber_mm":75,"platform":"other")"), "die: required"));
    CHECK(answers(shot(R"(,"to_hit_die":2,"caliber_mm":75,"platform":"other")"),
                  R"("roll_needed":false,"depleted":false)"));
    CHECK(answers(shot(R"(,"to_hit_die":2,"caliber_mm":75,"platform":"other","die":1)"),
                  R"("roll_needed":false,"depleted":false)"));
    CHECK(
        is_error(shot(R"(,"to_hit_die":2,"caliber_mm":75,"platform":"other","die":11)"), "die: "));
    CHECK(is_error(shot(R"(,"to_hit_die":0,"platform":"other")"), "to_hit_die: "));
    CHECK(is_error(shot(R"(,"platform":"other")"), "to_hit_die: required"));
    CHECK(
        is_error(shot(R"(,"to_hit_die":2,"caliber_mm":10001,"platform":"other")"), "caliber_mm: "));
    CHECK(is_error(shot(R"(,"to_hit_die":2,"platform":"flame_vehicle")"), "fires: required"));
    CHECK(is_error(shot(R"(,"to_hit_die":2,"platform":"flame_vehicle","fires":0)"), "fires: "));
    CHECK(answers(shot(R"(,"to_hit_die":2,"platform":"flame_vehicle","fires":2)"),
                  R"("roll_needed":false,"depleted":true)"));
    CHECK(answers(shot(R"(,"to_hit_die":1,"platform":"flame_carried","fires":1,"harassing":true)"),
                  R"("roll_needed":false,"depleted":false)"));
    CHECK(answers(shot(R"(,"to_hit_die":1,"caliber_mm":75,"platform":"rocket_launcher")"),
                  R"("roll_needed":false,"depleted":true)"));
    CHECK(answers(shot(R"(,"to_hit_die":1,"caliber_mm":75,"platform":"tank","special_ammo":true)"),
                  R"("roll_needed":false,"depleted":true)"));
    CHECK(answers(shot(R"(,"to_hit_die":1,"caliber_mm":19,"platform":"tank")"),
                  R"("roll_needed":false,"depleted":false)"));
}

TEST_CASE("bases have a size, facings a circle, coordinates a table", "[ask]") {
    const auto base = [](const std::string& fields) {
        return R"({"q":"distance","a":{)" + fields +
               R"(},"b":{"x":0,"y":0,"width":1,"depth":1},"within":1})";
    };
    CHECK(answers(base(R"("x":500,"y":-500,"width":0.001,"depth":100,"facing":359.999)"),
                  R"("is_within":false)"));
    CHECK(is_error(base(R"("x":500.001,"y":0,"width":1,"depth":1)"), "a.x: "));
    CHECK(is_error(base(R"("x":0,"y":-500.001,"width":1,"depth":1)"), "a.y: "));
    CHECK(is_error(base(R"("x":0,"y":0,"width":0,"depth":1)"), "a.width: "));
    CHECK(is_error(base(R"("x":0,"y":0,"width":1,"depth":100.001)"), "a.depth: "));
    CHECK(is_error(base(R"("x":0,"y":0,"width":1,"depth":1,"facing":360)"), "a.facing: "));
    CHECK(is_error(base(R"("x":0,"y":0,"width":1,"depth":1,"facing":-0.001)"), "a.facing: "));
}

TEST_CASE("polygons are simple and have an area", "[ask]") {
    CHECK(answers(sight("[[4,-1],[5,-1],[5,1],[4,1]]"), R"("visible":false)"));
    CHECK(answers(sight("[[4,1],[5,1],[5,-1],[4,-1]]"), R"("visible":false)"));
    for (const auto* bad :
         {"[]", "[[4,-1],[5,-1]]", "[[4,-1],[5,0],[6,1]]", "[[4,-1],[6,1],[6,-1],[4,1]]",
          "[[4,-1],[5,-1],[5,1],[4,1],[4,-1]]", "[[4,-1],[5,-1],[5]]", "[[4,-1],[5,-1],[5,1,0]]",
          "[[4,-1],[5,-1],7]", "{}", "3", R"([["4",-1],[5,-1],[5,1]])", "[[501,-1],[5,-1],[5,1]]",
          "[[4.0001,-1],[5,-1],[5,1]]"})
        CHECK(is_error(sight(bad), "obstacles[0].polygon"));
    std::string corners = "[[-500,0]";
    for (int i = 1; i < 201; ++i)
        corners += ",[" + std::to_string(i) + "," + std::to_string(i * i % 97 + 1) + "]";
    CHECK(is_error(sight(corners + "]"), "obstacles[0].polygon: "));
}

TEST_CASE("at most 200 obstacles; ends lie outside", "[ask]") {
    const std::string obstacle = R"({"kind":"stand","polygon":[[4,5],[5,5],[5,6]]})";
    const auto with = [&](int count) {
        std::string list;
        for (int i = 0; i < count; ++i) list += (i ? "," : "") + obstacle;
        return R"({"q":"line_of_sight","from":{"x":0,"y":0},"to":{"x":10,"y":0},"obstacles":[)" +
               list + "]}";
    };
    CHECK(answers(with(0), R"("visible":true)"));
    CHECK(answers(with(200), R"("visible":true)"));
    CHECK(is_error(with(201), "obstacles: "));
    CHECK(is_error(sight("[[-1,-1],[1,-1],[1,1],[-1,1]]"), "from: "));
    CHECK(is_error(sight("[[9,-1],[11,-1],[11,1],[9,1]]"), "to: "));
    CHECK(answers(sight("[[0,0],[0,-5],[5,-5],[5,0]]"), R"("visible":true)"));  // along a border
    CHECK(
        answers(sight("[[0,-1],[1,-1],[1,1],[0,1]]"), R"("visible":false)"));  // an end on a border
    CHECK(answers(R"({"q":"line_of_sight","from":{"x":3,"y":3},"to":{"x":3,"y":3}})",
                  R"("visible":true)"));
}
