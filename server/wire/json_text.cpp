#include "wire/json_text.h"

#include <algorithm>

namespace wire {

std::string& ObjectText::member(std::string_view name) {
    separate();
    out_ += '"';
    out_ += name;
    out_ += "\":";
    return out_;
}

std::string& ObjectText::keyed(const std::string& key) {
    separate();
    write_json(out_, key);
    out_ += ':';
    return out_;
}

void write_json(std::string& out, const std::string& words) {
    const auto stands_for_itself = [](char c) {
        return c >= ' ' && c <= '~' && c != '"' && c != '\\';
    };
    if (!std::ranges::all_of(words, stands_for_itself)) {
        out += Json(words).dump(-1, ' ', false, Json::error_handler_t::replace);
        return;
    }
    out += '"';
    out += words;
    out += '"';
}

}  // namespace wire
