#include "game/play/events.h"

#include <tuple>

namespace game {

Event::Event(const Event& other) = default;
Event::Event(Event&& other) noexcept = default;
Event& Event::operator=(const Event& other) = default;
Event& Event::operator=(Event&& other) noexcept = default;
Event::~Event() = default;

Events::Events() = default;
Events::Events(const Events& other) = default;
Events::Events(Events&& other) noexcept = default;
Events& Events::operator=(const Events& other) = default;
Events& Events::operator=(Events&& other) noexcept = default;
Events::~Events() = default;

template <class Kind> void Events::push_back(const Kind& kind) { events_.emplace_back(kind); }
void Events::push_back(const Event& event) { events_.push_back(event); }
void Events::push_back(Event&& event) { events_.push_back(std::move(event)); }
void Events::push_front(Event event) { events_.insert(events_.begin(), std::move(event)); }
void Events::append(const Events& others) {
    events_.insert(events_.end(), others.events_.begin(), others.events_.end());
}
void Events::clear() { events_.clear(); }
bool Events::empty() const { return events_.empty(); }
std::size_t Events::size() const { return events_.size(); }
const Event* Events::begin() const { return events_.data(); }
const Event* Events::end() const { return events_.data() + events_.size(); }
Event* Events::begin() { return events_.data(); }
Event* Events::end() { return events_.data() + events_.size(); }
const Event& Events::operator[](std::size_t number) const { return events_[number]; }
Event& Events::operator[](std::size_t number) { return events_[number]; }
const Event& Events::back() const { return events_.back(); }
Event& Events::back() { return events_.back(); }
const Event& Events::front() const { return events_.front(); }

namespace {

/// Makes push_back once for every kind, here: chapters that call it do not know the others.
template <class... Kinds> auto for_each_kind(const boost::variant2::variant<Kinds...>*) {
    return std::tuple{static_cast<void (Events::*)(const Kinds&)>(&Events::push_back<Kinds>)...};
}
[[gnu::used]] const auto kPushBacks = for_each_kind(static_cast<const EventKinds*>(nullptr));

}  // namespace
}  // namespace game
