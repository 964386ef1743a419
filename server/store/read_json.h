#pragma once
#include <limits>
#include <stdexcept>

#include <nlohmann/json.hpp>

#include "store/write_json.h"

/// Reads what write_json wrote, strictly: an unknown field, word or range is an error, since a
/// journal that is half understood must not be played on.
namespace store {

struct Unreadable : std::runtime_error {
    using std::runtime_error::runtime_error;
};

void read_json(const nlohmann::json& json, rules::Options& options);

template <class T> struct JsonReader;

template <class T> void read_json(const nlohmann::json& json, T& value) {
    JsonReader<T>::read(json, value);
}

template <std::integral T>
    requires(!std::same_as<T, bool>)
struct JsonReader<T> {
    static void read(const nlohmann::json& json, T& value) {
        if (!json.is_number_integer()) throw Unreadable("a whole number is expected");
        const auto whole = json.get<std::int64_t>();
        if (!std::in_range<T>(whole)) throw Unreadable("a number is out of its range");
        value = static_cast<T>(whole);
    }
};
template <> struct JsonReader<bool> {
    static void read(const nlohmann::json& json, bool& value) {
        if (!json.is_boolean()) throw Unreadable("true or false is expected");
        value = json.get<bool>();
    }
};
template <> struct JsonReader<std::string> {
    static void read(const nlohmann::json& json, std::string& value) {
        if (!json.is_string()) throw Unreadable("a text is expected");
        value = json.get_ref<const std::string&>();
    }
};
template <> struct JsonReader<Inches> {
    static void read(const nlohmann::json& json, Inches& value) {
        read_json(json, value.thousandths);
    }
};
template <> struct JsonReader<Facing> {
    static void read(const nlohmann::json& json, Facing& value) {
        read_json(json, value.millidegrees);
    }
};
template <class Tag> struct JsonReader<Id<Tag>> {
    static void read(const nlohmann::json& json, Id<Tag>& id) { read_json(json, id.value); }
};

inline void expect_list_of(const nlohmann::json& json, std::size_t size) {
    if (!json.is_array() || json.size() != size)
        throw Unreadable("a list of " + std::to_string(size) + " is expected");
}
template <class A, class B> struct JsonReader<std::pair<A, B>> {
    static void read(const nlohmann::json& json, std::pair<A, B>& value) {
        expect_list_of(json, 2);
        read_json(json[0], value.first);
        read_json(json[1], value.second);
    }
};
template <> struct JsonReader<Point> {
    static void read(const nlohmann::json& json, Point& value) {
        expect_list_of(json, 2);
        read_json(json[0], value.x);
        read_json(json[1], value.y);
    }
};
template <class T> struct JsonReader<std::optional<T>> {
    static void read(const nlohmann::json& json, std::optional<T>& value) {
        if (json.is_null()) {
            value.reset();
        } else {
            T present{};
            read_json(json, present);
            value = std::move(present);
        }
    }
};
template <class T> struct JsonReader<std::vector<T>> {
    static void read(const nlohmann::json& json, std::vector<T>& list) {
        if (!json.is_array()) throw Unreadable("a list is expected");
        list.clear();
        list.reserve(json.size());
        for (const auto& item : json) {
            T value{};
            read_json(item, value);
            list.push_back(std::move(value));
        }
    }
};
template <class List> void read_list(const nlohmann::json& json, List& list) {
    typename List::List items;
    read_json(json, items);
    list = std::move(items);
}
template <class T> struct JsonReader<SharedList<T>> {
    static void read(const nlohmann::json& json, SharedList<T>& list) { read_list(json, list); }
};
template <class T> struct JsonReader<rules::GroundList<T>> {
    static void read(const nlohmann::json& json, rules::GroundList<T>& list) {
        read_list(json, list);
    }
};
template <class T, std::size_t N> struct JsonReader<std::array<T, N>> {
    static void read(const nlohmann::json& json, std::array<T, N>& list) {
        expect_list_of(json, N);
        for (std::size_t i = 0; i < N; ++i) read_json(json[i], list[i]);
    }
};
template <base::Enumeration E> struct JsonReader<E> {
    static void read(const nlohmann::json& json, E& value) {
        if (!json.is_string()) throw Unreadable("a word is expected");
        const auto found = base::from_text<E>(json.get_ref<const std::string&>());
        if (!found) throw Unreadable("\"" + json.get<std::string>() + "\" is no word of its kind");
        value = *found;
    }
};
template <base::DescribedStruct T> struct JsonReader<T> {
    static void read(const nlohmann::json& json, T& value) {
        if (!json.is_object()) throw Unreadable("an object is expected");
        std::size_t used = 0;
        const T absent{};
        base::for_each_member<T>([&](auto member) {
            auto& field = value.*member.pointer;
            using Kind = std::remove_reference_t<decltype(field)>;
            const auto found = json.find(member.name);
            if (found != json.end()) {
                read_json(*found, field);
                ++used;
            } else if (kIsLater<decltype(member)::pointer>) {
                field = absent.*member.pointer;
            } else if (is_left_out(Kind{})) {
                field = Kind{};
            } else {
                throw Unreadable("\"" + std::string(member.name) + "\" is missing");
            }
        });
        if (used != json.size())
            throw Unreadable("there is a field that this program does not know");
    }
};

}  // namespace store
