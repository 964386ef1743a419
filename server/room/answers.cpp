#include "room/answers.h"

namespace room {

constexpr std::size_t kRefusalsKept = 1000;

std::string Answers::key(std::string_view actor, std::string_view cmd_id) {
    return std::string(actor) + ' ' + std::string(cmd_id);
}

const Answer* Answers::find(std::string_view actor, std::string_view cmd_id) const {
    const auto found = answers_.find(key(actor, cmd_id));
    return found == answers_.end() ? nullptr : &found->second;
}

void Answers::keep(std::string_view actor, std::string_view cmd_id, Answer answer) {
    answers_[key(actor, cmd_id)] = std::move(answer);
}

void Answers::keep_refusal(std::string_view actor, std::string_view cmd_id, Answer answer) {
    refusals_.push_back(key(actor, cmd_id));
    answers_[refusals_.back()] = std::move(answer);
    if (refusals_.size() > kRefusalsKept) {
        answers_.erase(refusals_.front());
        refusals_.pop_front();
    }
}

}  // namespace room
