#include "wire/message_text.h"

#include <set>

#include "base/refusal_code.h"
#include "wire/messages.h"

namespace wire {
namespace {

/// Looks at the whole text before anything is built from it: depth, and keys that stand twice.
class Inspector : public nlohmann::json_sax<Json> {
  public:
    std::string problem = "is not JSON";

    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t&) override { return true; }
    bool binary(binary_t&) override { return true; }
    bool start_object(std::size_t) override { return open(); }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(); }
    bool end_array() override { return close(); }
    bool key(string_t& name) override {
        const bool is_new = keys_.back().insert(name).second;
        if (!is_new) problem = "has a key that stands twice";
        return is_new;
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception&) override {
        return false;
    }

  private:
    bool open() {
        keys_.emplace_back();
        if (keys_.size() <= static_cast<std::size_t>(kDeepest)) return true;
        problem = "is too deep";
        return false;
    }
    bool close() {
        keys_.pop_back();
        return true;
    }
    std::vector<std::set<std::string>> keys_;
};

}  // namespace

Result<Json> message_of(std::string_view text) {
    if (text.size() > kLongestMessage)
        return refuse(RefusalCode::Malformed, "That message is too long.");
    Inspector inspector;
    if (!Json::sax_parse(text, &inspector))
        return refuse(RefusalCode::Malformed, "That message " + inspector.problem + ".");
    auto json = Json::parse(text, nullptr, false);
    if (json.is_discarded()) return refuse(RefusalCode::Malformed, "That message is not JSON.");
    return json;
}

bool is_cmd_id(const std::string& text) {
    const auto is_plain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '-' || c == '_';
    };
    return !text.empty() && text.size() <= 64 && std::ranges::all_of(text, is_plain);
}

std::string sentence_of(const Malformed& wrong) {
    return (wrong.path.empty() ? "That message" : wrong.path) + " " + wrong.what + ".";
}

}  // namespace wire
