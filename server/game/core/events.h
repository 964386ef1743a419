#pragma once
#include <string>
#include <type_traits>
#include <vector>

/// What happens in a battle, for those who add to it.
namespace game {

/// A die, for the books: whoever knows the seed can roll it again. [S-05]
struct RolledDie {
    std::string purpose;
    int face = 0;
    bool is_set = false;  ///< by the referee [REF-01]
    bool operator==(const RolledDie&) const = default;
};

struct Event;

/// What happens, in order. A chapter adds its own messages and knows no others; who reads them
/// needs play/events.h.
class Events {
  public:
    Events();
    template <class... Kinds>
        requires(sizeof...(Kinds) > 0 && (!std::is_same_v<Kinds, Events> && ...))
    Events(const Kinds&... kinds) : Events() {
        (push_back(kinds), ...);
    }
    Events(const Events& other);
    Events(Events&& other) noexcept;
    Events& operator=(const Events& other);
    Events& operator=(Events&& other) noexcept;
    ~Events();

    /// For each kind of event; events.cpp holds them all. By reference: clang 19 at -O2 spoilt a
    /// small kind that it passed in registers.
    template <class Kind> void push_back(const Kind& kind);
    void push_back(const Event& event);
    void push_back(Event&& event);
    void push_front(Event event);
    void append(const Events& others);
    void clear();

    [[nodiscard]] bool empty() const;
    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] const Event* begin() const;
    [[nodiscard]] const Event* end() const;
    [[nodiscard]] Event* begin();
    [[nodiscard]] Event* end();
    const Event& operator[](std::size_t number) const;
    Event& operator[](std::size_t number);
    [[nodiscard]] const Event& back() const;
    Event& back();
    [[nodiscard]] const Event& front() const;

  private:
    std::vector<Event> events_;
};

}  // namespace game
