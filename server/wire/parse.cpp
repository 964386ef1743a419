#include "wire/parse.h"

#include "base/contains.h"
#include "base/refusal_code.h"
#include "wire/json_read.h"
#include "wire/message_text.h"

namespace wire {
namespace {

struct CommandReader {
    std::string_view name;
    game::Command (*read)(const Field&);
};
template <class C> constexpr CommandReader reads() {
    return {base::text_name<C>(), [](const Field& field) -> game::Command {
                C command{};
                read_fields(field, command, "do");
                return command;
            }};
}

// clang-format off
constexpr CommandReader kReaders[] = {
    reads<game::DeployStand>(), reads<game::PlaceOrder>(), reads<game::WithdrawOrder>(), reads<game::NameOrder>(), reads<game::DeclareForm>(),
    reads<game::MoveStand>(), reads<game::AskForMove>(), reads<game::TurnStand>(), reads<game::SetWhenForcedBack>(), reads<game::OccupyGround>(),
    reads<game::Load>(), reads<game::Unload>(), reads<game::Limber>(), reads<game::Unlimber>(), reads<game::ManHandle>(),
    reads<game::ReturnTransport>(), reads<game::TakeOffTransport>(),
    reads<game::DeclareFire>(), reads<game::WithdrawFire>(), reads<game::RequestMission>(), reads<game::WithdrawMission>(),
    reads<game::PlayCard>(), reads<game::TakeBackCard>(), reads<game::DiscardCard>(),
    reads<game::Commit>(), reads<game::Concede>(), reads<game::PromiseShare>(), reads<game::ContributeToDice>(),
    reads<game::GoWithoutShare>(), reads<game::AgreeToNoShares>(),
    reads<game::TakeUpCompanies>(), reads<game::TakeOverCompanies>(),
    reads<game::TakeBackCommit>(), reads<game::PassAlways>(), reads<game::PassNoMore>(),
    reads<game::AskForPause>(), reads<game::WithdrawPause>(),
    reads<game::SetQuietHours>(),
    reads<game::EditStand>(), reads<game::RemoveStand>(), reads<game::AddStand>(),
    reads<game::SetOrder>(), reads<game::SetCompanyMorale>(),
    reads<game::AddObstacle>(), reads<game::RemoveObstacle>(), reads<game::SetDie>(), reads<game::WithdrawDie>(), reads<game::SetWeather>(),
    reads<game::ApproveMove>(), reads<game::DeclineMove>(), reads<game::SetOption>(), reads<game::ExtendStep>(),
    reads<game::EndStep>(), reads<game::OpenStep>(), reads<game::Pause>(), reads<game::Resume>(),
    reads<game::WriteToSide>(), reads<game::EndBattle>(), reads<game::ReopenBattle>(), reads<game::LiftFog>(),
};
// clang-format on
static_assert(std::size(kReaders) + 4 == boost::variant2::variant_size<game::Command>::value,
              "every command has a name on the wire, except what only the clock gives");

game::Command read_command(const Field& field) {
    field.expect_object();
    const auto& name = field.at("do").line_of_text(1, kLongestText);
    const auto reader = std::ranges::find(kReaders, name, &CommandReader::name);
    if (reader == std::end(kReaders)) field.at("do").refuse("is no command");
    return reader->read(field);
}

/// The keys of a message besides its type.
void expect_keys(const Field& message, std::initializer_list<std::string_view> keys) {
    for (const auto& [key, item] : message.json().items())
        if (key != "type" && std::ranges::find(keys, key) == keys.end())
            message.refuse("has a key that does not belong here");
}

Hello read_hello(const Field& message) {
    expect_keys(message, {"protocol", "token", "last"});
    Hello hello;
    hello.protocol = static_cast<int>(message.at("protocol").whole(1, 1000));
    hello.token = message.at("token").line_of_text(1, kLongestText);
    if (message.has("last"))
        hello.last = message.at("last").whole(0, std::numeric_limits<std::int64_t>::max() - 1);
    return hello;
}

CommandMessage read_command_message(const Field& message) {
    expect_keys(message, {"cmd_id", "command"});
    const auto id = message.at("cmd_id");
    if (!is_cmd_id(id.line_of_text(1, 64))) id.refuse("must be letters, digits, - or _");
    return {id.json().get<std::string>(), read_command(message.at("command"))};
}

Chat read_chat(const Field& message) {
    expect_keys(message, {"to", "words"});
    Chat chat;
    read(message.at("to"), Need{}, chat.to);
    chat.words = message.at("words").line_of_text(1, 1000);
    return chat;
}

ViewAs read_view_as(const Field& message) {
    expect_keys(message, {"audience"});
    ViewAs view_as;
    read(message.at("audience"), Need{}, view_as.audience);
    if (!contains(fog::kAudiences, view_as.audience))
        message.at("audience").refuse("is a word that is not known here");
    return view_as;
}

Ping read_ping(const Field& message) {
    expect_keys(message, {"in_sight"});
    Ping ping;
    if (message.has("in_sight")) read(message.at("in_sight"), Need{}, ping.in_sight.emplace());
    return ping;
}

ClientMessage read_message(const Field& message) {
    message.expect_object();
    const auto& type = message.at("type").line_of_text(1, kLongestText);
    if (type == "hello") return read_hello(message);
    if (type == "command") return read_command_message(message);
    if (type == "chat") return read_chat(message);
    if (type == "view_as") return read_view_as(message);
    if (type == "ping") return read_ping(message);
    message.at("type").refuse("is no message");
}

tl::unexpected<Unreadable> unreadable(std::string reason, std::string cmd_id = {}) {
    return tl::unexpected<Unreadable>({
        Refusal{RefusalCode::Malformed, std::move(reason), {}},
        std::move(cmd_id)
    });
}

std::string cmd_id_in(const Json& json) {
    if (!json.is_object() || !json.contains("cmd_id") || !json["cmd_id"].is_string()) return {};
    auto id = json["cmd_id"].get<std::string>();
    return is_cmd_id(id) ? id : std::string();
}

}  // namespace

Reading parse(std::string_view text) try {
    const auto json = message_of(text);
    if (!json) return unreadable(json.error().reason);
    try {
        return read_message(Field(*json, ""));
    } catch (const Malformed& wrong) {
        return unreadable(sentence_of(wrong), cmd_id_in(*json));
    }
} catch (const nlohmann::json::exception&) {
    return unreadable("That message is malformed.");
}

}  // namespace wire
