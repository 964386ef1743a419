#include "ask/ask.h"

#include <algorithm>
#include <istream>
#include <ostream>

#include "ask/questions.h"

namespace ask {
namespace {

/// Answers one line after the other with the same memory.
class Asker {
  public:
    explicit Asker(std::ostream& answers) : answers_(answers) {}

    void answer(std::string_view line) {
        answer_.clear();
        mistake_.clear();
        if (line_.read(line))
            ask_what_stands_there();
        else
            mistake_ = line_.error();
        finish();
    }
    void answer_too_long() {
        mistake_ = "a line of more than 1 MiB";
        finish();
    }
    [[nodiscard]] bool all_were_questions() const { return all_were_questions_; }

  private:
    void ask_what_stands_there() {
        Fields question{line_, mistake_};
        const auto ask = question.word("q", kQuestions);
        if (mistake_.empty()) ask(question, answer_);
    }
    void finish() {
        if (!mistake_.empty()) {
            answer_.error(mistake_);
            all_were_questions_ = false;
        }
        const auto text = answer_.finish();
        answers_.write(text.data(), static_cast<std::streamsize>(text.size()));
    }

    std::ostream& answers_;
    JsonLine line_;
    Answer answer_;
    std::string mistake_;
    bool all_were_questions_ = true;
};

/// Puts lines together from what arrives in pieces; keeps no more of a line than may be valid.
class Lines {
  public:
    explicit Lines(Asker& asker) : asker_(asker) {}

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
        if (too_long_)
            asker_.answer_too_long();
        else
            asker_.answer(unfinished_);
        unfinished_.clear();
        too_long_ = false;
    }

    Asker& asker_;
    std::string unfinished_;
    bool too_long_ = false;
};

}  // namespace

int ask(std::istream& questions, std::ostream& answers) {
    constexpr std::streamsize piece_size = 1 << 16;
    Asker asker{answers};
    Lines lines{asker};
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

}  // namespace ask
