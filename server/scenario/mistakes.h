#pragma once
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "scenario/reader.h"

/// Several mistakes of a file at once.
namespace scenario {

/// All that is wrong in a file: its parts are read one after the other, and a mistake in one hides
/// no other.
class Mistakes {
  public:
    /// Reads a part. False: something is wrong in it.
    template <class Read> bool part(Read read) {
        try {
            read();
            return true;
        } catch (const Malformed& wrong) {
            note(wrong);
            return false;
        }
    }
    /// The same of what an object has under this key, if it has it.
    template <class Read> bool field(const Field& object, std::string_view key, Read read) {
        return !object.has(key) || part([&] { read(object[key]); });
    }
    /// The same of each entry of a list.
    template <class Read>
    void items(const Field& object, std::string_view key, std::size_t least, Read read) {
        std::vector<Field> list;
        field(object, key, [&](const Field& field) { list = field.items(least); });
        for (const auto& item : list) part([&] { read(item); });
    }
    void keys(const Field& object, std::initializer_list<std::string_view> required,
              std::initializer_list<std::string_view> optional = {}) {
        part([&] {
            for (const auto& wrong : object.wrong_keys(required, optional)) note(wrong);
        });
    }

    void note(const Malformed& wrong) {
        const auto is_same = [&](const Malformed& other) {
            return other.path == wrong.path && other.what == wrong.what;
        };
        if (std::ranges::none_of(found_, is_same)) found_.push_back(wrong);
    }
    void note(const Field& where, const std::string& what) { note({where.path(), what}); }

    [[nodiscard]] const std::vector<Malformed>& found() const { return found_; }

  private:
    std::vector<Malformed> found_;
};

}  // namespace scenario
