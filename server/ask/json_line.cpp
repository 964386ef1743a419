#include "ask/json_line.h"

#include <algorithm>
#include <limits>

#include <nlohmann/json.hpp>

namespace ask {

using nlohmann::json;

/// Fills a JsonLine from nlohmann's parser.
class Sax final : public nlohmann::json_sax<json> {
  public:
    explicit Sax(JsonLine& line) : line_(line) {}

    bool null() override { return add(Type::Null) != nullptr; }
    bool boolean(bool value) override { return add_whole(Type::Truth, value ? 1 : 0); }
    bool number_integer(number_integer_t value) override { return add_whole(Type::Whole, value); }
    bool number_unsigned(number_unsigned_t value) override {
        constexpr auto most = std::numeric_limits<std::int64_t>::max();
        return add_whole(Type::Whole, value > static_cast<number_unsigned_t>(most)
                                          ? most
                                          : static_cast<std::int64_t>(value));
    }
    bool number_float(number_float_t /*rounded*/, const string_t& written) override {
        return add_text(Type::Decimal, written);
    }
    bool string(string_t& value) override { return add_text(Type::Text, value); }
    bool binary(binary_t& /*unused*/) override { return false; }
    bool key(string_t& name) override {
        key_at_ = size();
        key_size_ = static_cast<std::uint32_t>(name.size());
        line_.characters_ += name;
        return true;
    }
    bool start_object(std::size_t /*elements*/) override { return open(Type::Object); }
    bool start_array(std::size_t /*elements*/) override { return open(Type::Array); }
    bool end_object() override { return is_without_doubles(open_.back()) && close(); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t position, const std::string& /*token*/,
                     const json::exception& problem) override {
        constexpr int number_overflow = 406;
        if (problem.id == number_overflow && !open_.empty()) {
            const auto number = static_cast<std::uint32_t>(line_.nodes_.size());
            if (add(Type::Null) != nullptr) fail(line_.path(number) + ": the number is too large");
            return false;
        }
        return fail("not valid JSON at byte " + std::to_string(position));
    }

  private:
    [[nodiscard]] std::uint32_t size() const {
        return static_cast<std::uint32_t>(line_.characters_.size());
    }

    bool fail(std::string why) {
        line_.error_ = std::move(why);
        return false;
    }
    Node* add(Type type) {
        if (open_.empty() && type != Type::Object) {
            fail("a question is a JSON object");
            return nullptr;
        }
        const auto number = static_cast<std::uint32_t>(line_.nodes_.size());
        auto& node = line_.nodes_.emplace_back();
        node.type = type;
        node.end = number + 1;
        if (open_.empty()) return &node;
        node.parent = open_.back();
        if (line_.nodes_[node.parent].type == Type::Object) {
            node.key_at = key_at_;
            node.key_size = key_size_;
        } else {
            node.index = static_cast<std::uint32_t>(line_.nodes_[node.parent].whole++);
        }
        return &node;
    }
    bool add_whole(Type type, std::int64_t value) {
        auto* node = add(type);
        if (node != nullptr) node->whole = value;
        return node != nullptr;
    }
    bool add_text(Type type, const std::string& text) {
        const auto at = size();
        line_.characters_ += text;
        auto* node = add(type);
        if (node == nullptr) return false;
        node->text_at = at;
        node->text_size = static_cast<std::uint32_t>(text.size());
        return true;
    }
    bool open(Type type) {
        if (open_.size() == kDeepestNest)
            return fail("nested deeper than " + std::to_string(kDeepestNest));
        const auto number = static_cast<std::uint32_t>(line_.nodes_.size());
        if (add(type) == nullptr) return false;
        open_.push_back(number);
        return true;
    }
    bool close() {
        line_.nodes_[open_.back()].end = static_cast<std::uint32_t>(line_.nodes_.size());
        open_.pop_back();
        return true;
    }

    bool is_without_doubles(std::uint32_t object) {
        names_.clear();
        const auto end = static_cast<std::uint32_t>(line_.nodes_.size());
        for (auto i = object + 1; i < end; i = line_.nodes_[i].end) names_.push_back(i);
        const auto name = [this](std::uint32_t i) { return line_.key(line_.nodes_[i]); };
        std::ranges::sort(names_, {}, name);
        const auto twice = std::ranges::adjacent_find(names_, {}, name);
        return twice == names_.end() || fail(line_.path(*twice) + ": stands twice");
    }

    JsonLine& line_;
    std::vector<std::uint32_t> open_;
    std::vector<std::uint32_t> names_;
    std::uint32_t key_at_ = 0, key_size_ = 0;
};

bool JsonLine::read(std::string_view line) {
    nodes_.clear();
    characters_.clear();
    error_.clear();
    constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
    if (line.find_first_not_of(" \t\r") == std::string_view::npos)
        error_ = "a blank line is no question";
    else if (line.starts_with(byte_order_mark))
        error_ = "a byte order mark is not allowed";
    if (!error_.empty()) return false;
    Sax sax{*this};
    const bool parsed = json::sax_parse(line.begin(), line.end(), &sax);
    if (!parsed && error_.empty()) error_ = "not valid JSON";
    return parsed;
}

std::string JsonLine::path(std::uint32_t number) const {
    constexpr std::size_t longest_name = 60;
    const auto& node = nodes_[number];
    if (number == 0) return {};
    const auto above = path(node.parent);
    if (nodes_[node.parent].type == Type::Array)
        return above + "[" + std::to_string(node.index) + "]";
    auto name = key(node);
    if (name.size() > longest_name) {
        name = name.substr(0, longest_name);
        constexpr unsigned char continues = 0x80, mask = 0xC0;
        const auto is_cut = [&](char c) {
            return (static_cast<unsigned char>(c) & mask) == continues;
        };
        while (!name.empty() && is_cut(key(node)[name.size()])) name.remove_suffix(1);
    }
    return above.empty() ? std::string{name} : above + "." + std::string{name};
}

}  // namespace ask
