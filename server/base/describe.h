#pragma once
#include <string_view>

#include <boost/describe.hpp>
#include <boost/mp11.hpp>

#include "base/words.h"

/// Fields listed once, so that text is read and written without a second list. The lists of the
/// true state stand in store/ only, those of views and messages in wire/ only: what is not listed
/// has no text.

/// Lists every field of a struct, in its own namespace. A field that is left out does not compile.
#define DESCRIBE(Type, ...)                                                                        \
    BOOST_DESCRIBE_STRUCT(Type, (), (__VA_ARGS__))                                                 \
    inline void every_field_is_listed(const Type& described_) {                                    \
        [[maybe_unused]] const auto& [__VA_ARGS__] = described_;                                   \
    }                                                                                              \
    constexpr std::string_view described_name(const Type*) { return #Type; }

/// The same in two lists, for a struct of more fields than the preprocessor counts (52).
#define DESCRIBE_LONG(Type, First, More)                                                           \
    BOOST_DESCRIBE_BASES(Type)                                                                     \
    inline auto boost_public_member_descriptor_fn(base::DescribedBy<Type>) {                       \
        return boost::describe::detail::member_descriptor_fn_impl<boost::describe::mod_public>(    \
            0 DESCRIBED_FIELDS(Type, DESCRIBE_BARE First)                                          \
                DESCRIBED_FIELDS(Type, DESCRIBE_BARE More));                                       \
    }                                                                                              \
    BOOST_DESCRIBE_PROTECTED_MEMBERS(Type)                                                         \
    BOOST_DESCRIBE_PRIVATE_MEMBERS(Type)                                                           \
    inline void every_field_is_listed(const Type& described_) {                                    \
        [[maybe_unused]] const auto& [DESCRIBE_BARE First, DESCRIBE_BARE More] = described_;       \
    }                                                                                              \
    constexpr std::string_view described_name(const Type*) { return #Type; }
#define DESCRIBED_FIELDS(...) BOOST_DESCRIBE_PP_FOR_EACH(BOOST_DESCRIBE_MEMBER_IMPL, __VA_ARGS__)
#define DESCRIBE_BARE(...) __VA_ARGS__

/// For a struct without fields.
#define DESCRIBE_NO_FIELDS(Type)                                                                   \
    BOOST_DESCRIBE_STRUCT(Type, (), ())                                                            \
    constexpr std::string_view described_name(const Type*) { return #Type; }

namespace base {

/// How Boost asks for the fields of a type.
template <class T> using DescribedBy = T**;

template <class T>
concept DescribedStruct = boost::describe::has_describe_members<T>::value && !std::is_union_v<T>;

/// The name of a described struct as it stands in texts: "stand_moved".
template <class T>
inline constexpr SnakeCase<kLongestName> kTextName{described_name(static_cast<const T*>(nullptr))};
template <class T> constexpr std::string_view text_name() { return kTextName<T>.view(); }

/// Calls `visit(member)` for each field in the order of its list; `member.name` and
/// `member.pointer` are known at compile time.
template <DescribedStruct T, class Visit> constexpr void for_each_member(Visit&& visit) {
    boost::mp11::mp_for_each<boost::describe::describe_members<T, boost::describe::mod_public>>(
        visit);
}
/// Calls `visit(name, field)` for each field in the order of its list.
template <class T, class Visit>
    requires DescribedStruct<std::remove_const_t<T>>
constexpr void for_each_field(T& value, Visit&& visit) {
    for_each_member<std::remove_const_t<T>>(
        [&](auto d) { visit(std::string_view{d.name}, value.*d.pointer); });
}

/// Calls `visit(name, field, other's field)` for each field of two.
template <DescribedStruct T, class Visit>
constexpr void for_each_field(const T& value, const T& other, Visit&& visit) {
    for_each_member<T>(
        [&](auto d) { visit(std::string_view{d.name}, value.*d.pointer, other.*d.pointer); });
}

}  // namespace base
