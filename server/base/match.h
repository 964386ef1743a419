#pragma once
#include <utility>
#include <variant>

template <class... Arms> struct Overloaded : Arms... {
    using Arms::operator()...;
};

/// Takes a variant apart; an alternative without an arm does not compile.
template <class Variant, class... Arms>
constexpr decltype(auto) match(Variant&& variant, Arms&&... arms) {
    return std::visit(Overloaded<std::decay_t<Arms>...>{std::forward<Arms>(arms)...},
                      std::forward<Variant>(variant));
}
