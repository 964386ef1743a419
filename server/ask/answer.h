#pragma once
#include <string>
#include <string_view>

#include "rules/vocabulary.h"

namespace ask {

/// "12", "7.5": as few decimals as say it exactly.
std::string inches_text(Inches inches);

/// One line of JSON. Fields stand in the order in which they are given.
class Answer {
  public:
    Answer& number(std::string_view name, int value);
    Answer& inches(std::string_view name, Inches value);
    Answer& truth(std::string_view name, bool value);
    Answer& text(std::string_view name, std::string_view value);
    Answer& null(std::string_view name);
    /// The rules that decided and what each contributed.
    Answer& why(const rules::Working& working);
    /// A number as printed, then what changed it.
    Answer& why(std::string_view rule, int printed, rules::Working modifiers);
    /// The same where the values are thousandths of an inch.
    Answer& why_in_inches(const rules::Working& working);
    /// One rule that decided.
    Answer& because(std::string_view rule, int value);
    /// Everything else is forgotten.
    void error(std::string_view why);
    void clear() { line_ = "{"; }
    /// The line with its end. Ask once.
    std::string_view finish();

  private:
    void name(std::string_view name);
    void quoted(std::string_view text);
    template <class Value> void working(const rules::Working& working, Value value);

    std::string line_ = "{";
};

}  // namespace ask
