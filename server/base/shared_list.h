#pragma once
#include <initializer_list>
#include <memory>
#include <utility>
#include <vector>

/// A list that is read by everybody and changed hardly ever: copies share what it holds, so that
/// they cost nothing, and two that share it are equal at once. It is read as a vector.
template <class T> class SharedList {
  public:
    using List = std::vector<T>;

    SharedList() : list_(none()) {}
    SharedList(List list)  // NOLINT(google-explicit-constructor): a vector is assigned to it
        : list_(std::make_shared<List>(std::move(list))) {}
    SharedList(std::initializer_list<T> list) : SharedList(List(list)) {}
    SharedList(const SharedList&) = default;  // no move: nobody is left without a list
    SharedList& operator=(const SharedList&) = default;
    ~SharedList() = default;

    operator const List&() const { return *list_; }  // NOLINT(google-explicit-constructor)
    [[nodiscard]] const List& list() const { return *list_; }
    [[nodiscard]] auto begin() const { return list_->begin(); }
    [[nodiscard]] auto end() const { return list_->end(); }
    [[nodiscard]] std::size_t size() const { return list_->size(); }
    [[nodiscard]] bool empty() const { return list_->empty(); }
    [[nodiscard]] const T& operator[](std::size_t i) const { return (*list_)[i]; }
    [[nodiscard]] const T& front() const { return list_->front(); }
    [[nodiscard]] const T& back() const { return list_->back(); }

    /// To be changed, by one thread, before this is copied again: nobody else's list from now on.
    List& edit() {
        if (list_.use_count() > 1) list_ = std::make_shared<List>(*list_);
        return *list_;
    }

    bool operator==(const SharedList& other) const {
        return list_ == other.list_ || *list_ == *other.list_;
    }

  private:
    static const std::shared_ptr<List>& none() {
        static const auto list = std::make_shared<List>();
        return list;
    }

    std::shared_ptr<List> list_;
};
