#include "room/stream.h"

#include <cassert>

#include "fog/view_of.h"

namespace room {

void Stream::sleep() {
    projector_.sleep();
    updates_.clear();
    bytes_ = 0;
    whole_.reset();
}

void Stream::wake(const fog::Scene& scene) {
    projector_.wake(scene);
    if (is_numbered()) n_ = numbers_->first(wire::view_text(view(), audience_, 0));
    whole_.reset();
}

Text Stream::show(const fog::Scene& scene, const game::Changed& changed) {
    const auto next = is_numbered() ? n_ + 1 : n_;
    auto text = shared(wire::update_text(projector_, scene, changed, next));
    assert(view() == fog::view_of(scene.game, scene.told, scene.table));
    if (text->empty()) return nullptr;
    whole_.reset();
    if (is_numbered()) keep(text);
    return text;
}

void Stream::keep(Text update) {
    n_ = numbers_->next();
    bytes_ += update->size();
    updates_.push_back(std::move(update));
    for (; bytes_ > kBytesKept && updates_.size() > 1; updates_.pop_front())
        bytes_ -= updates_.front()->size();
}

std::vector<Text> Stream::catch_up(std::optional<std::int64_t> last) {
    const auto kept = static_cast<std::int64_t>(updates_.size());
    if (is_numbered() && last && *last <= n_ && *last >= n_ - kept)
        return {updates_.end() - static_cast<std::ptrdiff_t>(n_ - *last), updates_.end()};
    if (!whole_) whole_ = shared(wire::view_text(view(), audience_, n_));
    return {whole_};
}

}  // namespace room
