#include <fstream>

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "base/refusal_code.h"
#include "example_files.h"
#include "wire/parse.h"

using nlohmann::json;

namespace {

std::string reason_of(const std::string& text) {
    const auto read = wire::parse(text);
    return read ? "read" : read.error().refusal.reason;
}

std::string command(const std::string& inside) {
    return R"({"type":"command","cmd_id":"c-1","command":)" + inside + "}";
}

}  // namespace

TEST_CASE("a message that is none is refused with its place", "[wire]") {
    CHECK(reason_of("") == "That message is not JSON.");
    CHECK(reason_of("[]") == "That message must be an object.");
    CHECK(reason_of("{}") == "type is missing.");
    CHECK(reason_of(R"({"type":"dance"})") == "type is no message.");
    CHECK(reason_of(R"({"type":"ping","pong":1})") ==
          "That message has a key that does not belong here.");
    CHECK(reason_of(R"({"type":"ping","type":"ping"})") ==
          "That message has a key that stands twice.");
    CHECK(reason_of(command(R"({"do":"fly"})")) == "command.do is no command.");
    CHECK(reason_of(command(R"({"do":"commit","now":true})")) ==
          "command has a key that does not belong here.");
    CHECK(reason_of(command(R"({"do":"time_up"})")) == "command.do is no command.");
    CHECK(reason_of(command(R"({"do":"move_stand","stand":"s1","path":[[1,2],[3]]})")) ==
          "command.path[1] must be [x, y].");
    CHECK(reason_of(command(R"({"do":"move_stand","stand":"s1","path":[[1,2.5]]})")) ==
          "command.path[0][1] must be a whole number.");
    CHECK(reason_of(command(R"({"do":"turn_stand","stand":"s1","facing":360000})")) ==
          "command.facing must lie between 0 and 359999.");
    CHECK(reason_of(command(R"({"do":"turn_stand","stand":"1","facing":0})")) ==
          "command.stand must be an id such as \"s7\".");
    CHECK(reason_of(command(R"({"do":"pause","reason":""})")) ==
          "command.reason must not be empty.");
    CHECK(reason_of(R"({"type":"chat","to":"all","words":"a\u0000b"})") ==
          "words holds a control character.");
    CHECK(reason_of(R"({"type":"chat","to":"all","words":"\ud800"})") ==
          "That message is not JSON.");
}

TEST_CASE("depth and length are looked at first", "[wire]") {
    CHECK(reason_of(std::string(60'000, '[')) == "That message is too deep.");
    CHECK(reason_of(std::string(wire::kLongestMessage + 1, ' ')) == "That message is too long.");
    CHECK(reason_of(command(std::string(20, '[') + std::string(20, ']'))) ==
          "That message is too deep.");
}

TEST_CASE("an unreadable command keeps its id, so that it can be answered", "[wire]") {
    const auto read = wire::parse(command(R"({"do":"commit","now":1})"));
    REQUIRE(!read);
    CHECK(read.error().cmd_id == "c-1");
    CHECK(wire::parse(R"({"type":"command","cmd_id":"a b","command":{"do":"commit"}})")
              .error()
              .cmd_id.empty());
}

/// What would be bad elsewhere and is a good value of this field.
bool is_good(const std::string& command, const std::string& key, const json& value) {
    const auto is_one_of = [&](std::initializer_list<const char*> fields) {
        return std::ranges::find(fields, command + "." + key) != fields.end();
    };
    if (value.is_boolean())
        return is_one_of(
            {"edit_stand.suppressed", "edit_stand.visible", "pass_always.until_contact"});
    if (value == json::object()) return key == "told";
    if (value == json::array())
        return is_one_of({"place_order.overwatch", "place_order.regroup", "move_stand.path",
                          "ask_for_move.path", "man_handle.path", "pass_always.discards"});
    if (value == "")
        return is_one_of({"place_order.recipient", "request_mission.observer", "play_card.target",
                          "play_card.company"});
    if (value == "__proto__" && is_one_of({"play_card.card", "discard_card.card"})) return true;
    const bool is_word = value == "NaN" || value == "__proto__";
    return is_word && (key == "reason" ||
                       is_one_of({"write_to_side.words", "set_die.purpose", "withdraw_die.purpose",
                                  "add_stand.name", "add_stand.line", "set_option.option",
                                  "set_option.value", "set_weather.weather"}));
}

TEST_CASE("every field of every command, given badly, is refused and named", "[wire]") {
    const json bad[] = {nullptr,
                        "",
                        -1,
                        1.5,
                        1e300,
                        9007199254740993,
                        json::array(),
                        json::object(),
                        std::string(3000, 'x'),
                        "__proto__",
                        true,
                        "\x01",
                        "NaN"};
    for (const auto& file : example::files("client.command.")) {
        const auto good = json::parse(example::contents(file));
        INFO(file);
        for (const auto& [key, value] : good["command"].items()) {
            INFO(key);
            for (const auto& wrong : bad) {
                INFO(wrong.dump().substr(0, 40));
                auto message = good;
                message["command"][key] = wrong;
                const auto read = wire::parse(message.dump());
                if (read) {
                    CHECK(is_good(good["command"]["do"], key, wrong));
                } else {
                    CHECK(read.error().refusal.code == RefusalCode::Malformed);
                    CHECK(read.error().refusal.reason.starts_with("command." + key));
                }
            }
            auto without = good;
            without["command"].erase(key);
            const auto read = wire::parse(without.dump());
            if (!read) CHECK(read.error().refusal.reason == "command." + key + " is missing.");
        }
    }
}

TEST_CASE("every item of every list of a command, given badly, is refused and named", "[wire]") {
    const json bad[] = {nullptr,        "",   -1000001, 1.5,   json::object(), std::string(65, 'x'),
                        "Sniper's bus", true, "\x01",   "NaN", "s65536!"};
    for (const auto& file : example::files("client.command.")) {
        const auto good = json::parse(example::contents(file));
        for (const auto& [key, value] : good["command"].items()) {
            if (!value.is_array() || value.empty()) continue;
            for (const auto& wrong : bad) {
                INFO(file << " " << key << " " << wrong.dump());
                auto message = good;
                message["command"][key][0] = wrong;
                const auto read = wire::parse(message.dump());
                REQUIRE(!read);
                CHECK(read.error().refusal.reason.starts_with("command." + key + "[0]"));
            }
        }
    }
    CHECK(wire::parse(command(R"({"do":"pass_always","step":"5D","discards":["s65536"]})")));
}

TEST_CASE("each number of a command is read to the bounds of the schema, and no farther",
          "[wire]") {
    std::ifstream file{"protocol/schema/command.schema.json"};
    const auto kinds = json::parse(file).at("definitions");
    int bounded = 0;
    for (const auto& name : example::files("client.command.")) {
        const auto good = json::parse(example::contents(name));
        for (const auto& kind : kinds) {
            const auto fields = kind.value("properties", json::object());
            if (!fields.contains("do") || fields["do"]["const"] != good["command"]["do"]) continue;
            for (const auto& [key, field] : fields.items()) {
                if (field.value("type", "") != "integer" || !field.contains("maximum")) continue;
                INFO(name << " " << key);
                const auto is_read = [&, one = key](std::int64_t value) {
                    auto message = good;
                    message["command"][one] = value;
                    return wire::parse(message.dump()).has_value();
                };
                const std::int64_t low = field["minimum"], high = field["maximum"];
                CHECK((is_read(low) && is_read(high)));
                CHECK_FALSE((is_read(low - 1) || is_read(high + 1)));
                ++bounded;
            }
        }
    }
    CHECK(bounded > 5);
}

TEST_CASE("numbers, texts and lists of a command have the bounds of the schema", "[wire]") {
    const auto is_read = [](const std::string& inside) {
        return wire::parse(command(inside)).has_value();
    };
    const auto morale = [&](const std::string& value) {
        return is_read(R"({"do":"set_company_morale","company":"c1","reason":"x","morale":)" +
                       value + "}");
    };
    CHECK((morale("1") && morale("10") && !morale("0") && !morale("11")));
    const auto seconds = [&](const std::string& value) {
        return is_read(R"({"do":"extend_step","reason":"x","seconds":)" + value + "}");
    };
    CHECK((seconds("1") && seconds("604800") && !seconds("0") && !seconds("604801")));
    const auto player = [&](const std::string& value) {
        return is_read(R"({"do":"take_over_companies","player":)" + value + "}");
    };
    CHECK((player("4") && !player("0") && !player("5")));
    const auto card = [&](const std::string& value) {
        return is_read(R"({"do":"discard_card","card":")" + value + "\"}");
    };
    CHECK((card("fow-12_a") && !card("FOW") && !card("a b") && !card("\xE2\x80\xAE")));
    const auto share = [&](const std::string& value) {
        return is_read(R"({"do":"contribute_to_dice","contribution":")" + value + "\"}");
    };
    CHECK((share(std::string(32, 'f')) && !share(std::string(31, 'f')) &&
           !share(std::string(32, 'g'))));
    const auto promise = [&](const std::string& value) {
        return is_read(R"({"do":"promise_share","promise":")" + value + "\"}");
    };
    CHECK((promise(std::string(64, 'f')) && !promise(std::string(63, 'f')) &&
           !promise(std::string(64, 'F'))));
    const auto set = [&](const std::string& value) {
        return is_read(R"({"do":"set_option","option":"smoke","reason":"x","value":")" + value +
                       "\"}");
    };
    CHECK((set("true") && !set("")));
    const auto regroup = [&](const std::string& ids) {
        return is_read(
            R"({"do":"place_order","issuer":"s1","chit":"regroup","marker":[1,2],"regroup":[)" +
            ids + "]}");
    };
    CHECK((regroup(R"("s4","s5")") && !regroup(R"("s4","s5","s6")")));
}

TEST_CASE("what a ruling tells others is bounded like the ruling", "[wire][REF-01]") {
    const auto told = [](const std::string& words) {
        return reason_of(command(R"({"do":"pause","reason":"a break","told":{)" + words + "}}"));
    };
    CHECK(told(R"("blue":"Ten minutes.")") == "read");
    CHECK(told(R"("blue":"")") == "command.told.blue must not be empty.");
    CHECK_THAT(told("\"red\":\"" + std::string(401, 'x') + '"'),
               Catch::StartsWith("command.told.red "));
    CHECK(told(R"("":0)") == "command.told has a key that does not belong here.");
}

TEST_CASE("cut anywhere, an example is refused and nothing worse", "[wire]") {
    for (const auto& file : example::files("client.")) {
        const auto text = json::parse(example::contents(file)).dump();
        for (std::size_t i = 0; i < text.size(); ++i) CHECK(!wire::parse(text.substr(0, i)));
    }
}
