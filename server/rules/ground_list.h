#pragma once
#include <algorithm>
#include <bit>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "base/geometry.h"

/// What lies on a table: lists of it that copies share, looked up by place.
namespace rules {

/// Which of many boxes may touch another one: a first test that costs the same for five of them and
/// for five hundred. Made once, for boxes that stay where they are.
class PlaceIndex {
  public:
    explicit PlaceIndex(std::span<const Box> boxes);

    /// Calls `test(i)` for whatever may touch `box`, in order, until one says yes.
    template <class Test> [[nodiscard]] bool any_near(const Box& box, Test test) const {
        const auto* west = row(begins_by_x_, box.high.x);
        const auto* east = row(ends_from_x_, box.low.x);
        const auto* south = row(begins_by_y_, box.high.y);
        const auto* north = row(ends_from_y_, box.low.y);
        for (std::size_t word = 0; word < words_; ++word)
            for (auto left = west[word] & east[word] & south[word] & north[word]; left != 0;
                 left &= left - 1)
                if (test(64 * word + static_cast<std::size_t>(std::countr_zero(left)))) return true;
        return false;
    }

  private:
    /// A bit for each box, for each strip of the table.
    using Strips = std::vector<std::uint64_t>;

    static constexpr std::int32_t kStripWidth = 8'000;  ///< thousandths of an inch
    static constexpr std::int32_t kStrips = 30;         ///< of the widest table

    /// What lies beyond the table is in the first or in the last.
    static std::size_t strip_of(Inches place) {
        const auto strip = place.thousandths / kStripWidth;
        return static_cast<std::size_t>(std::clamp(strip, 0, kStrips - 1));
    }
    [[nodiscard]] const std::uint64_t* row(const Strips& strips, Inches place) const {
        return strips.data() + strip_of(place) * words_;
    }
    void note(Strips& strips, std::size_t from, std::size_t end, std::size_t i) const;

    std::size_t words_;
    Strips begins_by_x_, ends_from_x_, begins_by_y_, ends_from_y_;
};

/// What lies on a table, of one kind: copies share it, and it is looked up by place. It is read as
/// a vector. `box_of(item)` is the box that the item lies in.
template <class T> class GroundList {
  public:
    using List = std::vector<T>;

    GroundList() : held_(none()) {}
    GroundList(List list)  // NOLINT(google-explicit-constructor): a vector is assigned to it
        : held_(std::make_shared<const Held>(std::move(list))) {}
    GroundList(std::initializer_list<T> list) : GroundList(List(list)) {}
    GroundList(const GroundList&) = default;  // no move: nobody is left without a list
    GroundList& operator=(const GroundList&) = default;
    ~GroundList() = default;

    operator const List&() const { return list(); }  // NOLINT(google-explicit-constructor)
    [[nodiscard]] const List& list() const { return held_->list; }
    [[nodiscard]] auto begin() const { return list().begin(); }
    [[nodiscard]] auto end() const { return list().end(); }
    [[nodiscard]] std::size_t size() const { return list().size(); }
    [[nodiscard]] bool empty() const { return list().empty(); }
    [[nodiscard]] const T& operator[](std::size_t i) const { return list()[i]; }

    /// In order: all that may touch the box, and some that do not.
    template <class Visit> void for_each_near(const Box& box, Visit visit) const {
        static_cast<void>(any_near(box, [&](const T& item) {
            visit(item);
            return false;
        }));
    }
    template <class Test> [[nodiscard]] bool any_near(const Box& box, Test test) const {
        return held_->index.any_near(box, [&](std::size_t i) { return test(list()[i]); });
    }

    void push_back(T item) {
        edit([&](List& list) { list.push_back(std::move(item)); });
    }
    /// `change(list)`; whoever shared the list keeps it as it was.
    template <class Change> void edit(Change change) {
        auto changed = list();
        change(changed);
        *this = std::move(changed);
    }

    bool operator==(const GroundList& other) const {
        return held_ == other.held_ || list() == other.list();
    }

  private:
    struct Held {
        List list;
        PlaceIndex index;
        explicit Held(List of) : list(std::move(of)), index(boxes_of(list)) {}
    };
    static std::vector<Box> boxes_of(const List& list) {
        std::vector<Box> boxes;
        boxes.reserve(list.size());
        for (const auto& item : list) boxes.push_back(box_of(item));
        return boxes;
    }
    static const std::shared_ptr<const Held>& none() {
        static const auto held = std::make_shared<const Held>(List{});
        return held;
    }

    std::shared_ptr<const Held> held_;
};

}  // namespace rules
