#include "room/chat.h"

#include "room/seats.h"

namespace room {
namespace {

using fog::Audience;
using store::kChannels;
using wire::ChatTo;
constexpr std::size_t kLinesKept = 50;

}  // namespace

std::vector<Audience> Chat::readers(Audience from, ChatTo to) {
    if (from == Audience::Public) return {};
    std::vector<Audience> readers;
    for (const auto seat : fog::kSeats) {
        const bool own = is_side(from) && is_side(seat) && side_of(seat) == side_of(from);
        const bool reads = to == ChatTo::Side ? own : to == ChatTo::Referee && seat == from;
        if (to == ChatTo::All || reads || seat == Audience::Referee) readers.push_back(seat);
    }
    return readers;
}

Text Chat::tell(Audience reader, Audience from, ChatTo to, const std::string& words) {
    auto& channel = channels_[index(reader)];
    const wire::ChatLine line{++channel.told, std::string(fog::seat_name(from)), {}, to, words};
    channel.lines.push_back(shared(wire::chat_text(line)));
    if (channel.lines.size() > kLinesKept) channel.lines.pop_front();
    return channel.lines.back();
}

const std::deque<Text>& Chat::lines(Audience reader) const {
    return channels_[index(reader)].lines;
}

store::ChatRow Chat::row(std::int64_t at, Audience from, ChatTo to, std::string words) {
    return {++rows_, at, std::string(fog::seat_name(from)),
            std::string(kChannels[static_cast<std::size_t>(to)]), std::move(words)};
}

void Chat::remember(const store::ChatRow& row) {
    rows_ = row.number;
    const auto from = fog::seat_named(row.sender);
    for (std::size_t to = 0; from && to < kChannels.size(); ++to)
        if (kChannels[to] == row.channel)
            for (const auto reader : readers(*from, static_cast<ChatTo>(to)))
                tell(reader, *from, static_cast<ChatTo>(to), row.words);
}

}  // namespace room
