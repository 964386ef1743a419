#pragma once
#include <boost/mp11/algorithm.hpp>

#include "base/words.h"

/// Lists of types, such as variants are, and how a type is spelled in texts: by its own name, as
/// enumerators are.
namespace base {
namespace detail {

/// The compiler's own name of a type: "EditStand" of `game::EditStand`.
template <class T> consteval std::string_view name_of_type() {
    constexpr std::string_view before = "T = ";
    std::string_view name = std::source_location::current().function_name();
    name.remove_prefix(name.find(before) + before.size());
    name = name.substr(0, name.find_first_of(";]"));
    return name.substr(name.rfind(':') + 1);
}
template <class T> inline constexpr SnakeCase<kLongestName> kTypeName{name_of_type<T>()};

}  // namespace detail

/// "edit_stand" of `game::EditStand`.
template <class T> constexpr std::string_view name_of() { return detail::kTypeName<T>.view(); }

template <class... Lists> using Joined = boost::mp11::mp_append<Lists...>;
template <class T, class List>
concept OneOf = boost::mp11::mp_contains<List, T>::value;
/// Calls `visit` with the name of each.
template <class List, class Visit> constexpr void for_each_name(Visit&& visit) {
    using boost::mp11::mp_identity;
    boost::mp11::mp_for_each<boost::mp11::mp_transform<mp_identity, List>>(
        [&]<class T>(mp_identity<T>) { visit(name_of<T>()); });
}

}  // namespace base
