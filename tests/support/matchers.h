#pragma once
#include <algorithm>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

#include "base/refusal_code.h"
#include "base/result.h"
#include "game/play/events.h"

/// What tests ask of results and events.
namespace support {

/// `CHECK_THAT(decide(...), IsRefused("already_declared"))`, with any rules that it must cite.
class IsRefused : public Catch::Matchers::Impl::MatcherUntypedBase {
  public:
    explicit IsRefused(std::string code, std::vector<std::string> rules = {})
        : code_(std::move(code)), rules_(std::move(rules)) {}
    template <class T> bool match(const Result<T>& result) const {
        if (result.has_value() || word_of(result.error().code) != code_) return false;
        return std::ranges::all_of(rules_, [&](const auto& rule) {
            return std::ranges::find(result.error().rules, rule) != result.error().rules.end();
        });
    }
    std::string describe() const override {
        auto text = "is refused as " + code_;
        for (const auto& rule : rules_) text += " by " + rule;
        return text;
    }

  private:
    std::string code_;
    std::vector<std::string> rules_;
};

class IsAccepted : public Catch::Matchers::Impl::MatcherUntypedBase {
  public:
    template <class T> bool match(const Result<T>& result) const { return result.has_value(); }
    std::string describe() const override { return "is accepted"; }
};

/// Every event of one kind, in the order of happening.
template <class E> std::vector<E> all_of(const game::Events& events) {
    std::vector<E> found;
    for (const auto& event : events)
        if (const auto* e = get_if<E>(&event)) found.push_back(*e);
    return found;
}
/// The only event of this kind; the test fails when there is none or more than one.
template <class E> E the(const game::Events& events) {
    const auto found = all_of<E>(events);
    REQUIRE(found.size() == 1);
    return found.front();
}
template <class E> std::size_t count(const game::Events& events) {
    return all_of<E>(events).size();
}
/// The place of the first event of this kind; the number of events when there is none.
template <class E> std::size_t first(const game::Events& events) {
    const auto is_kind = [](const auto& event) { return holds_alternative<E>(event); };
    return static_cast<std::size_t>(std::ranges::find_if(events, is_kind) - events.begin());
}
/// What the rule of this id contributed; 0 when it is not in the working.
inline int value_of(const rules::Working& working, std::string_view rule) {
    int value = 0;
    for (const auto& line : working)
        if (line.rule == rule) value += line.value;
    return value;
}

}  // namespace support

namespace Catch {
template <class T> struct StringMaker<Result<T>> {
    static std::string convert(const Result<T>& result) {
        if (result.has_value()) return "accepted";
        auto text = "refused as " + std::string{word_of(result.error().code)} + " (" +
                    result.error().reason + ")";
        for (const auto& rule : result.error().rules) text += " " + rule;
        return text;
    }
};
template <> struct StringMaker<Point> {
    static std::string convert(Point p) {
        return "(" + std::to_string(p.x.thousandths) + ", " + std::to_string(p.y.thousandths) + ")";
    }
};
template <> struct StringMaker<Inches> {
    static std::string convert(Inches i) { return std::to_string(i.thousandths) + "/1000 in"; }
};
template <class Tag> struct StringMaker<Id<Tag>> {
    static std::string convert(Id<Tag> id) { return "#" + std::to_string(id.value); }
};
}  // namespace Catch
