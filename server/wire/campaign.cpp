#include "wire/campaign.h"

#include <array>

#include "wire/body.h"
#include "wire/describe_campaign.h"
#include "wire/message_text.h"

namespace wire {
namespace {

struct CampaignReader {
    std::string_view name;
    campaign::Command (*read)(const Field&);
};
template <class C> constexpr CampaignReader reads_of() {
    return {base::text_name<C>(), [](const Field& field) -> campaign::Command {
                C command{};
                read_fields(field, command);
                return command;
            }};
}
constexpr std::array kCampaignReaders = {
    reads_of<campaign::OrderMarch>(),   reads_of<campaign::WithdrawMarch>(),
    reads_of<campaign::Commit>(),       reads_of<campaign::SetFormation>(),
    reads_of<campaign::SetPiece>(),     reads_of<campaign::MakeBattle>(),
    reads_of<campaign::TakeInBattle>(), reads_of<campaign::DropBattle>(),
    reads_of<campaign::EndStep>(),
};
static_assert(kCampaignReaders.size() + 1 ==
                  boost::variant2::variant_size<campaign::Command>::value,
              "every command has a name on the wire, except what only the clock gives");

CampaignCommand read_campaign_message(const Json& json) {
    const Field message(json, "");
    message.expect_object();
    CampaignCommand read;
    read.cmd_id = message.at("cmd_id").line_of_text(1, 64);
    if (!is_cmd_id(read.cmd_id)) message.at("cmd_id").refuse("must be letters, digits, - or _");
    const auto& type = message.at("type").line_of_text(1, kLongestText);
    const auto reader = std::ranges::find(kCampaignReaders, type, &CampaignReader::name);
    if (reader == kCampaignReaders.end()) message.at("type").refuse("is no command");
    auto fields = json;
    fields.erase("cmd_id");
    fields.erase("type");
    read.command = reader->read(Field(fields, ""));
    return read;
}

/// Of a campaign that is begun; false: there is no such option, or not so.
bool read_options(const Json& options, NewCampaign& request) {
    for (const auto& [key, value] : options.items()) {
        if (key == "take_in" && value.is_string())
            request.take_in = base::from_text<campaign::TakeIn>(value.get<std::string>());
        else if (key == "order_seconds" && value.is_number_integer() && value >= 0 &&
                 value <= campaign::kLongestOrders)
            request.order_seconds = value.get<int>();
        else
            return false;
        if (key == "take_in" && !request.take_in) return false;
    }
    return true;
}

template <class C> Json fields_of(const C& command) {
    auto json = text(command);
    json.emplace("type", base::text_name<C>());
    return json;
}
/// Nobody sends it.
Json fields_of(const campaign::TimeUp&) { return {}; }

}  // namespace

Result<NewCampaign> parse_new_campaign(std::string_view text) {
    const auto body = message_of(text);
    if (!body) return tl::unexpected(body.error());
    if (!body->is_object()) return malformed_request("an object is expected");
    NewCampaign request;
    for (const auto& [key, value] : body->items()) {
        if (key == "campaign" && value.is_string())
            request.campaign = value.get<std::string>();
        else if (key == "listed" && value.is_boolean())
            request.is_listed = value.get<bool>();
        else if (key == "options" && value.is_object() && read_options(value, request))
            continue;
        else
            return malformed_request("it knows campaign, listed and options: take_in (staff, "
                                     "at_once) and order_seconds (0 to 604,800)");
    }
    if (request.campaign.empty()) return malformed_request("campaign is missing");
    return request;
}

std::string campaign_created_text(std::string_view campaign, const std::vector<SeatLink>& seats,
                                  std::string_view maker_key) {
    auto list = Json::array();
    for (const auto& seat : seats)
        list.push_back({
            {"role",  seat.role },
            {"token", seat.token},
            {"link",  seat.link }
        });
    return body_text({
        {"campaign",  campaign },
        {"seats",     list     },
        {"maker_key", maker_key}
    });
}

std::string campaigns_text(const std::vector<OfferedCampaign>& offered,
                           const std::vector<ListedCampaign>& listed) {
    auto files = Json::array(), going = Json::array();
    for (const auto& one : offered)
        files.push_back({
            {"id",      one.id     },
            {"title",   one.title  },
            {"summary", one.summary},
            {"days",    one.days   },
            {"phases",  one.phases },
            {"places",  one.places }
        });
    for (const auto& one : listed)
        going.push_back({
            {"id",    one.id   },
            {"file",  one.file },
            {"title", one.title},
            {"day",   one.day  },
            {"phase", one.phase},
            {"over",  one.over }
        });
    return body_text({
        {"campaigns", files},
        {"listed",    going}
    });
}

Result<CampaignCommand> parse_campaign_command(std::string_view text) try {
    const auto json = message_of(text);
    if (!json) return tl::unexpected(json.error());
    return read_campaign_message(*json);
} catch (const Malformed& wrong) {
    return refuse(RefusalCode::Malformed, sentence_of(wrong));
} catch (const Json::exception&) {
    return refuse(RefusalCode::Malformed, "That message is malformed.");
}

std::string command_text(const CampaignCommand& message) {
    return body_text(
        visit([](const auto& command) { return fields_of(command); }, message.command));
}

std::string campaign_accepted_text(std::string_view cmd_id) {
    return body_text({
        {"cmd_id", cmd_id}
    });
}

std::string campaign_view_text(const fog::CampaignView& view) { return body_text(text(view)); }

}  // namespace wire
