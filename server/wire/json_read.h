#pragma once
#include <algorithm>
#include <limits>
#include <ranges>

#include "wire/describe_commands.h"
#include "wire/json_text.h"

/// JSON to described values, strictly: exact keys, ranges and words. Only wire/*.cpp and tests/wire
/// include it.
namespace wire {

/// What is wrong, and where. Thrown by `Field`, caught once in `parse`.
struct Malformed {
    std::string path;
    std::string what;
};

class Field {
  public:
    Field(const Json& json, std::string path) : json_(&json), path_(std::move(path)) {}
    [[nodiscard]] const Json& json() const { return *json_; }
    [[nodiscard]] const std::string& path() const { return path_; }
    [[noreturn]] void refuse(std::string what) const { throw Malformed{path_, std::move(what)}; }
    [[nodiscard]] Field at(std::string_view key) const;
    [[nodiscard]] Field item(std::size_t index) const;
    [[nodiscard]] bool has(std::string_view key) const { return json_->contains(key); }
    void expect_object() const;
    void expect_list(std::size_t most) const;
    [[nodiscard]] std::int64_t whole(std::int64_t low, std::int64_t high) const;
    /// No control character but the line feed, between `least` and `most` characters.
    [[nodiscard]] const std::string& line_of_text(std::size_t least, std::size_t most) const;

  private:
    const Json* json_;
    std::string path_;
};

inline constexpr std::int64_t kFarthest = 1'000'000;  ///< 1,000 inches
inline constexpr std::size_t kLongestList = 64;       ///< in a command
inline constexpr std::size_t kLongestText = 200;
inline constexpr std::int64_t kLongestItem = 64;  ///< of a list of card ids

/// A whole number or a text whose bounds are not the usual ones, by field name.
struct Bounds {
    std::string_view field;
    std::int64_t low = 0;
    std::int64_t high = 0;
};
inline constexpr Bounds kNumbers[] = {
    {"face",    1, 10     },
    {"from",    0, 23     },
    {"to",      0, 23     },
    {"line",    0, 20     },
    {"dice",    0, 100    },
    {"hit",     0, 10     },
    {"morale",  1, 10     },
    {"player",  1, 4      },
    {"seconds", 1, 604'800}
};
inline constexpr Bounds kTexts[] = {
    {"reason",       1,  game::kLongestReason},
    {"words",        1,  2000                },
    {"purpose",      1,  200                 },
    {"name",         1,  120                 },
    {"line",         1,  64                  },
    {"card",         1,  64                  },
    {"target",       1,  24                  },
    {"weather",      1,  40                  },
    {"option",       1,  60                  },
    {"step",         1,  4                   },
    {"value",        1,  200                 },
    {"promise",      64, 64                  },
    {"contribution", 32, 32                  },
    {"blue",         1,  400                 },
    {"red",          1,  400                 },
    {"spectators",   1,  400                 },
};
inline constexpr Bounds kLists[] = {
    {"batteries", 1, 16},
    {"outline",   3, 64},
    {"regroup",   0, 2 }
};
/// Texts of few letters.
struct Alphabet {
    std::string_view field;
    std::string_view letters;
};
inline constexpr Alphabet kAlphabets[] = {
    {"card",         "abcdefghijklmnopqrstuvwxyz0123456789_-"},
    {"discards",     "abcdefghijklmnopqrstuvwxyz0123456789_-"},
    {"target",       "abcdefghijklmnopqrstuvwxyz0123456789"  },
    {"step",         "12345ABCDEFW"                          },
    {"promise",      "0123456789abcdef"                      },
    {"contribution", "0123456789abcdef"                      },
};

constexpr std::string_view letters_of(std::string_view field) {
    const auto* const found = std::ranges::find(kAlphabets, field, &Alphabet::field);
    return found == std::end(kAlphabets) ? "" : found->letters;
}

/// Fields that a command may leave out though they are no optionals: then they keep their value of
/// "none".
template <class T> inline constexpr std::string_view kMayBeAbsent = "";
template <>
inline constexpr std::string_view kMayBeAbsent<game::PlaceOrder> = " overwatch recipient regroup ";
template <> inline constexpr std::string_view kMayBeAbsent<game::DeclareFire> = " dice ";
template <> inline constexpr std::string_view kMayBeAbsent<game::RequestMission> = " observer ";
template <> inline constexpr std::string_view kMayBeAbsent<game::PlayCard> = " target company ";
template <>
inline constexpr std::string_view kMayBeAbsent<game::PassAlways> = " until_contact discards ";
template <class T> bool may_be_absent(std::string_view field) {
    return kMayBeAbsent<T>.find(" " + std::string(field) + " ") != std::string_view::npos;
}

struct Need {
    Bounds bounds;
    bool none_allowed = false;   ///< an empty text or id stands for "none"
    std::string_view letters{};  ///< of a text, or of each in a list; none: any
};

inline void read(const Field& field, const Need&, bool& value) {
    if (!field.json().is_boolean()) field.refuse("must be true or false");
    value = field.json().get<bool>();
}
inline void read(const Field& field, const Need& need, int& value) {
    value = static_cast<int>(field.whole(need.bounds.low, need.bounds.high));
}
inline void read(const Field& field, const Need& need, std::int64_t& value) {
    value = field.whole(need.bounds.low, need.bounds.high);
}
inline void read(const Field& field, const Need& need, std::string& value) {
    value = field.line_of_text(need.none_allowed ? 0 : static_cast<std::size_t>(need.bounds.low),
                               static_cast<std::size_t>(need.bounds.high));
    if (!need.letters.empty() && value.find_first_not_of(need.letters) != std::string::npos)
        field.refuse("holds a letter that does not belong here");
}
inline void read(const Field& field, const Need&, Inches& value) {
    value.thousandths = static_cast<std::int32_t>(field.whole(-kFarthest, kFarthest));
}
inline void read(const Field& field, const Need&, Facing& value) {
    value.millidegrees = static_cast<std::int32_t>(field.whole(0, 359'999));
}
inline void read(const Field& field, const Need& need, Point& value) {
    field.expect_list(2);
    if (field.json().size() != 2) field.refuse("must be [x, y]");
    read(field.item(0), need, value.x);
    read(field.item(1), need, value.y);
}
std::uint16_t id_number(const Field& field, char letter, bool none_allowed);
template <class Tag> void read(const Field& field, const Need& need, Id<Tag>& id) {
    id.value = id_number(field, kIdLetter<Tag>, need.none_allowed);
}
template <base::Enumeration E> void read(const Field& field, const Need&, E& value) {
    const auto found = base::from_text<E>(field.line_of_text(1, kLongestText));
    if (!found) field.refuse("is a word that is not known here");
    value = *found;
}
template <class T> void read(const Field& field, const Need& need, std::optional<T>& value) {
    read(field, need, value.emplace());
}
template <base::DescribedStruct T> void read(const Field& field, const Need&, T& value);
template <class T> void read(const Field& field, const Need&, std::map<std::string, T>& items);
template <class T> void read(const Field& field, const Need& need, std::vector<T>& list) {
    field.expect_list(static_cast<std::size_t>(need.bounds.high));
    if (field.json().size() < static_cast<std::size_t>(need.bounds.low))
        field.refuse("is too short");
    list.resize(field.json().size());
    const auto one = need.letters.empty() ? Bounds{"", 0, kFarthest} : Bounds{"", 1, kLongestItem};
    for (std::size_t i = 0; i < list.size(); ++i)
        read(field.item(i), Need{one, false, need.letters}, list[i]);
}
template <class T> void read(const Field& field, const Need&, std::map<std::string, T>& items) {
    field.expect_object();
    for (const auto& [key, item] : field.json().items())
        read(Field(item, field.path() + "." + key),
             Need{
                 {"", -kFarthest, kFarthest}
        },
             items[key]);
}

template <class T> inline constexpr bool kIsOptional = false;
template <class T> inline constexpr bool kIsOptional<std::optional<T>> = true;
template <class T> inline constexpr bool kIsList = false;
template <class T> inline constexpr bool kIsList<std::vector<T>> = true;

template <class T> struct WhatMayBeAbsent {
    using Type = T;
};
template <class T> struct WhatMayBeAbsent<std::optional<T>> {
    using Type = T;
};

/// The bounds of a field: those of a command, or wide ones for a view that we wrote ourselves.
template <class T, class Value> Need need_of(std::string_view field, bool own_text) {
    const auto named = [&](const auto& table) {
        const auto found = std::ranges::find(table, field, &Bounds::field);
        return found == std::end(table) ? Bounds{} : *found;
    };
    Need need{
        {field, 0, 100'000},
        own_text || may_be_absent<T>(field), {}
    };
    if (!own_text) need.letters = letters_of(field);
    if (own_text) {
        need.bounds = {field, kIsList<Value> ? 0 : -kFarthest * kFarthest * 10,
                       kFarthest * kFarthest * 10};
    } else if constexpr (kIsList<Value>) {
        const auto bounds = named(kLists);
        need.bounds = bounds.high > 0 ? bounds : Bounds{field, 0, kLongestList};
    } else if constexpr (std::is_same_v<Value, std::string>) {
        const auto bounds = named(kTexts);
        need.bounds = bounds.high > 0 ? bounds : Bounds{field, 0, kLongestText};
    } else if (const auto bounds = named(kNumbers); bounds.high > 0) {
        need.bounds = bounds;
    }
    return need;
}

template <class... C> struct Alternatives;
template <class... C> struct Alternatives<boost::variant2::variant<C...>> {
    template <class T> static constexpr bool kHas = (std::is_same_v<T, C> || ...);
};

/// Written by whoever sends it: a command, or a part of one. All else that is read are our own
/// views.
template <class T>
inline constexpr bool kIsSent =
    Alternatives<game::Command>::kHas<T> || std::is_same_v<T, game::WordsTold>;

/// All keys of T that must be there, and none besides; `also` is a key that belongs to the message
/// around it, if there is one.
template <base::DescribedStruct T>
void read_fields(const Field& field, T& value, std::string_view also = "") {
    constexpr bool own_text = !kIsSent<T>;
    field.expect_object();
    std::size_t known = also.empty() ? 0 : 1;
    base::for_each_field(value, [&](std::string_view name, auto& member) {
        using Value = std::remove_reference_t<decltype(member)>;
        if (!field.has(name)) {
            if (kIsOptional<Value> || may_be_absent<T>(name)) return;
            static_cast<void>(field.at(name));  // refuses
        }
        ++known;
        read(field.at(name), need_of<T, typename WhatMayBeAbsent<Value>::Type>(name, own_text),
             member);
    });
    if (known == field.json().size()) return;
    for (const auto& [key, item] : field.json().items()) {
        bool belongs = !also.empty() && key == also;
        base::for_each_field(
            value, [&](std::string_view name, auto&) { belongs = belongs || key == name; });
        if (!belongs) field.refuse("has a key that does not belong here");
    }
}
template <base::DescribedStruct T> void read(const Field& field, const Need&, T& value) {
    read_fields(field, value);
}

}  // namespace wire
