#pragma once
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "ask/described.h"
#include "ask/json_line.h"
#include "base/geometry.h"
#include "rules/vocabulary.h"

/// The fields of a question, read strictly. The first mistake is kept, what follows it reads as
/// nothing. Or there is no question yet: then what would be read is written down for a form.
namespace ask {

/// What stands in a question for a value of the rulebook.
template <class E> struct Word {
    std::string_view text;
    E value;
};

struct Whole {
    int least, most;
};
struct Decimal {
    Inches least, most;
    bool without_least = false;  ///< "above 0"
    bool without_most = false;   ///< "below 360"
};

class Fields {
  public:
    Fields(JsonLine& line, std::string& mistake) : Fields(line, mistake, 0) {}
    /// Writes down what is asked for; everything reads as its default or its least value.
    explicit Fields(std::list<Described>& described) : described_(&described) {}

    [[nodiscard]] bool has(std::string_view name) const;
    bool flag(std::string_view name);
    int whole(std::string_view name, Whole range);
    int whole_or(std::string_view name, Whole range, int otherwise = 0);
    /// Where to leave it out is more than a default.
    std::optional<int> whole_if_given(std::string_view name, Whole range);
    Inches inches(std::string_view name, Decimal range);
    Inches inches_or(std::string_view name, Decimal range, Inches otherwise = {});
    rules::Effect effect(std::string_view name);
    template <class E, std::size_t N>
    E word(std::string_view name, const std::array<Word<E>, N>& words);
    template <class E, std::size_t N>
    E word_or(std::string_view name, const std::array<Word<E>, N>& words, E otherwise);
    /// An object inside this one.
    Fields object(std::string_view name);
    Fields object_or_empty(std::string_view name);
    /// The objects of a list; `most` of them. Empty when the list is left out.
    std::vector<Fields> objects_or_none(std::string_view name, std::size_t most);
    /// A list of [x, y].
    Polygon points(std::string_view name, std::size_t least, std::size_t most, Decimal range);

    /// Says what is wrong with a field that can be read, or is missing.
    void wrong(std::string_view name, std::string_view expected);
    /// No mistake, and no field that nobody has asked for. Asked of the whole question. False when
    /// there is none.
    bool complete();

  private:
    Fields(JsonLine& line, std::string& mistake, std::uint32_t node)
        : line_(&line), mistake_(&mistake), node_(node) {}

    static constexpr std::uint32_t kNothing = ~std::uint32_t{0};
    std::list<Described>* note(Described field);
    [[nodiscard]] std::uint32_t find(std::string_view name) const;
    std::uint32_t take(std::string_view name);
    std::uint32_t take_required(std::string_view name, std::string_view expected);
    [[nodiscard]] Node& node(std::uint32_t number) const { return line_->nodes()[number]; }
    void complain(std::uint32_t number, std::string_view expected);
    int whole_at(std::uint32_t number, Whole range);
    Inches inches_at(std::uint32_t number, Decimal range);
    Point point_at(std::uint32_t number, Decimal range);
    [[nodiscard]] bool reads(std::uint32_t number, std::string_view text) const;
    template <class E, std::size_t N>
    E word_value(std::uint32_t number, const std::array<Word<E>, N>& words);

    JsonLine* line_ = nullptr;  ///< none when fields are described
    std::string* mistake_ = nullptr;
    std::uint32_t node_ = kNothing;              ///< kNothing: an empty object
    std::list<Described>* described_ = nullptr;  ///< none when a question is read
};

/// "one of organic supporting".
template <class E, std::size_t N> std::string list_of(const std::array<Word<E>, N>& words) {
    std::string texts = "one of";
    for (const auto& word : words) texts += " " + std::string{word.text};
    return texts;
}

template <class E, std::size_t N>
E Fields::word_value(std::uint32_t number, const std::array<Word<E>, N>& words) {
    for (const auto& word : words)
        if (reads(number, word.text)) return word.value;
    complain(number, list_of(words));
    return words[0].value;
}
/// The words that a form offers.
template <class E, std::size_t N>
std::vector<std::string_view> texts_of(const std::array<Word<E>, N>& words) {
    std::vector<std::string_view> texts;
    texts.reserve(N);
    for (const auto& word : words) texts.push_back(word.text);
    return texts;
}
/// What a value is called in answers.
template <class E, std::size_t N>
std::string_view text_of(E value, const std::array<Word<E>, N>& words) {
    for (const auto& word : words)
        if (word.value == value) return word.text;
    return {};
}

template <class E, std::size_t N>
E Fields::word(std::string_view name, const std::array<Word<E>, N>& words) {
    if (described_ != nullptr) {
        note({.name = std::string{name},
              .kind = Described::Kind::Word,
              .required = true,
              .words = texts_of(words)});
        return words[0].value;
    }
    if (!has(name)) wrong(name, "required, " + list_of(words));
    return word_or(name, words, words[0].value);
}
template <class E, std::size_t N>
E Fields::word_or(std::string_view name, const std::array<Word<E>, N>& words, E otherwise) {
    if (described_ != nullptr) {
        note({.name = std::string{name},
              .kind = Described::Kind::Word,
              .otherwise = '"' + std::string{text_of(otherwise, words)} + '"',
              .words = texts_of(words)});
        return otherwise;
    }
    const auto number = take(name);
    return number == kNothing ? otherwise : word_value(number, words);
}

}  // namespace ask
