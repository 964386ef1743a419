#include "wire/write.h"

#include "base/refusal_code.h"
#include "wire/describe_commands.h"
#include "wire/json_text.h"
#include "wire/patch.h"

namespace wire {

namespace {

/// Bytes that are no UTF-8 come out as the replacement character: writing never throws.
std::string dumped(const Json& json) {
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string text_of_patch(std::string_view patch, std::int64_t n) {
    if (patch == kNoDifference) return {};
    std::string out;
    ObjectText message(out);
    write_json(message.member("n"), n);
    message.member("patch") += patch;
    message.member("type") += R"("update")";
    message.end();
    return out;
}

Json told_refusal(const char* type, const Refusal& refusal) {
    return {
        {"type",   type                 },
        {"code",   word_of(refusal.code)},
        {"reason", refusal.reason       },
        {"rules",  refusal.rules        }
    };
}

template <class C> Json text_of_command(const C& command) {
    auto json = text(command);
    json.emplace("do", base::text_name<C>());
    return json;
}
/// Nobody sends these.
Json text_of_command(const game::TimeUp&) { return {}; }
Json text_of_command(const game::StopDeadline&) { return {}; }
Json text_of_command(const game::EndWindow&) { return {}; }
Json text_of_command(const game::HandOverSeat&) { return {}; }

}  // namespace

std::string PatchWriter::Object::take() {
    for (const auto& [name, texts] : entries) {
        ObjectText object(members[name]);
        for (const auto& [key, text] : texts) object.keyed(key) += text;
        object.end();
    }
    std::string out;
    ObjectText object(out);
    for (const auto& [name, text] : members) object.member(name) += text;
    object.end();
    return out;
}

std::string PatchWriter::take() {
    if (auto choices = choices_.take(); choices != kNoDifference)
        view_.members["choices"] = std::move(choices);
    return view_.take();
}

std::string view_text(const fog::View& view, fog::Audience audience, std::int64_t n) {
    std::string out;
    ObjectText message(out);
    write_json(message.member("audience"), fog::table_of(audience));
    write_json(message.member("n"), n);
    message.member("type") += R"("view")";
    write_json(message.member("view"), view);
    message.end();
    return out;
}

std::string update_text(const fog::View& before, const fog::View& after, std::int64_t n) {
    return text_of_patch(difference(before, after), n);
}

std::string update_text(fog::Projector& view, const fog::Scene& scene, const game::Changed& changed,
                        std::int64_t n) {
    PatchWriter patch;
    view.follow(scene, changed, patch);
    return text_of_patch(patch.take(), n);
}

std::string seen_as_text(const fog::View& view, fog::Audience audience) {
    std::string out;
    ObjectText message(out);
    write_json(message.member("audience"), fog::table_of(audience));
    message.member("type") += R"("seen_as")";
    write_json(message.member("view"), view);
    message.end();
    return out;
}

std::string command_text(const CommandMessage& message) {
    auto command = visit([](const auto& what) { return text_of_command(what); }, message.command);
    return dumped({
        {"type",    "command"         },
        {"cmd_id",  message.cmd_id    },
        {"command", std::move(command)}
    });
}

std::string accepted_text(std::string_view cmd_id) {
    return dumped({
        {"type",   "answer"},
        {"cmd_id", cmd_id  },
        {"ok",     true    }
    });
}

std::string refused_text(std::string_view cmd_id, const Refusal& refusal) {
    auto json = told_refusal("refused", refusal);
    json["cmd_id"] = cmd_id;
    return dumped(json);
}

std::string error_text(const Refusal& refusal) { return dumped(told_refusal("error", refusal)); }

std::string chat_text(const ChatLine& line) {
    return dumped({
        {"type",  "chat"       },
        {"n",     line.n       },
        {"from",  line.from    },
        {"name",  line.name    },
        {"to",    text(line.to)},
        {"words", line.words   }
    });
}

std::string pages_text(int open) {
    return dumped({
        {"open", open   },
        {"type", "pages"}
    });
}

std::string deletion_text(std::optional<std::int64_t> at) {
    Json message = {
        {"type", "deletion"}
    };
    if (at) message["at"] = *at;
    return dumped(message);
}

std::string heads_text(const std::vector<ShownHead>& heads) {
    return dumped({
        {"type",  "heads"    },
        {"heads", text(heads)}
    });
}

std::string pong_text() {
    return dumped({
        {"type", "pong"}
    });
}

}  // namespace wire
