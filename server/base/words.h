#pragma once
#include <array>
#include <cstddef>
#include <optional>
#include <source_location>
#include <string_view>
#include <type_traits>
#include <utility>

/// How an enumerator is spelled in texts: by its own name. The definition of an enumeration is the
/// only list of its words, so that none can be forgotten in another list. Its values must be those
/// that the language gives: 0, 1, 2, and so on.
namespace base {

/// "HighExplosive" is high_explosive, "AaMg" aa_mg, "VI" vi. At compile time where the name is
/// known.
template <std::size_t N> struct SnakeCase {
    std::array<char, 2 * N + 1> text{};
    std::size_t size = 0;
    constexpr SnakeCase() = default;
    constexpr explicit SnakeCase(std::string_view camel) {
        const auto is_upper = [](char c) { return c >= 'A' && c <= 'Z'; };
        for (std::size_t i = 0; i < camel.size(); ++i) {
            const bool word_ends = i > 0 && !is_upper(camel[i - 1]);
            const bool word_begins = i > 0 && i + 1 < camel.size() && !is_upper(camel[i + 1]);
            if (is_upper(camel[i]) && camel[i - 1 + (i == 0)] != '_' && (word_ends || word_begins))
                text[size++] = '_';
            text[size++] = is_upper(camel[i]) ? static_cast<char>(camel[i] - 'A' + 'a') : camel[i];
        }
    }
    [[nodiscard]] constexpr std::string_view view() const { return {text.data(), size}; }
};
inline constexpr std::size_t kLongestName = 48;
static_assert(SnakeCase<kLongestName>("HighExplosive").view() == "high_explosive");
static_assert(SnakeCase<kLongestName>("AaMg").view() == "aa_mg");
static_assert(SnakeCase<kLongestName>("VI").view() == "vi");
static_assert(SnakeCase<kLongestName>("A").view() == "a");
static_assert(SnakeCase<kLongestName>("Blue2").view() == "blue2");

template <class E>
concept Enumeration = std::is_enum_v<E> && !std::is_convertible_v<E, int>;

namespace detail {

/// The compiler's own name of a value: "Blue" of `rules::Side::Blue`, "Side)2" if there is none.
template <auto Value> consteval std::string_view name_of_value() {
    constexpr std::string_view before = "Value = ";
    std::string_view name = std::source_location::current().function_name();
    name.remove_prefix(name.find(before) + before.size());
    name = name.substr(0, name.find_first_of(";]"));
    return name.substr(name.rfind(':') + 1);
}
template <class E, std::size_t I>
inline constexpr bool kExists =
    name_of_value<static_cast<E>(I)>().find(')') == std::string_view::npos;

}  // namespace detail

/// How many enumerators an enumeration has.
template <Enumeration E, std::size_t I = 0> consteval std::size_t count_of() {
    if constexpr (detail::kExists<E, I>) {
        return count_of<E, I + 1>();
    } else {
        static_assert(!detail::kExists<E, I + 1>, "values are 0, 1, 2, and so on");
        return I;
    }
}

/// All of them, as they are defined.
template <Enumeration E>
inline constexpr auto kAll = [] {
    std::array<E, count_of<E>()> all{};
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<E>(i);
    return all;
}();

/// Has this chart a row for each enumerator, in their order? `of` says what a row is about. A chart
/// that is asked by number and lacks its last row would end the process.
template <Enumeration E, class Row, std::size_t N>
constexpr bool is_complete(const std::array<Row, N>& chart, E Row::* of) {
    for (std::size_t i = 0; i < N; ++i)
        if (chart[i].*of != static_cast<E>(i)) return false;
    return N == count_of<E>();
}

namespace detail {

template <Enumeration E>
inline constexpr auto kWords = []<std::size_t... I>(std::index_sequence<I...>) {
    return std::array{SnakeCase<kLongestName>(name_of_value<static_cast<E>(I)>())...};
}(std::make_index_sequence<count_of<E>()>());

}  // namespace detail

/// The word of an enumerator; empty for a value that is none.
template <Enumeration E> constexpr std::string_view text_of(E value) {
    const auto i = static_cast<std::size_t>(value);
    return i < count_of<E>() ? detail::kWords<E>[i].view() : std::string_view{};
}
template <Enumeration E> constexpr std::optional<E> from_text(std::string_view text) {
    for (const auto value : kAll<E>)
        if (text_of(value) == text) return value;
    return std::nullopt;
}

}  // namespace base
