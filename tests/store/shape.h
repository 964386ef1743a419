#pragma once
#include <map>
#include <string>

#include "game/play/events.h"
#include "store/read_json.h"

/// What texts the journal is made of: each event and each struct in it, with its fields and their
/// kinds; `field*` came later. A line that changes makes journals that no program before could
/// write.
namespace shape {

using Lines = std::map<std::string, std::string>;

template <class T> struct Kind;
template <class T> std::string kind(Lines& lines) { return Kind<T>::text(lines); }

template <std::integral T> struct Kind<T> {
    static std::string text(Lines&) { return std::is_same_v<T, bool> ? "truth" : "number"; }
};
template <> struct Kind<std::string> {
    static std::string text(Lines&) { return "text"; }
};
template <> struct Kind<Inches> {
    static std::string text(Lines&) { return "inches"; }
};
template <> struct Kind<Facing> {
    static std::string text(Lines&) { return "facing"; }
};
template <> struct Kind<Point> {
    static std::string text(Lines&) { return "point"; }
};
template <> struct Kind<rules::Options> {
    static std::string text(Lines&) { return "options"; }
};
template <class Tag> struct Kind<Id<Tag>> {
    static std::string text(Lines&) { return "id"; }
};
template <class T> struct Kind<std::optional<T>> {
    static std::string text(Lines& lines) { return kind<T>(lines) + "?"; }
};
template <class T> struct Kind<std::vector<T>> {
    static std::string text(Lines& lines) { return "[" + kind<T>(lines) + "]"; }
};
template <class T> struct Kind<SharedList<T>> : Kind<std::vector<T>> {};
template <class T> struct Kind<rules::GroundList<T>> : Kind<std::vector<T>> {};
template <class T, std::size_t N> struct Kind<std::array<T, N>> {
    static std::string text(Lines& lines) {
        return "[" + kind<T>(lines) + " " + std::to_string(N) + "]";
    }
};
template <class A, class B> struct Kind<std::pair<A, B>> {
    static std::string text(Lines& lines) {
        return "(" + kind<A>(lines) + " " + kind<B>(lines) + ")";
    }
};
/// Its words: an enumerator more is a word that no program before can read.
template <base::Enumeration E> struct Kind<E> {
    static std::string text(Lines&) {
        std::string words;
        for (const auto value : base::kAll<E>)
            words += (words.empty() ? "" : "|") + std::string(base::text_of(value));
        return "<" + words + ">";
    }
};
template <base::DescribedStruct T> struct Kind<T> {
    static std::string text(Lines& lines) {
        const std::string name(base::text_name<T>());
        if (!lines.try_emplace(name).second) return name;
        std::string fields;
        base::for_each_member<T>([&](auto member) {
            using Field = std::remove_reference_t<decltype(std::declval<T&>().*member.pointer)>;
            fields += std::string(" ") + member.name +
                      (store::kIsLater<decltype(member)::pointer> ? "*:" : ":") +
                      kind<Field>(lines);
        });
        lines[name] = fields;
        return name;
    }
};

template <class... E> void every_event(Lines& lines, const boost::variant2::variant<E...>*) {
    (kind<E>(lines), ...);
}
inline std::string of_the_journal() {
    Lines lines;
    every_event(lines, static_cast<const game::Event*>(nullptr));
    kind<game::RolledDie>(lines);
    std::string text;
    for (const auto& [name, fields] : lines) text += name + fields + "\n";
    return text;
}

}  // namespace shape
