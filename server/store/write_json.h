#pragma once
#include <array>
#include <charconv>
#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/shared_list.h"
#include "rules/ground_list.h"
#include "store/describe_rules.h"

/// Writes described values as compact JSON, always the same text for the same value. A field that
/// is false, empty, absent or no id is left out; every number and word stands there, unless it came
/// later.
/// (journal-format.md)
namespace store {

void write_json(std::string& out, std::string_view text);
void write_json(std::string& out, const rules::Options& options);

template <class T> constexpr bool is_left_out(const T&) { return false; }
constexpr bool is_left_out(bool value) { return !value; }
inline bool is_left_out(const std::string& text) { return text.empty(); }
template <class T> bool is_left_out(const std::vector<T>& list) { return list.empty(); }
template <class T> bool is_left_out(const SharedList<T>& list) { return list.empty(); }
template <class T> bool is_left_out(const rules::GroundList<T>& list) { return list.empty(); }
template <class T> constexpr bool is_left_out(const std::optional<T>& value) {
    return !value.has_value();
}
template <class Tag> constexpr bool is_left_out(Id<Tag> id) { return !id; }

/// A field that came when journals were kept already: LATER(game::Stand, field) beside its
/// DESCRIBE. Where it is absent it has its struct's own default, and with that it is left out, so
/// that texts and digests of before stay.
template <auto Member> inline constexpr bool kIsLater = false;
// NOLINTNEXTLINE(bugprone-macro-parentheses)
#define LATER(Type, Field) template <> inline constexpr bool store::kIsLater<&Type::Field> = true

/// `Member`: as base::for_each_member has it.
template <class Member, class T> bool is_left_out_of(const T& value) {
    if constexpr (kIsLater<Member::pointer>)
        return value.*Member::pointer == T{}.*Member::pointer;
    else
        return is_left_out(value.*Member::pointer);
}

template <class T> struct JsonWriter;  // a type without a text does not compile

template <class T> void write_json(std::string& out, const T& value) {
    JsonWriter<T>::write(out, value);
}

template <std::integral T>
    requires(!std::same_as<T, bool>)
struct JsonWriter<T> {
    static void write(std::string& out, T value) {
        std::array<char, 24> digits{};
        const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
        out.append(digits.data(), end);
    }
};
template <> struct JsonWriter<bool> {
    static void write(std::string& out, bool value) { out += value ? "true" : "false"; }
};
template <> struct JsonWriter<std::string> {
    static void write(std::string& out, const std::string& value) {
        write_json(out, std::string_view(value));
    }
};
template <> struct JsonWriter<Inches> {
    static void write(std::string& out, Inches value) { write_json(out, value.thousandths); }
};
template <> struct JsonWriter<Facing> {
    static void write(std::string& out, Facing value) { write_json(out, value.millidegrees); }
};
template <> struct JsonWriter<Point> {
    static void write(std::string& out, Point value) {
        write_json(out, std::pair{value.x, value.y});
    }
};
template <class Tag> struct JsonWriter<Id<Tag>> {
    static void write(std::string& out, Id<Tag> id) { write_json(out, id.value); }
};
template <class A, class B> struct JsonWriter<std::pair<A, B>> {
    static void write(std::string& out, const std::pair<A, B>& value) {
        out += '[';
        write_json(out, value.first);
        out += ',';
        write_json(out, value.second);
        out += ']';
    }
};
template <class T> struct JsonWriter<std::optional<T>> {
    static void write(std::string& out, const std::optional<T>& value) {
        if (value)
            write_json(out, *value);
        else
            out += "null";
    }
};
template <class List> void write_json_list(std::string& out, const List& list) {
    out += '[';
    bool first = true;
    for (const auto& item : list) {
        if (!std::exchange(first, false)) out += ',';
        write_json(out, item);
    }
    out += ']';
}
template <class T> struct JsonWriter<std::vector<T>> {
    static void write(std::string& out, const std::vector<T>& list) { write_json_list(out, list); }
};
template <class T> struct JsonWriter<SharedList<T>> {
    static void write(std::string& out, const SharedList<T>& list) { write_json_list(out, list); }
};
template <class T> struct JsonWriter<rules::GroundList<T>> {
    static void write(std::string& out, const rules::GroundList<T>& list) {
        write_json_list(out, list);
    }
};
template <class T, std::size_t N> struct JsonWriter<std::array<T, N>> {
    static void write(std::string& out, const std::array<T, N>& list) {
        write_json_list(out, list);
    }
};
template <base::Enumeration E> struct JsonWriter<E> {
    static void write(std::string& out, E value) {
        out += '"';
        out += base::text_of(value);
        out += '"';
    }
};
template <base::DescribedStruct T> struct JsonWriter<T> {
    static void write(std::string& out, const T& value) {
        out += '{';
        bool first = true;
        base::for_each_member<T>([&](auto member) {
            if (is_left_out_of<decltype(member)>(value)) return;
            if (!std::exchange(first, false)) out += ',';
            out += '"';
            out += member.name;
            out += "\":";
            write_json(out, value.*member.pointer);
        });
        out += '}';
    }
};

}  // namespace store
