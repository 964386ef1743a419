#include "ask/ask.h"

#include <algorithm>
#include <istream>
#include <ostream>

#include "ask/questions.h"
#include "base/result.h"

namespace ask {
namespace {

/// Answers one line after the other with the same memory.
class Asker {
  public:
    /// The answer with its end, until the next question.
    std::string_view answer(std::string_view line) {
        answer_.clear();
        mistake_.clear();
        try {
            if (line_.read(line))
                ask_what_stands_there();
            else
                mistake_ = line_.error();
        } catch (const BrokenPromise& broken) {
            mistake_ = std::string("that cannot be answered: ") + broken.what();
        }
        return finish();
    }
    std::string_view answer_too_long() { return refuse("a line of more than 1 MiB"); }
    std::string_view refuse(std::string_view why) {
        answer_.clear();
        mistake_ = why;
        return finish();
    }
    [[nodiscard]] bool all_were_questions() const { return all_were_questions_; }

  private:
    void ask_what_stands_there() {
        Fields question{line_, mistake_};
        const auto ask = question.word("q", kQuestions);
        if (mistake_.empty()) ask(question, answer_);
    }
    std::string_view finish() {
        if (!mistake_.empty()) {
            answer_.error(mistake_);
            all_were_questions_ = false;
        }
        return answer_.finish();
    }

    JsonLine line_;
    Answer answer_;
    std::string mistake_;
    bool all_were_questions_ = true;
};

/// Puts lines together from what arrives in pieces; keeps no more of a line than may be valid.
class Lines {
  public:
    Lines(Asker& asker, std::ostream& answers) : asker_(asker), answers_(answers) {}

    void add(std::string_view piece) {
        while (!piece.empty()) {
            const auto end = piece.find('\n');
            keep(piece.substr(0, end));
            if (end == std::string_view::npos) return;
            finish_line();
            piece.remove_prefix(end + 1);
        }
    }
    /// The last line needs no newline.
    void finish() {
        if (!unfinished_.empty() || too_long_) finish_line();
    }

  private:
    void keep(std::string_view text) {
        too_long_ = too_long_ || unfinished_.size() + text.size() > kLongestLine;
        if (!too_long_) unfinished_ += text;
    }
    void finish_line() {
        const auto text = too_long_ ? asker_.answer_too_long() : asker_.answer(unfinished_);
        answers_.write(text.data(), static_cast<std::streamsize>(text.size()));
        unfinished_.clear();
        too_long_ = false;
    }

    Asker& asker_;
    std::ostream& answers_;
    std::string unfinished_;
    bool too_long_ = false;
};

}  // namespace

int ask(std::istream& questions, std::ostream& answers) {
    constexpr std::streamsize piece_size = 1 << 16;
    Asker asker;
    Lines lines{asker, answers};
    std::string piece(static_cast<std::size_t>(piece_size), '\0');
    auto& source = *questions.rdbuf();
    // sgetc waits for something to read, in_avail says how much there is without waiting for more.
    while (source.sgetc() != std::istream::traits_type::eof()) {
        const auto ready = std::clamp<std::streamsize>(source.in_avail(), 1, piece_size);
        const auto read = source.sgetn(piece.data(), ready);
        lines.add({piece.data(), static_cast<std::size_t>(read)});
        if (source.in_avail() <= 0) answers.flush();
    }
    lines.finish();
    answers.flush();
    return asker.all_were_questions() ? 0 : 1;
}

std::string answer_to(std::string_view question) {
    Asker asker;
    if (question.ends_with('\n')) question.remove_suffix(1);
    std::string answer;
    if (question.size() > kLongestLine)
        answer = asker.answer_too_long();
    else if (question.find('\n') != std::string_view::npos)
        answer = asker.refuse("a question is a single line");
    else
        answer = asker.answer(question);
    answer.pop_back();
    return answer;
}

}  // namespace ask
