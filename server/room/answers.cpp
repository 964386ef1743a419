#include "room/answers.h"

namespace room {

constexpr std::size_t kRefusalsKept = 100;  // of each: who is refused often forgets only his own

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
    auto& ids = refusals_[std::string(actor)];
    ids.push_back(key(actor, cmd_id));
    answers_[ids.back()] = std::move(answer);
    if (ids.size() > kRefusalsKept) {
        answers_.erase(ids.front());
        ids.pop_front();
    }
}

}  // namespace room
