#pragma once
#include <type_traits>

#include "fog/parts.h"
#include "wire/describe_view.h"
#include "wire/difference.h"

/// Writes what a projector says has changed as a merge patch (RFC 7396): the same text as the
/// difference between the view before and the view after. Only wire/*.cpp include it.
namespace wire {

template <class Of> struct MemberOf;
template <class Owner, class T> struct MemberOf<T Owner::*> {
    using Type = Owner;
};
/// The name of a described member: "stands".
template <auto Member> constexpr std::string_view name_of_member() {
    std::string_view name;
    base::for_each_member<typename MemberOf<decltype(Member)>::Type>([&](auto d) {
        if constexpr (std::is_same_v<std::remove_cv_t<decltype(d.pointer)>,
                                     std::remove_cv_t<decltype(Member)>>)
            if (d.pointer == Member) name = d.name;
    });
    return name;
}

/// A new member of a view has its row, or its place among the choices, or this does not compile:
/// the projector would forget it.
template <auto... Member> constexpr std::size_t size_of(fog::Members<Member...>) {
    return sizeof...(Member);
}
template <class T> constexpr std::size_t members_of() {
    std::size_t members = 0;
    base::for_each_member<T>([&](auto) { ++members; });
    return members;
}
static_assert(std::tuple_size_v<decltype(fog::kParts)> + 2 == members_of<fog::View>(),
              "its parts, the choices and the log");
static_assert(size_of(fog::SeatChoices{}) + size_of(fog::Decisions{}) + 4 ==
                  members_of<fog::Choices>(),
              "and orders, moves, transport and fires");

class PatchWriter {
  public:
    template <auto Member, class T> void changed(const T& before, const T& after) {
        write_difference(object_of<Member>().members[name_of_member<Member>()], before, after);
    }
    template <auto Member, class T>
    void changed(const std::string& key, const T* before, const T* after) {
        auto& out = object_of<Member>().entries[name_of_member<Member>()][key];
        if (!after)
            out = kNull;
        else if (before)
            write_difference(out, *before, *after);
        else
            write_json(out, *after);
    }
    /// The patch; `kNoDifference` if nothing has changed.
    [[nodiscard]] std::string take();

  private:
    /// Texts of members, and of single entries of others.
    struct Object {
        std::map<std::string_view, std::string> members;
        std::map<std::string_view, std::map<std::string, std::string>> entries;
        [[nodiscard]] std::string take();
    };
    template <auto Member> Object& object_of() {
        if constexpr (std::is_same_v<typename MemberOf<decltype(Member)>::Type, fog::Choices>)
            return choices_;
        else
            return view_;
    }

    Object view_, choices_;
};

}  // namespace wire
